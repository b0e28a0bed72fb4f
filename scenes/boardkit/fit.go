package boardkit

import (
	"math"
	"strings"

	"portcullis/scenes/ink"
)

// twoLead is the line height of a name on two lines.
const twoLead = 0.98

// Name writes a name whole: on one line, its letters squeezed a little where they need it, else on two lines or in smaller
// type, whichever leaves it larger. Only what no legible type makes fit is cut.
func (p *Pen) Name(box ink.Rect, f ink.Font, c ink.Color, name string) *ink.Op {
	f = p.low(box, f)
	if w := p.Measure.Width(f, name); w <= box.W || box.W >= w*ink.LeastSqueeze {
		return p.oneLine(box, f, c, name)
	}
	return p.fitted(box, f, c, name)
}

// TwoLines writes a text on one line or on two, in the largest type in which it is whole.
func (p *Pen) TwoLines(box ink.Rect, f ink.Font, c ink.Color, text string) *ink.Op {
	f = p.low(box, f)
	if p.Measure.Width(f, text) <= box.W {
		return p.oneLine(box, f, c, text)
	}
	return p.fitted(box, f, c, text)
}

// NameHeight is how high a box of some width has to be so that a name in it is whole: one line, or two where it is too wide
// for that.
func (p *Pen) NameHeight(f ink.Font, name string, w float64) float64 {
	if p.Measure.Width(f, name)*ink.LeastSqueeze <= w {
		return p.Line(f)
	}
	least := f
	least.Size = math.Min(f.Size, p.Metrics.Least())
	for f.Size > least.Size && len(p.Measure.Wrap(f, name, w)) > 2 {
		f.Size = math.Max(least.Size, f.Size-0.5)
	}
	return math.Max(p.Line(least), math.Ceil(2*twoLead*f.Size))
}

// low is a font in a size of which a line is no higher than a box, but for the room over capitals and below descenders.
func (p *Pen) low(box ink.Rect, f ink.Font) ink.Font {
	const letters = 0.85
	for least := p.Metrics.Least(); f.Size > least && p.Measure.LineHeight(f)*letters > box.H; {
		f.Size = math.Max(least, f.Size-0.5)
	}
	return f
}

// thinner names the face that a bold one gives way to where it is too wide even at its smallest.
var thinner = map[ink.Face]ink.Face{ink.SerifBold: ink.Serif, ink.SansBold: ink.Sans}

// fitted writes a text that is too wide for one line: on two, in smaller type, or in a thinner face.
func (p *Pen) fitted(box ink.Rect, f ink.Font, c ink.Color, text string) *ink.Op {
	one, two := f, f
	one.Size = p.narrow(f, text, box.W)
	for two.Size > one.Size && !p.onTwo(box, two, text) {
		two.Size -= 0.5
	}
	thin, bold := thinner[f.Face]
	wide := p.Measure.Width(one, text)*ink.LeastSqueeze > box.W
	twice := two.Size > one.Size || wide && p.onTwo(box, two, text)
	if bold && !twice && wide {
		return p.fitted(box, ink.Font{Face: thin, Size: f.Size}, c, text)
	}
	if twice {
		op := p.Write(box, two, c, text)
		op.Wrap, op.Lead = true, twoLead
		return op
	}
	return p.oneLine(box, one, c, text)
}

// narrow is the largest size up to that of a font, in half pixels, in which a line is at most so wide, squeezed as far as it
// may be; at least the smallest that is legible.
func (p *Pen) narrow(f ink.Font, text string, w float64) float64 {
	least := math.Min(f.Size, p.Metrics.Least())
	size := f.Size
	for size > least && p.Measure.Width(ink.Font{Face: f.Face, Size: size}, text)*ink.LeastSqueeze > w {
		size = math.Max(least, size-0.5)
	}
	return size
}

// Legible reports whether a text is whole on one line of some width, in the smallest legible type up to that of a font.
func (p *Pen) Legible(f ink.Font, text string, w float64) bool {
	f.Size = p.narrow(f, text, w)
	return p.Measure.Width(f, text)*ink.LeastSqueeze <= w
}

// onTwo reports whether a text is whole on two lines of a font, no word of it broken.
func (p *Pen) onTwo(box ink.Rect, f ink.Font, text string) bool {
	if 2*twoLead*f.Size > box.H+1 || len(p.Measure.Wrap(f, text, box.W)) > 2 {
		return false
	}
	for word := range strings.FieldsSeq(text) {
		if p.Measure.Width(f, word) > box.W {
			return false
		}
	}
	return true
}

// oneLine writes a line, squeezed and then cut where it is too wide.
func (p *Pen) oneLine(box ink.Rect, f ink.Font, c ink.Color, text string) *ink.Op {
	squeeze := math.Max(ink.LeastSqueeze, math.Min(1, box.W/math.Max(1, p.Measure.Width(f, text))))
	op := p.Write(p.tall(box, f), f, c, ink.Elide(p.Measure, f, text, box.W/squeeze)).From(text)
	if squeeze < 1 {
		op.Squeeze = squeeze
	}
	return op
}

// tightest is the line height to which lines are moved together before their type is made smaller.
const tightest = 1.12

// Lines writes a text in as many lines as it needs and returns the height taken. Where the box is too low for it, the lines
// move together and the type becomes smaller, down to the smallest that is legible; of what does not fit even so, as many
// sentences are written as find room, and a mark tells that there is more to read where the thing is looked at.
func (p *Pen) Lines(box ink.Rect, f ink.Font, c ink.Color, text string, lead float64) float64 {
	if text == "" {
		return 0
	}
	least := p.Metrics.Least()
	for {
		if n := len(p.Measure.Wrap(f, text, box.W)); float64(n)*f.Size*lead <= box.H+1 {
			return p.lines(box, f, c, text, lead)
		}
		switch {
		case lead > tightest:
			lead = tightest
		case f.Size > least:
			f.Size = math.Max(least, f.Size-0.5)
		default:
			return p.folded(box, f, c, text, lead)
		}
	}
}

// lines writes a text line by line.
func (p *Pen) lines(box ink.Rect, f ink.Font, c ink.Color, text string, lead float64) float64 {
	lines := p.Measure.Wrap(f, text, box.W)
	for i, line := range lines {
		p.Write(p.tall(ink.R(box.X, box.Y+float64(i)*f.Size*lead, box.W, f.Size*lead), f), f, c, line)
	}
	return float64(len(lines)) * f.Size * lead
}

// folded writes the sentences that find room above the mark that there is more.
func (p *Pen) folded(box ink.Rect, f ink.Font, c ink.Color, text string, lead float64) float64 {
	mark := math.Min(f.Size*0.8, box.H)
	if mark < 3 || box.W < 2*mark {
		p.Write(box, f, c, "").From(text)
		return 0
	}
	taken := 0.0
	for end := len(text); end > 0; {
		if end = strings.LastIndex(text[:end], ". "); end < 0 {
			break
		}
		if h := float64(len(p.Measure.Wrap(f, text[:end+1], box.W))) * f.Size * lead; h+mark <= box.H+1 {
			taken = p.lines(box, f, c, text[:end+1], lead)
			break
		}
	}
	p.More(ink.R(box.X, box.Y+taken, box.W, mark), c, text)
	return taken + mark
}
