package kurth

import "strings"

// Fact is a number about the match, for lessons: "overrun" locations, "limit" of them that loses, "spirit", "mana",
// "turn", "spells" and "specials" that may still be used in this turn, and "markers/<location>".
func (s *State) Fact(name string) (int, bool) {
	switch name {
	case "overrun":
		return s.overrun(), true
	case "limit":
		return s.limit(), true
	case "spirit":
		return int(s.spirit), true
	case "mana":
		return int(s.mana), true
	case "turn":
		return int(s.turn), true
	case "spells":
		return int(s.spellsLeft), true
	case "specials":
		if s.specialUsed {
			return 0, true
		}
		return 1, true
	}
	if id, ok := strings.CutPrefix(name, "markers/"); ok {
		for i := range s.game.places {
			if s.game.places[i].ID == id {
				return int(s.markers[i]), true
			}
		}
	}
	return 0, false
}
