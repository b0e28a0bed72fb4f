package table

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/ink"
)

// tied is how far a note may lie from what it is about without a line between them, in margins.
const tied = 4

// leash ties a note to what it is about where it found no room beside it: by a line, or where that would run across what can be looked
// at, by a frame about the thing.
func (s *sheet) leash(about rules.Element, at, anchor ink.Rect) {
	if apart(at, anchor) <= tied*math.Max(4, s.kit.Px(10)) {
		return
	}
	from, to := nearest(at, anchor), nearest(anchor, at)
	if s.crosses(about, from, to) {
		thick := math.Max(2, s.kit.Px(3))
		var l ink.List
		l.Outline(anchor.Inset(-2*thick), ink.Ink.Alpha(0.7), 2*thick, thick)
		l.Outline(anchor.Inset(-1.5*thick), ink.GoldLight, thick, thick)
		s.decor("table:leash/"+about, depthTip-1, anchor.Inset(-2*thick), l)
		return
	}
	thick, dot := math.Max(1, s.kit.Px(1.5)), math.Max(6, s.kit.Px(9))
	var l ink.List
	l.Line(from.X, from.Y, to.X, to.Y, thick, ink.GoldLight.Alpha(0.6))
	l.Disc(to.Around(dot+2, dot+2), ink.Ink.Alpha(0.7))
	l.Disc(to.Around(dot, dot), ink.GoldLight)
	box := ink.R(math.Min(from.X, to.X), math.Min(from.Y, to.Y), math.Abs(from.X-to.X), math.Abs(from.Y-to.Y))
	s.decor("table:leash/"+about, depthTip-1, box.Inset(-dot), l)
}

// crosses reports whether a line from one point to another runs over what has a role and is neither what a note is about nor what that
// stands on.
func (s *sheet) crosses(about rules.Element, from, to ink.Point) bool {
	anchor, _ := s.box(about)
	for i := range s.pieces {
		p := &s.pieces[i]
		if box := s.onScreen(p); p.ID != about && p.Role != "" && !box.Holds(anchor) && cuts(box, from, to) {
			return true
		}
	}
	return false
}

// cuts reports whether a line from one point to another runs through a box.
func cuts(box ink.Rect, from, to ink.Point) bool {
	first, last := 0.0, 1.0 // the part of the line that is within the box, across and down
	for _, axis := range [...][4]float64{{from.X, to.X, box.X, box.Right()}, {from.Y, to.Y, box.Y, box.Bottom()}} {
		start, way := axis[0], axis[1]-axis[0]
		if way == 0 {
			if start <= axis[2] || start >= axis[3] {
				return false
			}
			continue
		}
		in, out := (axis[2]-start)/way, (axis[3]-start)/way
		first, last = math.Max(first, math.Min(in, out)), math.Min(last, math.Max(in, out))
	}
	return first < last
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
