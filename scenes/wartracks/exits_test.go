package wartracks

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"portcullis/scenes/ink"
)

// TestPlacesBeyondTracksAreTheNearest looks for the place beyond the end of a track once more, plainly: at each step the whole
// box is tried.
func TestPlacesBeyondTracksAreTheNearest(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 1))
	between := func(low, high float64) float64 { return low + (high-low)*r.Float64() }
	none := 0
	for range 300 {
		end := ink.R(between(100, 500), between(100, 500), between(60, 160), between(50, 120)).Round()
		way := []ink.Point{ink.P(end.W*1.1, 0), ink.P(-end.W, 0), ink.P(0, end.H), ink.P(0, -end.H*1.2), ink.P(end.W, -end.H)}[r.IntN(5)]
		room := ink.R(between(0, 150), between(0, 150), between(300, 600), between(300, 600))
		taken := []ink.Rect{end}
		for range r.IntN(24) {
			taken = append(taken, ink.R(between(0, 600), between(0, 600), between(20, 160), between(20, 120)))
		}
		got, ok := outside(end, way, room, taken)
		want, found := plainlyOutside(end, way, room, taken)
		if got != want || ok != found {
			t.Fatalf("beyond %v on the way %v: %v %v, want %v %v", end, way, got, ok, want, found)
		}
		if !found {
			none++
		}
	}
	if none == 0 || none == 300 {
		t.Errorf("%d of 300 have no place", none)
	}
}

func plainlyOutside(end ink.Rect, way ink.Point, room ink.Rect, taken []ink.Rect) (ink.Rect, bool) {
	near := end.Inset(-2 * math.Max(end.W, end.H))
	taken = slices.DeleteFunc(slices.Clone(taken), func(t ink.Rect) bool { return !t.Overlaps(near) })
	x, y := end.Center()
	long := way.Length()
	want := ink.P(x+way.X/long*end.W*0.9, y+way.Y/long*end.H*0.9)
	for _, steps := range []int{12, 48} {
		for _, out := range outs {
			best, nearest := ink.Rect{}, math.Inf(1)
			for i := -steps; i <= steps; i++ {
				for k := -steps; k <= steps; k++ {
					at := ink.P(x+end.W*1.3*float64(i)/float64(steps), y+end.H*1.3*float64(k)/float64(steps))
					back := ((at.X-x)*way.X/end.W + (at.Y-y)*way.Y/end.H) / long
					box := at.Around(end.W*out.W, end.H*out.H).Round()
					away := at.Minus(want).Length()
					if back > -0.3 && away < nearest && box.Intersect(room) == box && !slices.ContainsFunc(taken, box.Inset(-outGap).Overlaps) {
						best, nearest = box, away
					}
				}
			}
			if !best.Empty() {
				return best, true
			}
		}
	}
	return ink.Rect{}, false
}
