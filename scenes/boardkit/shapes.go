package boardkit

import (
	"math"

	"portcullis/scenes/ink"
)

// Polygon fills a convex shape with strips of some height.
func Polygon(l *ink.List, c ink.Color, strip float64, corners ...ink.Point) {
	top, bottom := math.Inf(1), math.Inf(-1)
	for _, p := range corners {
		top, bottom = math.Min(top, p.Y), math.Max(bottom, p.Y)
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
