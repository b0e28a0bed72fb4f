package paint

import (
	"bytes"
	"image"
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/scenes/ink"
)

// What strips hold looks as on the screen, whether it was painted on them or taken from a pane, and they hold no more.
func TestStripsLookAsTheScreen(t *testing.T) {
	const w, h = 40, 36
	e := newEasel(t, w, h)
	list := ink.List{
		{Kind: ink.Fill, Box: ink.R(2, 3, 36, 30), Color: ink.Parchment, Radius: 4},
		{Kind: ink.Line, Box: ink.R(1, 1, 38, 33), Color: ink.OakLight, Width: 3},
		{Kind: ink.Write, Box: ink.R(4, 20, 34, 14), Text: "Siege", Font: ink.Font{Face: ink.Serif, Size: 14}, Color: ink.OakLight},
	}
	want := e.show(list, 0, 0, 1)
	pane := newPane(cut(w), cut(h))
	defer pane.Deallocate()
	all := image.Rect(0, 0, w, h)
	pane.Each(all, func(img *ebiten.Image, x, y float64) { e.Draw(img, list, x, y, 1) })
	areas := []image.Rectangle{image.Rect(0, 0, 9, 30), image.Rect(20, 3, 40, 12), image.Rect(15, 20, 40, 36)}
	inside := func(x, y int) bool {
		for _, a := range areas {
			if image.Pt(x, y).In(a) {
				return true
			}
		}
		return false
	}
	painted, taken := NewStrips(areas, 1<<20), NewStrips(areas, 1<<20)
	defer painted.Deallocate()
	defer taken.Deallocate()
	painted.Each(all, func(img *ebiten.Image, x, y float64) { e.Draw(img, list, x, y, 1) })
	taken.Take(pane)
	for name, s := range map[string]*Strips{"painted": painted, "taken": taken} {
		e.canvas.Clear()
		s.Show(e.canvas, 1)
		got := pixels(e.canvas)
		for y := range h {
			for x := range w {
				if was := got.RGBAAt(x, y); inside(x, y) && was != want.RGBAAt(x, y) || !inside(x, y) && was.A != 0 {
					t.Fatalf("strips that were %s show %v at %d,%d, want %v there", name, was, x, y, want.RGBAAt(x, y))
				}
			}
		}
	}
	taken.Clear(all)
	e.canvas.Clear()
	taken.Show(e.canvas, 1)
	if got := pixels(e.canvas); !bytes.Equal(got.Pix, make([]byte, len(got.Pix))) {
		t.Error("strips that were cleared show something")
	}
}

// Strips lie apart on their image and hold each pixel of their areas once; and that takes little more than the areas themselves, or
// there are none.
func TestStripsTakeLittleMoreThanTheirAreas(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for range 200 {
		screen := image.Pt(640+rng.IntN(3200), 400+rng.IntN(1800))
		var areas []image.Rectangle
		pixels := 0
		for y := 0; y < screen.Y; y += 64 {
			for x := rng.IntN(screen.X); x < screen.X; {
				a := image.Rect(x, y, min(screen.X, x+1+rng.IntN(900)), min(screen.Y, y+64))
				areas = append(areas, a)
				pixels += a.Dx() * a.Dy()
				x = a.Max.X + 1 + rng.IntN(2000)
			}
		}
		lie, size := lay(areas)
		held := 0
		for i, one := range lie {
			on := one.of.Add(one.shift)
			if !on.In(image.Rectangle{Max: size}) {
				t.Fatalf("%v lies at %v of an image of %v", one.of, on, size)
			}
			for _, other := range lie[:i] {
				if other.of.Overlaps(one.of) || other.of.Add(other.shift).Overlaps(on) {
					t.Fatalf("%v lies over %v", one, other)
				}
			}
			held += on.Dx() * on.Dy()
		}
		if held != pixels {
			t.Fatalf("strips hold %d pixels, of %d", held, pixels)
		}
		took := Takes(size.X, size.Y)
		if most := max(256*64*4, 4*4*pixels); took > most {
			t.Errorf("%d pixels take %d bytes, want %d at most", pixels, took, most)
		}
		if s := NewStrips(areas, took-1); s != nil {
			t.Errorf("strips take %d bytes, and %d were allowed", took, took-1)
		}
	}
}
