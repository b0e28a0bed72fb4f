package boardkit

import (
	"math"

	"portcullis/scenes/ink"
)

// Coin is a round sign with an ink rim and a thin ring within.
func (p *Pen) Coin(box ink.Rect, fill ink.Color) {
	rim := math.Max(1.5, box.W*0.055)
	p.Disc(box, ink.Ink)
	p.Disc(box.Inset(rim), Mix(fill, ink.Bone, 0.42))
	p.Disc(box.Inset(rim*1.9), fill)
}

// Boxes is a meter over the width of the room: total boxes, the first n of them full.
func (p *Pen) Boxes(room ink.Rect, n, total int, full, empty ink.Color) {
	gap := math.Max(1, math.Round(room.W*0.013))
	w := (room.W - gap*float64(total-1)) / float64(total)
	for i := range total {
		x0, x1 := room.X+math.Round(float64(i)*(w+gap)), room.X+math.Round(float64(i)*(w+gap)+w)
		box := ink.R(x0, room.Y, x1-x0, room.H)
		if i >= n {
			p.Inked(box, empty, 2, 3)
			continue
		}
		p.Inked(box, full, 2, 3)
		shine := box.Inset(p.Px(2) + 1)
		shine.H = math.Max(1, box.H*0.2)
		p.Fill(shine, ink.Bone.Alpha(0.5), p.Px(2))
	}
}

// Plaque is a dark wooden sign with a rim.
func (p *Pen) Plaque(box ink.Rect, rim ink.Color) {
	p.Fill(box, ink.Ink, p.Px(6))
	p.Fill(box.Inset(math.Max(1, p.Px(2))), rim, p.Px(5))
	p.Fill(box.Inset(math.Max(2, p.Px(4))), ink.OakDark, p.Px(4))
}

// TwoLines writes a text that is too wide for one line on two, closely set, if the box takes
// them; else on one, shortened.
func (p *Pen) TwoLines(box ink.Rect, f ink.Font, c ink.Color, text string) {
	const lead = 1.02
	op := ink.Op{Kind: ink.Write, Box: box, Font: f, Text: text, Wrap: true, Lead: lead}
	if len(p.Measure.Wrap(f, text, box.W)) > 2 || !op.Fits(p.Measure) {
		p.Say(box, f, c, text)
		return
	}
	written := p.Write(box, f, c, text)
	written.Wrap, written.Lead = true, lead
}
