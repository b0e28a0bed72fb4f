package stage

import (
	"math"
	"testing"

	"portcullis/scenes/ink"
	"portcullis/scenes/paint/raster"
)

// Whatever is said about a piece, at every size of the screen: its frame and its glow leave the box of the piece free.
func TestRimsLieOutsideTheBox(t *testing.T) {
	for _, size := range [][2]int{{1024, 640}, {1280, 720}, {1920, 1080}, {3840, 2160}} {
		s := New(nil)
		s.Resize(ink.Metrics{W: size[0], H: size[1], Device: 1, Text: 1})
		for n := range int(Enabled|Legal|Sensible|Chosen|Lit|Hinted|Meant|Told) + 1 {
			state := State(n) // counted apart: all of them fill its bits
			for _, round := range []float64{0, 12} {
				for _, hot := range []bool{false, true} {
					p := Piece{ID: "card:1", Box: ink.R(100, 100, 200, 120), Role: "card", Round: round}
					var l ink.List
					s.rim(&l, &p, Mark{State: state}, hot)
					for _, op := range l {
						if inner := inside(op); inner.Intersect(p.Box) != p.Box {
							t.Fatalf("%v, state %b, hot %v: %+v leaves only %v of %v", size, state, hot, op, inner, p.Box)
						}
					}
				}
			}
		}
	}
}

// inside is what a frame or a glow leaves free in its middle.
func inside(op ink.Op) ink.Rect {
	if op.Kind == ink.Glow {
		reach := int(math.Round(op.Width))
		mask := raster.Glow(80, 80, 0, reach)
		for i := range 40 { // along the middle, from the edge of the box inwards
			if mask.AlphaAt(reach+i, reach+40).A == 0 {
				return op.Box.Inset(float64(i))
			}
		}
	}
	return op.Box.Inset(op.Width)
}

// What is only spoken of is framed no wider than what can be picked: it does nothing, and a wider frame lay over the words beside it.
func TestWhatIsSpokenOfIsFramedNarrowly(t *testing.T) {
	s := New(nil)
	s.Resize(ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1})
	reach := func(state State) float64 {
		p := Piece{ID: "track:1", Box: ink.R(100, 100, 200, 120), Role: "track"}
		var l ink.List
		s.rim(&l, &p, Mark{State: state}, false)
		most := 0.0
		for _, op := range l {
			most = math.Max(most, p.Box.X-op.Box.X)
		}
		return most
	}
	if told, quiet := reach(Lit|Told), reach(Legal); told <= 0 || told > quiet {
		t.Errorf("it reaches %.1f px beyond the box, what can be picked %.1f", told, quiet)
	}
}
