package stage

import (
	"math"
	"slices"

	"portcullis/scenes/ink"
)

// Beside finds where a box of w by h lies close to an anchor, within bounds, over none of
// the boxes to avoid and not over the anchor, and over as little as can be of the boxes to
// spare. If there is no such place it is where it covers least.
func Beside(anchor ink.Rect, w, h, margin float64, bounds ink.Rect, avoid, spare []ink.Rect) ink.Rect {
	ax, ay := anchor.Center()
	xs := []float64{ax - w/2, anchor.X, anchor.Right() - w, anchor.Right() + margin, anchor.X - margin - w, bounds.X, bounds.Right() - w}
	ys := []float64{ay - h/2, anchor.Y, anchor.Bottom() - h, anchor.Bottom() + margin, anchor.Y - margin - h, bounds.Y, bounds.Bottom() - h}
	for _, a := range slices.Concat(avoid, spare) {
		xs = append(xs, a.Right()+margin, a.X-margin-w)
		ys = append(ys, a.Bottom()+margin, a.Y-margin-h)
	}
	best, least := ink.R(bounds.X, bounds.Y, w, h), math.Inf(1)
	for _, x := range xs {
		x = clamp(x, bounds.X, bounds.Right()-w)
		for _, y := range ys {
			r := ink.R(x, clamp(y, bounds.Y, bounds.Bottom()-h), w, h)
			if c := cost(r, anchor, avoid, spare); c < least {
				best, least = r, c
			}
		}
	}
	return best.Round()
}

// cost of a place: what it must not cover weighs more than any distance, what should be
// spared as much as a long one.
func cost(r, anchor ink.Rect, avoid, spare []ink.Rect) float64 {
	covered := area(r.Intersect(anchor))
	for _, a := range avoid {
		covered += area(r.Intersect(a))
	}
	spoilt := 0.0
	for _, a := range spare {
		spoilt += area(r.Intersect(a))
	}
	ax, ay := anchor.Center()
	rx, ry := r.Center()
	apart := math.Hypot(gap(anchor.X, anchor.Right(), r.X, r.Right()), gap(anchor.Y, anchor.Bottom(), r.Y, r.Bottom()))
	return covered*1e6 + spoilt/10 + apart*4 + math.Hypot(rx-ax, ry-ay)
}

func area(r ink.Rect) float64 { return r.W * r.H }

func clamp(v, low, high float64) float64 { return max(low, min(v, high)) }
