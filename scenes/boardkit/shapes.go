package boardkit

import (
	"math"
	"slices"

	"portcullis/scenes/ink"
)

// Polygon fills a convex shape with strips of some height.
func Polygon(l *ink.List, c ink.Color, strip float64, corners ...ink.Point) {
	top, bottom := math.Inf(1), math.Inf(-1)
	for _, p := range corners {
		top, bottom = math.Min(top, p.Y), math.Max(bottom, p.Y)
	}
	if bottom > top {
		*l = slices.Grow(*l, int((bottom-top)/strip)+1)
	}
	for y := top; y < bottom; y += strip {
		h := math.Min(strip, bottom-y)
		left, right := math.Inf(1), math.Inf(-1)
		for i, p := range corners {
			q := corners[(i+1)%len(corners)]
			mid := y + h/2
			if (p.Y <= mid) == (q.Y <= mid) {
				continue
			}
			x := p.X + (q.X-p.X)*(mid-p.Y)/(q.Y-p.Y)
			left, right = math.Min(left, x), math.Max(right, x)
		}
		if right > left {
			l.Fill(ink.R(left, y, right-left, h), c, 0)
		}
	}
}

// Loop draws the rim of a shape.
func Loop(l *ink.List, c ink.Color, width float64, corners ...ink.Point) {
	for i, p := range corners {
		q := corners[(i+1)%len(corners)]
		l.Line(p.X, p.Y, q.X, q.Y, width, c)
	}
}

// Shrunk moves the corners of a shape towards their middle by about d.
func Shrunk(d float64, corners []ink.Point) []ink.Point {
	var mid ink.Point
	for _, p := range corners {
		mid.X, mid.Y = mid.X+p.X/float64(len(corners)), mid.Y+p.Y/float64(len(corners))
	}
	in := make([]ink.Point, len(corners))
	for i, p := range corners {
		in[i] = ink.P(p.X-math.Copysign(d, p.X-mid.X), p.Y-math.Copysign(d, p.Y-mid.Y))
	}
	return in
}

// Shield fills a shield with six corners.
func Shield(l *ink.List, r ink.Rect, c ink.Color) {
	x, _ := r.Center()
	Polygon(l, c, 1, ink.P(x, r.Y-r.H*0.04), ink.P(r.Right(), r.Y+r.H*0.22), ink.P(r.Right()-r.W*0.04, r.Y+r.H*0.72),
		ink.P(x, r.Bottom()+r.H*0.06), ink.P(r.X+r.W*0.04, r.Y+r.H*0.72), ink.P(r.X, r.Y+r.H*0.22))
}
