package atlas

import (
	"fmt"
	"slices"

	"portcullis/rules/content"
)

// lintBanks checks that a river parts its banks: without bridges and fords no way leads from one to the other
// (AR-GRD-9, AR-RUL-56). Tunnels do not count.
func (r *reader) lintBanks() {
	joined := func(p, q Place) bool {
		set := r.atlas.reached(p, r.atlas.without(Bridge|FordSide|Tunnel))
		return set.Has(q)
	}
	for _, s := range r.sheets {
		for i, id := range s.in.Features.Bridges {
			if side := r.side(s, id); side != NoSide && joined(r.atlas.sides[side].A, r.atlas.sides[side].B) {
				s.Fault(fmt.Sprintf("features.bridges[%d]", i), "bridges", "the banks at %s are joined without bridges and fords", id)
			}
		}
		for i, in := range s.in.Splits {
			h, _ := s.hexOf(in.Hex)
			if owner := s.owner[h]; in.Boundary == "river" && joined(slices.Min(owner[:]), slices.Max(owner[:])) {
				s.Fault(fmt.Sprintf("split[%d].hex", i), "split "+content.Named(in.Hex, i)+", hex", "its halves are joined without bridges and fords")
			}
		}
		for i, in := range s.in.Fords {
			h, _ := s.hexOf(in.Hex)
			if s.bridged(h, in.BankA, in.BankB, joined) {
				s.Fault(fmt.Sprintf("ford[%d].hex", i), "ford "+content.Named(in.Hex, i)+", hex", "its banks are joined without bridges and fords")
			}
		}
	}
}

// bridged reports whether a way joins a location beside one bank of a ford with one beside the other.
func (s *sheet) bridged(h hex, one, two []string, joined func(p, q Place) bool) bool {
	for _, p := range s.bank(h, one) {
		for _, q := range s.bank(h, two) {
			if joined(p, q) {
				return true
			}
		}
	}
	return false
}

// bank are the locations beside a hex over some of its hexsides.
func (s *sheet) bank(h hex, sides []string) (list []Place) {
	for _, id := range sides {
		d, _ := directionNamed(id)
		if owner, ok := s.owner[h.next(d)]; ok {
			list = append(list, owner[d.Opposite()])
		}
	}
	return list
}

// piece is a stretch of river from corner to corner.
type piece struct {
	name string // "0608-0609", or "hex 1108" for one that leads through
	ends [2]point
}

// lintRiver checks that the river is one unbroken line without forks: overland from the edge of the map to the sea,
// in the Undercity from rock or edge to rock or edge.
func (s *sheet) lintRiver() {
	river := s.river()
	if len(river) == 0 {
		return
	}
	meet := map[point]int{}
	for _, p := range river {
		meet[p.ends[0]]++
		meet[p.ends[1]]++
	}
	var ends []point
	var loose []string
	for _, p := range river {
		for _, end := range p.ends {
			switch meet[end] {
			case 1:
				ends, loose = append(ends, end), append(loose, p.name)
			case 2:
			default:
				s.Fault("features.rivers", "rivers", "the river forks at %s", p.name)
				return
			}
		}
	}
	switch {
	case len(ends) != 2:
		s.Fault("features.rivers", "rivers", "the river is broken: it ends at %v", loose)
	case flow(river, ends[0]) != len(river):
		s.Fault("features.rivers", "rivers", "a part of the river runs in a circle")
	case s.m == Overland && !(s.touches(ends[0], Sea) && s.outer(ends[1]) || s.touches(ends[1], Sea) && s.outer(ends[0])):
		s.Fault("features.rivers", "rivers", "the river does not run from the edge of the map to the sea: it ends at %v", loose)
	case s.m == Undercity && !(s.sinks(ends[0]) && s.sinks(ends[1])):
		s.Fault("features.rivers", "rivers", "the river ends at %v, where it cannot sink into rock", loose)
	}
}

// river is all the river of a sheet: on hexsides, through split hexes and through fords.
func (s *sheet) river() (list []piece) {
	for _, id := range s.in.Features.Rivers {
		if e, ok := s.edge("features.rivers", "rivers", id); ok {
			a, b := e.ends(e.d)
			list = append(list, piece{id, [2]point{a, b}})
		}
	}
	for _, h := range s.hexes() {
		if half := s.splits[h]; half != nil && s.boundary(h) == River {
			list = append(list, piece{"hex " + idOf(s.prefix, h), [2]point{h.corner(half.cut.from), h.corner(half.cut.to)}})
		}
		if c, ok := s.fords[h]; ok {
			list = append(list, piece{"hex " + idOf(s.prefix, h), [2]point{h.corner(c.from), h.corner(c.to)}})
		}
	}
	return list
}

// flow is how many pieces follow each other from a corner.
func flow(river []piece, from point) (n int) {
	left := slices.Clone(river)
	for {
		i := slices.IndexFunc(left, func(p piece) bool { return p.ends[0] == from || p.ends[1] == from })
		if i < 0 {
			return n
		}
		if left[i].ends[0] == from {
			from = left[i].ends[1]
		} else {
			from = left[i].ends[0]
		}
		left = slices.Delete(left, i, i+1)
		n++
	}
}

// around are the hexes of the grid that have a corner.
func (s *sheet) around(at point) (list []hex) {
	for _, h := range s.hexes() {
		for v := range Vertex(compass) {
			if h.corner(v) == at {
				list = append(list, h)
			}
		}
	}
	return list
}

// touches reports whether a corner is one of a hex of a terrain.
func (s *sheet) touches(at point, t Terrain) bool {
	return slices.ContainsFunc(s.around(at), func(h hex) bool { return s.grid[h] == t })
}

// outer reports whether a corner lies at the edge of the map: three hexes meet everywhere else.
func (s *sheet) outer(at point) bool { return len(s.around(at)) < 3 }

// sinks reports whether a river of the Undercity can end at a corner.
func (s *sheet) sinks(at point) bool { return s.outer(at) || s.touches(at, rock) }
