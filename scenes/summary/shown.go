package summary

import (
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/fold"
	"portcullis/save"
)

// eyes says whose secrets a menu may show of a match that people still play: anybody may
// be looking at a menu.
type eyes uint8

const (
	everybody eyes = iota // nothing is hidden, or the match is over
	one                   // what a seat knows: that of the only person, or any of an open match
	nobody                // several people keep secrets: what all of them know
)

// eyesOn tells whose eyes see a match in a menu, and from which seat.
func eyesOn(m *match.Match) (eyes, rules.Seat) {
	switch {
	case !m.Info().Hidden || m.Over():
		return everybody, rules.NoSeat
	case !m.Secret() || persons(m) <= 1:
		return one, m.Humans().First()
	}
	return nobody, rules.NoSeat
}

// chair is the seat from which the picture of a match is drawn: that of its first person; NoSeat if there is none.
func chair(m *match.Match) rules.Seat {
	if m.Humans() == 0 {
		return rules.NoSeat
	}
	return m.Humans().First()
}

// persons is how many people play a match; they are told apart by their names.
func persons(m *match.Match) int {
	names := map[string]bool{}
	for _, s := range m.Seats() {
		if s.Player == save.Human {
			names[fold.Person(s.Name)] = true
		}
	}
	return len(names)
}

// Shown is a match as a menu may show it.
func Shown(m *match.Match) rules.State {
	who, seat := eyesOn(m)
	if who != nobody {
		return m.View(seat)
	}
	s := m.State()
	for seat := range m.Seats() {
		r := rules.NewRand(uint64(m.Len()))
		s = s.Veiled(rules.Seat(seat), &r)
	}
	return s
}

// Veiled is why a match cannot be watched from its beginning; empty if it can.
func Veiled(m *match.Match) string {
	if m.Secret() && !m.Over() && m.Humans() != 0 {
		return rules.Say("Hands are hidden in this match. It can be watched once it is over.")
	}
	return ""
}
