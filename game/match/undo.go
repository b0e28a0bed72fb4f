package match

import (
	"errors"

	"portcullis/rules"
	"portcullis/save"
)

// Scope is how far one undo or redo goes.
type Scope uint8

// The scopes.
const (
	Step Scope = iota // one decision of a person, with what only led to it
	Turn              // to where the turn began, or to the beginning of the turn before
)

// Plan is what an undo or a redo would do, or why it cannot be done.
type Plan struct {
	Stand    int        // decisions that stand afterwards
	Count    int        // decisions taken back or played again
	Sentence rules.Text // "Take back: Move to the Armory", or why not: "The dice have been seen"
	Rule     string     // ledger id behind a reason why not, if there is one
	What     rules.Text // what cannot be taken back, where that is the reason; empty: nothing in particular
}

// Undos counts the use of undo and redo in a match.
type Undos struct {
	Undone    int // how often undo was used
	Redone    int // how often redo was used
	TakenBack int // decisions taken back, all in all
}

// CanUndo tells what Undo would do. False: it cannot, and the plan says why. Without
// take-backs an undo of the turn, or of a decision with what led to it, goes back as far as nothing new was seen.
func (m *Match) CanUndo(s Scope) (Plan, bool) {
	target, ok := m.back(s)
	if !ok {
		return m.stays("Nothing has been decided yet")
	}
	return m.CanUndoTo(max(target, min(m.free(target), m.stand-1)))
}

// CanUndoTo tells what UndoTo would do. False: it cannot, and the plan says why.
func (m *Match) CanUndoTo(n int) (Plan, bool) {
	if n < 0 || n >= m.stand {
		return m.stays("There is nothing to take back to that point")
	}
	if barrier := m.free(n); barrier > n {
		p := m.barred(barrier - 1)
		p.What, _ = m.meant(n, m.stand)
		return p, false
	}
	return Plan{Stand: n, Count: m.stand - n, Sentence: m.takingBack(n, m.stand)}, true
}

// CanRedo tells what Redo would do. False: it cannot, and the plan says why.
func (m *Match) CanRedo(s Scope) (Plan, bool) {
	if m.stand == m.Total() {
		return m.stays("Nothing has been taken back")
	}
	return m.CanRedoTo(m.forth(s))
}

// CanRedoTo tells what RedoTo would do. False: it cannot, and the plan says why.
func (m *Match) CanRedoTo(n int) (Plan, bool) {
	if n <= m.stand || n > m.Total() {
		return m.stays("There is nothing to play again up to that point")
	}
	return Plan{Stand: n, Count: n - m.stand, Sentence: m.playingAgain(m.stand, n)}, true
}

// Undo takes back one decision of a person, or the turn. The error is a *[rules.Refusal]
// that says why it cannot be done, or a *[NotKept].
func (m *Match) Undo(s Scope) error {
	return m.carryOut(m.CanUndo(s))
}

// UndoTo takes back all but the first n decisions; see [Match.Undo] for the errors.
func (m *Match) UndoTo(n int) error {
	return m.carryOut(m.CanUndoTo(n))
}

// Redo plays again what one undo took back; see [Match.Undo] for the errors.
func (m *Match) Redo(s Scope) error {
	return m.carryOut(m.CanRedo(s))
}

// RedoTo plays again until n decisions stand; see [Match.Undo] for the errors.
func (m *Match) RedoTo(n int) error {
	return m.carryOut(m.CanRedoTo(n))
}

func (m *Match) carryOut(p Plan, ok bool) error {
	if !ok {
		return &rules.Refusal{Rule: p.Rule, Why: p.Sentence}
	}
	kind := save.Redo
	if p.Stand < m.stand {
		kind = save.Undo
	}
	if err := m.moveTo(p.Stand); err != nil {
		return err
	}
	return m.keep(save.Record{Kind: kind, N: p.Stand})
}

// moveTo makes n decisions stand, of those that were ever made.
func (m *Match) moveTo(n int) error {
	if n < 0 || n > m.Total() || n == m.stand {
		return errors.New("no such position to go to")
	}
	s, err := m.past.at(n)
	if err == nil {
		err = settle(s, m.settled...)
	}
	if err != nil {
		return err
	}
	if n < m.stand {
		m.undos.Undone++
		m.undos.TakenBack += m.stand - n
	} else {
		m.undos.Redone++
	}
	m.state, m.stand = s, n
	m.call()
	for i := range m.told {
		m.told[i].cut(n)
	}
	return nil
}

// back finds where an undo goes: to a decision of a person, where people play at all.
func (m *Match) back(s Scope) (int, bool) {
	target, ok := 0, false
	turn := m.state.Progress().Turn
	for n := m.stand - 1; n >= 0; n-- {
		if !m.asksPerson(n) {
			continue
		}
		if !ok {
			// With nothing decided in this turn yet, the turn before is meant.
			turn = min(turn, m.past.entries[n].Turn)
		}
		if ok && m.past.entries[n].Turn != turn {
			break
		}
		target, ok = n, true
		if s == Step {
			target = m.before(n)
			break
		}
	}
	return target, ok
}

// before is where the way to entry n began: before the choices that only led to it. What leads on and has led nowhere yet is
// a decision of its own.
func (m *Match) before(n int) int {
	entries := m.past.entries
	if entries[n].Description.Prelude {
		return n
	}
	for n > 0 && entries[n-1].Description.Prelude && entries[n-1].Seats == entries[n].Seats {
		n--
	}
	return n
}

// leadsOn reports whether entry n only led to another one.
func (m *Match) leadsOn(n int) bool {
	entries := m.past.entries
	for at := n; at < m.Total() && entries[at].Seats == entries[n].Seats; at++ {
		if !entries[at].Description.Prelude {
			return at > n
		}
	}
	return false
}

// forth finds where a redo goes: the next decision of a person, or the end of what was
// taken back; for a turn, where the turn next grew.
func (m *Match) forth(s Scope) int {
	turn := m.past.entries[m.stand].Turn
	for n := m.stand + 1; n < m.Total(); n++ {
		if m.asksPerson(n) && (s == Step && !m.leadsOn(n-1) || m.past.entries[n].Turn != turn) {
			return n
		}
	}
	return m.Total()
}

// asksPerson reports whether entry n was a person's to decide; in a match among computer
// players every decision counts.
func (m *Match) asksPerson(n int) bool {
	humans := m.Humans()
	return humans == 0 || m.past.entries[n].Seats&humans != 0
}

// free is the earliest position, not before n, that undo may go back to.
func (m *Match) free(n int) int {
	if m.header.TakeBacks {
		return n
	}
	asking := m.asking()
	for at := m.stand; at > n; at-- {
		e := m.past.entries[at-1]
		if e.Seats&asking == 0 || m.shown(at-1) != nil {
			return at
		}
	}
	return n
}

// asking is the seats that may be asking for an undo: the people who are to decide; while
// a computer decides and when the match is over, all people.
func (m *Match) asking() rules.Seats {
	humans := m.Humans()
	if deciding := m.Decider() & humans; deciding != 0 {
		return deciding
	}
	if humans != 0 {
		return humans
	}
	return ^rules.Seats(0)
}

// barred is the reason why entry n cannot be taken back.
func (m *Match) barred(n int) Plan {
	p := Plan{Stand: m.stand}
	if seen := m.shown(n); seen != nil {
		p.Sentence, p.Rule = whatWasSeen(seen), seen.Rule
		return p
	}
	p.Sentence = rules.T("That was for %s to decide", m.SeatName(m.past.entries[n].Seat()))
	return p
}

// shown returns an event of entry n that showed something new to a person, or nil. What only computer players saw is no matter as long
// as none of them was asked anything then: that, too, tells people something of a hand.
func (m *Match) shown(n int) *rules.Event {
	events, humans := m.past.entries[n].Events, m.Humans()
	if humans == 0 || !m.secret || m.asked(n+1)&^humans != 0 {
		return revealed(events)
	}
	var known []rules.Event
	for seat := range rules.Seat(save.MaxSeats) {
		if !humans.Has(seat) {
			continue
		}
		for i, e := range m.seen(events, seat) {
			if e.Reveals && events[i].Reveals {
				known = append(known, events[i])
			}
		}
	}
	return revealed(known)
}

// asked is who was, or is, to decide at a position.
func (m *Match) asked(n int) rules.Seats {
	if n < m.stand {
		return m.past.entries[n].Seats
	}
	return m.Decider()
}

func (m *Match) stays(reason string) (Plan, bool) {
	return Plan{Stand: m.stand, Sentence: rules.T(reason)}, false
}

// revealed returns an event that showed something new, dice before anything else, or nil.
func revealed(events []rules.Event) *rules.Event {
	var seen *rules.Event
	for i := range events {
		e := &events[i]
		if !e.Reveals {
			continue
		}
		if seen == nil || len(e.Thrown()) > 0 && len(seen.Thrown()) == 0 {
			seen = e
		}
	}
	return seen
}

func whatWasSeen(e *rules.Event) rules.Text {
	switch e.Kind {
	case rules.DiceRolled, rules.DieChanged:
		return rules.T("The dice have been seen")
	case rules.CardMoved, rules.PileShuffled:
		return rules.T("A card has been seen")
	case rules.PhaseBegan:
		return rules.T("The phase before it is over")
	}
	return rules.T("Something hidden has been seen")
}

// takingBack says what undo does to the entries from one position to another.
func (m *Match) takingBack(from, to int) rules.Text {
	what, n := m.meant(from, to)
	if n == 1 {
		return rules.T("Take back: %s", what)
	}
	return rules.Plural(n, "Take back %d decision, the first: %s", "Take back %d decisions, the first: %s", n, what)
}

// playingAgain says what redo does to the entries from one position to another.
func (m *Match) playingAgain(from, to int) rules.Text {
	what, n := m.meant(from, to)
	if n == 1 {
		return rules.T("Play again: %s", what)
	}
	return rules.Plural(n, "Play again %d decision, the first: %s", "Play again %d decisions, the first: %s", n, what)
}

// meant is the first of the entries from one position to another that did not only lead to another one, in words, and how
// many of those there are.
func (m *Match) meant(from, to int) (what rules.Text, n int) {
	for at := from; at < to; at++ {
		if m.leadsOn(at) && at+1 < to {
			continue
		}
		if n++; n == 1 {
			what = m.named(m.past.entries[at])
		}
	}
	return what, n
}

// named is an entry in words that the people who may be asking are allowed to read.
func (m *Match) named(e Entry) rules.Text {
	if m.secret && e.Seats&m.asking() == 0 {
		return m.decided(e)
	}
	return e.Description.Sentence
}

// decided tells that a seat decided, and what only if everybody sees that.
func (m *Match) decided(e Entry) rules.Text {
	if m.overt(e) {
		return m.by(e)
	}
	return rules.T("a decision of %s", m.SeatName(e.Seat()))
}

// overt reports whether everybody sees what was decided though no event tells of it.
func (m *Match) overt(e Entry) bool {
	o, ok := m.state.(rules.Overt)
	return ok && o.Overt(e.Choice)
}

// by tells who decided what.
func (m *Match) by(e Entry) rules.Text {
	return rules.T("%s: %s", m.SeatName(e.Seat()), e.Description.Sentence)
}
