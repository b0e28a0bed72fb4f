package hexmap

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// asked reports whether a place can be clicked: by itself, for a whole group, or to go on with another one.
func (l *layout) asked(p atlas.Place) bool {
	el := l.PlaceElement(p)
	return l.Can(el) || l.grouped(el) || len(l.others[el]) > 0
}

// core is the middle of a place, which stays free to be clicked.
func (l *layout) core(p atlas.Place) ink.Rect {
	m := l.gridOf(p).place(l.Map, p)
	side := l.Metrics.MinTarget() + 2
	return boardkit.Around(m.X, m.Y, side, side)
}

// over reports whether a box lies over another place that can be clicked.
func (l *layout) over(own atlas.Place, box ink.Rect) bool {
	for p := range l.Map.Here().All() {
		if p != own && l.asked(p) && l.Map.At(p).Map == l.Map.At(own).Map && l.gridOf(p).hit(l.Map, p).Overlaps(box) {
			return true
		}
	}
	return false
}

// The ways in which a row of blocks gives way: so far at most, in radii, and in so many directions.
const (
	farthest   = 6.0
	directions = 16
)

// aside moves a row of blocks off the middles of the places that can be clicked, no farther than it must; where there is no
// such place it stays.
func (l *layout) aside(own atlas.Place, f *formation) {
	var cores []ink.Rect
	for p := range l.Map.Here().All() {
		if p != own && l.asked(p) && l.Map.At(p).Map == l.Map.At(own).Map {
			cores = append(cores, l.core(p))
		}
	}
	last := f.box(f.row - 1)
	row := ink.R(f.first.X, f.first.Y, last.Right()-f.first.X, f.first.H).Inset(-f.first.W * 0.09)
	view := l.views[l.Map.At(own).Map]
	free := func(dx, dy float64) bool {
		at := row.Shift(dx, dy)
		if at.Intersect(view) != at {
			return false
		}
		for _, c := range cores {
			if c.Overlaps(at) {
				return false
			}
		}
		return true
	}
	if free(0, 0) {
		return
	}
	radius := l.gridOf(own).radius
	for far := 0.5; far <= farthest; far += 0.25 {
		for i := range directions {
			angle := 2 * math.Pi * float64(i) / directions
			dx, dy := math.Round(far*radius*math.Cos(angle)), math.Round(far*radius*math.Sin(angle))
			if free(dx, dy) {
				f.first, f.aside = f.first.Shift(dx, dy), true
				return
			}
		}
	}
}

// tether is the line from a place to its blocks that lie aside.
func (l *layout) tether(p atlas.Place, row ink.Rect) {
	from := l.gridOf(p).place(l.Map, p)
	to := row.Middle()
	box := ink.R(math.Min(from.X, to.X), math.Min(from.Y, to.Y), math.Abs(from.X-to.X), math.Abs(from.Y-to.Y)).Inset(-4)
	r := l.gridOf(p).radius
	var look ink.List
	look.Line(from.X-box.X, from.Y-box.Y, to.X-box.X, to.Y-box.Y, r*0.16, ink.OakDark)
	look.Line(from.X-box.X, from.Y-box.Y, to.X-box.X, to.Y-box.Y, r*0.07, ink.Gold)
	l.OnBoard(stage.Piece{ID: "tether:" + rules.Element(l.Map.At(p).ID), Box: box, Depth: depthBlock + 8, Look: look, Fixed: true})
}
