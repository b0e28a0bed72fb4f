package hexmap

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// handle is the box in which a click means a place. That of half a hex reaches out from the cut while it can be picked, so
// far that it can be clicked well and leaves the other half as much. Where it reaches up or down it lies between the two hexes there, of
// which it takes the same: a box that lay more on one of them left it too little. It reaches over the hexes above and
// below so far only that they are left enough, which is beyond the cut where hexes are small and the other half cannot be picked.
func (l *layout) handle(p atlas.Place) ink.Rect {
	if l.Map.At(p).Half == atlas.Whole || !l.clickable(l.PlaceElement(p)) {
		return l.gridOf(p).hit(l.Map, p)
	}
	return l.grasp(p)
}

// grasp is the handle of half a hex while it can be picked.
func (l *layout) grasp(p atlas.Place) ink.Rect {
	at, g := l.Map.At(p), l.gridOf(p)
	hit := g.hit(l.Map, p)
	least := math.Ceil(l.Metrics.MinTarget()+1) / l.zoom() // whole points of it, wherever it begins
	if hit.W >= least {
		return hit
	}
	middle, m := g.middle(int(at.Col), int(at.Row)), g.place(l.Map, p)
	out := m.Minus(middle)
	upright := math.Abs(out.Y) > math.Abs(out.X)
	if far := math.Max(math.Abs(out.X), math.Abs(out.Y)); far > 0 && far < least/2 {
		m = middle.Plus(ink.P(out.X*least/2/far, out.Y*least/2/far))
		if upright {
			m.X = middle.X
		}
	}
	if !upright || !l.clickable(l.PlaceElement(otherHalf(p, at))) {
		most := 1.5 * math.Max(0, 1.5*g.radius-least) // a hex is 1.5 radii high to clicks
		m.Y = middle.Y + math.Max(-most, math.Min(m.Y-middle.Y, most))
	}
	box := boardkit.Around(m.X, m.Y, least, least)
	if n := l.manned(p); n > 0 { // beside which it is to be clicked
		heap := l.heap(p, n)
		step := ink.P(math.Copysign(math.Max(least-1, beyond(out.X, box.X, box.Right(), heap.X, heap.Right())), out.X), 0)
		if upright {
			step = ink.P(0, math.Copysign(math.Max(least-1, beyond(out.Y, box.Y, box.Bottom(), heap.Y, heap.Bottom())), out.Y))
		}
		return box.Union(box.Shift(step.X, step.Y))
	}
	return l.beyondHeaps(p, box)
}

// outside is the part of the handle of half a hex, while it can be picked, that reaches out beyond blocks there of which some can be picked.
func (l *layout) outside(p atlas.Place) ink.Rect {
	box, heap := l.grasp(p), l.heap(p, l.manned(p))
	switch m := heap.Middle(); {
	case l.manned(p) == 0:
		return box
	case box.W >= box.H && box.Middle().X > m.X:
		return ink.R(heap.Right(), box.Y, box.Right()-heap.Right(), box.H)
	case box.W >= box.H:
		return ink.R(box.X, box.Y, heap.X-box.X, box.H)
	case box.Middle().Y > m.Y:
		return ink.R(box.X, heap.Bottom(), box.W, box.Bottom()-heap.Bottom())
	default:
		return ink.R(box.X, box.Y, box.W, heap.Y-box.Y)
	}
}

// beyond is how far something has to go in a direction to lie past something else.
func beyond(way, from, to, past, end float64) float64 {
	if way < 0 {
		return to - past
	}
	return end - from
}

// manned is how many blocks stand in a place of which one can be clicked, could before another was picked, or has been; 0: none can.
func (l *layout) manned(p atlas.Place) (n int) {
	can := false
	for b := range l.In(p) {
		n++
		can = can || l.offered(l.BlockElement(b)) || l.HasChosen(l.BlockElement(b))
	}
	if !can {
		return 0
	}
	return n
}

// crew is how many blocks stand in a place.
func (l *layout) crew(p atlas.Place) (n int) {
	for range l.In(p) {
		n++
	}
	return n
}

// beyondHeaps makes the handle of a place as much larger at the other end as blocks of the places above and below it that can be clicked, or
// any of the other half beside it, reach over it.
func (l *layout) beyondHeaps(own atlas.Place, box ink.Rect) ink.Rect {
	for p := range l.Map.Here().All() {
		n := l.manned(p)
		if p == otherHalf(own, l.Map.At(own)) {
			n = l.crew(p)
		}
		if p == own || n == 0 || l.Map.At(p).Map != l.Map.At(own).Map {
			continue
		}
		heap := l.heap(p, n)
		over := heap.Intersect(box)
		if over.Empty() {
			continue
		}
		if over.H > over.W {
			if p == otherHalf(own, l.Map.At(own)) {
				if heap.Middle().X > box.Middle().X {
					box.X -= over.W
				}
				box.W += over.W
			}
			continue
		}
		if heap.Middle().Y > box.Middle().Y {
			box.Y -= over.H
		}
		box.H += over.H
	}
	return box
}

// clickable reports whether something can be clicked now, or stands for something that can.
func (l *layout) clickable(el rules.Element) bool {
	_, shot := l.aimed[el]
	return shot || l.Can(el) || l.Hints(el) || l.Means(el) || l.grouped(el) || len(l.others[el]) > 0
}

// otherHalf is the other half of the hex of a half: they follow each other.
func otherHalf(p atlas.Place, at *atlas.Location) atlas.Place {
	if at.Half == atlas.HalfA {
		return p + 1
	}
	return p - 1
}
