package stage

import (
	"cmp"
	"maps"
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/scenes/ink"
)

// Target is a piece that a person can reach, and the part of it that nothing covers.
type Target struct {
	ID   rules.Element
	Open ink.Rect
}

// Targets is the pieces with a role that nothing covers whole, by their Order and then in reading
// order: line by line, each from left to right. Pieces are in drawing order.
func Targets(pieces []Piece) []Target {
	found := map[int][]Target{}
	list := takers(pieces)
	for i := range list {
		p := &pieces[list[i].rank.index]
		if p.Role == "" {
			continue
		}
		if r := open(list, i); !r.Empty() {
			found[p.Order] = append(found[p.Order], Target{p.ID, r})
		}
	}
	return inOrder(found)
}

// inOrder lists targets by their Order, and within one in reading order.
func inOrder(found map[int][]Target) []Target {
	var all []Target
	for _, order := range slices.Sorted(maps.Keys(found)) {
		all = append(all, inReadingOrder(found[order])...)
	}
	return all
}

// inReadingOrder sorts by the top edge, then gathers into a line what lies beside its first.
func inReadingOrder(t []Target) []Target {
	slices.SortStableFunc(t, func(a, b Target) int {
		return cmp.Or(cmp.Compare(a.Open.Y, b.Open.Y), cmp.Compare(a.Open.X, b.Open.X))
	})
	ordered := make([]Target, 0, len(t))
	for len(t) > 0 {
		line := t[0].Open
		var rest []Target
		start := len(ordered)
		for _, x := range t {
			if _, y := x.Open.Center(); y < line.Bottom() {
				ordered = append(ordered, x)
			} else {
				rest = append(rest, x)
			}
		}
		if len(ordered) == start {
			ordered = append(ordered, t[0])
			rest = t[1:]
		}
		slices.SortStableFunc(ordered[start:], func(a, b Target) int { return cmp.Compare(a.Open.X, b.Open.X) })
		t = rest
	}
	return ordered
}

// Step is a step of the focus.
type Step uint8

// The steps: to the one before or after in reading order, or to the nearest in a direction.
const (
	Forward Step = iota
	Back
	Left
	Right
	Up
	Down
)

// walk returns where a step leads from the target with that id; from is where it lay if it is
// not among the targets any more. Forward and Back go round; the directions stay where nothing
// lies further on.
func walk(t []Target, id rules.Element, from ink.Rect, s Step) rules.Element {
	if len(t) == 0 {
		return ""
	}
	at := slices.IndexFunc(t, func(x Target) bool { return x.ID == id })
	switch {
	case at < 0 && from.Empty():
		if s == Back {
			return t[len(t)-1].ID
		}
		return t[0].ID
	case at < 0:
		return nearest(t, from)
	case s == Forward:
		return t[(at+1)%len(t)].ID
	case s == Back:
		return t[(at+len(t)-1)%len(t)].ID
	}
	best, least := id, math.Inf(1)
	for i, x := range t {
		if i == at {
			continue
		}
		if d, ok := ahead(t[at].Open, x.Open, s); ok && d < least {
			best, least = x.ID, d
		}
	}
	return best
}

// ahead measures how far to lies from from in a direction: what lies aside counts
// threefold. False: it lies elsewhere.
func ahead(from, to ink.Rect, s Step) (float64, bool) {
	fx, fy := from.Center()
	tx, ty := to.Center()
	along, aside := tx-fx, gap(from.Y, from.Bottom(), to.Y, to.Bottom())
	off := math.Abs(ty - fy)
	if s == Up || s == Down {
		along, aside = ty-fy, gap(from.X, from.Right(), to.X, to.Right())
		off = math.Abs(tx - fx)
	}
	if s == Left || s == Up {
		along = -along
	}
	return along + 3*aside + off/8, along > 1
}

// gap is the distance between two spans, 0 if they meet.
func gap(a0, a1, b0, b1 float64) float64 { return max(0, b0-a1, a0-b1) }

func nearest(t []Target, from ink.Rect) rules.Element {
	fx, fy := from.Center()
	best, least := rules.Element(""), math.Inf(1)
	for _, x := range t {
		tx, ty := x.Open.Center()
		if d := math.Hypot(tx-fx, ty-fy); d < least {
			best, least = x.ID, d
		}
	}
	return best
}
