package atlas

import (
	"fmt"
	"strings"

	"portcullis/rules/content"
)

// features takes over what lies on hexsides, and the gates and tunnels.
func (r *reader) features() {
	for _, s := range r.sheets {
		s.hexsides("walls", s.in.Features.Walls, Wall, 0)
		s.hexsides("rivers", s.in.Features.Rivers, River, 0)
		s.hexsides("bridges", s.in.Features.Bridges, Bridge, River)
		r.drawn(s)
		r.gates(s)
		r.roadMarks(s)
		r.tunnelMarks(s)
	}
	r.sides()
	if len(r.atlas.tunnels) == 0 {
		r.sheets[Overland].Fault("", "tunnel", "there is none; nothing would join the two maps")
	}
}

// hexsides marks hexsides with a feature, each once. Where the feature needs another one to lie on, as a
// bridge needs a river, it must be there already.
func (s *sheet) hexsides(key string, ids []string, f, on Features) {
	for i, id := range ids {
		at, who := fmt.Sprintf("features.%s[%d]", key, i), key
		e, ok := s.edge(at, who, id)
		switch {
		case !ok:
		case s.edges[e]&f != 0:
			s.Fault(at, who, "names %s twice", id)
		case s.edges[e]&on != on:
			s.Fault(at, who, "%s lies on no river", id)
		default:
			s.edges[e] |= f
		}
	}
}

// edge reads a hexside, "CCRR-CCRR" with the lower id first.
func (s *sheet) edge(at, who, id string) (edge, bool) {
	one, two, _ := strings.Cut(id, "-")
	from, ok := s.hexOf(one)
	to, ok2 := s.hexOf(two)
	if !ok || !ok2 {
		s.Fault(at, who, "%q is no hexside of this map", id)
		return edge{}, false
	}
	d, ok := from.toward(to)
	switch {
	case !ok:
		s.Fault(at, who, "%s and %s have no hexside in common", one, two)
	case one > two:
		s.Fault(at, who, "%q must have the lower id first", id)
	}
	return edge{from, d}, ok && one < two
}

// at are the features of the hexside of a hex in a direction.
func (s *sheet) at(h hex, d Direction) Features {
	if f, ok := s.edges[edge{h, d}]; ok {
		return f
	}
	return s.edges[edge{h.next(d), d.Opposite()}]
}

// drawn lists walls and rivers for pictures.
func (r *reader) drawn(s *sheet) {
	for _, list := range [...]struct {
		ids     []string
		feature Features
	}{{s.in.Features.Walls, Wall}, {s.in.Features.Rivers, River}} {
		for _, id := range list.ids {
			one, two, _ := strings.Cut(id, "-")
			from, _ := s.hexOf(one)
			to, _ := s.hexOf(two)
			if d, ok := from.toward(to); ok {
				r.atlas.lines = append(r.atlas.lines, Line{s.m, int8(from.col), int8(from.row), d, list.feature})
			}
		}
	}
	for _, h := range s.hexes() {
		if half := s.splits[h]; half != nil {
			r.atlas.cuts = append(r.atlas.cuts, Cut{s.m, int8(h.col), int8(h.row), s.boundary(h), false, half.cut.from, half.cut.to})
		}
		if c, ok := s.fords[h]; ok {
			r.atlas.cuts = append(r.atlas.cuts, Cut{s.m, int8(h.col), int8(h.row), River, true, c.from, c.to})
		}
	}
}

// boundary is what splits a hex.
func (s *sheet) boundary(h hex) Features {
	for _, in := range s.in.Splits {
		if in.Hex == idOf(s.prefix, h) && in.Boundary == "river" {
			return River
		}
	}
	return Wall
}

// gates takes over the gates (AR-FRT-1, AR-RUL-57).
func (r *reader) gates(s *sheet) {
	for i, in := range s.in.Gates {
		at, who := fmt.Sprintf("gate[%d].", i), "gate "+content.Named(in.ID, i)+", "
		s.ID(at+"id", who+"id", in.ID, r.ids)
		s.Name(at+"name", who+"name", in.Name)
		s.Source(at+"source", who+"source", in.Source)
		g := GateSite{ID: in.ID, Name: in.Name, Side: NoSide, Inside: Nowhere, Outside: Nowhere,
			Strength:    s.Number(at+"strength", who+"strength", in.Strength, 1, 9),
			Upgraded:    s.Number(at+"upgraded_strength", who+"upgraded_strength", in.UpgradedStrength, 1, 9),
			UpgradeCost: s.Number(at+"upgrade_cost", who+"upgrade_cost", in.UpgradeCost, 0, 99)}
		if g.Upgraded < g.Strength {
			s.Fault(at+"upgraded_strength", who+"upgraded_strength", "is %d, below the strength %d", g.Upgraded, g.Strength)
		}
		e, ok := s.edge(at+"hexside", who+"hexside", in.Hexside)
		if !ok {
			continue
		}
		if s.edges[e]&Wall == 0 {
			s.Fault(at+"hexside", who+"hexside", "%s lies on no wall", in.Hexside)
		}
		if s.edges[e]&Gate != 0 {
			s.Fault(at+"hexside", who+"hexside", "another gate lies on %s", in.Hexside)
		}
		s.edges[e] |= Gate
		ends := [2]Place{s.owner[e.hex][e.d], s.owner[e.next(e.d)][e.d.Opposite()]}
		l, p := r.place(s, at+"fortifies", who+"fortifies", in.Fortifies, s.m)
		switch {
		case l == nil:
			continue
		case s.grid[e.hex] == rock || s.grid[e.next(e.d)] == rock || p != ends[0] && p != ends[1]:
			s.Fault(at+"fortifies", who+"fortifies", "%s does not lie at %s", in.Fortifies, in.Hexside)
			continue
		case l.Gate != NoGate:
			s.Fault(at+"fortifies", who+"fortifies", "%s is fortified by %s already", in.Fortifies, r.atlas.gates[l.Gate].ID)
		case len(r.atlas.gates) == MaxGates:
			s.Fault(at+"id", who+"id", "there can be at most %d gates", MaxGates)
			return
		}
		g.Inside, g.Outside = p, ends[0]+ends[1]-p
		l.Gate = GateIndex(len(r.atlas.gates))
		r.atlas.gates = append(r.atlas.gates, g)
	}
}

// roadMarks marks hexsides and locations with the roads that lead over them (AR-GRD-11). Whether a road can
// be walked is checked later.
func (r *reader) roadMarks(s *sheet) {
	for i, in := range s.in.Roads {
		at, who := fmt.Sprintf("road[%d].", i), "road "+content.Named(in.ID, i)+", "
		s.ID(at+"id", who+"id", in.ID, r.ids)
		s.Name(at+"name", who+"name", in.Name)
		s.Source(at+"source", who+"source", in.Source)
		if len(in.Path) < 2 {
			s.Fault(at+"path", who+"path", "has %d locations; a road needs 2", len(in.Path))
		}
		road := RoadWay{ID: in.ID, Name: in.Name}
		for j, id := range in.Path {
			l, p := r.place(s, fmt.Sprintf("%spath[%d]", at, j), who+"path", id, s.m)
			if l != nil {
				l.Traits |= Road
				road.Path = append(road.Path, p)
			}
		}
		r.atlas.roads = append(r.atlas.roads, road)
	}
}

// tunnelMarks takes over the tunnels (AR-MAP-4).
func (r *reader) tunnelMarks(s *sheet) {
	if s.m == Undercity && len(s.in.Tunnels) > 0 {
		s.Fault("tunnel[0]", "tunnel", "tunnels stand in %s", OverlandFile)
		return
	}
	for i, in := range s.in.Tunnels {
		at, who := fmt.Sprintf("tunnel[%d].", i), "tunnel "+content.Named(in.ID, i)+", "
		s.ID(at+"id", who+"id", in.ID, r.ids)
		s.Name(at+"name", who+"name", in.Name)
		s.Source(at+"source", who+"source", in.Source)
		above, p := r.place(s, at+"overland", who+"overland", in.Overland, Overland)
		below, q := r.place(s, at+"undercity", who+"undercity", in.Undercity, Undercity)
		switch {
		case above == nil || below == nil:
			continue
		case above.Traits&Land == 0:
			s.Fault(at+"overland", who+"overland", "%s is no land", in.Overland)
		case above.Tunnel != Nowhere:
			s.Fault(at+"overland", who+"overland", "%s has a tunnel already", in.Overland)
		case below.Tunnel != Nowhere:
			s.Fault(at+"undercity", who+"undercity", "%s has a tunnel already", in.Undercity)
		}
		above.Tunnel, below.Tunnel = q, p
		r.atlas.tunnels = append(r.atlas.tunnels, TunnelWay{ID: in.ID, Name: in.Name, Overland: p, Undercity: q, Side: NoSide})
	}
}
