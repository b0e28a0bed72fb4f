package atlas

import (
	"cmp"
	"slices"
)

// sides makes the hexsides between all locations, in the order of the places that they join.
func (r *reader) sides() {
	a := r.atlas
	for _, s := range r.sheets {
		for _, h := range s.hexes() {
			if s.grid[h] != rock {
				r.sidesOf(s, h)
			}
		}
	}
	for _, t := range a.tunnels {
		a.sides = append(a.sides, Hexside{A: t.Overland, B: t.Undercity, Direction: Through, Features: Tunnel, Gate: NoGate})
	}
	slices.SortFunc(a.sides, func(x, y Hexside) int { return cmp.Or(cmp.Compare(x.A, y.A), cmp.Compare(x.B, y.B)) })
	for s := range a.sides {
		r.finish(Side(s))
	}
	for i := range a.tunnels {
		a.tunnels[i].Side = r.between(a.tunnels[i].Overland, a.tunnels[i].Undercity)
	}
}

// sidesOf makes the hexsides from a hex to neighbours with higher ids, and the boundary in it.
func (r *reader) sidesOf(s *sheet, h hex) {
	a, owner := r.atlas, s.owner[h]
	for d := range Direction(compass) {
		to := h.next(d)
		other, ok := s.owner[to]
		if !ok {
			continue
		}
		p, q := owner[d], other[d.Opposite()]
		if p < q {
			f := s.at(h, d)
			if s.grid[h] == FordHex || s.grid[to] == FordHex {
				f |= FordSide
			}
			a.sides = append(a.sides, Hexside{A: p, B: q, Direction: d, Features: f, Gate: NoGate})
		}
	}
	if s.splits[h] != nil {
		p, q := slices.Min(owner[:]), slices.Max(owner[:])
		a.sides = append(a.sides, Hexside{A: p, B: q, Direction: Across, Features: Boundary | s.boundary(h), Gate: NoGate})
	}
}

// finish gives a hexside its gate, its roads and its limits.
func (r *reader) finish(s Side) {
	a := r.atlas
	h := &a.sides[s]
	for i := range a.gates {
		if g := &a.gates[i]; h.A == min(g.Inside, g.Outside) && h.B == max(g.Inside, g.Outside) {
			g.Side, h.Gate = s, GateIndex(i)
		}
	}
	for _, road := range a.roads {
		for i := 1; i < len(road.Path); i++ {
			if p, q := road.Path[i-1], road.Path[i]; h.A == min(p, q) && h.B == max(p, q) {
				h.Features |= RoadSide
			}
		}
	}
	h.limit = [2]uint8{uint8(r.limit(h.Features, r.limits.Fallen)), uint8(r.limit(h.Features, r.limits.Gate))}
}

// limit is the smallest of all limits that apply to a hexside with such features (AR-STK-2).
func (r *reader) limit(f Features, gate int) int {
	n := r.limits.Open
	for _, l := range [...]struct {
		feature Features
		limit   int
	}{{Gate, gate}, {Bridge, r.limits.Bridge}, {FordSide, r.limits.Ford}, {Tunnel, r.limits.Tunnel}} {
		if f&l.feature != 0 {
			n = min(n, l.limit)
		}
	}
	return n
}

// between finds a hexside while the lists of neighbours are not made yet.
func (r *reader) between(p, q Place) Side {
	return Side(slices.IndexFunc(r.atlas.sides, func(h Hexside) bool { return h.A == min(p, q) && h.B == max(p, q) }))
}

// join works out everything that follows from the places that exist and the hexsides between them.
func (a *Atlas) join() {
	a.maps = [2]Set{}
	for p := range a.here.All() {
		a.maps[a.places[p].Map].Add(p)
	}
	for z := range ZoneCount {
		a.zones[z] = Set{}
		for p := range a.here.All() {
			if a.In(p, z) {
				a.zones[z].Add(p)
			}
		}
	}
	a.around = a.list(func(Side) bool { return true })
	a.ground = a.list(a.Passable)
	a.air = a.list(a.flown)
	a.sea = a.list(a.sailed)
	a.beside = make([]Set, len(a.places))
	for p := range a.places {
		for _, n := range a.ground.of(Place(p)) {
			if n.Direction != Through {
				a.beside[p].Add(n.Place)
			}
		}
	}
	a.measure()
	a.walk()
}

// list makes the lists of neighbours over hexsides of one sort; a list is in id order.
func (a *Atlas) list(leads func(Side) bool) lists {
	var l lists
	of := make([][]Neighbour, len(a.places))
	for s := range a.sides {
		h := &a.sides[s]
		if a.here.Has(h.A) && a.here.Has(h.B) && leads(Side(s)) {
			paved := h.Features&RoadSide != 0
			of[h.A] = append(of[h.A], Neighbour{h.B, Side(s), h.Direction, paved})
			of[h.B] = append(of[h.B], Neighbour{h.A, Side(s), h.Direction.Opposite(), paved})
		}
	}
	for _, list := range of {
		slices.SortFunc(list, func(x, y Neighbour) int { return cmp.Compare(x.Place, y.Place) })
		l.from = append(l.from, int16(len(l.all)))
		l.all = append(l.all, list...)
	}
	l.from = append(l.from, int16(len(l.all)))
	return l
}

// flown reports whether aerial blocks cross a side: any on the overland map but a tunnel (AR-AIR-2, AR-AIR-6,
// AR-AIR-8).
func (a *Atlas) flown(s Side) bool {
	h := &a.sides[s]
	return h.Features&Tunnel == 0 && a.places[h.A].Map == Overland
}

// sailed reports whether sea blocks cross a side: between sea and coast always, along the coast if some sea
// location adjoins both ends (AR-SEA-2, AR-SEA-3).
func (a *Atlas) sailed(s Side) bool {
	h := &a.sides[s]
	if h.Features&(Tunnel|Boundary) != 0 || !a.Any(h.A, Navigable) || !a.Any(h.B, Navigable) {
		return false
	}
	if a.Is(h.A, Water) || a.Is(h.B, Water) {
		return true
	}
	for _, n := range a.around.of(h.A) {
		if a.Is(n.Place, Water) && a.Between(n.Place, h.B) != NoSide {
			return true
		}
	}
	return false
}
