package siegestorm

import (
	"runtime"
	"testing"

	"portcullis/rules"
	"portcullis/rules/conform"
)

// BenchmarkRandomPlay is one decision of random play in each mode: decision, choice, apply.
func BenchmarkRandomPlay(b *testing.B) {
	for m := range mode(len(modeNames)) {
		b.Run(m.String(), func(b *testing.B) {
			r := rules.NewRand(1)
			options := map[string]string{optionMode: m.String()}
			s := deal(b, 1, 0, options)
			b.ReportAllocs()
			for n := uint64(2); b.Loop(); n++ {
				d := s.Decision()
				if d.Over() {
					s = deal(b, n, 0, options)
					d = s.Decision()
				}
				if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "decisions/s")
		})
	}
}

// midway is a match of four players in the middle.
func midway(b *testing.B) *State {
	s := deal(b, 1, 4, map[string]string{optionMode: modeNames[lastMan]})
	r := rules.NewRand(1)
	for s.turn < 12 && s.result == undecided {
		choices := s.Decision().Choices
		if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
			b.Fatal(err)
		}
	}
	return s
}

func BenchmarkClone(b *testing.B) {
	s := midway(b)
	b.ReportAllocs()
	var clone rules.State
	for b.Loop() {
		clone = s.Clone()
	}
	runtime.KeepAlive(clone)
}

func BenchmarkCopyFrom(b *testing.B) {
	s := midway(b)
	to := s.Clone().(*State)
	b.ReportAllocs()
	for b.Loop() {
		to.CopyFrom(s)
	}
}

func BenchmarkVeil(b *testing.B) {
	s := midway(b)
	to := s.Clone().(*State)
	r := rules.NewRand(1)
	b.ReportAllocs()
	for b.Loop() {
		to.CopyFrom(s)
		to.Veil(0, &r)
	}
}

func BenchmarkCheck(b *testing.B) {
	s := midway(b)
	b.ReportAllocs()
	for b.Loop() {
		if err := s.Check(); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkSnapshot(b *testing.B) {
	s := midway(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := s.Snapshot(); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkRestore(b *testing.B) {
	data, err := midway(b).Snapshot()
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := content.Restore(data); err != nil {
			b.Fatal(err)
		}
	}
}

// Random play takes memory for a match, and none for its choices.
func TestChoicesTakeNoMemory(t *testing.T) {
	for seed := range uint64(5) {
		if n, err := conform.Allocations(content, rules.Setup{Seed: seed + 1}, 40); n != 0 || err != nil {
			t.Errorf("seed %d: 40 choices take memory %.0f times: %v", seed+1, n, err)
		}
	}
}
