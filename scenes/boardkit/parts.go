package boardkit

import (
	"math"
	"strconv"

	"portcullis/scenes/ink"
)

// Coin is a round sign with an ink rim and a thin ring within.
func (p *Pen) Coin(box ink.Rect, fill ink.Color) {
	rim := math.Max(1.5, box.W*0.055)
	p.Disc(box, ink.Ink)
	p.Disc(box.Inset(rim), Mix(fill, ink.Bone, 0.42))
	p.Disc(box.Inset(rim*1.9), fill)
}

// Icon draws a picture at the left of a line, in the middle of its height, and returns the room beside
// it.
func (p *Pen) Icon(line ink.Rect, picture string, side, gap float64) ink.Rect {
	p.Picture(picture, ink.R(line.X, line.Y+(line.H-side)/2, side, side))
	return ink.R(line.X+side+gap, line.Y, line.W-side-gap, line.H)
}

// IconWord draws a picture and a word beside it in the middle of a box, and returns the picture.
func (p *Pen) IconWord(box ink.Rect, picture string, side, gap float64, f ink.Font, c ink.Color, text string) *ink.Op {
	w := p.Width(f, text)
	x := box.X + (box.W-side-gap-w)/2
	p.Write(ink.R(x+side+gap, box.Y, w+1, box.H), f, c, text)
	return p.Picture(picture, ink.R(x, box.Y+(box.H-side)/2, side, side))
}

// Counter is a disc with a number.
func (p *Pen) Counter(box ink.Rect, fill, c ink.Color, f ink.Font, text string) {
	p.Disc(box, ink.Ink)
	p.Disc(box.Inset(p.Edge()), fill)
	p.Write(box.Inset(-4), f, c, text).Across = ink.Middle
}

// badgeMost is how large a badge is at most, as a part of its figure.
const badgeMost = 0.6

// Badge draws how many a figure stands for at its lower right: on a bone disc, or on a golden shield
// for those that are more than others.
func (p *Pen) Badge(figure ink.Rect, n int, golden bool) {
	f := p.Font(ink.SansBold, 17)
	text := strconv.Itoa(n)
	size := math.Max(p.Line(f)*0.94, p.Width(f, text)+6)
	if most := math.Max(figure.W, figure.H) * badgeMost; size > most {
		f.Size *= most / size
		size = most
	}
	at := ink.R(figure.Right()-size*0.72, figure.Bottom()-size*0.86, size, size).Round()
	if !golden {
		p.Counter(at, ink.Bone, ink.Ink, f, text)
		return
	}
	Shield(&p.List, at, ink.Ink)
	Shield(&p.List, at.Inset(p.Edge()), ink.Gold)
	p.Write(at.Inset(-4), f, ink.Ink, text).Across = ink.Middle
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
