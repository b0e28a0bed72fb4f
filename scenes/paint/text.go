package paint

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"portcullis/scenes/ink"
	"portcullis/scenes/typeset"
)

// write draws the text of an operation, line by line.
func (p *Painter) write(b brush) {
	op := b.op
	if op.Text == "" {
		return
	}
	metrics := p.faces.Metrics(op.Font)
	if !op.Wrap {
		p.writeLine(b, op.Text, baseline(b.box.Y, b.box.H, metrics.Ascent+metrics.Descent, metrics.CapHeight, op.Down))
		return
	}
	lead := op.Lead
	if lead == 0 {
		lead = ink.DefaultLead
	}
	pitch := op.Font.Size * lead
	lines := p.faces.Wrap(op.Font, op.Text, op.Box.W)
	first := baseline(b.box.Y, b.box.H-pitch*float64(len(lines)-1), pitch, metrics.CapHeight, op.Down)
	for i, line := range lines {
		p.writeLine(b, line, first+pitch*float64(i))
	}
}

// baseline is where a line of the given height stands in a box: capitals are centred in
// their line.
func baseline(top, room, height, capital float64, down ink.Align) float64 {
	switch down {
	case ink.Start:
		return top + (height+capital)/2
	case ink.End:
		return top + room - (height-capital)/2
	default:
		return top + (room+capital)/2
	}
}

// writeLine draws one line of text on its baseline.
func (p *Painter) writeLine(b brush, line string, base float64) {
	if line == "" {
		return
	}
	line = typeset.Clip(line)
	op := b.op
	k := key{kind: textTexture, name: line, font: op.Font}
	if p.phase == gathering {
		p.gather(k)
		return
	}
	tex := p.textures.get(k, func() texture { return p.typeset(op.Font, line) })
	squeeze := 1.0
	if op.Squeeze > 0 && !op.Wrap {
		squeeze = op.Squeeze
	}
	x := b.box.X
	switch op.Across {
	case ink.Middle:
		x += (b.box.W - p.faces.Width(op.Font, line)*squeeze) / 2
	case ink.End:
		x += b.box.W - p.faces.Width(op.Font, line)*squeeze
	}
	across, down := tex.size()
	at := ink.R(math.Round(x)-overhang(op.Font)*squeeze, math.Round(base)-rise(op.Font), float64(across)*squeeze, float64(down))
	p.mesh.quad(at, 0, 0, across, down)
	if squeeze != 1 && b.angle == 0 {
		p.flushFiltered(b, tex, op.Color, ebiten.FilterLinear)
		return
	}
	p.flush(b, tex, op.Color)
}

// overhang is the room left at both ends of a line for what leans out of its advance.
func overhang(f ink.Font) float64 { return math.Ceil(f.Size / 3) }

// rise is the height of the texture of a line above its baseline: room for accents above
// the ascent.
func rise(f ink.Font) float64 { return math.Ceil(f.Size * 1.1) }

// typeset makes the texture of a line, in white.
func (p *Painter) typeset(f ink.Font, line string) texture {
	face, drop := p.faces.Face(f, line)
	side, above, below := overhang(f), rise(f), math.Ceil(f.Size*0.4)
	const widest = 16384 // far beyond any screen
	tex := p.textures.room(min(int(math.Ceil(p.faces.Width(f, line))+2*side), widest), int(above+below))
	options := &text.DrawOptions{}
	options.GeoM.Translate(float64(tex.at.Min.X)+side, float64(tex.at.Min.Y)+above-drop)
	text.Draw(tex.part(), line, face, options)
	return tex
}
