package table

import (
	"slices"
	"time"

	"portcullis/rules"
	"portcullis/scenes/ink"
)

// stillTime is for how long the large button takes no click once it means something else than at the last click, from when it
// shows that: one that was on its way was meant for what stood there before.
const stillTime = 300 * time.Millisecond

// meaning is what a click on the large button does, and what is asked there.
type meaning struct {
	el     rules.Element
	choice rules.Choice
	ask    string
}

// stand is what the large button means, and in which turn.
type stand struct {
	meaning
	turn int
}

// largeButton is the large button between two clicks.
type largeButton struct {
	means   stand           // what it meant when somebody was asked last
	shown   time.Duration   // since when it has meant that
	clicked time.Duration   // when a person clicked last
	before  stand           // what it meant then
	ever    bool            // somebody has clicked
	asked   bool            // that click answered a question
	ending  bool            // the last click that answered a question was on the large button
	place   ink.Rect        // where the button lay that was clicked, the large one or another for a choice; empty: it was another click
	chips   []rules.Element // which buttons for choices stood there when somebody was asked last
	chipsAt time.Duration   // since when they have
	on      rules.Element   // which of the others that was, or of what lies in the place of the large one; empty: the large one, or none
}

// habit is for how long after a click that answered a question Hurry and Skip take none: one that was on its way was meant for
// the large button in their place. For so long after it the large button takes none either where a turn has ended by itself: who was
// about to end it by that button has first to see that it has ended. Where others were watched in between, that has been seen.
const habit = 1500 * time.Millisecond

// inItsPlace are the buttons that lie where the large one is when a person is asked.
var inItsPlace = []rules.Element{idHurry, idSkip, idAccept}

// isChip reports whether an element is a choice that became a button.
func (t *Table) isChip(id rules.Element) bool {
	return slices.ContainsFunc(t.scene.chips, func(c chip) bool { return c.id == id })
}

// isButton reports whether an element is a button, be it on the board.
func (t *Table) isButton(id rules.Element) bool {
	return id.Kind() == "button" || id != "" && id == t.scene.main || t.isChip(id)
}

// deafFor is for how long an element takes no click yet, as one that is on its way was meant for what stood there before: the large
// button while it is still, another button for a choice where one lay that was clicked, and Hurry, Skip and what goes on from a recap in
// place of the large one.
func (t *Table) deafFor(id rules.Element) time.Duration {
	b := &t.button
	since := t.clock - b.clicked
	switch {
	case id == "":
	case id == t.scene.main:
		return t.stillFor()
	case (id == idHurry || id == idSkip) && b.asked && t.mode() != Asking:
		return max(0, habit-since)
	case id != b.on && (t.isChip(id) || since < stillTime && id == idAccept):
		if box, ok := t.Where(id); ok && box.Overlaps(b.place) {
			return max(0, t.strangeFor(id)-(t.clock-max(b.clicked, b.chipsAt)))
		}
	}
	return 0
}

// strangeFor is for how long a button takes no click where another one was clicked before it: longer where it is one that else is large, as
// what ends a turn must not come under a hand that was about to do something else.
func (t *Table) strangeFor(id rules.Element) time.Duration {
	if slices.Contains(t.scene.plan.Main, id) {
		return 2 * stillTime
	}
	return stillTime
}

// settled takes in which buttons for choices stand there, and since when: where something was shown in between, they are new.
func (t *Table) settled() {
	b := &t.button
	if t.mode() != Asking {
		b.chips = nil
		return
	}
	same := len(b.chips) == len(t.scene.chips)
	for i := range t.scene.chips {
		same = same && b.chips[i] == t.scene.chips[i].id
	}
	if same {
		return
	}
	b.chips, b.chipsAt = b.chips[:0], t.clock
	for i := range t.scene.chips {
		b.chips = append(b.chips, t.scene.chips[i].id)
	}
}

// deaf is for how long some button for a choice takes no click yet.
func (t *Table) deaf() time.Duration {
	if t.mode() != Asking {
		return 0
	}
	longest := t.stillFor()
	if t.button.place.Empty() {
		return longest
	}
	for _, c := range t.scene.chips {
		longest = max(longest, t.deafFor(c.id))
	}
	return longest
}

// intend takes in what the large button means as it is laid out.
func (t *Table) intend() {
	t.settled()
	p := &t.scene.plan
	if t.scene.main == "" || t.mode() != Asking {
		return
	}
	m := meaning{el: t.scene.main, ask: t.base.Prompt().Ask.String()}
	m.choice, _ = t.path.Aim(m.el)
	if c, ok := p.Direct[m.el]; ok {
		m.choice = c
	}
	if c, ok := p.onward(t.path); ok && m.el == idOnward {
		m.choice = c
	}
	if b, now := &t.button, (stand{m, t.base.Progress().Turn}); now != b.means {
		b.means, b.shown = now, t.clock
	}
}

// still reports whether the large button takes no click yet.
func (t *Table) still() bool { return t.stillFor() > 0 }

// stillFor is how long that lasts; 0: it takes clicks.
func (t *Table) stillFor() time.Duration {
	b := &t.button
	if !b.ever || b.means.el == "" || t.mode() != Asking {
		return 0
	}
	still := time.Duration(0)
	over := b.means.turn != b.before.turn && !b.ending && t.config.Lesson == nil // a lesson says which button is meant
	if over {
		still = habit - (t.clock - b.clicked)
	}
	if over || b.means.meaning != b.before.meaning || b.on == idAccept { // a second click on what lay in its place
		still = max(still, stillTime-(t.clock-max(b.shown, b.clicked)))
	}
	return max(0, still)
}

// click is a click of the pointer. One that was meant for what stood there before does nothing, and says so.
func (t *Table) click(id rules.Element) {
	b := &t.button
	if t.deafFor(id) > 0 {
		t.tooSoon(id)
		return
	}
	before, asked := b.means, t.mode() == Asking
	large := id != "" && id == t.scene.main
	var place ink.Rect
	var on rules.Element
	if chosen := t.isChip(id) || slices.Contains(inItsPlace, id); large || chosen {
		if place, _ = t.Where(id); !large {
			on = id
		}
	}
	t.pick(id)
	b.clicked, b.before, b.ever, b.asked, b.place, b.on = t.clock, before, true, asked || t.posted, place, on
	if asked {
		b.ending = large
	}
}

// tooSoon shows that a click on a button was heard, and tells why it did nothing; the second of a double click wants no words.
func (t *Table) tooSoon(id rules.Element) {
	if t.mode() != Asking || t.covered() {
		return
	}
	if t.shakes, t.dirty = append(t.shakes, id), true; t.clock-t.button.clicked < stillTime {
		return
	}
	t.missed = note{about: id, body: []string{rules.Say("This has just changed: your click was meant for what stood here before. Click again if you want this.")}}
	t.missedOn, t.dirty = t.stage.Hot(), true
}
