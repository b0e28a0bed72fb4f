package paint

import (
	"image"

	"portcullis/scenes/ink"
)

// makeReady makes the textures that a list lacks, before it is drawn. To write to a texture between two operations costs the
// graphics about as much as a frame, for all before has to be drawn to its end; and what is made in one go goes over in one
// go. It stops where others would have to leave their place.
func (p *Painter) makeReady(dst canvas, visible image.Rectangle, list ink.List, x, y, alpha float64) {
	wiped := p.textures.wiped
	p.readying = true
	for i := 0; i < len(list) && p.textures.wiped == wiped; i++ {
		p.drawOne(dst, visible, &list[i], x, y, alpha)
	}
	p.readying = false
}

// anew draws on a texture that is being made, whether or not the list it is made for is only made ready.
func (p *Painter) anew(draw func()) {
	before := p.readying
	p.readying = false
	draw()
	p.readying = before
}
