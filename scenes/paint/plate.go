package paint

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/scenes/ink"
	"portcullis/scenes/paint/raster"
)

// plateArea is the most pixels that a plate is drawn with: a larger one is stretched.
const plateArea = 8 << 20

// plate draws a drawing from a texture of its size.
func (p *Painter) plate(b brush) {
	d, at := b.op.Plate, b.place()
	if d == nil || d.W <= 0 || d.H <= 0 || at.Empty() {
		return
	}
	k := math.Min(1, math.Sqrt(plateArea/(at.W*at.H)))
	w, h := min(int(math.Ceil(at.W*k)), raster.Largest), min(int(math.Ceil(at.H*k)), raster.Largest)
	tex := p.surfaces.get(key{kind: plateTexture, plate: d, w: w, h: h}, func() *ebiten.Image {
		tex := NewTexture(w, h)
		p.Draw(tex, d.List.Scale(float64(w)/d.W), 0, 0, 1)
		return tex
	})
	if float64(w) != at.W || float64(h) != at.H {
		p.spread(b, at, tex)
		return
	}
	p.mesh.quad(at, 0, 0, float32(w), float32(h))
	p.flush(b, tex, ink.RGB(0xFFFFFF))
}
