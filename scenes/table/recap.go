package table

import (
	"time"
	"unicode/utf8"

	"portcullis/game/match"
	"portcullis/rules"
)

// A recap shows a person again what happened. It takes up at most so many decisions; all its sentences together are read for
// at most so long, and all of it, with what moves, is shown for at most so long at normal speed (see spending.left: the last
// quarter is never spent).
const (
	recapDecisions = 60
	recapReading   = 6 * time.Second
	recapTime      = 16 * time.Second
)

// lift shows the board to the person who took over, beginning with what happened since that
// person last looked.
func (t *Table) lift() {
	t.viewer = t.curtain.next.Seat
	t.curtain = nil
	t.absent.back = true
	from := max(t.config.Match.LastOf(t.viewer), t.watched[t.viewer])
	t.recap(from)
}

// news is the position from which on others have decided since the person who is asked last
// did; false if there is nothing to show again.
func (t *Table) news() (from int, ok bool) {
	m := t.config.Match
	if t.mode() != Asking {
		return 0, false
	}
	from = m.LastOf(t.viewer)
	return from, from < m.Len()
}

// past is the position from which on what has happened can be seen again: the last decision of a person at the screen that was no
// answer in the turn of somebody else, so that all it led to is shown. False: nothing has been decided yet.
func (t *Table) past() (from int, ok bool) {
	m := t.config.Match
	if mode := t.mode(); m.Len() == 0 || mode != Asking && mode != Ended {
		return 0, false
	}
	players := t.players()
	var own rules.Seats
	for _, p := range players {
		if p.Computer == "" && (t.secrecy() == Public || samePerson(players, t.viewer, p.Seat)) {
			own |= rules.SeatsOf(p.Seat)
			from = max(from, m.LastOf(p.Seat))
		}
	}
	if n, ok := lastActed(m.History(), own); ok {
		return n, true
	}
	return max(0, from-1), true
}

// lastActed is the index of the last decision of some seats that was no answer in the turn of another seat; false: there is none
// among those that a recap can take up.
func lastActed(entries []match.Entry, own rules.Seats) (last int, ok bool) {
	turn := rules.NoSeat // whose it is; games in which a turn is nobody's know no answers
	for n := max(0, len(entries)-2*recapDecisions); n < len(entries); n++ {
		if entries[n].Seats&own != 0 && (turn == rules.NoSeat || own.Has(turn)) {
			last, ok = n, true
		}
		for _, e := range entries[n].Events {
			if e.Kind == rules.TurnBegan {
				turn = e.Seat
			}
		}
	}
	return last, ok
}

// memorable reports whether so much has happened since a person last decided that a button to see
// it again is of use: somebody else has decided, or many events followed.
func (t *Table) memorable() bool {
	if _, ok := t.news(); ok && t.secrecy() == Secret {
		return true
	}
	from, ok := t.past()
	m := t.config.Match
	return ok && (m.Len()-from > 1 || len(m.Seen(from, t.viewer)) >= manyEvents)
}

// again shows once more what has happened since a person last decided.
func (t *Table) again() {
	if from, ok := t.past(); ok {
		t.seeFrom(from)
	}
}

// seeFrom shows once more what has happened from a position on.
func (t *Table) seeFrom(n int) {
	if !t.covered() {
		t.play.asked = true
		t.recap(n)
	}
}

// dateDigest keeps from where on what the digest tells of is seen again: later that begins with what the person has chosen since.
func (t *Table) dateDigest() {
	if from, ok := t.past(); ok && t.digest != nil {
		t.digest.from = from
	}
}

// recap shows what happened from a position on, as the person may see it.
func (t *Table) recap(from int) {
	m := t.config.Match
	from = max(from, m.Len()-recapDecisions)
	t.at, t.base = from, t.stateAt(from)
	t.path = Path{}
	t.play.queue, t.play.held, t.play.review, t.play.spent = t.replayed(from), nil, 0, spending{most: recapTime, recap: true}
	for _, b := range t.play.queue {
		for n := b.from; n < b.to; n++ {
			t.play.review += len(m.Seen(n, t.viewer))
		}
		t.play.review -= max(0, b.events-1)
	}
	t.dirty = true
	if !t.play.running() || t.factor() == 0 && !t.play.asked {
		t.play.queue = nil
		t.rest()
	}
}

// reading is how long an event of a recap is looked at so that its sentence can be read.
func (p *playback) reading(words string) time.Duration {
	const glance, letter = 250 * time.Millisecond, 22 * time.Millisecond
	need := glance + letter*time.Duration(utf8.RuneCountInString(words))
	return min(need, recapReading/time.Duration(max(1, p.review)))
}

// forget takes back that seats have seen what is undone.
func (t *Table) forget(to int) {
	t.kept = nil
	for seat, n := range t.watched {
		t.watched[seat] = min(n, to)
	}
	for seat, n := range t.reckoned {
		t.reckoned[seat] = min(n, to)
	}
}

// refresh looks at the match anew where it changed without a decision: names, or how a
// seat wants to be asked.
func (t *Table) refresh() {
	t.dirty = true
	if t.curtain == nil && !t.play.running() && t.viewer != rules.NoSeat {
		t.base = t.stateAt(t.at)
	}
}
