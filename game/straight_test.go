package game

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// What is painted goes to the window itself where the picture of Ebitengine has its size, and else to that picture.
func TestTheWindowItselfIsPainted(t *testing.T) {
	window := ebiten.NewImage(1280, 720)
	var half ebiten.GeoM
	half.Scale(0.5, 0.5)
	for _, c := range []struct {
		what     string
		own      image.Point
		at       ebiten.GeoM
		straight bool
	}{
		{"of the same size", image.Pt(1280, 720), ebiten.GeoM{}, true},
		{"twice as large", image.Pt(2560, 1440), half, false},
		{"of the same size elsewhere", image.Pt(1280, 720), half, false},
	} {
		own := ebiten.NewImage(c.own.X, c.own.Y)
		var painted []*ebiten.Image
		s := Straight{Paint: func(on *ebiten.Image) { painted = append(painted, on) }}
		s.Draw(own)
		if len(painted) != 0 {
			t.Errorf("%s: it is painted before there is a window to paint on", c.what)
		}
		s.DrawFinalScreen(window, own, c.at)
		want := own
		if c.straight {
			want = window
		}
		if len(painted) != 1 || painted[0] != want {
			t.Errorf("a picture %s: painted is something else", c.what)
		}
	}
}
