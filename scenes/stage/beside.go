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
	best, least := ink.R(bounds.X, bounds.Y, w, h), math.Inf(1)
	for _, x := range xs {
		x = clamp(x, bounds.X, bounds.Right()-w)
		for _, y := range ys {
			r := ink.R(x, clamp(y, bounds.Y, bounds.Bottom()-h), w, h)
			if c := cost(r, anchor, avoid, spare); c < least {
				best, least = r, c
			}
		}
	}
	return best.Round()
}

// What hides more than such a part of a thing hides it, however small the thing is: as bad as to cover so many pixels of others.
const (
	hidden = 0.12
	wholly = 6000
)

// Hides reports whether so much of a thing lies under a box that it cannot be made out or clicked well any more.
func Hides(box, thing ink.Rect) bool { return area(box.Intersect(thing)) > hidden*area(thing) }

// cost of a place: what it must not cover weighs more than any distance, what should be
// spared as much as a long one.
func cost(r, anchor ink.Rect, avoid, spare []ink.Rect) float64 {
	covered := area(r.Intersect(anchor))
	for _, a := range avoid {
		if covered += area(r.Intersect(a)); Hides(r, a) {
			covered += wholly
		}
	}
	spoilt := 0.0
	for _, a := range spare {
		spoilt += area(r.Intersect(a))
	}
	ax, ay := anchor.Center()
	rx, ry := r.Center()
	apart := math.Hypot(gap(anchor.X, anchor.Right(), r.X, r.Right()), gap(anchor.Y, anchor.Bottom(), r.Y, r.Bottom()))
	return covered*1e6 + spoilt/10 + apart*4 + math.Hypot(rx-ax, ry-ay)
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
