package towersiege

import (
	"testing"

	"portcullis/rules"
)

// Each fact is the number that the state has, of every seat; a name that is none is told as that.
func TestFacts(t *testing.T) {
	g := load(t)
	options := g.Info().Defaults()
	options["mages"] = "dealt"
	state, err := g.New(rules.Setup{Seats: 4, Options: options, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*State)
	for r := rules.NewRand(5); s.Tower(3) == nil || s.Tower(0) == nil; {
		list := s.Decision().Choices
		if _, err := s.Apply(list[r.IntN(len(list))]); err != nil {
			t.Fatal(err)
		}
	}
	check := func(name string, want int) {
		t.Helper()
		if n, ok := s.Fact(name); !ok || n != want {
			t.Errorf("%s is %d, %v; want %d", name, n, ok, want)
		}
	}
	s.Tower(2).Points -= 2
	check("damage/1", 0)
	check("damage/2", 2)
	check("tower/1", int(s.Tower(1).Printed))
	check("tower/2", int(s.Tower(2).Printed)-2)
	for _, name := range []string{"", "tower", "tower/4", "tower/-1", "tower/x", "hand/0"} {
		if _, ok := s.Fact(name); ok {
			t.Errorf("%q is a fact", name)
		}
	}
	s.Players[1].Tower = 0
	if _, ok := s.Fact("damage/1"); ok {
		t.Error("what has no Tower is not damaged")
	}
}
