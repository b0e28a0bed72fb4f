package hexmap

import (
	"math"
	"slices"

	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/ink"
)

// narrow reports whether a place can be clicked and blocks that can be picked as well leave little of it.
func (l *layout) narrow(p atlas.Place) bool { return l.offered(l.PlaceElement(p)) && l.picks(p) }

// dodges moves blocks that stand in the upper part of a place sideways off those of other places that can be picked and off what is to stay
// free of other places, as far as they stay in it, so that each keeps enough to be clicked.
func (l *layout) dodges(p atlas.Place, f *formation) {
	box, hit := f.ground().Inset(f.first.W*rim), l.gridOf(p).hit(l.Map, p)
	spare := math.Max(0, f.first.W-math.Ceil(l.Metrics.MinTarget()+1)/l.zoom())
	avoid := l.cores(p)
	for _, other := range l.picked {
		avoid = append(avoid, ink.R(other.X+spare, other.Y, other.W-2*spare, other.H))
	}
	covers := func(at ink.Rect) bool { return slices.ContainsFunc(avoid, at.Inset(0.01).Overlaps) }
	if !covers(box) {
		return
	}
	for _, other := range avoid {
		if !other.Overlaps(box) {
			continue
		}
		for _, dx := range [...]float64{other.Right() - box.X, other.X - box.Right()} {
			if at := box.Shift(dx, 0); at.X >= hit.X && at.Right() <= hit.Right() && !covers(at) {
				f.first = f.first.Shift(dx, 0)
				return
			}
		}
	}
}

// raised is where a block alone stands in the upper part of a place, so that what is left of that can be clicked.
func (l *layout) raised(p atlas.Place) ink.Rect {
	size := math.Max(l.least(), l.gridOf(p).radius*0.6)
	return ink.R(l.gridOf(p).place(l.Map, p).X-size/2, l.halfway(p)-size, size, size)
}

// halfway is how far down blocks reach that stand in the upper part of a place, so that what is left of it can be clicked.
func (l *layout) halfway(p atlas.Place) float64 {
	g := l.gridOf(p)
	return math.Min(g.place(l.Map, p).Y, g.hit(l.Map, p).Bottom()-math.Ceil(l.Metrics.MinTarget()+1)/l.zoom())
}

// hides reports whether a block alone in a place, in a box, leaves too little of that for a click where both can be picked, as when
// some regroup to where others can regroup from (AR-REG-1).
func (l *layout) hides(p atlas.Place, b content.Block, box ink.Rect) bool {
	if l.Asked != engine.AskRegroup || !l.later.Has(p) || !l.offered(l.element(b)) || l.Map.At(p).Half != atlas.Whole {
		return false
	}
	hit := l.gridOf(p).hit(l.Map, p)
	return max(box.X-hit.X, hit.Right()-box.Right(), box.Y-hit.Y, hit.Bottom()-box.Bottom()) < math.Ceil(l.Metrics.MinTarget()+1)/l.zoom()
}

// crowd lets the blocks of a place stand small in it, beside others that can be clicked, and tells how large they are: those
// alone that can be clicked where there is not room for all.
func (l *layout) crowd(p atlas.Place, blocks []content.Block, f *formation) (size float64) {
	g := l.gridOf(p)
	f.row = max(1, len(blocks)-l.behind(blocks))
	lines, each := f.row > sideBySide && f.row <= mostCrowded && !l.offered(l.PlaceElement(p)), f.row
	if lines {
		each = (f.row + 1) / 2
		f.line = each
	}
	size = g.radius * math.Min(0.6, 1.6/float64(each))
	f.dx = size * 1.04
	if least := l.least(); (f.row <= sideBySide || lines) && size < least { // on each other rather than smaller
		size = least
		f.dx = math.Max(math.Min(size*1.04, 1.7*g.radius-size), (l.Metrics.MinTarget()+1)/l.zoom()) // a pixel more: both ends are rounded
	}
	return size
}
