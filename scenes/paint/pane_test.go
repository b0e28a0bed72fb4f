package paint

import (
	"bytes"
	"image"
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/scenes/ink"
)

// What is painted on a pane looks as on one image, across all of its seams, whole and in parts.
func TestAPaneLooksAsOneImage(t *testing.T) {
	const w, h = 40, 36 // lies in four images
	e := newEasel(t, w, h)
	list := ink.List{
		{Kind: ink.Fill, Box: ink.R(2, 3, 36, 30), Color: ink.Parchment, Radius: 4},
		{Kind: ink.Line, Box: ink.R(1, 1, 38, 33), Color: ink.OakLight, Width: 3},
		{Kind: ink.Write, Box: ink.R(4, 20, 34, 14), Text: "Siege", Font: ink.Font{Face: ink.Serif, Size: 14}, Color: ink.OakLight},
		{Kind: ink.Fill, Box: ink.R(24, 24, 12, 8), Color: ink.OakLight, Angle: 0.4},
	}
	want := e.show(list, 0, 0, 1)
	pane := newPane(cut(w), cut(h))
	defer pane.Deallocate()
	if n := len(pane.images); n != 4 {
		t.Fatalf("the pane lies in %d images, want 4", n)
	}
	all := image.Rect(0, 0, w, h)
	pane.Each(all, func(img *ebiten.Image, x, y float64) { e.Draw(img, list, x, y, 1) })
	e.canvas.Clear()
	for _, part := range []image.Rectangle{image.Rect(0, 0, 7, h), image.Rect(7, 0, w, 33), image.Rect(7, 33, w, h)} {
		pane.Show(e.canvas, part, 1, ebiten.BlendSourceOver)
	}
	if got := pixels(e.canvas); !bytes.Equal(got.Pix, want.Pix) {
		t.Error("a pane looks otherwise than an image")
	}
	hole := image.Rect(30, 30, 38, 35)
	pane.Clear(hole)
	e.canvas.Clear()
	pane.Show(e.canvas, all, 1, ebiten.BlendCopy)
	got := pixels(e.canvas)
	for y := range h {
		for x := range w {
			if empty := image.Pt(x, y).In(hole); got.RGBAAt(x, y) != want.RGBAAt(x, y) && !(empty && got.RGBAAt(x, y).A == 0) {
				t.Fatalf("after %v was cleared there is %v at %d,%d", hole, got.RGBAAt(x, y), x, y)
			}
		}
	}
}

// Whatever is drawn across the seams of a pane looks as on one image: where a box lies between pixels it comes to lie on the
// same ones, and only what is turned or stretched may differ by what its smooth edges are rounded by.
func TestNothingShowsTheSeamsOfAPane(t *testing.T) {
	const w, h = 40, 36
	e := newEasel(t, w, h)
	pane := newPane(cut(w), cut(h))
	defer pane.Deallocate()
	all := image.Rect(0, 0, w, h)
	rng := rand.New(rand.NewPCG(1, 2))
	half := func(most int) float64 { return float64(rng.IntN(2*most))/2 - 1e-15*float64(rng.IntN(2)) }
	kinds := []ink.Kind{ink.Fill, ink.Outline, ink.Disc, ink.Line, ink.Glow, ink.Shadow, ink.Halo, ink.Write, ink.Surface, ink.Frame, ink.Picture, ink.Cover}
	names := map[ink.Kind]string{ink.Surface: "oak", ink.Frame: "kit/frame-parchment", ink.Picture: "kit/seal-hand", ink.Cover: "kit/seal-hand"}
	for i := range 40 * len(kinds) {
		op := ink.Op{
			Kind: kinds[i%len(kinds)], Box: ink.R(half(36), half(34), 1+half(30), 1+half(30)), Color: ink.OakLight, Width: half(5), Radius: half(5),
			Text: "Siege", Font: ink.Font{Face: ink.Serif, Size: 14}, Across: ink.Align(rng.IntN(3)), Down: ink.Align(rng.IntN(3)),
		}
		op.Name = names[op.Kind]
		smooth := op.Kind == ink.Halo || op.Kind == ink.Line || op.Kind == ink.Surface
		if rng.IntN(4) == 0 {
			op.Angle, smooth = rng.Float64(), true
		}
		if op.Kind == ink.Write && rng.IntN(4) == 0 {
			op.Squeeze, smooth = 0.9, true
		}
		x, y := half(4), half(4)
		want := e.show(ink.List{op}, x, y, 1)
		pane.Clear(all)
		pane.Each(all, func(img *ebiten.Image, left, top float64) { e.Draw(img, ink.List{op}, left+x, top+y, 1) })
		e.canvas.Clear()
		pane.Show(e.canvas, all, 1, ebiten.BlendCopy)
		most := 0
		if smooth {
			most = 3
		}
		if got := farthest(pixels(e.canvas), want); got > most {
			t.Errorf("%+v at %g, %g differs by up to %d of 255", op, x, y, got)
		}
	}
	if len(e.problems) > 0 {
		t.Error(e.problems)
	}
}

// farthest is by how much two pictures of one size differ at most.
func farthest(a, b *image.RGBA) (most int) {
	for i := range a.Pix {
		most = max(most, int(a.Pix[i])-int(b.Pix[i]), int(b.Pix[i])-int(a.Pix[i]))
	}
	return most
}

// A pane of a large screen takes little more than its pixels; one of a small screen is one image, as more of them cost more than
// they save.
func TestALargePaneTakesLittleMoreThanItsPixels(t *testing.T) {
	newEasel(t, 1, 1)
	for size, images := range map[image.Point]int{{1280, 720}: 1, {1024, 640}: 1, {1920, 1080}: 1, {3840, 2160}: 2} {
		p := NewPane(size.X, size.Y)
		if p.Size() != size || len(p.images) != images {
			t.Errorf("a screen of %v lies in %d images of %v, want %d", size, len(p.images), p.Size(), images)
		}
		took := 0
		for _, one := range p.images {
			took += Takes(one.at.Dx(), one.at.Dy())
		}
		if most := 4 * size.X * size.Y * 5 / 4; images > 1 && took > most {
			t.Errorf("a screen of %v takes %d bytes, want %d at most; as one image it takes %d", size, took, most, Takes(size.X, size.Y))
		}
		p.Deallocate()
	}
}
