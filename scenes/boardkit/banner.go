package boardkit

import "portcullis/scenes/ink"

// Banner is a sheet with words in large letters: how a match ended.
type Banner struct {
	Title   string
	Font    ink.Font // of the title
	Lines   []string // below it, as many as there is room for
	Picture string   // at both sides; empty: none
}

// Banner draws a banner.
func (p *Pen) Banner(box ink.Rect, b Banner) {
	in := p.Sheet(box)
	head, rest := in, ink.Rect{}
	if len(b.Lines) > 0 {
		head, rest = in.CutTop(p.Line(b.Font))
	}
	if b.Picture != "" {
		side := box.H * 0.84
		edge := p.Px(14)
		for _, x := range [...]float64{box.X + edge, box.Right() - edge - side} {
			p.Picture(b.Picture, ink.R(x, box.Y+(box.H-side)/2, side, side))
		}
		inset := edge + side + p.Gap(Apart)
		head = ink.R(box.X+inset, head.Y, box.W-2*inset, head.H)
	}
	p.Name(head, b.Font, ink.Ink, b.Title).Across = ink.Middle
	for _, words := range b.Lines {
		var line ink.Rect
		line, rest = rest.CutTop(p.Line(p.Reason()))
		if line.H < p.Line(p.Reason())-1 {
			return
		}
		p.Centred(line, p.Reason(), ink.Oak, words)
	}
}
