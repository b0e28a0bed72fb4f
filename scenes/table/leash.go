package table

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/ink"
)

// tied is how far a note may lie from what it is about without a line between them, in margins.
const tied = 4

// leash draws a line from a note to what it is about where it found no room beside it.
func (s *sheet) leash(about rules.Element, at, anchor ink.Rect) {
	if apart(at, anchor) <= tied*math.Max(4, s.kit.Px(10)) {
		return
	}
	from, to := nearest(at, anchor), nearest(anchor, at)
	thick, dot := math.Max(1, s.kit.Px(1.5)), math.Max(6, s.kit.Px(9))
	var l ink.List
	l.Line(from.X, from.Y, to.X, to.Y, thick, ink.GoldLight.Alpha(0.6))
	l.Disc(to.Around(dot+2, dot+2), ink.Ink.Alpha(0.7))
	l.Disc(to.Around(dot, dot), ink.GoldLight)
	box := ink.R(math.Min(from.X, to.X), math.Min(from.Y, to.Y), math.Abs(from.X-to.X), math.Abs(from.Y-to.Y))
	s.decor("table:leash/"+about, depthTip-1, box.Inset(-dot), l)
}

// apart is how far two boxes lie from each other.
func apart(a, b ink.Rect) float64 {
	p, q := nearest(a, b), nearest(b, a)
	return math.Hypot(p.X-q.X, p.Y-q.Y)
}

// nearest is the point of a box that lies nearest to the middle of what it has in common with another one across and down, or to
// its edge.
func nearest(box, other ink.Rect) ink.Point {
	along := func(low, high, otherLow, otherHigh float64) float64 {
		if from, to := math.Max(low, otherLow), math.Min(high, otherHigh); from <= to {
			return (from + to) / 2
		}
		if otherLow > high {
			return high
		}
		return low
	}
	return ink.Point{X: along(box.X, box.Right(), other.X, other.Right()), Y: along(box.Y, box.Bottom(), other.Y, other.Bottom())}
}
