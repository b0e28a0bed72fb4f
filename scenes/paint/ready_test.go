package paint

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// witness is a canvas that notes how many textures were made when something is drawn.
type witness struct {
	p    *Painter
	made []int
}

func (w *witness) DrawTriangles([]ebiten.Vertex, []uint16, *ebiten.Image, *ebiten.DrawTrianglesOptions) {
	w.made = append(w.made, w.p.textures.made)
}

// Once a list lacks something, all that it lacks is made before anything more of it is drawn.
func TestAllIsMadeBeforeItIsDrawn(t *testing.T) {
	e := newEasel(t, 640, 360)
	list := screenful()
	w := &witness{p: e.Painter}
	e.drawOn(w, e.canvas.Bounds(), list, 0, 0, 1)
	for i, n := range w.made[1:] {
		if n != e.textures.made {
			t.Fatalf("at the %d. drawing %d textures are made, of %d in the end", i+2, n, e.textures.made)
		}
	}
	if first := w.made[0]; first != 1 || e.textures.made < 20 {
		t.Errorf("%d textures are made at the first drawing, %d in the end: this test proves nothing", first, e.textures.made)
	}
}
