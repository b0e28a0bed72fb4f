package stage

import (
	"fmt"
	"testing"

	"portcullis/rules"
)

// crowd is a board's worth of pieces.
func crowd(shift float64) ([]Piece, Marks) {
	var pieces []Piece
	marks := Marks{}
	for i := range 150 {
		id := rules.Element(fmt.Sprint("m:", i))
		p := box(id, float64(i%15*60), float64(i/15*60)+shift)
		p.Fixed = i >= 12
		pieces = append(pieces, p)
		if i%5 == 0 {
			marks[id] = Mark{State: Legal}
		}
	}
	return pieces, marks
}

func BenchmarkSet(b *testing.B) {
	s := newStage(nil)
	here, marks := crowd(0)
	there, _ := crowd(30)
	b.ReportAllocs()
	for n := 0; b.Loop(); n++ {
		if n%2 == 0 {
			s.Set(there, marks)
		} else {
			s.Set(here, marks)
		}
		s.Update(frame)
	}
}

func BenchmarkUpdateIdle(b *testing.B) {
	s := newStage(nil)
	s.Set(crowd(0))
	rest(b, s)
	b.ReportAllocs()
	for b.Loop() {
		s.Update(frame)
	}
}

func BenchmarkUpdateMoving(b *testing.B) {
	s := newStage(nil)
	pieces, marks := crowd(0)
	s.Set(pieces, marks)
	rest(b, s)
	pieces, marks = crowd(400)
	s.Set(pieces, marks)
	s.Update(frame)
	b.ReportAllocs()
	for b.Loop() {
		if !s.Moving() {
			b.Fatal("nothing moves")
		}
		s.Update(0)
		for _, m := range s.motions {
			m.pose(s.clock)
		}
	}
}

func BenchmarkTargets(b *testing.B) {
	s := newStage(nil)
	s.Set(crowd(0))
	b.ReportAllocs()
	for b.Loop() {
		s.known = false
		s.Targets()
	}
}

func BenchmarkSort(b *testing.B) {
	pieces, _ := crowd(0)
	for i := range pieces {
		pieces[i].Depth = i * 7 % 60
	}
	shown := make([]Piece, len(pieces))
	for b.Loop() {
		copy(shown, pieces)
		Sort(shown)
	}
}
