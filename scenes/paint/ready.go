package paint

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"portcullis/scenes/ink"
)

// phase is what going through a list is for.
type phase uint8

const (
	drawing   phase = iota
	gathering       // pictures, edges and letters are made that are not there
	setting         // lines of text are
)

// makeReady makes the textures that a list lacks, before it is drawn. To draw on a texture, or to write to it, between two
// operations costs the graphics about as much as a frame, for all before has to be drawn to its end; and what is made in
// one go goes over in one go. It stops where others would have to leave their place.
func (p *Painter) makeReady(dst canvas, visible image.Rectangle, list ink.List, x, y, alpha float64) {
	wiped := p.textures.wiped
	for _, p.phase = range []phase{gathering, setting} {
		for i := range list {
			if isText := list[i].Kind == ink.Write; isText || p.phase == gathering {
				p.drawOne(dst, visible, &list[i], x, y, alpha)
			}
			if p.textures.wiped != wiped {
				break
			}
		}
	}
	p.phase = drawing
}

// gather makes the letters of a line, unless the line is there.
func (p *Painter) gather(k key) {
	if !p.textures.has(k) {
		face, _ := p.faces.Face(k.font, k.name)
		p.letters = text.AppendGlyphs(p.letters[:0], k.name, face, nil)
		clear(p.letters)
	}
}

// anew draws a list on a texture that is made, whatever the list is gone through for that it is made for.
func (p *Painter) anew(draw func()) {
	before := p.phase
	p.phase = drawing
	draw()
	p.phase = before
}
