package paint

import (
	"math"

	"portcullis/scenes/ink"
	"portcullis/scenes/paint/raster"
)

// plateArea is the most pixels that a plate is drawn with: a larger one is stretched.
const plateArea = 8 << 20

// plateStep is the factor between the sizes at which plates are kept: that of a notch of the wheel, so that a
// camera that zooms by notches comes back to pictures that are there.
const plateStep = 1.25

// plate draws a drawing from a texture of its size, or of one that is close to it.
func (p *Painter) plate(b brush) {
	d, at := b.op.Plate, b.place()
	if d == nil || d.W <= 0 || d.H <= 0 || at.Empty() {
		return
	}
	k := math.Pow(plateStep, math.Round(math.Log(at.W/d.W)/math.Log(plateStep)))
	k = math.Min(k, math.Sqrt(plateArea/(d.W*d.H)))
	w, h := min(int(math.Round(d.W*k)), raster.Largest), min(int(math.Round(d.H*k)), raster.Largest)
	if w < 1 || h < 1 {
		return
	}
	tex := p.textures.get(key{kind: plateTexture, plate: d, w: w, h: h}, func() texture {
		tex := alone(w, h)
		p.anew(func() { p.Draw(tex.img, d.List.Scale(float64(w)/d.W), 0, 0, 1) })
		return tex
	})
	if math.Abs(float64(w)-at.W) > 1 || math.Abs(float64(h)-at.H) > 1 {
		p.spread(b, at, tex)
		return
	}
	p.mesh.quad(at, 0, 0, float32(w), float32(h))
	p.flush(b, tex, ink.RGB(0xFFFFFF))
}
