package stage

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/scenes/ink"
)

// heap is pieces that lie over each other at a few depths, in any order; some are only looked at, and some are signs of others.
func heap(r *rand.Rand) (pieces []Piece) {
	for i := range 40 {
		p := Piece{ID: rules.Element(fmt.Sprint("m:", i)), Box: ink.R(float64(r.IntN(200)), float64(r.IntN(200)), float64(20+r.IntN(80)), float64(20+r.IntN(80))),
			Depth: r.IntN(7) - 2, Plane: Plane(r.IntN(2)), Order: i}
		switch r.IntN(4) {
		case 0:
		case 1:
			p.For = rules.Element(fmt.Sprint("m:", r.IntN(40)))
		default:
			p.Role = "card"
		}
		pieces = append(pieces, p)
	}
	return pieces
}

// TestSortKeepsWhatIsLevel sorts pieces as a stable sort does.
func TestSortKeepsWhatIsLevel(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for range 100 {
		pieces := heap(r)
		want := slices.Clone(pieces)
		slices.SortStableFunc(want, func(a, b Piece) int { return a.rank(0).compare(b.rank(0)) })
		Sort(pieces)
		if !slices.EqualFunc(pieces, want, func(a, b Piece) bool { return a.ID == b.ID }) {
			t.Fatal("pieces at one depth change their order")
		}
	}
}

// TestASurfaceOpensAsItsPieces asks where pieces are open, of all at once and of each.
func TestASurfaceOpensAsItsPieces(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 1))
	for range 100 {
		pieces := heap(r)
		s := SurfaceOf(pieces)
		Sort(pieces)
		for i := range pieces {
			want, ok := Open(pieces, pieces[i].ID)
			if got, found := s.Open(pieces[i].ID); got != want || found != ok {
				t.Fatalf("%s is open at %v %v, want %v %v", pieces[i].ID, got, found, want, ok)
			}
		}
		for _, at := range Targets(pieces) {
			if want, _ := Open(pieces, at.ID); at.Open != want {
				t.Fatalf("target %s is open at %v, want %v", at.ID, at.Open, want)
			}
		}
	}
}
