package stage

import (
	"cmp"
	"slices"

	"portcullis/rules"
	"portcullis/scenes/ink"
)

// Sort puts pieces in the order in which they are drawn: by plane and depth, else as they are.
func Sort(pieces []Piece) {
	// Pieces are large, and to sort in place would move each many times.
	ranks := make([]rank, len(pieces))
	for i := range pieces {
		ranks[i] = pieces[i].rank(i)
	}
	if slices.IsSortedFunc(ranks, rank.compare) {
		return
	}
	slices.SortFunc(ranks, rank.compare)
	unsorted := slices.Clone(pieces)
	for i, r := range ranks {
		pieces[i] = unsorted[r.index]
	}
}

// rank is what the place of a piece in drawing order depends on: plane, depth, and its index where these are equal.
type rank struct{ layer, depth, index int }

func (p *Piece) rank(index int) rank { return rank{p.layer(), p.Depth, index} }

func (r rank) compare(other rank) int {
	return cmp.Or(cmp.Compare(r.layer, other.layer), cmp.Compare(r.depth, other.depth), cmp.Compare(r.index, other.index))
}

// layer is 0 for what lies behind the world, 1 for the world, 2 for what lies before it.
func (p *Piece) layer() int {
	switch {
	case p.Plane == World:
		return 1
	case p.Depth < 0:
		return 0
	}
	return 2
}

// takes reports whether the piece takes the pointer.
func (p *Piece) takes() bool { return p.Role != "" || p.Solid || p.Tip || p.For != "" }

// Means is what a click on the piece is a click on: the piece itself, or what it is a sign of.
func (p *Piece) Means() rules.Element {
	if p.For != "" {
		return p.For
	}
	return p.ID
}

// On reports whether a piece takes the pointer at a point if nothing lies over it.
func On(p *Piece, x, y float64) bool { return p.takes() && p.touched(x, y) }

// Hit returns the index of the piece that the pointer touches at a point, or -1. Pieces are in
// drawing order.
func Hit(pieces []Piece, x, y float64) int {
	for i := len(pieces) - 1; i >= 0; i-- {
		if pieces[i].takes() && pieces[i].touched(x, y) {
			return i
		}
	}
	return -1
}

// Reach finds a point where a click hits the piece, or a sign of it: the middle of the largest part of it
// that nothing else covers. Pieces are in drawing order.
func Reach(pieces []Piece, id rules.Element) (x, y float64, ok bool) {
	r, ok := Open(pieces, id)
	x, y = r.Center()
	return x, y, ok
}

// Open is the largest rectangle of a piece that nothing but signs of it covers, as far as cutting along
// the edges of what lies above it finds one. Pieces are in drawing order.
func Open(pieces []Piece, id rules.Element) (ink.Rect, bool) {
	for i := range pieces {
		if pieces[i].ID == id && pieces[i].takes() {
			r := open(takers(pieces[i:]), 0)
			return r, !r.Empty()
		}
	}
	return ink.Rect{}, false
}

// Surface is where a layout takes the pointer, for whoever asks about many of its pieces.
type Surface struct{ takers []taker }

// SurfaceOf is the surface of pieces in any order.
func SurfaceOf(pieces []Piece) Surface {
	list := takers(pieces)
	slices.SortFunc(list, func(a, b taker) int { return a.rank.compare(b.rank) })
	return Surface{list}
}

// Open is [Open] of the pieces of the surface.
func (s Surface) Open(id rules.Element) (ink.Rect, bool) {
	for i := range s.takers {
		if s.takers[i].id == id {
			r := open(s.takers, i)
			return r, !r.Empty()
		}
	}
	return ink.Rect{}, false
}

// taker is a piece that takes the pointer, and where.
type taker struct {
	field ink.Rect
	id    rules.Element
	of    rules.Element // what it is a sign of
	rank  rank
}

// takers are those of some pieces, in their order.
func takers(pieces []Piece) []taker {
	list := make([]taker, 0, len(pieces))
	for i := range pieces {
		if p := &pieces[i]; p.takes() {
			list = append(list, taker{p.field(), p.ID, p.For, p.rank(i)})
		}
	}
	return list
}

func open(list []taker, i int) ink.Rect {
	at := &list[i]
	free := []ink.Rect{at.field}
	for j := i + 1; j < len(list) && len(free) > 0; j++ {
		if above := &list[j]; above.field.Overlaps(at.field) && above.of != at.id {
			free = without(free, above.field)
		}
	}
	var best ink.Rect
	for _, r := range free {
		if size(r) > size(best) {
			best = r
		}
	}
	return best
}

// size prefers what is large in its smaller direction: a target is as good as its narrow side.
func size(r ink.Rect) float64 {
	if r.Empty() {
		return 0
	}
	return min(r.W, r.H) + max(r.W, r.H)/1e6
}

// without cuts a box out of rectangles. The parts that are left may overlap: each is as large
// as it can be on its side of the box.
func without(free []ink.Rect, box ink.Rect) []ink.Rect {
	var left []ink.Rect
	for _, r := range free {
		c := r.Intersect(box)
		if c.Empty() {
			left = append(left, r)
			continue
		}
		for _, part := range [...]ink.Rect{
			ink.R(r.X, r.Y, r.W, c.Y-r.Y),
			ink.R(r.X, c.Bottom(), r.W, r.Bottom()-c.Bottom()),
			ink.R(r.X, r.Y, c.X-r.X, r.H),
			ink.R(c.Right(), r.Y, r.Right()-c.Right(), r.H),
		} {
			if !part.Empty() {
				left = append(left, part)
			}
		}
	}
	return left
}
