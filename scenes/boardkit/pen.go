package boardkit

import (
	"math"

	"portcullis/scenes/ink"
)

// Pen draws one look: a display list with the measures and colours of a screen.
type Pen struct {
	ink.List
	Metrics ink.Metrics
	Measure ink.Measurer
	Tones   ink.Tones
}

// New returns a pen with an empty list.
func New(m ink.Metrics, measure ink.Measurer, s ink.Scheme) *Pen {
	return &Pen{Metrics: m, Measure: measure, Tones: ink.TonesFor(s)}
}

// Fresh is a pen with an empty list and the same measures.
func (p *Pen) Fresh() *Pen { return &Pen{Metrics: p.Metrics, Measure: p.Measure, Tones: p.Tones} }

// Px turns design units into whole device pixels.
func (p *Pen) Px(units float64) float64 { return p.Metrics.Px(units) }

// Font is a face at a size in design units.
func (p *Pen) Font(face ink.Face, units float64) ink.Font { return p.Metrics.Font(face, units) }

// Line is the height that one line of a font takes.
func (p *Pen) Line(f ink.Font) float64 { return math.Ceil(p.Measure.LineHeight(f)) }

// Width is the width of one line of text, rounded up.
func (p *Pen) Width(f ink.Font, text string) float64 { return math.Ceil(p.Measure.Width(f, text)) }

// Fits reports whether one line of text is at most w wide.
func (p *Pen) Fits(f ink.Font, text string, w float64) bool { return p.Measure.Width(f, text) <= w }

// Say writes the first of the forms that fits the width of the box, longest form first. If
// even the last does not fit, it is written as a name is. A box that is a little too
// low grows about its middle.
func (p *Pen) Say(box ink.Rect, f ink.Font, c ink.Color, forms ...string) *ink.Op {
	text := ""
	f = p.low(box, f)
	for _, form := range forms {
		if text = form; p.Fits(f, form, box.W) {
			return p.oneLine(box, f, c, form)
		}
	}
	return p.Name(box, f, c, text)
}

// tall is the box, at least as high as a line about the same middle.
func (p *Pen) tall(box ink.Rect, f ink.Font) ink.Rect {
	if h := p.Line(f); box.H < h {
		box.Y -= (h - box.H) / 2
		box.H = h
	}
	return box
}

// Centred is Say with the text in the middle of the box, Right at its right.
func (p *Pen) Centred(box ink.Rect, f ink.Font, c ink.Color, forms ...string) *ink.Op {
	op := p.Say(box, f, c, forms...)
	op.Across = ink.Middle
	return op
}

// Right is Say with the text at the right of the box.
func (p *Pen) Right(box ink.Rect, f ink.Font, c ink.Color, forms ...string) *ink.Op {
	op := p.Say(box, f, c, forms...)
	op.Across = ink.End
	return op
}

// Paragraph writes text in as many lines as it needs and returns the height taken.
func (p *Pen) Paragraph(box ink.Rect, f ink.Font, c ink.Color, text string, lead float64) float64 {
	box.H = ink.TextHeight(p.Measure, f, text, box.W, lead)
	op := p.Write(box, f, c, text)
	op.Wrap, op.Down, op.Lead = true, ink.Start, lead
	return box.H
}

// Sheet is a parchment panel with its shadow; it returns the room inside the frame.
func (p *Pen) Sheet(box ink.Rect) ink.Rect { return p.framed("kit/frame-parchment", box) }

// Oak is a dark oak panel; it returns the room inside the frame.
func (p *Pen) Oak(box ink.Rect) ink.Rect { return p.framed("kit/frame-oak", box) }

func (p *Pen) framed(frame string, box ink.Rect) ink.Rect {
	p.Shadow(box, p.Px(10))
	p.Frame(frame, box, p.Px(16))
	return box.Inset(math.Max(p.Px(14), 7))
}

// Inked is a filled box with an ink rim of design width.
func (p *Pen) Inked(box ink.Rect, fill ink.Color, rim, radius float64) {
	r := p.Px(radius)
	p.Fill(box, ink.Ink, r)
	p.Fill(box.Inset(p.Px(rim)), fill, math.Max(0, r-p.Px(rim)))
}

// Mix is the colour t of the way from a to b.
func Mix(a, b ink.Color, t float64) ink.Color {
	f := func(x, y uint8) uint8 { return uint8(math.Round(float64(x) + (float64(y)-float64(x))*t)) }
	return ink.Color{R: f(a.R, b.R), G: f(a.G, b.G), B: f(a.B, b.B), A: f(a.A, b.A)}
}

// Tilt turns a look about a point. Boxes that are wider than high keep their shape; ellipses and
// halos are turned as circles.
func Tilt(l ink.List, x, y, angle float64) ink.List {
	if angle == 0 {
		return l
	}
	sin, cos := math.Sincos(angle)
	about := func(px, py float64) (float64, float64) {
		dx, dy := px-x, py-y
		return x + dx*cos - dy*sin, y + dx*sin + dy*cos
	}
	turned := make(ink.List, len(l))
	for i, op := range l {
		if op.Kind == ink.Line {
			x0, y0 := about(op.Box.X, op.Box.Y)
			x1, y1 := about(op.Box.Right(), op.Box.Bottom())
			op.Box = ink.R(x0, y0, x1-x0, y1-y0)
		} else {
			cx, cy := op.Box.Center()
			nx, ny := about(cx, cy)
			op.Box = op.Box.Shift(nx-cx, ny-cy)
			op.Angle += angle
		}
		turned[i] = op
	}
	return turned
}
