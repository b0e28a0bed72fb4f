package paint

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"portcullis/scenes/ink"
	"portcullis/scenes/typeset"
)

// write draws the text of an operation, line by line.
func (p *Painter) write(b brush) {
	op := b.op
	if op.Text == "" || op.Font.Size < 1 {
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
	line = p.faces.Stand(typeset.Clip(line))
	op := b.op
	tex := p.textures.get(key{kind: textTexture, name: line, font: op.Font}, func() texture {
		return p.typeset(op.Font, line)
	})
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
	at := ink.R(ink.Whole(x)-overhang(op.Font)*squeeze, ink.Whole(base)-rise(op.Font), float64(across)*squeeze, float64(down))
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
	side, above, below := overhang(f), rise(f), math.Ceil(f.Size*0.4)
	const widest = 16384 // far beyond any screen
	tex := p.textures.room(min(int(math.Ceil(p.faces.Width(f, line))+2*side), widest), int(above+below))
	letters, ok := p.faces.Letters(f, line)
	if ok {
		return p.lighten(compose(letters, image.Rect(-int(side), -int(above), tex.at.Dx()-int(side), tex.at.Dy()-int(above))), tex)
	}
	face, drop := p.faces.Face(f, line)
	options := &text.DrawOptions{}
	options.GeoM.Translate(float64(tex.at.Min.X)+side, float64(tex.at.Min.Y)+above-drop)
	text.Draw(tex.part(), line, face, options)
	return tex
}

// compose lays letters into one mask: the part of their line in a box about where it begins.
func compose(letters []typeset.Letter, box image.Rectangle) *image.Alpha {
	line := image.NewAlpha(box)
	for _, l := range letters {
		seen := l.Mask.Rect.Add(l.At).Intersect(box)
		for y := seen.Min.Y; y < seen.Max.Y; y++ {
			from := l.Mask.Pix[l.Mask.PixOffset(seen.Min.X-l.At.X, y-l.At.Y):]
			to := line.Pix[line.PixOffset(seen.Min.X, y):]
			for x := range seen.Dx() {
				if a := uint32(from[x]); a > 0 {
					to[x] = uint8(a + uint32(to[x])*(255-a)/255)
				}
			}
		}
	}
	return line
}
