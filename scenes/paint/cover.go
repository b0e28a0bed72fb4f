package paint

import (
	"math"

	"portcullis/scenes/ink"
	"portcullis/scenes/paint/raster"
)

// cover draws the part of a picture that fills a box with its aspect kept.
func (p *Painter) cover(b brush) {
	pic := p.parsed(b.op.Name)
	if pic == nil {
		p.placeholder(b)
		return
	}
	at := b.place()
	if at.Empty() {
		return
	}
	whole := ink.R(0, 0, at.W, math.Ceil(at.W/pic.Aspect()))
	if whole.H < at.H {
		whole = ink.R(0, 0, math.Ceil(at.H*pic.Aspect()), at.H)
	}
	w, h := int(whole.W), int(whole.H)
	tex := p.textures.get(key{kind: pictureTexture, name: b.op.Name, w: w, h: h}, func() texture {
		img, err := pic.Draw(min(w, raster.Largest), min(h, raster.Largest))
		if err != nil {
			p.fail(b.op.Name, err)
			return texture{}
		}
		return p.upload(img)
	})
	if tex.none() {
		p.placeholder(b)
		return
	}
	w32, h32 := tex.size()
	kx, ky := w32/float32(whole.W), h32/float32(whole.H)
	x, y := float32(cutOff(whole.W-at.W, b.op.Across)), float32(cutOff(whole.H-at.H, b.op.Down))
	p.mesh.quad(at, x*kx, y*ky, (x+float32(at.W))*kx, (y+float32(at.H))*ky)
	p.flush(b, tex, ink.RGB(0xFFFFFF))
}

// cutOff is how much of what stands out is cut off at the start.
func cutOff(over float64, kept ink.Align) float64 {
	switch kept {
	case ink.Start:
		return 0
	case ink.Middle:
		return math.Floor(over / 2)
	}
	return over
}
