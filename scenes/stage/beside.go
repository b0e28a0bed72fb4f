package stage

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/scenes/ink"
)

// Beside finds where a box of w by h lies close to an anchor, within bounds, over none of
// the boxes to avoid and not over the anchor, and over as little as can be of the boxes to
// spare. If there is no such place it is where it covers least.
func Beside(anchor ink.Rect, w, h, margin float64, bounds ink.Rect, avoid, spare []ink.Rect) ink.Rect {
	ax, ay := anchor.Center()
	xs := []float64{ax - w/2, anchor.X, anchor.Right() - w, anchor.Right() + margin, anchor.X - margin - w, bounds.X, bounds.Right() - w}
	ys := []float64{ay - h/2, anchor.Y, anchor.Bottom() - h, anchor.Bottom() + margin, anchor.Y - margin - h, bounds.Y, bounds.Bottom() - h}
	for _, a := range slices.Concat(avoid, spare) {
		xs = append(xs, a.Right()+margin, a.X-margin-w)
		ys = append(ys, a.Bottom()+margin, a.Y-margin-h)
	}
	xs, ys = clamped(xs, bounds.X, bounds.Right()-w), clamped(ys, bounds.Y, bounds.Bottom()-h)
	best, least := ink.R(bounds.X, bounds.Y, w, h), math.Inf(1)
	var shut, dear []ink.Rect // of avoid and spare, what a place can cover at all
	for _, x := range xs {
		if gap(anchor.X, anchor.Right(), x, x+w)*4+math.Abs(x+w/2-ax) >= least { // even level with the anchor
			continue
		}
		shut, dear = abreast(shut[:0], avoid, x, w), abreast(dear[:0], spare, x, w)
		for _, y := range ys {
			r := ink.R(x, y, w, h)
			if c := cost(r, anchor, shut, dear, least); c < least {
				best, least = r, c
			}
		}
	}
	return best.Round()
}

// clamped are the values within bounds, each once.
func clamped(values []float64, low, high float64) []float64 {
	list := values[:0]
	for _, v := range values {
		if v = clamp(v, low, high); !slices.Contains(list, v) {
			list = append(list, v)
		}
	}
	return list
}

// abreast adds to a list the boxes that a column of a width overlaps.
func abreast(list, boxes []ink.Rect, x, w float64) []ink.Rect {
	for _, b := range boxes {
		if b.X < x+w && x < b.Right() {
			list = append(list, b)
		}
	}
	return list
}

// What hides more than such a part of a thing hides it, however small the thing is: as bad as to cover so many pixels of others.
const (
	hidden = 0.12
	wholly = 6000
)

// Hides reports whether so much of a thing lies under a box that it cannot be made out or clicked well any more.
func Hides(box, thing ink.Rect) bool { return area(box.Intersect(thing)) > hidden*area(thing) }

// cost of a place: what it must not cover weighs more than any distance, what should be
// spared as much as a long one. Where it is no less than the most, it may be told too low.
func cost(r, anchor ink.Rect, avoid, spare []ink.Rect, most float64) float64 {
	ax, ay := anchor.Center()
	rx, ry := r.Center()
	apart := math.Hypot(gap(anchor.X, anchor.Right(), r.X, r.Right()), gap(anchor.Y, anchor.Bottom(), r.Y, r.Bottom()))
	far := math.Hypot(rx-ax, ry-ay)
	if apart*4+far >= most {
		return apart*4 + far
	}
	covered := area(r.Intersect(anchor))
	for _, a := range avoid {
		over := area(r.Intersect(a))
		if covered += over; over > hidden*area(a) {
			covered += wholly
		}
		if covered*1e6 >= most {
			return covered * 1e6
		}
	}
	spoilt := 0.0
	for _, a := range spare {
		spoilt += area(r.Intersect(a))
	}
	return covered*1e6 + spoilt/10 + apart*4 + far
}

func area(r ink.Rect) float64 { return r.W * r.H }

func clamp(v, low, high float64) float64 { return max(low, min(v, high)) }

// Below is what lies under a piece where the pointer is, or at its middle if keys are used: the uppermost first, down to
// what lets nothing through.
func (s *Stage) Below(id rules.Element) (list []rules.Element) {
	i, ok := s.index[id]
	if !ok {
		return nil
	}
	x, y := s.pointer.x, s.pointer.y
	if s.pointer.keys || !s.pieces[i].touched(x, y) {
		x, y = s.pieces[i].field().Center()
	}
	return Under(s.pieces, i, x, y)
}

// Under is what lies under the piece of that index at a point, the uppermost first, down to what lets nothing through. Pieces are
// in drawing order.
func Under(pieces []Piece, i int, x, y float64) (list []rules.Element) {
	layer, open := pieces[i].layer(), !pieces[i].Solid
	for i--; i >= 0 && open && pieces[i].layer() == layer; i-- {
		if p := &pieces[i]; p.takes() && p.touched(x, y) {
			list, open = append(list, p.Means()), !p.Solid
		}
	}
	return list
}

// Upon is what lies on a piece: before it, with its middle on it.
func (s *Stage) Upon(id rules.Element) (list []rules.Element) {
	i, ok := s.index[id]
	if !ok {
		return nil
	}
	under := &s.pieces[i]
	for j := i + 1; j < len(s.pieces) && s.pieces[j].layer() == under.layer(); j++ {
		p := &s.pieces[j]
		if x, y := p.field().Center(); p.takes() && under.field().Contains(x, y) && area(p.field()) < area(under.field()) {
			list = append(list, p.Means())
		}
	}
	return list
}

// Touches reports whether the pointer is on a piece, whatever lies before it.
func (s *Stage) Touches(id rules.Element) bool {
	p, ok := s.Piece(id)
	return ok && !s.pointer.keys && p.field().Contains(s.pointer.x, s.pointer.y)
}
