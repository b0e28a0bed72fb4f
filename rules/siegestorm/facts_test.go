package siegestorm

import (
	"testing"

	"portcullis/rules"
)

// Each fact is the number that the state has, of every seat, wherever its cards are; a name that is none is told as that.
func TestFacts(t *testing.T) {
	g := content
	options := g.Info().Defaults()
	options["mode"], options["deck_pool"], options["deck2"] = "lms", "all", "starter_styxia"
	state, err := g.New(rules.Setup{Seats: 3, Options: options, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*State)
	for i, r := 0, rules.NewRand(5); i < 60 && !s.Decision().Over(); i++ {
		list := s.Decision().Choices
		if _, err := s.Apply(list[r.IntN(len(list))]); err != nil {
			t.Fatal(err)
		}
	}
	for d, name := range map[side]string{0: "resources/0", 1: "resources/1", 2: "resources/2"} {
		if n, ok := s.Fact(name); !ok || n != s.sides[d].resources.len() || n == 0 {
			t.Errorf("%s is %d, %v", name, n, ok)
		}
	}
	for _, name := range []string{"factions/0", "factions/1", "factions/2"} {
		if n, ok := s.Fact(name); !ok || n != 1 {
			t.Errorf("%s of a starter deck is %d, %v", name, n, ok)
		}
	}
	for i := range s.cards { // the decks of the first two seats together
		if s.cards[i].owner == 1 {
			s.cards[i].owner = 0
		}
	}
	if n, _ := s.Fact("factions/0"); n != 2 {
		t.Errorf("two decks in one have cards of %d factions", n)
	}
	for _, name := range []string{"", "resources", "resources/3", "resources/-1", "resources/x", "hand/0"} {
		if _, ok := s.Fact(name); ok {
			t.Errorf("%q is a fact", name)
		}
	}
}
