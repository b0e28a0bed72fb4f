package paint

import (
	"image"
	"math"
	"testing"

	"portcullis/scenes/ink"
)

var red = ink.RGB(0xC8502B)

func TestFillCoversItsBoxOnWholePixels(t *testing.T) {
	e := newEasel(t, 60, 60)
	var l ink.List
	l.Fill(ink.R(10.3, 12.4, 19.9, 9.8), red, 0)
	img := e.show(l, 0.4, 0, 1)
	if got := inked(img); got != image.Rect(10, 12, 30, 22) {
		t.Errorf("the fill covers %v", got)
	}
	for _, at := range []image.Point{{10, 12}, {29, 21}, {20, 15}} {
		if c := img.RGBAAt(at.X, at.Y); !near(c, red) {
			t.Errorf("%v at %v", c, at)
		}
	}
}

func TestFillRoundsCorners(t *testing.T) {
	e := newEasel(t, 60, 60)
	var l ink.List
	l.Fill(ink.R(10, 10, 40, 30), red, 12)
	img := e.show(l, 0, 0, 1)
	sum := 0
	for i := 3; i < len(img.Pix); i += 4 {
		sum += int(img.Pix[i])
	}
	want := 40*30 - (4-math.Pi)*144
	if got := float64(sum) / 255; math.Abs(got-want) > 3 {
		t.Errorf("the area is %.1f, want %.1f", got, want)
	}
	if img.RGBAAt(10, 10).A != 0 || !near(img.RGBAAt(30, 10), red) || !near(img.RGBAAt(10, 25), red) {
		t.Error("corner filled or edge missing")
	}
}

func TestAlphaAndFadeMultiply(t *testing.T) {
	e := newEasel(t, 20, 20)
	var l ink.List
	l.Fill(ink.R(0, 0, 20, 20), ink.RGB(0xFFFFFF).Alpha(0.5), 0).Fade = 0.5
	if a := e.show(l, 0, 0, 0.5).RGBAAt(5, 5).A; a < 31 || a > 33 {
		t.Errorf("half of half of half is %d of 255", a)
	}
	if got := inked(e.show(l, 0, 0, 0)); !got.Empty() {
		t.Errorf("an invisible list draws %v", got)
	}
}

func TestAngleTurnsAboutTheMiddle(t *testing.T) {
	e := newEasel(t, 60, 60)
	var l ink.List
	l.Fill(ink.R(10, 25, 40, 10), red, 0).Angle = math.Pi / 2
	if got := inked(e.show(l, 0, 0, 1)); got != image.Rect(25, 10, 35, 50) {
		t.Errorf("a quarter turn covers %v", got)
	}
}

func TestOutlineLeavesTheInsideEmpty(t *testing.T) {
	e := newEasel(t, 60, 60)
	for _, radius := range []float64{0, 3, 9} {
		var l ink.List
		l.Outline(ink.R(5, 5, 50, 40), red, 3, radius)
		img := e.show(l, 0, 0, 1)
		if got := inked(img); got != image.Rect(5, 5, 55, 45) {
			t.Errorf("radius %g: covers %v", radius, got)
		}
		for x := range 60 {
			want := x >= 5 && x < 8 || x >= 52 && x < 55
			if got := near(img.RGBAAt(x, 25), red); got != want {
				t.Fatalf("radius %g: %v at column %d", radius, img.RGBAAt(x, 25), x)
			}
		}
		if filled := img.RGBAAt(5, 5).A > 40; filled != (radius == 0) {
			t.Errorf("radius %g: corner %v", radius, img.RGBAAt(5, 5))
		}
	}
}

func TestDiscAndHaloLieInTheirBox(t *testing.T) {
	e := newEasel(t, 60, 60)
	var l ink.List
	l.Disc(ink.R(10, 15, 40, 20), red)
	img := e.show(l, 0, 0, 1)
	if got := inked(img); got != image.Rect(10, 15, 50, 35) || img.RGBAAt(11, 16).A != 0 || !near(img.RGBAAt(30, 25), red) {
		t.Errorf("the disc covers %v", got)
	}
	l = nil
	l.Halo(ink.R(10, 10, 40, 40), red)
	img = e.show(l, 0, 0, 1)
	middle, half, rim := img.RGBAAt(30, 30).A, img.RGBAAt(40, 30).A, img.RGBAAt(48, 30).A
	if middle < 250 || half >= middle || half == 0 || rim > 10 {
		t.Errorf("the halo is %d in the middle, %d half way, %d at the rim", middle, half, rim)
	}
}

// A disc is drawn from a quarter: its halves mirror each other and meet without a seam.
func TestDiscIsWholeAtEverySize(t *testing.T) {
	e := newEasel(t, 60, 60)
	for _, size := range []image.Point{{1, 1}, {2, 3}, {9, 14}, {41, 21}, {40, 37}} {
		var l ink.List
		l.Disc(ink.R(5, 7, float64(size.X), float64(size.Y)), red)
		img := e.show(l, 0, 0, 1)
		for y := range size.Y {
			for x := range size.X {
				here, there := img.RGBAAt(5+x, 7+y), img.RGBAAt(5+size.X-1-x, 7+size.Y-1-y)
				if here != there {
					t.Fatalf("%v: %v at %d, %d, but %v opposite", size, here, x, y, there)
				}
			}
		}
		if !near(img.RGBAAt(5+size.X/2, 7+size.Y/2), red) && size.X > 2 {
			t.Errorf("%v: %v in the middle", size, img.RGBAAt(5+size.X/2, 7+size.Y/2))
		}
	}
}

func TestLines(t *testing.T) {
	e := newEasel(t, 60, 60)
	for name, c := range map[string]struct {
		x0, y0, x1, y1 float64
		want           image.Rectangle
	}{
		"across":   {10, 20, 50, 20, image.Rect(10, 18, 50, 22)},
		"back":     {50, 20, 10, 20, image.Rect(10, 18, 50, 22)},
		"down":     {30, 5, 30, 55, image.Rect(28, 5, 32, 55)},
		"aslant":   {10, 10, 50, 50, image.Rect(8, 8, 52, 52)},
		"to point": {10, 10, 10, 10, image.Rectangle{}},
	} {
		var l ink.List
		l.Line(c.x0, c.y0, c.x1, c.y1, 4, red)
		img := e.show(l, 0, 0, 1)
		got := inked(img)
		if d := got.Min.Sub(c.want.Min); d.X < -1 || d.X > 1 || d.Y < -1 || d.Y > 1 {
			t.Errorf("%s: covers %v, want %v", name, got, c.want)
		}
		if d := got.Max.Sub(c.want.Max); d.X < -1 || d.X > 1 || d.Y < -1 || d.Y > 1 {
			t.Errorf("%s: covers %v, want %v", name, got, c.want)
		}
		if middle := img.RGBAAt(int(c.x0+c.x1)/2, int(c.y0+c.y1)/2); !c.want.Empty() && !near(middle, red) {
			t.Errorf("%s: the middle is %v", name, middle)
		}
	}
}

// The glow of a large box is cut from a shared texture, that of a small one is its own.
func TestGlowLiesAroundItsBox(t *testing.T) {
	e := newEasel(t, 160, 160)
	for _, side := range []float64{20, 100} {
		var l ink.List
		l.Glow(ink.R(30, 30, side, side), red, 20).Radius = 4
		img := e.show(l, 0, 0, 1)
		row := 30 + int(side)/2
		if c := img.RGBAAt(row, row); c.A != 0 {
			t.Errorf("side %g: %v inside", side, c)
		}
		last := uint8(255)
		for x := 29; x > 10; x-- {
			a := img.RGBAAt(x, row).A
			if a > last {
				t.Errorf("side %g: the glow grows outwards at %d", side, x)
			}
			if mirror := img.RGBAAt(59+int(side)-x, row).A; mirror != a {
				t.Errorf("side %g: %d left and %d right", side, a, mirror)
			}
			last = a
		}
		if edge := img.RGBAAt(29, row).A; edge < 180 || last > 12 {
			t.Errorf("side %g: %d at the edge, %d at the end", side, edge, last)
		}
	}
}

func TestShadowFallsToTheLowerRight(t *testing.T) {
	e := newEasel(t, 120, 120)
	var l ink.List
	l.Shadow(ink.R(30, 30, 60, 60), 16)
	img := e.show(l, 0, 0, 1)
	if left, right := img.RGBAAt(28, 60).A, img.RGBAAt(91, 60).A; left >= right {
		t.Errorf("%d on the left, %d on the right", left, right)
	}
	if above, below := img.RGBAAt(60, 28).A, img.RGBAAt(60, 91).A; above >= below {
		t.Errorf("%d above, %d below", above, below)
	}
}
