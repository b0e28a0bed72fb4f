package match

import (
	"fmt"
	"slices"

	"portcullis/rules"
)

// Entry is one choice of the history and what came of it. Its slices must not be changed.
type Entry struct {
	Choice      rules.Choice
	Notation    string
	Kind        string            // Decision.Kind that it answered
	Seats       rules.Seats       // who could have answered it
	Turn        int               // Progress.Turn when it was made
	Description rules.Description // in the words of the moment before it
	Events      []rules.Event
	forced      queued    // what was done to the dice that wait since the entry before it
	settled     []settled // all preferences that were settled before it
}

// Seat is the seat that decided, the lowest one if several could have.
func (e Entry) Seat() rules.Seat { return e.Seats.First() }

// spacing is how many entries lie between two kept copies of the state. A position is
// found by playing at most that many choices, and a match of 5,000 decisions keeps about
// 300 copies.
const spacing = 16

// timeline is everything that was decided, what was taken back at its end included. A
// position of it is counted by the entries that stand there: 0 is the start.
type timeline struct {
	entries []Entry
	frames  []rules.State // frames[i] is the position i*spacing, forced dice and preferences included
	tip     queued        // the dice that wait at the position behind the last entry
}

// queued is what is done at a position to the dice that wait there.
type queued struct {
	anew  bool // those that waited are forgotten first
	faces []uint8
}

func (q queued) put(s rules.State) error {
	if q.anew {
		if err := s.Force(); err != nil {
			return err
		}
	}
	if len(q.faces) == 0 {
		return nil
	}
	return s.Force(q.faces...)
}

// add enters what was decided at position, in place of whatever was decided there before. Now and
// then it keeps before, a copy of the state there.
func (t *timeline) add(position int, e Entry, before rules.State) {
	e.forced = t.cut(position)
	t.tip = queued{}
	t.entries = append(t.entries, e)
	if position%spacing == 0 {
		t.frames = append(t.frames, before)
	}
}

// force queues faces at position; what was taken back there is forgotten.
func (t *timeline) force(position int, faces []uint8) {
	was := t.cut(position)
	t.tip = queued{was.anew, append(slices.Clip(was.faces), faces...)}
}

// fix puts faces in the place of all that wait at position; what was taken back there is forgotten.
func (t *timeline) fix(position int, faces []uint8) {
	t.cut(position)
	t.tip = queued{true, slices.Clone(faces)}
}

// cut forgets all entries from position on and returns what is done to the dice that wait there.
func (t *timeline) cut(position int) queued {
	forced := t.forcedAt(position)
	clear(t.entries[position:])
	t.entries = t.entries[:position]
	frames := (position + spacing - 1) / spacing
	clear(t.frames[frames:])
	t.frames = t.frames[:frames]
	t.tip = forced
	return forced
}

func (t *timeline) forcedAt(position int) queued {
	if position == len(t.entries) {
		return t.tip
	}
	return t.entries[position].forced
}

// at plays the nearest kept copy forward to a position. Position 0 of an empty timeline
// has no copy; the caller has the state itself.
func (t *timeline) at(position int) (rules.State, error) {
	i := min(position/spacing, len(t.frames)-1)
	s := t.frames[i].Clone()
	for n := i * spacing; n < position; n++ {
		if err := settle(s, t.entries[n].settled...); err != nil {
			return nil, fmt.Errorf("the preferences before decision %d cannot be settled a second time: %w", n+1, err)
		}
		if _, err := s.Apply(t.entries[n].Choice); err != nil {
			return nil, fmt.Errorf("decision %d (%s) cannot be played a second time: %w", n+1, t.entries[n].Notation, err)
		}
		if err := t.forcedAt(n + 1).put(s); err != nil {
			return nil, fmt.Errorf("the dice queued after decision %d cannot be queued a second time: %w", n+1, err)
		}
	}
	return s, nil
}

// Len is how many decisions stand.
func (m *Match) Len() int { return m.stand }

// Total is how many decisions stand or can be played again.
func (m *Match) Total() int { return len(m.past.entries) }

// History is what was decided and stands, first one first. It holds until the next change
// of the match.
func (m *Match) History() []Entry { return m.past.entries[:m.stand:m.stand] }

// Undone is what was taken back and can be played again, in the order of playing. It
// holds until the next change of the match.
func (m *Match) Undone() []Entry { return slices.Clip(m.past.entries[m.stand:]) }

// At is the state with the first n entries standing, 0 to [Match.Total]: the moment
// before History()[n]. It is a copy of its own, at the cost of a few choices.
func (m *Match) At(n int) (rules.State, error) {
	switch {
	case n == m.stand:
		return m.state.Clone(), nil
	case n < 0 || n > m.Total():
		return nil, fmt.Errorf("position %d; the match has positions 0 to %d", n, m.Total())
	}
	s, err := m.past.at(n)
	if err == nil && n < m.Total() {
		err = settle(s, m.past.entries[n].settled...)
	}
	return s, err
}

// LastOf is the position behind the last standing decision that seat could have made: what
// has happened from there on is news to it. 0 if it has not decided yet.
func (m *Match) LastOf(seat rules.Seat) int {
	for n := m.stand; n > 0; n-- {
		if m.past.entries[n-1].Seats.Has(seat) {
			return n
		}
	}
	return 0
}
