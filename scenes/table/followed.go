package table

import (
	"slices"

	"portcullis/rules"
)

// turnOver is the last decision of the person in a turn of one's own and the event of it with which something else began by itself, a
// phase or the next turn; false: nothing has begun since that decision. What the person was asked in a phase that is nobody's, as who
// takes a hit, belongs to that phase.
func (t *Table) turnOver() (n, event int, ok bool) {
	m := t.config.Match
	h := m.History()
	for n = t.lastOwn() - 1; n >= 0 && n > t.lastOwn()-mostTraced; n-- {
		if t.own(h[n].Seat()) && t.inTurn(n) {
			event = slices.IndexFunc(m.Seen(n, t.viewer), begins)
			return n, event, event >= 0
		}
	}
	return 0, 0, false
}

// inTurn reports whether a decision was made in a turn of the person, or in a phase of it.
func (t *Table) inTurn(n int) bool {
	for n--; n >= 0; n-- {
		for _, e := range slices.Backward(t.config.Match.Seen(n, t.viewer)) {
			if begins(e) {
				return e.Seat != rules.NoSeat && t.own(e.Seat)
			}
		}
	}
	return false
}

// following is what has followed by itself on the last turn of the person who is asked now, whoever decided in it; in a lesson the
// mentor tells of it.
func (t *Table) following() []rules.Event {
	n, event, ok := t.turnOver()
	if !ok || t.viewer == rules.NoSeat || t.config.Lesson != nil {
		return nil
	}
	m := t.config.Match
	events := slices.Clone(m.Seen(n, t.viewer)[event:])
	for n++; n < m.Len(); n++ {
		events = append(events, m.Seen(n, t.viewer)...)
	}
	return events
}
