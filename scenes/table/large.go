package table

import (
	"slices"
	"time"

	"portcullis/rules"
	"portcullis/scenes/ink"
)

// stillTime is for how long the large button takes no click once it means something else than at the last click, from when it
// shows that: one that was on its way was meant for what stood there before.
const stillTime = 500 * time.Millisecond

// meaning is what a click on the large button does, and what is asked there.
type meaning struct {
	el     rules.Element
	choice rules.Choice
	ask    string
}

// largeButton is the large button between two clicks.
type largeButton struct {
	means   meaning       // what it meant when somebody was asked last
	shown   time.Duration // since when it has meant that
	clicked time.Duration // when a person clicked last
	before  meaning       // what it meant then
	ever    bool          // somebody has clicked
	asked   bool          // that click answered a question
	large   ink.Rect      // where the large button lay that was clicked; empty: it was another click
}

// habit is for how long after a click that answered a question Hurry and Skip take none: one that was on its way was meant for
// the large button in their place.
const habit = 1500 * time.Millisecond

// habitual reports whether a click on an element was meant for what stood there before.
func (t *Table) habitual(id rules.Element) bool {
	b := &t.button
	return (id == idHurry || id == idSkip) && b.ever && b.asked && t.mode() != Asking && t.clock-b.clicked < habit
}

// slipped reports whether a click on another button for a choice was meant for the large button, which lay there a moment ago.
func (t *Table) slipped(id rules.Element) bool {
	box, ok := t.Where(id)
	return ok && t.clock-t.button.clicked < stillTime && !t.button.large.Intersect(box).Empty() &&
		slices.ContainsFunc(t.scene.chips, func(c chip) bool { return c.id == id })
}

// slipsFor is for how long some button takes no click for that reason.
func (t *Table) slipsFor() time.Duration {
	if t.mode() != Asking || !slices.ContainsFunc(t.scene.chips, func(c chip) bool { return t.slipped(c.id) }) {
		return 0
	}
	return stillTime - (t.clock - t.button.clicked)
}

// intend takes in what the large button means as it is laid out.
func (t *Table) intend() {
	p := &t.scene.plan
	if t.scene.main == "" || t.mode() != Asking {
		return
	}
	m := meaning{el: t.scene.main, ask: t.base.Prompt().Ask.String()}
	m.choice, _ = t.path.Aim(m.el)
	if c, ok := p.Direct[m.el]; ok {
		m.choice = c
	}
	if c, ok := t.path.putBack(m.el); ok {
		m.choice = c
	}
	if b := &t.button; m != b.means {
		b.means, b.shown = m, t.clock
	}
}

// still reports whether the large button takes no click yet.
func (t *Table) still() bool { return t.stillFor() > 0 }

// stillFor is how long that lasts; 0: it takes clicks.
func (t *Table) stillFor() time.Duration {
	b := &t.button
	if !b.ever || b.means.el == "" || b.means == b.before || t.mode() != Asking {
		return 0
	}
	return max(0, stillTime-(t.clock-max(b.shown, b.clicked)))
}

// click is a click of the pointer. One on the large button does nothing while that is still.
func (t *Table) click(id rules.Element) {
	b := &t.button
	if id != "" && id == t.scene.main && t.still() || t.habitual(id) || t.slipped(id) {
		return
	}
	before, asked := b.means, t.mode() == Asking
	var large ink.Rect
	if id != "" && id == t.scene.main {
		large, _ = t.Where(id)
	}
	t.pick(id)
	b.clicked, b.before, b.ever, b.asked, b.large = t.clock, before, true, asked, large
}

// hurries is a click while something is shown: it shows the rest at once. Where that was what the person has just done, and no
// dice fell, the click goes on to what it was meant for, if that can be clicked and means what it meant before.
func (t *Table) hurries(id rules.Element) {
	quiet, before := t.quiet(), t.button.means
	t.skip()
	if !quiet || t.mode() != Asking || t.curtain != nil || t.covered() || id == t.scene.main && t.button.means != before {
		return
	}
	if _, direct := t.directly(id); direct || t.path.Can(id) {
		t.pickChoice(id)
	}
}

// quiet reports whether what is shown is a choice of the person who looks on for which no dice fall.
func (t *Table) quiet() bool {
	p := &t.play
	return p.active && len(p.queue) == 0 && !p.now.computer && !p.now.recap && p.now.seat == t.viewer &&
		!slices.ContainsFunc(p.events, func(e rules.Event) bool { return e.Kind == rules.DiceRolled })
}
