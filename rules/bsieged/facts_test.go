package bsieged

import (
	"io/fs"
	"testing"

	"portcullis/assets"
	"portcullis/rules/bsieged/cards"
)

// Each fact is the number that the state has, and a name that is none is told as that.
func TestFacts(t *testing.T) {
	s := &State{round: 7}
	if n, ok := s.Fact("round"); n != 7 || !ok {
		t.Errorf("the round is %d, %v", n, ok)
	}
	if _, ok := s.Fact("rounds"); ok {
		t.Error("rounds is a fact")
	}
}

// The facts of heroes, Zones and buildings, in the position of the first lesson: each is of what its name says.
func TestFactsOfTheBoard(t *testing.T) {
	data, err := fs.ReadFile(assets.Lessons(), "bsieged/b1.position.json")
	if err != nil {
		t.Fatal(err)
	}
	state, err := content.Restore(data)
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*State)
	want := func(what map[string]int) {
		t.Helper()
		for name, n := range what {
			if got, ok := s.Fact(name); !ok || got != n {
				t.Errorf("%s is %d, %v; want %d", name, got, ok, n)
			}
		}
	}
	want(map[string]int{"round": 1, "acted": 2, "morale/osvith": 5, "grace/osvith": 3, "damaged": 0, "deaths": 0,
		"enemies/north/1": 2, "enemies/north/2": 1, "enemies/north/3": 0, "enemies/south/3": 1, "enemies/east/3": 4})
	osvith, _ := s.heroAt("hero:osvith")
	s.heroes[osvith].track[cards.Morale], s.heroes[osvith].track[cards.Grace] = 7, 1
	s.houses[2].harm, s.houses[3].harm = damaged, destroyed
	s.messenger.deaths = 1
	s.acted, s.active = 1<<osvith, noHero
	want(map[string]int{"acted": 1, "morale/osvith": 7, "morale/orobox": 5, "grace/osvith": 1, "grace/orobox": 3, "damaged": 1, "deaths": 1})
	s.active = osvith
	want(map[string]int{"acted": 0})
	for _, name := range []string{"", "morale", "morale/nobody", "enemies/north", "enemies/north/4", "damaged/barn", "deaths/1"} {
		if _, ok := s.Fact(name); ok {
			t.Errorf("%q is a fact", name)
		}
	}
}
