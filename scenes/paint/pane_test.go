package paint

import (
	"bytes"
	"image"
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
	pane := NewPane(w, h)
	defer pane.Deallocate()
	if n := len(pane.images); n != 4 {
		t.Fatalf("the pane lies in %d images, want 4", n)
	}
	all := image.Rect(0, 0, w, h)
	pane.Each(all, func(img *ebiten.Image, x, y float64) { e.Draw(img, list, x, y, 1) })
	other := NewPane(w, h)
	defer other.Deallocate()
	other.Copy(pane)
	for name, shown := range map[string]*Pane{"painted": pane, "copied": other} {
		e.canvas.Clear()
		for _, part := range []image.Rectangle{image.Rect(0, 0, 7, h), image.Rect(7, 0, w, 33), image.Rect(7, 33, w, h)} {
			shown.Show(e.canvas, part, 1, ebiten.BlendSourceOver)
		}
		if got := pixels(e.canvas); !bytes.Equal(got.Pix, want.Pix) {
			t.Errorf("a pane that was %s looks otherwise than an image", name)
		}
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

// A pane takes little more than its pixels, whatever the screen.
func TestAPaneTakesLittleMoreThanItsPixels(t *testing.T) {
	for _, size := range []image.Point{{1280, 720}, {1024, 640}, {1920, 1080}, {2560, 1440}, {3840, 2160}} {
		took := 0
		for _, high := range cut(size.Y) {
			for _, wide := range cut(size.X) {
				took += gpuSize(wide, high)
			}
		}
		if most := 4 * size.X * size.Y * 5 / 4; took > most {
			t.Errorf("a screen of %v takes %d bytes, want %d at most; as one image it takes %d", size, took, most, gpuSize(size.X, size.Y))
		}
	}
}
