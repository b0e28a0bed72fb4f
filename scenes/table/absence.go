package table

import (
	"math/bits"
	"slices"

	"portcullis/rules"
)

// absence is what a person has not seen of what happened since the last decision.
type absence struct {
	back    bool // the person was not at the screen
	missed  int  // the first decision that was not shown in full, or went by in a hurry; -1: none
	hurried bool // all that was missed went by in a hurry, before the eyes of the person
}

// end says that the person has been told: from here on everything is news.
func (a *absence) end() { *a = absence{missed: -1} }

// miss notes that a decision was not shown as it is usually, since it went by in a hurry or not at all.
func (a *absence) miss(n int, hurried bool) {
	a.hurried = hurried && (a.hurried || a.missed < 0)
	if a.missed < 0 || n < a.missed {
		a.missed = n
	}
}

// skip notes that the rest of what was to be shown is not.
func (a *absence) skip(p *playback) {
	switch {
	case p.active && !p.now.recap && (p.rolls || p.shown < len(p.events)):
		a.miss(p.now.from, false)
	case len(p.queue) > 0 && !p.queue[0].recap:
		a.miss(p.queue[0].from, false)
	}
}

// hurry notes that what is shown goes by too fast to be read.
func (a *absence) hurry(p *playback) {
	if !p.now.recap {
		a.miss(p.now.from, true)
	}
}

// away is the decision from which on the person is told what happened; false: that person has seen it all.
func (t *Table) away() (from int, ok bool) {
	m := t.config.Match
	last := t.lastOwn()
	switch a := t.absent; {
	case t.reckoned[t.viewer] == m.Len():
		return 0, false
	case a.hurried && !a.back && a.missed < last: // in the middle of a turn it was not told
		return a.missed, true
	case a.missed >= 0 && a.missed < last: // what the own decision led to
		return max(0, last-1), true
	case a.back, a.missed >= 0, t.several(last):
		return last, last < m.Len()
	}
	return 0, false
}

// lastTurn is the decision with which the last turn of the person ended, or the first of those by which others answered right before, where turns of others lie between that and the one that
// begins now; false: there are none, or no turn of the person begins.
func (t *Table) lastTurn() (n int, ok bool) {
	m, now := t.config.Match, false
	for entry := m.Len() - 1; entry >= 0; entry-- {
		for _, e := range slices.Backward(m.Seen(entry, t.viewer)) {
			switch own := e.Seat != rules.NoSeat && t.own(e.Seat); {
			case e.Kind != rules.TurnBegan, now && own && t.lastOwn() <= entry+1: // a turn that passed by itself is told of with the others
			case !now && !own:
				return n, ok
			case now && own:
				return answeredFrom(n, entry, func(n int) bool { return t.own(m.History()[n].Seat()) }), ok
			case !own:
				n, ok = entry, true
			case t.lastOwn() > entry+1: // in the middle of a turn of one's own
				return n, ok
			default:
				now = true
			}
		}
	}
	if h := m.History(); now && !ok && len(h) > 0 { // the first turn of all begins before any decision
		ok = !t.own(h[0].Seat())
	}
	return n, ok
}

// answeredFrom is the first of the decisions of others right before the one that ended a turn of the person, which began with a decision:
// what they answered to the last deed in it was told, if at all, while the turn already went to its end.
func answeredFrom(ended, began int, own func(n int) bool) int {
	for ended > began+1 && !own(ended-1) {
		ended--
	}
	return ended
}

// period is what a recap or a digest tells of.
type period uint8

const (
	sinceDecision period = iota // the last one of the person
	sinceTurn                   // the last one of the person
	sinceBegin                  // of the match: the person has had no turn yet
)

// periodOf is what is told of from a decision on, where that is the end of a turn of the person or the beginning of the first one of others,
// or else a decision of the person.
func (t *Table) periodOf(from int, turns bool) period {
	switch {
	case !turns:
		return sinceDecision
	case from == 0 && !t.own(t.config.Match.History()[0].Seat()):
		return sinceBegin
	}
	return sinceTurn
}

// said is a heading for it.
func (p period) said() string {
	return [...]string{sinceDecision: rules.Say("Since your last decision"), sinceTurn: rules.Say("Since your last turn"), sinceBegin: rules.Say("Since the match began")}[p]
}

// amid reports whether what was hurried waits to be told until a turn of the person begins: a fight is not interrupted for what
// went by before the eyes of the person. Where turns are nobody's it waits until the next of their phases begins.
func (t *Table) amid() bool {
	if a := t.absent; !a.hurried || a.back {
		return false
	}
	m := t.config.Match
	for n := m.Len() - 1; n >= 0; n-- {
		for _, e := range slices.Backward(m.Seen(n, t.viewer)) {
			switch nobodys := e.Seat == rules.NoSeat; {
			case nobodys && (e.Kind == rules.TurnBegan || e.Kind == rules.PhaseBegan):
				return n < t.absent.missed
			case e.Kind == rules.TurnBegan:
				return !t.own(e.Seat) || n < t.absent.missed
			}
		}
	}
	return false
}

// own reports whether a seat is the person's who looks on.
func (t *Table) own(seat rules.Seat) bool {
	return seat == t.viewer || samePerson(t.players(), t.viewer, seat)
}

// lastOwn is the position behind the last decision of the person who looks on, in whichever seat.
func (t *Table) lastOwn() (last int) {
	for _, p := range t.players() {
		if p.Computer == "" && t.own(p.Seat) {
			last = max(last, t.config.Match.LastOf(p.Seat))
		}
	}
	return last
}

// done is the last choice of the person who is asked, if it was made in the turn that goes on; Verb 0: none was.
func (t *Table) done() rules.Choice {
	last := t.config.Match.LastOf(t.viewer)
	if last == 0 || t.config.Lesson != nil {
		return rules.Choice{}
	}
	if e := t.config.Match.History()[last-1]; e.Turn == t.base.Progress().Turn {
		return e.Choice
	}
	return rules.Choice{}
}

// several reports whether more than one other player has decided from a position on.
func (t *Table) several(from int) bool {
	var others rules.Seats
	for _, e := range t.config.Match.History()[from:] {
		others |= rules.SeatsOf(e.Seat())
	}
	return bits.OnesCount64(uint64(others)) > 1 && from > 0
}
