package towersiege

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
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
	s.Tower(3).Points++ // Fortify
	check("damage/3", 0)
	check("tower/2", int(s.Tower(2).Printed)-2)
	hero, ok := s.Content.Find("hero")
	if !ok {
		t.Fatal("no Hero")
	}
	s.Things = append(s.Things, engine.Thing{ID: 999, Card: hero, Owner: 1, Points: 3, Printed: 1, Position: engine.OnGuard})
	one, two := &s.Players[1], &s.Players[2]
	one.Ordinary, one.Gained, one.Windfall = engine.Points{4, 2}, engine.Points{1, 0}, engine.Points{0, 3}
	two.Ordinary, two.Gained, two.Windfall = engine.Points{0, 6}, engine.Points{}, engine.Points{}
	s.At(one.Mage).Points, s.At(two.Mage).Points = 1, 2
	s.At(two.Mage).On, s.At(two.Mage).Position = 0, engine.ToDefend
	s.Round = 7
	for name, want := range map[string]int{
		"life/1": 1, "mage_out/1": 0, "gold/1": 5, "power/1": 5, "creatures/1": 1, "thing/999": 3, "thing/998": 0,
		"life/2": 2, "mage_out/2": 1, "gold/2": 0, "power/2": 6, "creatures/2": 0, "round": 7,
	} {
		check(name, want)
	}
	for _, name := range []string{"", "tower", "tower/4", "tower/-1", "tower/x", "hand/0", "gold", "gold/", "thing", "thing/x", "thing/99999", "round/1"} {
		if _, ok := s.Fact(name); ok {
			t.Errorf("%q is a fact", name)
		}
	}
	giant, ok := s.Content.Find("hill_giant")
	if !ok {
		t.Fatal("no Hill Giant")
	}
	s.Things = append(s.Things, engine.Thing{ID: 1000, Card: giant, Owner: 1, Points: 1, Printed: 1, Position: engine.ToAttack})
	s.Under = 0
	check("attack", 0)
	for _, c := range []struct {
		is   engine.Action
		want int
	}{
		{engine.Action{Type: engine.MeleeAction, Source: 1000}, 35}, {engine.Action{Type: engine.MeleeAction, Source: 1000, Level: 2}, 45}, // TS-TYP-13
		{engine.Action{Type: engine.SkillAction, Source: 1000}, 0}, {engine.Action{Type: engine.MeleeAction, Source: 1001}, 0},
	} {
		s.Actions[0], s.Under = c.is, 1
		check("attack", c.want)
	}
	s.Under = 0
	s.Players[1].Tower = 0
	if _, ok := s.Fact("damage/1"); ok {
		t.Error("what has no Tower is not damaged")
	}
}
