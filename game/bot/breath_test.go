package bot

import (
	"context"
	"testing"

	"portcullis/rules"
)

// counted counts breaths until the test ends.
func counted(t *testing.T) *int {
	n := 0
	rules.Breath = func() { n++ }
	t.Cleanup(func() { rules.Breath = nil })
	return &n
}

// However long they think, players let others have their turn before each choice that they try.
func TestPlayersBreatheBetweenChoices(t *testing.T) {
	for name, p := range map[string]Player{
		"searcher": NewSearcher(SearcherOptions{Seed: 1, Iterations: 300}),
		"planner":  NewPlanner(PlannerOptions{Seed: 1}),
	} {
		breaths := counted(t)
		tried, without, last := 0, 0, 0
		s := &nim{left: 9, seats: 2}
		s.taken = func() {
			if tried++; *breaths == last {
				without++
			}
			last = *breaths
		}
		p.Choose(context.Background(), s, 0)
		if tried < 100 || without > 1 {
			t.Errorf("the %s tries %d choices, %d of them without a breath since the one before", name, tried, without)
		}
	}
}

// A player of schemes breathes before each scheme that it has made.
func TestPlayersBreatheBetweenSchemes(t *testing.T) {
	breaths := counted(t)
	var made []int
	last, without := 0, 0
	p := NewSearcher(SearcherOptions{Seed: 1, Iterations: 1000})
	s := &lamps{made: &made, plans: func() {
		if *breaths == last {
			without++
		}
		last = *breaths
	}}
	p.Choose(context.Background(), s, 0)
	if len(made) < 5 || without > 1 {
		t.Errorf("%d schemes are made, %d of them without a breath since the one before", len(made), without)
	}
}
