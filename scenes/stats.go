package scenes

import (
	"portcullis/game/match"
	"portcullis/rules"
)

// Stats is what can be counted in a match of any game.
type Stats struct {
	Turns       int
	Choices     int
	AttacksWon  int
	AttacksLost int
	Dice        []match.Dice // by the kind of die
	Spells      int
	Specials    int
	Removed     int // pieces of the enemy removed
	SpiritLost  int
	TakenBack   int // choices taken back while the match was on the table
}

// Count reads the statistics of a match from what happened in it.
func Count(m *match.Match) Stats {
	told := m.Statistics()
	s := Stats{Turns: m.State().Progress().Turn, Choices: told.Decisions, TakenBack: told.Undos.TakenBack, Dice: told.Dice}
	for _, seat := range told.Seats {
		s.AttacksWon += seat.AttacksWon
		s.AttacksLost += seat.AttacksLost
	}
	for _, entry := range m.History() {
		for _, e := range entry.Events {
			s.count(e)
		}
	}
	return s
}

func (s *Stats) count(e rules.Event) {
	switch {
	case e.Kind == rules.PieceRemoved:
		s.Removed += int(e.N)
	case e.Name == "spirit_changed" && e.N < 0:
		s.SpiritLost -= int(e.N)
	case e.Name == "spell_cast":
		s.Spells++
	case e.Name == "special_used":
		s.Specials++
	}
}
