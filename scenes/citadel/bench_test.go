package citadel

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// BenchmarkLayout lays out one position in the middle of a match, as every movement of the pointer
// to another piece does.
func BenchmarkLayout(b *testing.B) {
	var s rules.State
	n := 0
	visit(b, 60, func(at *bsieged.State, _ rules.Choice) {
		if n++; n == 40 {
			s = at.Clone()
		}
	})
	board := New()
	m := ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1}
	for b.Loop() {
		table.Lay(board, table.Pose{State: s, Mode: table.Looking}, m, faces)
	}
}

// BenchmarkForecast is the part of it that looks ahead.
func BenchmarkForecast(b *testing.B) {
	var s *bsieged.State
	n := 0
	visit(b, 60, func(at *bsieged.State, _ rules.Choice) {
		if n++; n == 40 {
			s = at.Clone().(*bsieged.State)
		}
	})
	for b.Loop() {
		s.Forecast()
	}
}
