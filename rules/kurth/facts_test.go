package kurth

import "testing"

// Each fact is the number that the state has, and a name that is none is told as that.
func TestFacts(t *testing.T) {
	s := deal(t, load(t), 1, "easy")
	s.markers = [placeCount]int16{8, 0, 1, 3, 9, 7, 3, 8}
	s.spirit, s.mana, s.turn, s.spellsLeft, s.specialUsed = 6, 4, 10, 2, true
	for name, want := range map[string]int{
		"overrun": 3, "limit": s.limit(), "spirit": 6, "mana": 4, "turn": 10, "spells": 2, "specials": 0,
		"markers/" + s.game.places[4].ID: 9,
	} {
		if got, ok := s.Fact(name); !ok || got != want {
			t.Errorf("%s is %d, %v; want %d", name, got, ok, want)
		}
	}
	s.specialUsed = false
	if n, _ := s.Fact("specials"); n != 1 {
		t.Errorf("specials is %d", n)
	}
	for _, name := range []string{"", "markers", "markers/nowhere", "gold"} {
		if _, ok := s.Fact(name); ok {
			t.Errorf("%q is a fact", name)
		}
	}
}
