package paint

import (
	"math"

	"portcullis/scenes/ink"
)

// cover draws the part of a picture that fills a box with its aspect kept.
func (p *Painter) cover(b brush) {
	pic := p.drawing(b.op.Name)
	if pic == nil {
		p.placeholder(b)
		return
	}
	at := b.place()
	if at.Empty() {
		return
	}
	whole := ink.R(0, 0, at.W, math.Ceil(at.W/pic.aspect))
	if whole.H < at.H {
		whole = ink.R(0, 0, math.Ceil(at.H*pic.aspect), at.H)
	}
	tex := p.drawn(b, pic, int(whole.W), int(whole.H))
	if tex.none() {
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
