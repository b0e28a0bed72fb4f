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
		return boardkit.TagGold
	case greenChip:
		return ink.VerdigrisDark
	}
	return boardkit.TagInk
}

// above and across are where a chip is hung up: on the upper edge of a box, or at a part of its height.
func above(box ink.Rect) ink.Point { x, _ := box.Center(); return ink.P(x, box.Y) }

func across(box ink.Rect, part float64) ink.Point {
	x, _ := box.Center()
	return ink.P(x, box.Y+box.H*part)
}

// tag hangs words on the battlefield, about a point and at most most wide.
func (l *layout) tag(id rules.Element, tone chipTone, at ink.Point, most float64, forms ...string) stage.Piece {
	p := l.Tag(id, boardkit.Tag{Forms: forms, Fill: l.chipColor(tone)}, at, most, l.rooms.field)
	p.Depth = depthChip
	return p
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
	width := l.Gap(boardkit.Close)
	size := math.Max(12, l.Px(30))
	end := 1 - size*0.6/length
	for i := range steps {
		if dashes && i%2 == 1 {
			continue
		}
		a, b := at(end*float64(i)/steps), at(end*(float64(i)+1)/steps)
		list.Line(a.X, a.Y, b.X, b.Y, width+l.Edge(), ink.Ink.Alpha(0.55))
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
