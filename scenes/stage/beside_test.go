package stage

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"portcullis/scenes/ink"
)

// besides are places that are looked for: an anchor and boxes about it, some at the same edges.
func besides(n int) (anchors []ink.Rect, avoid, spare [][]ink.Rect) {
	r := rand.New(rand.NewPCG(3, 1))
	some := func(most int) (list []ink.Rect) {
		for range r.IntN(most) {
			list = append(list, ink.R(float64(r.IntN(12)*80), float64(r.IntN(9)*80)+r.Float64(), float64(10+r.IntN(150)), float64(10+r.IntN(150))))
		}
		return list
	}
	for range n {
		anchors = append(anchors, ink.R(float64(r.IntN(900)), float64(r.IntN(650)), 60, 60))
		avoid, spare = append(avoid, some(60)), append(spare, some(30))
	}
	return anchors, avoid, spare
}

// TestBesideIsTheBestOfAll tries all places plainly.
func TestBesideIsTheBestOfAll(t *testing.T) {
	const w, h, margin = 180, 90, 6
	bounds := ink.R(2, 2, 996, 696)
	anchors, avoids, spares := besides(300)
	for n, anchor := range anchors {
		avoid, spare := avoids[n], spares[n]
		ax, ay := anchor.Center()
		xs := []float64{ax - w/2, anchor.X, anchor.Right() - w, anchor.Right() + margin, anchor.X - margin - w, bounds.X, bounds.Right() - w}
		ys := []float64{ay - h/2, anchor.Y, anchor.Bottom() - h, anchor.Bottom() + margin, anchor.Y - margin - h, bounds.Y, bounds.Bottom() - h}
		for _, a := range slices.Concat(avoid, spare) {
			xs, ys = append(xs, a.Right()+margin, a.X-margin-w), append(ys, a.Bottom()+margin, a.Y-margin-h)
		}
		want, least := ink.Rect{}, math.Inf(1)
		for _, x := range xs {
			for _, y := range ys {
				r := ink.R(clamp(x, bounds.X, bounds.Right()-w), clamp(y, bounds.Y, bounds.Bottom()-h), w, h)
				if c := cost(r, anchor, avoid, spare, math.Inf(1)); c < least {
					want, least = r, c
				}
			}
		}
		if got := Beside(anchor, w, h, margin, bounds, avoid, spare); got != want.Round() {
			t.Fatalf("beside %v: %v, want %v", anchor, got, want.Round())
		}
	}
}

func BenchmarkBeside(b *testing.B) {
	anchors, avoid, spare := besides(50)
	for n := 0; b.Loop(); n++ {
		i := n % len(anchors)
		Beside(anchors[i], 180, 90, 6, ink.R(0, 0, 1000, 700), avoid[i], spare[i])
	}
}
