package paint

import (
	"image"
	"image/color"
	"os"
	"runtime"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/assets"
	"portcullis/scenes/ink"
	"portcullis/scenes/typeset"
)

// TestMain runs the tests within a game, as pixels can be read back only there.
func TestMain(m *testing.M) {
	if !hasDisplay() {
		os.Exit(m.Run())
	}
	ebiten.SetWindowSize(64, 64)
	run := &runner{m: m}
	if err := ebiten.RunGame(run); err != nil {
		panic(err)
	}
	os.Exit(run.code)
}

type runner struct {
	m    *testing.M
	code int
}

func (r *runner) Update() error {
	r.code = r.m.Run()
	return ebiten.Termination
}

func (*runner) Draw(*ebiten.Image) {}

func (*runner) Layout(w, h int) (int, int) { return w, h }

func hasDisplay() bool {
	return runtime.GOOS != "linux" || os.Getenv("DISPLAY") != "" || os.Getenv("WAYLAND_DISPLAY") != ""
}

// easel is a painter with a canvas to draw on, and what it reported.
type easel struct {
	*Painter
	canvas   *ebiten.Image
	problems []string
}

// newEasel skips the test where there is no display, unless all tests are demanded.
func newEasel(t testing.TB, w, h int) *easel {
	t.Helper()
	if !hasDisplay() {
		if os.Getenv("PORTCULLIS_E2E") == "require" {
			t.Fatal("no display")
		}
		t.Skip("no display")
	}
	e := &easel{canvas: ebiten.NewImage(w, h)}
	e.Painter = New(assets.FS(), typeset.New(), func(err error) { e.problems = append(e.problems, err.Error()) })
	t.Cleanup(e.canvas.Deallocate)
	return e
}

// show draws a list on an empty canvas and returns its pixels.
func (e *easel) show(list ink.List, x, y, alpha float64) *image.RGBA {
	e.canvas.Clear()
	e.Draw(e.canvas, list, x, y, alpha)
	return pixels(e.canvas)
}

func pixels(img *ebiten.Image) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, img.Bounds().Dx(), img.Bounds().Dy()))
	img.ReadPixels(out.Pix)
	return out
}

// inked is the box of all pixels that are not empty.
func inked(img *image.RGBA) image.Rectangle {
	var box image.Rectangle
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			if img.RGBAAt(x, y).A > 40 {
				box = box.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return box
}

// near reports whether a pixel has about this colour.
func near(got color.RGBA, want ink.Color) bool {
	abs := func(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }
	return abs(got.R, want.R) <= 2 && abs(got.G, want.G) <= 2 && abs(got.B, want.B) <= 2 && abs(got.A, want.A) <= 2
}
