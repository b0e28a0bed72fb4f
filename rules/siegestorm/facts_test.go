package siegestorm

import (
	"io/fs"
	"testing"

	"portcullis/assets"
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
	for _, name := range []string{"", "resources", "resources/3", "resources/-1", "resources/x", "hands/0"} {
		if _, ok := s.Fact(name); ok {
			t.Errorf("%q is a fact", name)
		}
	}
}

// The facts of a storm, of a hand and of the piles beside it, in the position of the first lesson: all that a storm changes.
func TestFactsOfAStorm(t *testing.T) {
	data, err := fs.ReadFile(assets.Lessons(), "siegestorm/s1.position.json")
	if err != nil {
		t.Fatal(err)
	}
	state, err := content.Restore(data)
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*State)
	for _, step := range []struct {
		choice string
		want   map[string]int
	}{
		{"continue", map[string]int{"strength": 0, "hand/0": 1, "hand/1": 1, "heal/0": 0, "ready/0": 0, "defence/5": 0, "defence/18": 3}},
		{"storm", nil},
		{"pass", map[string]int{"strength": 3, "heal/0": 1, "resources/1": 14}},
		{"strike at seat 1", map[string]int{"strength": 0, "resources/1": 11}},
		{"creature se_lantern_bearer#5", map[string]int{"hand/0": 0, "defence/5": 2}},
	} {
		c, err := content.Parse(step.choice)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.Apply(c); err != nil {
			t.Fatal(err)
		}
		for name, want := range step.want {
			if n, ok := s.Fact(name); !ok || n != want {
				t.Errorf("after %s: %s is %d, %v; want %d", step.choice, name, n, ok, want)
			}
		}
	}
	s.sides[0].support.push(15)
	s.boss.life, s.boss.menace = 4, 2
	for name, want := range map[string]int{"ready/0": 1, "life": 4, "menace": 2} {
		if n, ok := s.Fact(name); !ok || n != want {
			t.Errorf("%s is %d, %v; want %d", name, n, ok, want)
		}
	}
	if _, ok := s.Fact("defence/-1"); ok {
		t.Error("a card of number -1 has a DEF")
	}
}
