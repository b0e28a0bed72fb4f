package boardtest

import (
	"math/rand/v2"
	"testing"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Counting wraps a state of a game so that count is called whenever a choice is described. What a
// board reads of the state must go through.
type Counting func(s rules.State, count func()) rules.State

// Described tests that a layout describes no choice: a path knows what its choices are. It lays out
// positions of random matches on all ways to their choices, and the events between them.
func Described(t *testing.T, b table.Board, g rules.Game, measure ink.Measurer, setup rules.Setup, counting Counting) {
	t.Helper()
	r := rand.New(rand.NewPCG(1, 11))
	setup.Seed = 1
	s, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	layouts, described := 0, 0
	lay := func(p table.Pose) {
		p.State = counting(p.State, func() { described++ })
		layouts++
		table.Lay(b, p, metrics(r), measure)
	}
	for n := 0; n < 80 && !s.Decision().Over(); n++ {
		d := s.Decision()
		viewer := d.Seats.First()
		p := table.Pose{State: known(g, s, viewer), Viewer: viewer, Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)}
		for _, el := range append([]rules.Element{""}, p.Path.Next()...) {
			p.Hover = el
			lay(p)
		}
		if next := p.Path.Next(); len(next) > 0 {
			p.Path = p.Path.Click(next[r.IntN(len(next))])
			lay(p)
		}
		shown, err := answer(g, s, d.Choices[r.IntN(len(d.Choices))], viewer)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range shown {
			lay(p)
		}
	}
	if layouts == 0 || described > 0 {
		t.Errorf("%d layouts described %d choices", layouts, described)
	}
}
