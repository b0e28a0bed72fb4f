package table

import (
	"time"

	"portcullis/rules"
)

// An event in which the person loses something stays for so long at normal speed: where the game does it by itself, and in the
// turn of a computer player, which has a time of its own. A click ends it.
const (
	harmTime   = 1500 * time.Millisecond
	theirsTime = 750 * time.Millisecond
)

// harm is how long the event at an index of what is shown stays because the person loses something in it: the last one of
// several such in a row. 0: nothing is lost.
func (t *Table) harm(i int) time.Duration {
	p := &t.play
	if p.now.recap || !t.harms(i) || i+1 < len(p.events) && t.harms(i+1) {
		return 0
	}
	if p.now.computer {
		return theirsTime
	}
	return harmTime
}

// harms reports whether the person loses in an event what is not paid with.
func (t *Table) harms(i int) bool {
	p := &t.play
	before := p.start
	if i > 0 {
		before = p.states[i-1]
	}
	was, ok := before.(rules.Accountant)
	if !ok {
		return false
	}
	now, ok := p.states[i].(rules.Accountant)
	return ok && rules.Compare(was.Account(t.viewer, nil), now.Account(t.viewer, nil)).Hurts()
}
