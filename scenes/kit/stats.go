package kit

import (
	"portcullis/game/match"
	"portcullis/rules"
)

// Stats is what can be counted in a match of any game.
type Stats struct {
	Turns       int
	Choices     int  // of people, where people played; as the attacks are
	People      bool // people played
	AttacksWon  int
	AttacksLost int
	Dice        []match.Dice // by the kind of die
	Removed     int          // pieces of the enemy removed
	TakenBack   int          // choices taken back while the match was on the table
}

// Count reads the statistics of a match from what happened in it.
func Count(m *match.Match) Stats {
	told := m.Statistics()
	people := m.Humans()
	s := Stats{Turns: m.State().Progress().Turns(), People: people != 0, TakenBack: told.Undos.TakenBack, Dice: told.Dice}
	for _, seat := range told.Seats {
		if s.People && !people.Has(seat.Seat) {
			continue
		}
		s.Choices += seat.Decisions
		s.AttacksWon += seat.AttacksWon
		s.AttacksLost += seat.AttacksLost
	}
	for _, entry := range m.History() {
		for _, e := range entry.Events {
			if e.Kind == rules.PieceRemoved {
				s.Removed += int(e.N)
			}
		}
	}
	return s
}
