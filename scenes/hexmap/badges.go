package hexmap

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// leastBadge is how large the figures of badges on the maps are at least, in points on the screen.
const leastBadge = 12

// legible is a type of a size in the world that is no smaller on the screen than can be read.
func (l *layout) legible(face ink.Face, size float64) ink.Font {
	return ink.Font{Face: face, Size: math.Max(size, math.Max(l.Font(face, leastBadge).Size, leastBadge*l.Metrics.Device)/l.zoom())}
}

// clear is where a badge lies that would lie in a box: as near to it as it lies on no other badge, up to so far away; where it would,
// it stays.
func (l *layout) clear(box ink.Rect, far float64) ink.Rect {
	at, _ := l.clearOf(box, far, l.badged)
	return at
}

// clearOf is the same for whatever it must not lie on; false: it stays there.
func (l *layout) clearOf(box ink.Rect, far float64, lies func(ink.Rect) bool) (ink.Rect, bool) {
	const rings, directions = 12, 16
	for ring := range rings + 1 {
		for i := range directions {
			angle, out := 2*math.Pi*float64(i)/directions, far*float64(ring)/rings
			if at := box.Shift(out*math.Cos(angle), out*math.Sin(angle)); !lies(at) {
				return at, true
			}
		}
	}
	return box, false
}

// badged reports whether a box lies on a badge: the strength of a gate, a number of blocks, the turns of an objective, a chance or a
// cost.
func (l *layout) badged(box ink.Rect) bool {
	return slices.ContainsFunc(l.signs, box.Overlaps) || slices.ContainsFunc(l.costs, box.Overlaps)
}

// contested marks a place where a battle will be fought with crossed blades, over whoever hides behind whom: numbers keep off it.
func (l *layout) contested(p atlas.Place) {
	if !l.BattleAt(p) {
		return
	}
	r := l.gridOf(p).radius
	m := l.gridOf(p).place(l.Map, p)
	box := boardkit.Around(m.X-r*0.52, m.Y-r*0.5, r*0.5, r*0.5)
	own := boardkit.Own(box)
	pen := l.Fresh()
	pen.Coin(own, ink.Ember)
	for _, angle := range [...]float64{0, -math.Pi / 2} {
		pen.Picture("argot/icons/blade", own.Inset(own.W*0.14)).Angle = angle
	}
	l.signs = append(l.signs, box)
	l.OnBoard(stage.Piece{ID: "contested:" + rules.Element(l.Map.At(p).ID), Box: box, Depth: depthWay + 1, Look: pen.List, Fixed: true})
}
