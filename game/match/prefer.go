package match

import (
	"errors"
	"slices"

	"portcullis/rules"
	"portcullis/save"
)

// settled is a preference that a seat settled in the course of the match.
type settled struct {
	seat  rules.Seat
	id    string
	value string
}

// Preferences is what a seat has settled about how it wants to be asked; nothing in a game
// that has no preferences.
func (m *Match) Preferences(seat rules.Seat) []rules.Preference {
	p, ok := m.state.(rules.Preferrer)
	if !ok || seat < 0 || int(seat) >= len(m.header.Seats) {
		return nil
	}
	return p.Preferences(seat)
}

// CanPrefer tells whether a seat may settle its preferences now: only who is asked may, so
// that nobody changes them for another seat. False comes with the reason.
func (m *Match) CanPrefer(seat rules.Seat) (rules.Text, bool) {
	switch {
	case len(m.Preferences(seat)) == 0:
		return rules.T("There is nothing to settle"), false
	case m.Over():
		return rules.T("The match is over"), false
	case !m.Decider().Has(seat):
		return rules.T("How %s wants to be asked can be changed when %s is to decide", m.SeatName(seat), m.SeatName(seat)), false
	}
	return rules.Text{}, true
}

// Prefer settles a preference of a seat that is to decide, and records it. It counts from
// the next decision on and outlives undo: how somebody wants to be asked is not taken back.
// Decisions that were taken back cannot be played again after it, since they were asked for
// under the old one. The error is a *[rules.Refusal], what the game has against the id or
// the value, or a *[NotKept].
func (m *Match) Prefer(seat rules.Seat, id, value string) error {
	if why, ok := m.CanPrefer(seat); !ok {
		return &rules.Refusal{Why: why}
	}
	if now, ok := rules.FindPreference(m.state.(rules.Preferrer), seat, id); ok && now.Value == value {
		return nil
	}
	p := settled{seat, id, value}
	if err := m.prefer(p); err != nil {
		return err
	}
	return m.keep(save.PreferRecord(seat, id, value))
}

func (m *Match) prefer(p settled) error {
	if err := settle(m.state, p); err != nil {
		return err
	}
	m.settled = replace(m.settled, p)
	m.past.cut(m.stand)
	return nil
}

// replace returns a new list with a preference in place of its earlier value: entries of the
// history share the lists.
func replace(list []settled, p settled) []settled {
	kept := slices.DeleteFunc(slices.Clone(list), func(q settled) bool { return q.seat == p.seat && q.id == p.id })
	return append(kept, p)
}

func settle(s rules.State, list ...settled) error {
	for _, p := range list {
		preferrer, ok := s.(rules.Preferrer)
		if !ok {
			return errors.New("the game has no preferences")
		}
		if err := preferrer.Prefer(p.seat, p.id, p.value); err != nil {
			return err
		}
	}
	return nil
}
