package paint

import (
	"bytes"
	"image"
	"strings"
	"testing"
	"testing/fstest"

	"portcullis/assets"
	"portcullis/scenes/ink"
	"portcullis/scenes/paint/raster"
	"portcullis/scenes/typeset"
)

func drawn(t *testing.T, name string) *raster.Picture {
	t.Helper()
	svg, err := assets.Picture(name)
	if err != nil {
		t.Fatal(err)
	}
	pic, err := raster.Parse(svg)
	if err != nil {
		t.Fatal(err)
	}
	return pic
}

func TestPictureIsRasterisedAtItsSize(t *testing.T) {
	e := newEasel(t, 120, 120)
	want, err := drawn(t, "kurth/warden").Draw(77, 77)
	if err != nil {
		t.Fatal(err)
	}
	var l ink.List
	l.Picture("kurth/warden", ink.R(20, 10, 77, 77))
	img := e.show(l, 0, 0, 1)
	for y := range 77 {
		for x := range 77 {
			if got := img.RGBAAt(20+x, 10+y); got != want.RGBAAt(x, y) {
				t.Fatalf("%v at %d, %d; rasterised %v", got, x, y, want.RGBAAt(x, y))
			}
		}
	}
}

func TestFlippedPictureIsItsMirrorImage(t *testing.T) {
	e := newEasel(t, 100, 90)
	box := ink.R(10, 10, 64, 64)
	var plain, flipped ink.List
	plain.Picture("bsieged/krohn", box)
	flipped.Picture("bsieged/krohn", box).Flip = true
	a, b := e.show(plain, 0, 0, 1), e.show(flipped, 0, 0, 1)
	differs := false
	for y := 10; y < 74; y++ {
		for x := range 64 {
			if a.RGBAAt(10+x, y) != b.RGBAAt(73-x, y) {
				t.Fatalf("%v at %d, %d; mirrored %v", a.RGBAAt(10+x, y), x, y, b.RGBAAt(73-x, y))
			}
			differs = differs || a.RGBAAt(10+x, y) != b.RGBAAt(10+x, y)
		}
	}
	if !differs {
		t.Error("the picture is the same both ways")
	}
}

func TestPictureKeepsItsAspectAndStretchDoesNot(t *testing.T) {
	e := newEasel(t, 128, 128)
	var l ink.List
	l.Picture("kurth/card-back", ink.R(0, 0, 128, 128)) // 96 by 128
	if got := inked(e.show(l, 0, 0, 1)); got.Min.X < 16 || got.Max.X > 112 || got.Dy() < 118 {
		t.Errorf("the picture covers %v", got)
	}
	l = nil
	l.Stretch("kurth/card-back", ink.R(0, 0, 128, 128))
	if got := inked(e.show(l, 0, 0, 1)); got.Dx() < 118 || got.Dy() < 118 {
		t.Errorf("the stretched picture covers %v", got)
	}
}

func TestFrameHasNoSeams(t *testing.T) {
	e := newEasel(t, 400, 300)
	for _, name := range assets.PictureNames() {
		if !strings.HasPrefix(name, "kit/frame-") {
			continue
		}
		for _, corner := range []int{10, 13, 17, 24} {
			nine, err := drawn(t, name).Nine(corner)
			if err != nil {
				t.Fatal(err)
			}
			var l ink.List
			l.Frame(name, ink.R(7, 9, 371, 263), float64(corner))
			img := e.show(l, 0, 0, 1)
			edge := corner // beyond it, parchment has its fibres
			if share, ok := paper[name]; ok {
				edge = int(share * float64(corner))
			}
			for x := range 371 {
				from := min(x, corner)
				if x > 371-corner-1 {
					from = x - 371 + 2*corner + 1
				}
				for y := range edge {
					if got, want := img.RGBAAt(7+x, 9+y), nine.RGBAAt(from, y); got != want {
						t.Fatalf("%s, corner %d: %v at %d, %d; want %v", name, corner, got, x, y, want)
					}
				}
			}
			if got := inked(img); got.Dx() < 371*9/10 || !got.In(image.Rect(7, 9, 378, 272)) {
				t.Errorf("%s: covers %v", name, got)
			}
		}
	}
}

func TestSmallFrameShrinksItsCorners(t *testing.T) {
	e := newEasel(t, 40, 40)
	var l ink.List
	l.Frame("kit/frame-button-idle", ink.R(5, 5, 12, 9), 30)
	if got := inked(e.show(l, 0, 0, 1)); got.Empty() || !got.In(image.Rect(5, 5, 17, 14)) {
		t.Errorf("covers %v", got)
	}
}

func TestWhatCannotBeDrawnIsReportedOnceAndReplaced(t *testing.T) {
	e := newEasel(t, 80, 80)
	e.Painter = New(fstest.MapFS{
		"pictures/kit/broken.svg": {Data: []byte("<svg viewBox='0 0 64 64'><path d='M0 0 L")},
	}, typeset.New(), func(err error) { e.problems = append(e.problems, err.Error()) })
	var l ink.List
	for range 2 {
		l.Picture("kit/broken", ink.R(0, 0, 40, 40))
		l.Stretch("kit/missing", ink.R(40, 0, 40, 40))
		l.Frame("kit/missing", ink.R(0, 40, 40, 40), 12)
		l.Surface("water", ink.R(40, 40, 40, 40))
	}
	e.show(l, 0, 0, 1)
	img := e.show(l, 0, 0, 1)
	for _, at := range []image.Point{{8, 20}, {48, 20}, {8, 60}} {
		if c := img.RGBAAt(at.X, at.Y); !near(c, ink.Parchment) {
			t.Errorf("%v at %v instead of parchment", c, at)
		}
	}
	if len(e.problems) != 3 {
		t.Errorf("%d reports: %q", len(e.problems), e.problems)
	}
	for i, name := range []string{"kit/broken", "kit/missing", "water"} {
		if i < len(e.problems) && !strings.Contains(e.problems[i], name) {
			t.Errorf("report %d does not name %s: %s", i, name, e.problems[i])
		}
	}
}

func TestEverySurfaceIsShaded(t *testing.T) {
	e := newEasel(t, 200, 160)
	opaque := map[string]bool{"oak": true, "parchment": true, "night": true, "cloth": true, "curtain": true, "vignette": false, "candle": false}
	for name, solid := range opaque {
		var l ink.List
		l.Surface(name, ink.R(10, 10, 180, 140))
		img := e.show(l, 0, 0, 1)
		tones := map[[4]uint8]bool{}
		for y := range 160 {
			for x := range 200 {
				c := img.RGBAAt(x, y)
				inside := image.Pt(x, y).In(image.Rect(10, 10, 190, 150))
				if !inside && c.A != 0 || inside && solid && c.A != 255 {
					t.Fatalf("%s: %v at %d, %d", name, c, x, y)
				}
				tones[[4]uint8{c.R, c.G, c.B, c.A}] = true
			}
		}
		if len(tones) < 20 {
			t.Errorf("%s has only %d tones", name, len(tones))
		}
	}
	if len(e.problems) > 0 {
		t.Errorf("reported: %q", e.problems)
	}
}

// The light falls from the upper left, the dark lies far from it.
func TestCandleAndVignette(t *testing.T) {
	e := newEasel(t, 192, 108)
	var l ink.List
	l.Fill(ink.R(0, 0, 192, 108), ink.RGB(0x808080), 0)
	l.Surface("candle", ink.R(0, 0, 192, 108))
	img := e.show(l, 0, 0, 1)
	if near, far := img.RGBAAt(38, 8), img.RGBAAt(188, 104); near.R < 0x90 || near.R <= near.B || far.R > 0x60 {
		t.Errorf("%v near the candle, %v far from it", near, far)
	}
	l = l[:1]
	l.Surface("vignette", ink.R(0, 0, 192, 108))
	img = e.show(l, 0, 0, 1)
	if middle, corner := img.RGBAAt(96, 54), img.RGBAAt(1, 1); middle.R < 0x7C || corner.R > 0x70 {
		t.Errorf("%v in the middle, %v in the corner", middle, corner)
	}
}

// After a pause no shapes of pictures are kept: they are drawn as before, and read again only for a size that is not kept.
func TestShapesOfPicturesAreForgottenInAPause(t *testing.T) {
	e := newEasel(t, 120, 60)
	var l ink.List
	l.Picture("kit/emblem-kurth", ink.R(0, 0, 40, 40))
	l.Frame("kit/frame-card", ink.R(50, 0, 50, 50), 9)
	before := e.show(l, 0, 0, 1)
	read := func() (n int) {
		for _, d := range e.drawings {
			if d.form != nil {
				n++
			}
		}
		return n
	}
	if n := read(); n != 2 {
		t.Fatalf("%d pictures are read", n)
	}
	e.Rinse()
	if after := e.show(l, 0, 0, 1); !bytes.Equal(before.Pix, after.Pix) || read() != 0 {
		t.Errorf("after a pause %d pictures are read, or they look different", read())
	}
	l[0].Box.W, l[0].Box.H = 44, 44
	if got := inked(e.show(l[:1], 0, 0, 1)); got.Dx() < 36 || read() != 1 || len(e.problems) > 0 {
		t.Errorf("at another size it covers %v, %d pictures are read: %q", got, read(), e.problems)
	}
}
