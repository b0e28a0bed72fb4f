package wartracks

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// chipTone is the colour of a chip.
type chipTone uint8

const (
	inkChip chipTone = iota
	lapisChip
	deadChip
	goldChip
	greenChip
)

func (l *layout) chipColor(t chipTone) ink.Color {
	switch t {
	case lapisChip:
		return ink.Lapis
	case deadChip:
		return l.Pen.Tones.Foe.Plain
	case goldChip:
		return ink.RGB(0x6E4E16)
	case greenChip:
		return ink.VerdigrisDark
	}
	return ink.RGB(0x2A1F16)
}

// above and across are where a chip is hung up: on the upper edge of a box, or at a part of its height.
func above(box ink.Rect) ink.Point { x, _ := box.Center(); return ink.P(x, box.Y) }

func across(box ink.Rect, part float64) ink.Point {
	x, _ := box.Center()
	return ink.P(x, box.Y+box.H*part)
}

// chip hangs a word on the battlefield, centred on a spot, at most most wide and within the board.
func (l *layout) chip(id string, words string, tone chipTone, at ink.Point, most float64) {
	l.OnBoard(l.chipPiece(rules.Element(id), tone, at, most, l.rooms.field, words))
}

func (l *layout) chipPiece(id rules.Element, tone chipTone, at ink.Point, most float64, bounds ink.Rect, forms ...string) stage.Piece {
	b := l.Fresh()
	f := b.Font(ink.SansBold, 16)
	words := forms[len(forms)-1]
	pad := math.Max(5, l.Px(12))
	for _, form := range forms {
		if b.Width(f, form)+2*pad <= most {
			words = form
			break
		}
	}
	w := math.Min(b.Width(f, words)+2*pad, math.Max(most, b.Width(f, "…")+2*pad))
	h := b.Line(f) + math.Max(2, l.Px(5))
	box := ink.R(at.X-w/2, at.Y-h/2, w, h)
	box.X = math.Max(bounds.X, math.Min(box.X, bounds.Right()-w))
	box.Y = math.Max(bounds.Y, math.Min(box.Y, bounds.Bottom()-h))
	box = box.Round()
	return stage.Piece{ID: id, Box: box, Depth: depthChip, Look: l.chipLook(boardkit.Own(box), tone, words)}
}

func (l *layout) chipLook(full ink.Rect, tone chipTone, words string) ink.List {
	b := l.Fresh()
	pad := math.Max(5, l.Px(12))
	b.Shadow(full, l.Px(6)).Radius = full.H / 2
	b.Fill(full, ink.Ink, full.H/2)
	b.Fill(full.Inset(math.Max(1, l.Px(2))), l.chipColor(tone), full.H/2)
	b.Centred(ink.R(pad/2, 0, full.W-pad, full.H), b.Font(ink.SansBold, 16), ink.ParchmentLight, words)
	return b.List
}

// arrow is a bent line over the battlefield with a head at its end.
func (l *layout) arrow(list *ink.List, from, to ink.Point, bend float64, color ink.Color, head string, dashes bool) {
	const steps = 24
	dx, dy := to.X-from.X, to.Y-from.Y
	length := math.Hypot(dx, dy)
	if length < l.Px(44) {
		return
	}
	cx, cy := (from.X+to.X)/2-dy/length*bend*length, (from.Y+to.Y)/2+dx/length*bend*length
	at := func(t float64) ink.Point {
		s := 1 - t
		return ink.P(s*s*from.X+2*s*t*cx+t*t*to.X, s*s*from.Y+2*s*t*cy+t*t*to.Y)
	}
	width := math.Max(2, l.Px(6))
	size := math.Max(12, l.Px(30))
	end := 1 - size*0.6/length
	for i := range steps {
		if dashes && i%2 == 1 {
			continue
		}
		a, b := at(end*float64(i)/steps), at(end*(float64(i)+1)/steps)
		list.Line(a.X, a.Y, b.X, b.Y, width+math.Max(1, l.Px(2)), ink.Ink.Alpha(0.55))
	}
	for i := range steps {
		if dashes && i%2 == 1 {
			continue
		}
		a, b := at(end*float64(i)/steps), at(end*(float64(i)+1.1)/steps)
		list.Line(a.X, a.Y, b.X, b.Y, width, color)
	}
	tail, tip := at(0.94), to
	angle := math.Atan2(tip.Y-tail.Y, tip.X-tail.X)
	list.Picture("siegestorm/board/arrow-"+head, ink.R(tip.X-size/2-math.Cos(angle)*size*0.35, tip.Y-size/2-math.Sin(angle)*size*0.35, size, size)).Angle = angle
}
