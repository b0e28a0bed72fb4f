package atlas

import (
	"fmt"
	"strings"

	"portcullis/rules/content"
)

// lint checks what a map must be like to be played on (7.2 of the ledger). Its places and hexsides are joined.
func (r *reader) lint() {
	r.lintRoads()
	r.lintGates()
	r.lintWalls()
	r.lintSanctuary()
	r.lintCoast()
	r.lintBanks()
	r.lintWays()
	for _, s := range r.sheets {
		s.lintRiver()
	}
}

// lintRoads checks that every road can be walked: each step leads to a neighbour, and nothing bars it.
func (r *reader) lintRoads() {
	for _, s := range r.sheets {
		for i, in := range s.in.Roads {
			for j := 1; j < len(in.Path); j++ {
				at, who := fmt.Sprintf("road[%d].path[%d]", i, j), "road "+content.Named(in.ID, i)+", path"
				switch side := r.atlas.Between(r.atlas.byID[in.Path[j-1]], r.atlas.byID[in.Path[j]]); {
				case side == NoSide:
					s.Fault(at, who, "%s and %s are not neighbours", in.Path[j-1], in.Path[j])
				case !r.atlas.Passable(side):
					s.Fault(at, who, "no ground block can go from %s to %s (AR-GRD-9)", in.Path[j-1], in.Path[j])
				}
			}
		}
	}
}

// lintGates checks that gates and bridges can be used: a gate over a river needs a bridge, and a bridge under a
// wall a gate (AR-FRT-4, AR-GRD-9).
func (r *reader) lintGates() {
	for _, s := range r.sheets {
		for i, in := range s.in.Gates {
			if r.barred(s, in.Hexside) {
				s.Fault(fmt.Sprintf("gate[%d].hexside", i), "gate "+content.Named(in.ID, i)+", hexside", "no ground block can cross %s (AR-GRD-9)", in.Hexside)
			}
		}
		for i, id := range s.in.Features.Bridges {
			if r.barred(s, id) {
				s.Fault(fmt.Sprintf("features.bridges[%d]", i), "bridges", "no ground block can cross %s (AR-GRD-9)", id)
			}
		}
	}
}

// barred reports whether no ground block can cross a hexside of a sheet.
func (r *reader) barred(s *sheet, id string) bool {
	side := r.side(s, id)
	return side == NoSide || !r.atlas.Passable(side)
}

// side is the hexside between the locations at a hexside of a sheet, or NoSide if rock lies there.
func (r *reader) side(s *sheet, id string) Side {
	one, two, _ := strings.Cut(id, "-")
	from, _ := s.hexOf(one)
	to, _ := s.hexOf(two)
	d, ok := from.toward(to)
	if !ok || s.grid[from] == rock || s.grid[to] == rock {
		return NoSide
	}
	return r.atlas.Between(s.owner[from][d], s.owner[to][d.Opposite()])
}

// lintWalls checks that the city is walled: without gates and tunnels no way leads from outside to a pink square.
func (r *reader) lintWalls() {
	for s := range r.atlas.sides {
		h := &r.atlas.sides[s]
		if h.Features&(Gate|Tunnel) == 0 && r.atlas.Is(h.A, Pink) != r.atlas.Is(h.B, Pink) && r.atlas.Passable(Side(s)) {
			r.sheets[Overland].Fault("features.walls", "walls", "%s leads into the city, and no gate is there", r.atlas.SideID(Side(s)))
		}
	}
}

// lintSanctuary checks that the Sanctuary is walled on all sides and has a tunnel (AR-MAP-5).
func (r *reader) lintSanctuary() {
	for p := range Place(len(r.atlas.places)) {
		l := &r.atlas.places[p]
		if l.Terrain != SanctuaryHex {
			continue
		}
		for _, n := range r.atlas.Around(p) {
			if f := r.atlas.sides[n.Side].Features; f&Tunnel == 0 && f&(Wall|Gate) != Wall {
				r.sheets[l.Map].Fault("features.walls", "walls", "%s is open; the Sanctuary has a wall on every side (AR-MAP-5)", r.atlas.SideID(n.Side))
			}
		}
		if l.Tunnel == Nowhere {
			r.sheets[l.Map].Fault("tunnel", "tunnel", "none leads to the Sanctuary %s (AR-MAP-5)", l.ID)
		}
	}
}

// lintCoast checks that every coast location lies at the sea, and that ships come from where they start to every
// dock (AR-SEA-2, AR-SEA-3).
func (r *reader) lintCoast() {
	a, f := r.atlas, r.sheets[Overland]
	for i, id := range f.in.Features.Coast {
		wet := false
		for _, n := range a.Around(a.byID[id]) {
			wet = wet || a.Is(n.Place, Water)
		}
		if !wet {
			f.Fault(fmt.Sprintf("features.coast[%d]", i), "coast", "no sea lies beside %s", id)
		}
	}
	start := a.zones[LighthouseStart]
	sailed := a.reached(start.First(), a.Sea)
	wanted := start.Union(&a.zones[Docks])
	wanted = wanted.Without(&sailed)
	for p := range wanted.All() {
		f.Fault("features.coast", "coast", "no ship can sail from %s to %s", a.places[start.First()].ID, a.places[p].ID)
	}
}

// lintWays checks that every land location but the Sanctuary can be reached overland, and every one with the
// tunnels.
func (r *reader) lintWays() {
	a := r.atlas
	var land Set
	for p := range a.here.All() {
		if a.Is(p, Land) {
			land.Add(p)
		}
	}
	onFoot := a.reached(land.First(), a.without(Tunnel))
	anyhow := a.reached(land.First(), a.Ground)
	for p := range land.All() {
		l := &a.places[p]
		s := r.sheets[l.Map]
		switch {
		case !anyhow.Has(p):
			s.Fault(s.rowOf(l.hex()), "hex "+l.ID, "no way leads there from %s", a.places[land.First()].ID)
		case l.Map == Overland && l.Terrain != SanctuaryHex && !onFoot.Has(p):
			s.Fault(s.rowOf(l.hex()), "hex "+l.ID, "no way leads there from %s but through a tunnel", a.places[land.First()].ID)
		}
	}
}

// without are the ways on the ground over none of the hexsides that have one of some features.
func (a *Atlas) without(f Features) func(Place) []Neighbour {
	return func(p Place) (list []Neighbour) {
		for _, n := range a.Ground(p) {
			if a.sides[n.Side].Features&f == 0 {
				list = append(list, n)
			}
		}
		return list
	}
}

// reached is the set of the places to which a way leads from one of them.
func (a *Atlas) reached(from Place, next func(Place) []Neighbour) (set Set) {
	if from == Nowhere {
		return set
	}
	set.Add(from)
	for queue := []Place{from}; len(queue) > 0; queue = queue[1:] {
		for _, n := range next(queue[0]) {
			if !set.Has(n.Place) {
				set.Add(n.Place)
				queue = append(queue, n.Place)
			}
		}
	}
	return set
}
