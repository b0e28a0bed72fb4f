package hexmap

import (
	"math/rand/v2"
	"testing"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// fullest is a position of the full siege with most of its blocks on the map, in which a side is asked
// which group moves, and after that where.
func fullest(b testing.TB) rules.State {
	s, err := game(b).New(rules.Setup{Seed: 7, Options: map[string]string{"scenario": "full_siege"}})
	if err != nil {
		b.Fatal(err)
	}
	r := rand.New(rand.NewPCG(7, 1))
	for range 70 {
		d := s.Decision()
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			b.Fatal(err)
		}
	}
	return s
}

// BenchmarkLayout lays the fullest position out, as every movement of the pointer to another piece does.
func BenchmarkLayout(b *testing.B) {
	s := fullest(b)
	board := New()
	m := ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1}
	d := s.Decision()
	b.Logf("%s: %d choices", s.Prompt().Ask, len(d.Choices))
	pose := table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)}
	for b.Loop() {
		table.Lay(board, pose, m, faces)
	}
}

// BenchmarkPath narrows the choices of the fullest position, as each question does once.
func BenchmarkPath(b *testing.B) {
	s := fullest(b)
	d := s.Decision()
	for b.Loop() {
		table.NewPath(d.Choices, s.Describe)
	}
}
