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
	Faces       [7]int // how often each face of a die was thrown; Faces[0] is not used
	Dice        int    // dice thrown in all
	Spells      int
	Specials    int
	Removed     int // pieces of the enemy removed
	SpiritLost  int
	TakenBack   int // choices taken back while the match was on the table
}

// Count reads the statistics of a match from what happened in it.
func Count(m *match.Match) Stats {
	s := Stats{Turns: m.State().Progress().Turn, Choices: m.Len()}
	for _, entry := range m.History() {
		for _, e := range entry.Events {
			s.count(e)
		}
	}
	return s
}

func (s *Stats) count(e rules.Event) {
	switch e.Kind {
	case rules.DiceRolled:
		for _, face := range e.Dice[:e.Count] {
			if face >= 1 && face <= 6 {
				s.Faces[face]++
				s.Dice++
			}
		}
	case rules.AttackResolved:
		if e.N >= e.M {
			s.AttacksWon++
		} else {
			s.AttacksLost++
		}
	case rules.PieceRemoved:
		s.Removed += int(e.N)
	case rules.TrackChanged:
		if e.Name == "spirit_changed" && e.N < 0 {
			s.SpiritLost -= int(e.N)
		}
	}
	switch e.Name {
	case "spell_cast":
		s.Spells++
	case "special_used":
		s.Specials++
	}
}

// expected is how often each face would come up with dice that are fair.
func (s Stats) expected() float64 { return float64(s.Dice) / 6 }
