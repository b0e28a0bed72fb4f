package boardtest

import (
	"math/rand/v2"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// Hints tests that what a hint points at stands out, though the stage draws no rim around it: of a match played at random,
// every piece without a rim that can be clicked looks otherwise when it is hinted at, before and after the first clicks of
// a choice.
func Hints(t *testing.T, b table.Board, g rules.Game, measure ink.Measurer, setup rules.Setup, decisions int) {
	t.Helper()
	s, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(setup.Seed, 6))
	seen := 0
	for range decisions {
		d := s.Decision()
		if d.Over() {
			break
		}
		viewer := d.Seats.First()
		k := known(g, s, viewer)
		c := d.Choices[r.IntN(len(d.Choices))]
		path := table.NewPath(d.Choices, k.Describe)
		for next := path.Points(c); next != ""; next = path.Points(c) {
			seen += unhinted(t, b, table.Pose{State: k, Mode: table.Asking, Viewer: viewer, Path: path}, measure, next)
			path = path.Click(next)
		}
		if _, err := s.Apply(c); err != nil {
			t.Fatal(err)
		}
	}
	if seen == 0 {
		t.Error("nothing without a rim could be clicked")
	}
}

// unhinted reports an element without a rim that looks no other when it is hinted at; 1: it has none.
func unhinted(t *testing.T, b table.Board, pose table.Pose, measure ink.Measurer, el rules.Element) int {
	t.Helper()
	look := func() (ink.List, bool) {
		pieces := table.Lay(b, pose, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, measure).Pieces
		i := slices.IndexFunc(pieces, func(p stage.Piece) bool { return p.ID == el && p.Rimless })
		if i < 0 {
			return nil, false
		}
		return pieces[i].Look, true
	}
	before, ok := look()
	if !ok {
		return 0
	}
	pose.Hinted = []rules.Element{el}
	if after, _ := look(); slices.Equal(before, after) {
		t.Errorf("%s, after %v, looks as ever when it is hinted at", el, pose.Path.Chosen())
	}
	return 1
}
