package boardkit

import (
	"math"

	"portcullis/scenes/ink"
)

// Arrow draws a bent line with a head at its end on a list: bend is how far its middle lies beside the straight line,
// as a part of its length, head the last word of a picture kit/arrow-…. One shorter than its head is left out.
func (p *Pen) Arrow(list *ink.List, from, to ink.Point, bend float64, color ink.Color, head string, dashes bool) {
	const steps = 24
	dx, dy := to.X-from.X, to.Y-from.Y
	length := math.Hypot(dx, dy)
	if length < p.Px(44) {
		return
	}
	cx, cy := (from.X+to.X)/2-dy/length*bend*length, (from.Y+to.Y)/2+dx/length*bend*length
	at := func(t float64) ink.Point {
		s := 1 - t
		return ink.P(s*s*from.X+2*s*t*cx+t*t*to.X, s*s*from.Y+2*s*t*cy+t*t*to.Y)
	}
	width := p.Gap(Close)
	size := math.Max(12, p.Px(30))
	end := 1 - size*0.6/length
	for i := range steps {
		if dashes && i%2 == 1 {
			continue
		}
		a, b := at(end*float64(i)/steps), at(end*(float64(i)+1)/steps)
		list.Line(a.X, a.Y, b.X, b.Y, width+p.Edge(), ink.Ink.Alpha(0.55))
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
	list.Picture("kit/arrow-"+head, ink.R(tip.X-size/2-math.Cos(angle)*size*0.35, tip.Y-size/2-math.Sin(angle)*size*0.35, size, size)).Angle = angle
}

// Between is how far two boxes lie from each other, 0 if they touch.
func Between(a, b ink.Rect) float64 {
	return math.Max(math.Max(b.X-a.Right(), a.X-b.Right()), math.Max(math.Max(b.Y-a.Bottom(), a.Y-b.Bottom()), 0))
}

// Facing is the point of a box's rim that faces the middle of another one.
func Facing(box, to ink.Rect) ink.Point {
	cx, cy := box.Center()
	tx, ty := to.Center()
	dx, dy := tx-cx, ty-cy
	if dx == 0 && dy == 0 {
		return ink.P(cx, cy)
	}
	t := math.Min(box.W/2/math.Max(math.Abs(dx), 1e-6), box.H/2/math.Max(math.Abs(dy), 1e-6))
	return ink.P(cx+dx*t*0.92, cy+dy*t*0.92)
}
