package boardkit

import (
	"math"

	"portcullis/scenes/ink"
)

// Rule is a rule from 01 to 100 on which a percentile throw is read.
type Rule struct {
	Bands []Band // from 01 up, the last to 100
	Level int    // the number written under the bands, 1 to 100; 0: none
	Roll  int    // where the pointer stands, 1 to 100; 0: not thrown yet
}

// Band is the numbers of a rule that mean the same.
type Band struct {
	To    int // its last number; it begins after the band before
	Color ink.Color
	Lost  bool // nothing is won there: the band is lower, so that it is known without its colour
}

// What the parts of a rule are as parts of its bar's height: a band where nothing is won, and the
// point below the plate of the pointer.
const (
	lostHeight = 0.55
	pointHigh  = 0.5
)

// The bar of a rule in design units.
const (
	ruleBar   = 30
	ruleLeast = 14
	scoreSize = 19
)

// RuleHeight is how high a rule with pointer, bar and numbers is.
func (p *Pen) RuleHeight() float64 {
	h := 0.0
	for _, part := range p.ruleParts() {
		h += part.Natural
	}
	return h
}

// ruleParts are pointer, bar and numbers. Where there is little room the numbers go first.
func (p *Pen) ruleParts() []Part {
	bar, plate := p.Px(ruleBar), p.Line(p.Font(ink.SerifBold, scoreSize))
	return []Part{
		{Least: plate + 2, Natural: plate + bar*pointHigh, Rank: 1},
		{Least: math.Max(8, p.Px(ruleLeast)), Natural: bar, Rank: 2},
		{Least: p.Line(p.Small()), Natural: p.Line(p.Small())},
	}
}

// Rule draws a rule over the width of the box.
func (p *Pen) Rule(box ink.Rect, r Rule) {
	parts := Column(box, 0, p.ruleParts())
	bar := parts[1]
	if bar.Empty() {
		return
	}
	p.bands(bar, r.Bands)
	if numbers := parts[2]; !numbers.Empty() {
		p.ruleNumbers(numbers, r.Level)
	}
	if r.Roll > 0 && !parts[0].Empty() {
		p.pointer(parts[0], bar, r)
	}
}

// bands are the coloured parts of the bar, with a stroke at every ten.
func (p *Pen) bands(bar ink.Rect, bands []Band) {
	line := math.Max(1, p.Px(3))
	boxes := make([]ink.Rect, len(bands))
	from := 0.0
	for i, band := range bands {
		to := math.Round(bar.W * float64(band.To) / 100)
		boxes[i] = ink.R(bar.X+from, bar.Y, to-from, bar.H)
		if band.Lost {
			_, boxes[i] = boxes[i].CutTop(bar.H * (1 - lostHeight))
		}
		p.Fill(boxes[i].Inset(-line), ink.Ink, line)
		from = to
	}
	for i, box := range boxes { // after all rims, so that none lies on a neighbour
		p.Fill(box, bands[i].Color, 0)
		p.Fill(ink.R(box.X, box.Y, box.W, math.Max(1, box.H*0.14)), ink.Bone.Alpha(0.28), 0)
		if i > 0 {
			high := math.Max(box.H, boxes[i-1].H)
			p.Fill(ink.R(box.X-line/2, bar.Bottom()-high, line, high), ink.Ink, 0)
		}
	}
	for ten := 10.0; ten < 100; ten += 10 {
		x := bar.X + math.Round(bar.W*ten/100)
		p.Fill(ink.R(x, bar.Bottom()-bar.H*0.26, math.Max(1, line/2), bar.H*0.26), ink.Ink.Alpha(0.6), 0)
	}
}

// ruleNumbers are the ends of the rule and its level; an end that the level would touch is left out.
func (p *Pen) ruleNumbers(box ink.Rect, level int) {
	f, bold := p.Small(), p.Font(ink.SansBold, SmallSize)
	taken := ink.Rect{}
	if level > 0 {
		w := p.Width(bold, Percent(level))
		taken = Inside(Around(box.X+box.W*float64(level)/100, box.Y+box.H/2, w, box.H), box)
		p.Centred(taken.Inset(-1), bold, ink.Ink, Percent(level))
		taken = taken.Inset(-f.Size * 0.4)
	}
	for _, n := range [...]int{1, 100} {
		w := p.Width(f, Percent(n)) + 1
		at := ink.R(box.X, box.Y, w, box.H)
		if n == 100 {
			at.X = box.Right() - w
		}
		if !at.Overlaps(taken) {
			p.Centred(at, f, ink.Oak, Percent(n))
		}
	}
}

// pointer is a plate with what was thrown, and a point below it at its place on the bar.
func (p *Pen) pointer(room, bar ink.Rect, r Rule) {
	f := p.Font(ink.SerifBold, scoreSize)
	x := bar.X + bar.W*(float64(r.Roll)-0.5)/100
	h := p.Line(f)
	w := p.Width(f, Percent(r.Roll)) + h*0.7
	plate := Inside(Around(x, room.Y+h/2, w, h), ink.R(room.X, room.Y, room.W, h)).Round()
	color := ink.Steel
	for _, band := range r.Bands {
		if r.Roll <= band.To {
			color = band.Color
			break
		}
	}
	tip := bar.Y + bar.H*0.4
	half := math.Max(4, bar.H*0.32)
	for _, pass := range [...]struct {
		grow float64
		c    ink.Color
	}{{math.Max(1.5, p.Px(3)), ink.Ink}, {0, Mix(color, ink.Bone, 0.25)}} {
		left, right := math.Max(bar.X, x-half)-pass.grow, math.Min(bar.Right(), x+half)+pass.grow
		Polygon(&p.List, pass.c, 1, ink.P(left, plate.Bottom()-1), ink.P(right, plate.Bottom()-1), ink.P(x, tip+pass.grow))
	}
	p.Fill(plate, ink.Ink, h*0.2)
	p.Centred(plate, f, ink.Bone, Percent(r.Roll))
}
