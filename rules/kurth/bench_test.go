package kurth

import (
	"runtime"
	"testing"

	"portcullis/rules"
	"portcullis/rules/conform"
)

// BenchmarkRandomPlay is one decision of random play: decision, choice, apply.
func BenchmarkRandomPlay(b *testing.B) {
	g, p := load(b), picker(1)
	s := deal(b, g, 1, "normal")
	b.ReportAllocs()
	for n := uint64(2); b.Loop(); n++ {
		d := s.Decision()
		if d.Over() {
			s = deal(b, g, n, "normal")
			d = s.Decision()
		}
		if _, err := s.Apply(d.Choices[p.pick(len(d.Choices))]); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "decisions/s")
}

func BenchmarkDecision(b *testing.B) {
	s := deal(b, load(b), 1, "normal")
	b.ReportAllocs()
	for b.Loop() {
		s.listed = false
		if s.Decision().Over() {
			b.Fatal("over")
		}
	}
}

func BenchmarkClone(b *testing.B) {
	s := deal(b, load(b), 1, "normal")
	b.ReportAllocs()
	var clone rules.State
	for b.Loop() {
		clone = s.Clone()
	}
	runtime.KeepAlive(clone)
}

// BenchmarkView is what boards ask for in each layout.
func BenchmarkView(b *testing.B) {
	s := deal(b, load(b), 1, "normal")
	b.ReportAllocs()
	for b.Loop() {
		s.View()
	}
}

func BenchmarkSnapshot(b *testing.B) {
	s := deal(b, load(b), 1, "normal")
	b.ReportAllocs()
	for b.Loop() {
		if _, err := s.Snapshot(); err != nil {
			b.Fatal(err)
		}
	}
}

// Random play takes memory for a match, and none for its choices.
func TestChoicesTakeNoMemory(t *testing.T) {
	for seed := range uint64(5) {
		if n, err := conform.Allocations(load(t), rules.Setup{Seed: seed + 1}, 12); n != 0 || err != nil {
			t.Errorf("seed %d: 12 choices take memory %.0f times: %v", seed+1, n, err)
		}
	}
}
