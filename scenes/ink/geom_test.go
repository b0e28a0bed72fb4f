package ink_test

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"portcullis/scenes/ink"
)

// rects draws rectangles of ordinary sizes.
func rects(t *rapid.T) ink.Rect {
	length := rapid.Float64Range(0, 4000)
	return ink.R(length.Draw(t, "x"), length.Draw(t, "y"), length.Draw(t, "w"), length.Draw(t, "h"))
}

func equal(a, b ink.Rect) bool {
	const slack = 1e-6
	return math.Abs(a.X-b.X) < slack && math.Abs(a.Y-b.Y) < slack && math.Abs(a.W-b.W) < slack && math.Abs(a.H-b.H) < slack
}

func TestCutsPutTogetherAreTheWhole(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r, d := rects(t), rapid.Float64Range(-10, 5000).Draw(t, "d")
		for name, cut := range map[string]func(float64) (ink.Rect, ink.Rect){
			"top": r.CutTop, "bottom": r.CutBottom, "left": r.CutLeft, "right": r.CutRight,
		} {
			strip, rest := cut(d)
			if strip.W < 0 || strip.H < 0 || rest.W < 0 || rest.H < 0 {
				t.Fatalf("%s: %v and %v of %v", name, strip, rest, r)
			}
			if math.Abs(strip.W*strip.H+rest.W*rest.H-r.W*r.H) > 1e-3*(1+r.W*r.H) || strip.Overlaps(rest.Inset(1e-6)) {
				t.Fatalf("%s: %v and %v are not %v", name, strip, rest, r)
			}
		}
	})
}

func TestIntersection(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := rects(t), rects(t)
		both := a.Intersect(b)
		if !equal(both, b.Intersect(a)) {
			t.Fatalf("%v and %v: the order matters", a, b)
		}
		if x, y := both.Center(); !both.Empty() && !(a.Contains(x, y) && b.Contains(x, y)) {
			t.Fatalf("%v is not in both %v and %v", both, a, b)
		}
		if a.Overlaps(b) == both.Empty() {
			t.Fatalf("%v and %v: overlap and intersection disagree", a, b)
		}
	})
}

func TestFitIsTheLargestOfItsAspect(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := ink.R(5, 7, rapid.Float64Range(1, 4000).Draw(t, "w"), rapid.Float64Range(1, 4000).Draw(t, "h"))
		aspect := rapid.Float64Range(0.1, 10).Draw(t, "aspect")
		got := r.Fit(aspect)
		if math.Abs(got.W/got.H-aspect) > 1e-6*aspect {
			t.Fatalf("the aspect is %f, not %f", got.W/got.H, aspect)
		}
		if math.Abs(got.W-r.W) > 1e-6 && math.Abs(got.H-r.H) > 1e-6 {
			t.Fatalf("%v could be larger in %v", got, r)
		}
		x, y := r.Center()
		if gx, gy := got.Center(); math.Abs(gx-x) > 1e-6 || math.Abs(gy-y) > 1e-6 {
			t.Fatalf("%v is not in the middle of %v", got, r)
		}
	})
}

// Boxes that share an edge still share it on whole pixels.
func TestRoundKeepsNeighboursTogether(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		left, right := rects(t).CutLeft(rapid.Float64Range(0, 4000).Draw(t, "d"))
		left, right = left.Round(), right.Round()
		if left.Right() != right.X {
			t.Fatalf("a gap between %v and %v", left, right)
		}
		if left.X != math.Round(left.X) || left.Right() != math.Round(left.Right()) {
			t.Fatalf("%v is not on whole pixels", left)
		}
	})
}

// A box that lies between pixels rounds the same wherever the picture begins, whole pixels from here.
func TestRoundedBoxesMoveByWholePixels(t *testing.T) {
	for _, v := range []float64{0, 0.5, 3.5, 3.4999999999999996, 1000.5, 719.2, 31.75} {
		for _, by := range []float64{-1024, -32, 0, 2048} {
			if got, want := ink.Whole(v+by), ink.Whole(v)+by; got != want {
				t.Errorf("%v moved by %v rounds to %v, want %v", v, by, got, want)
			}
		}
	}
}

func TestMetrics(t *testing.T) {
	for _, c := range []struct {
		m      ink.Metrics
		unit   float64
		target float64
	}{
		{ink.Metrics{W: 1920, H: 1080}, 1, 24},
		{ink.Metrics{W: 3840, H: 2160, Device: 2}, 2, 48},
		{ink.Metrics{W: 1024, H: 640, Device: 1}, 1024.0 / 1920, 24},
		{ink.Metrics{W: 3840, H: 1080, Device: 1.25}, 1, 30},
	} {
		if got := c.m.Unit(); got != c.unit {
			t.Errorf("%+v: unit %f, want %f", c.m, got, c.unit)
		}
		if got := c.m.MinTarget(); got != c.target {
			t.Errorf("%+v: target %f, want %f", c.m, got, c.target)
		}
		if c.m.Px(0) != 0 || c.m.Px(0.1) != 1 || c.m.Px(100) != math.Round(100*c.unit) {
			t.Errorf("%+v: 0, 0.1 and 100 units are %f, %f and %f pixels", c.m, c.m.Px(0), c.m.Px(0.1), c.m.Px(100))
		}
	}
}

func TestTypeNeverGetsTooSmall(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := ink.Metrics{
			W: rapid.IntRange(1024, 3840).Draw(t, "w"), H: rapid.IntRange(640, 2160).Draw(t, "h"),
			Device: rapid.SampledFrom([]float64{0, 1, 1.5, 2}).Draw(t, "device"),
			Text:   rapid.Float64Range(0.8, 1.6).Draw(t, "text"),
		}
		small, large := m.Font(ink.Sans, 4), m.Font(ink.Sans, 60)
		if small.Size < 11*math.Max(1, m.Device)*m.Text-0.26 {
			t.Fatalf("%+v: type of %f pixels", m, small.Size)
		}
		if large.Size < small.Size || large.Size*2 != math.Round(large.Size*2) {
			t.Fatalf("%+v: type of %f pixels", m, large.Size)
		}
	})
}

// TestARectangleHoldsWhatLiesInIt: also where its place is a fraction, of which the common part does not equal it.
func TestARectangleHoldsWhatLiesInIt(t *testing.T) {
	all := ink.R(0, 0, 1027, 613)
	uneven := 0
	for i := range 200 {
		in := ink.R(float64(i)*1.1, float64(i)/3, 31.2, 54.7/1.25)
		if all.Intersect(in) != in {
			uneven++
		}
		if !all.Holds(in) {
			t.Errorf("%v does not lie in %v", in, all)
		}
	}
	if uneven == 0 {
		t.Error("the common part is always exact")
	}
	if all.Holds(ink.R(1020, 10, 20, 20)) || all.Holds(ink.R(-2, 10, 20, 20)) {
		t.Error("it holds what stands out")
	}
}
