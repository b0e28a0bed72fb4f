package table

import (
	"slices"
	"testing"

	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// turns is a Reel of so many decisions a turn.
type turns []int

func (r turns) Whole() (n int) {
	for _, d := range r {
		n += d
	}
	return n
}

func (r turns) TurnAt(n int) int {
	for i, d := range r {
		if n -= d; n < 0 {
			return i + 1
		}
	}
	return 0
}

func (turns) Wind(int) {}

// TestTimelineHoldsAllTurns: each decision has a place, from left to right, and what lies at the place of the beginning of
// a turn is that; there is room for every click, at every size, however many turns there are.
func TestTimelineHoldsAllTurns(t *testing.T) {
	for _, size := range [][2]int{{1024, 640}, {1280, 720}, {1920, 1080}} {
		for _, text := range []float64{1, 1.6} {
			for name, r := range map[string]turns{"one": {1}, "few": {3, 1, 12, 1, 5}, "many": slices.Repeat(turns{1, 4, 2}, 60)} {
				k := form.Toolkit{Metrics: ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text}, Measure: formtest.Faces}
				sc := scene{sheet: sheet{kit: k, marks: stage.Marks{}}, frame: divide(k, Wants{Left: WithColumn, reel: true}, noDrawer)}
				sc.timeline(view{reel: &reel{turns: spans(r), at: r.Whole() / 2}})
				if sc.spans[0].from != 0 || sc.spans[len(sc.spans)-1].to != r.Whole() {
					t.Fatalf("%v at %v, %s: spans %v", size, text, name, sc.spans)
				}
				before := sc.reelBox.X - 1
				for n := range r.Whole() + 1 {
					x := sc.place(n)
					if x < before || x > sc.reelBox.Right()+0.5 {
						t.Fatalf("%v at %v, %s: decision %d at %v after %v in %v", size, text, name, n, x, before, sc.reelBox)
					}
					if got := sc.decisionAt(x); got != n {
						t.Errorf("%v at %v, %s: decision %d lies where %d does", size, text, name, n, got)
					}
					before = x
				}
				for i, s := range sc.spans {
					if i > 0 && (s.from != sc.spans[i-1].to || s.first != sc.spans[i-1].last+1) {
						t.Errorf("%v at %v, %s: %v after %v", size, text, name, s, sc.spans[i-1])
					}
				}
				for _, p := range sc.pieces {
					if p.Role == "button" && (p.Box.W < k.MinTarget() || p.Box.H < k.MinTarget()) || p.Box.X < 0 || p.Box.Right() > float64(size[0]) || p.Box.Bottom() > float64(size[1]) {
						t.Errorf("%v at %v, %s: %s at %v", size, text, name, p.ID, p.Box)
					}
				}
			}
		}
	}
}
