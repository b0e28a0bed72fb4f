package ink

import "math"

// Arrow is how a bent line with a head at its end is drawn.
type Arrow struct {
	Bend  float64 // how far its middle lies beside the straight line, as a part of its length
	Width float64 // of the line
	Rim   float64 // by which its dark edge is wider
	Head  float64 // side of its head
	// Picture is that of the head, pointing to the right.
	Picture string
	Color   Color
	Dashes  bool
}

// Arrow adds a bent line with a head at its end. One little longer than its head is left out.
func (l *List) Arrow(from, to Point, a Arrow) {
	const steps = 24
	dx, dy := to.X-from.X, to.Y-from.Y
	length := math.Hypot(dx, dy)
	if length < 1.45*a.Head {
		return
	}
	cx, cy := (from.X+to.X)/2-dy*a.Bend, (from.Y+to.Y)/2+dx*a.Bend
	at := func(t float64) Point {
		s := 1 - t
		return P(s*s*from.X+2*s*t*cx+t*t*to.X, s*s*from.Y+2*s*t*cy+t*t*to.Y)
	}
	end := 1 - a.Head*0.6/length
	for _, stroke := range [...]struct {
		width, over float64
		color       Color
	}{{a.Width + a.Rim, 1, Ink.Alpha(0.55)}, {a.Width, 1.1, a.Color}} {
		for i := range steps {
			if a.Dashes && i%2 == 1 {
				continue
			}
			p, q := at(end*float64(i)/steps), at(end*(float64(i)+stroke.over)/steps)
			l.Line(p.X, p.Y, q.X, q.Y, stroke.width, stroke.color)
		}
	}
	tail := at(0.94)
	angle := math.Atan2(to.Y-tail.Y, to.X-tail.X)
	back := a.Head * 0.35
	l.Picture(a.Picture, R(to.X-a.Head/2-math.Cos(angle)*back, to.Y-a.Head/2-math.Sin(angle)*back, a.Head, a.Head)).Angle = angle
}

// Facing is the point of a box's rim that faces the middle of another one.
func (r Rect) Facing(to Rect) Point {
	cx, cy := r.Center()
	tx, ty := to.Center()
	dx, dy := tx-cx, ty-cy
	if dx == 0 && dy == 0 {
		return P(cx, cy)
	}
	t := math.Min(r.W/2/math.Max(math.Abs(dx), 1e-6), r.H/2/math.Max(math.Abs(dy), 1e-6))
	return P(cx+dx*t*0.92, cy+dy*t*0.92)
}
