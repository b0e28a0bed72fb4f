package table

import (
	"slices"
	"time"

	"portcullis/rules"
)

// earlyTime is for how long a click that came while somebody else was shown still counts.
const earlyTime = 1500 * time.Millisecond

// early is a click that came while somebody else was shown, on what can be clicked once the person is asked.
type early struct {
	id    rules.Element // empty: there was none
	until time.Duration
}

// hurries is a click while something is shown: it shows the rest at once. Where no dice fell the click goes on to what it was meant for, if
// that can be clicked and means what it meant before: at once where what was shown was what the person has just done, else as soon as the
// person is asked.
func (t *Table) hurries(id rules.Element) {
	quiet, own, before := t.quiet(), t.ownShown(), t.button.means
	t.early = early{}
	if quiet && !own && id != "" && !t.isButton(id) {
		t.early = early{id, t.clock + earlyTime}
	}
	t.hasten()
	t.comes()
	if !quiet || !own || t.mode() != Asking || t.curtain != nil || t.covered() || id == t.scene.main && t.button.means != before {
		return
	}
	if _, direct := t.directly(id); direct || t.path.Can(id) {
		t.pickChoice(id)
	}
}

// quiet reports whether what is shown is news, for which no dice fall, and no loss that stays until it has been read.
func (t *Table) quiet() bool {
	p := &t.play
	return p.active && !p.now.recap && !t.resting() && !slices.ContainsFunc(p.events, func(e rules.Event) bool { return e.Kind == rules.DiceRolled })
}

// ownShown reports whether what is shown is a choice of the person who looks on, and nothing more.
func (t *Table) ownShown() bool {
	p := &t.play
	return len(p.queue) == 0 && !p.now.computer && p.now.seat == t.viewer
}

// comes lets a click that came while somebody else was shown go on to what it was meant for, once the person is asked and soon enough: it
// only begins a choice, or makes one that the person can take back.
func (t *Table) comes() {
	id := t.early.id
	if id == "" || t.play.running() || t.mode() == Waiting {
		return
	}
	late := t.clock > t.early.until
	t.early = early{}
	if late || t.mode() != Asking || t.curtain != nil || t.covered() || t.posted || !t.path.Can(id) {
		return
	}
	if c, ends := t.makes(t.path, id); !ends || t.mild(c) {
		t.pickChoice(id)
	}
}

// mild reports whether a choice brings nothing to light, and leaves the person asked: it can be taken back.
func (t *Table) mild(c rules.Choice) bool {
	after := t.base.Clone()
	events, err := after.Apply(c)
	return err == nil && !slices.ContainsFunc(events, brings) && after.Decision().Seats.Has(t.viewer)
}
