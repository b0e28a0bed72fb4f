package atlas

import "fmt"

// Atlas is the map, or the part of it on which a scenario is played. It is never changed.
type Atlas struct {
	places  []Location
	sides   []Hexside
	gates   []GateSite
	tunnels []TunnelWay
	roads   []RoadWay
	lines   []Line
	cuts    []Cut
	byID    map[string]Place
	zones   [ZoneCount]Set
	terrain [terrainCount]label
	named   [ZoneCount]label
	called  [2]string // the maps

	here                     Set    // the places that exist
	maps                     [2]Set // those of each map
	around, ground, sea, air lists
	beside                   []Set
	distance, steps          []uint8 // of every two places
}

// label is what people read of something.
type label struct{ name, about string }

// lists are the neighbours of all places, one after the other.
type lists struct {
	all  []Neighbour
	from []int16 // where those of a place begin; one more than there are places
}

func (l *lists) of(p Place) []Neighbour { return l.all[l.from[p]:l.from[p+1]] }

// Len is the number of places. In a part of the map some of them do not exist; see [Atlas.Exists].
func (a *Atlas) Len() int { return len(a.places) }

// At is what the map says of a place. It must not be changed.
func (a *Atlas) At(p Place) *Location { return &a.places[p] }

// Exists reports whether a place is part of this map. The others keep their numbers, but nothing leads
// to them.
func (a *Atlas) Exists(p Place) bool { return a.here.Has(p) }

// Here is the set of all places of this map.
func (a *Atlas) Here() *Set { return &a.here }

// Map is the set of the places of one of the two maps that exist.
func (a *Atlas) Map(m Map) *Set { return &a.maps[m] }

// Is reports whether a place has all of the traits given.
func (a *Atlas) Is(p Place, t Traits) bool { return a.places[p].Traits&t == t }

// Any reports whether a place has one of the traits given: Any(p, Navigable).
func (a *Atlas) Any(p Place, t Traits) bool { return a.places[p].Traits&t != 0 }

// In reports whether a place belongs to a zone.
func (a *Atlas) In(p Place, z Zone) bool { return a.places[p].Zones.Of(z) }

// Zone is the set of the places of a zone that exist.
func (a *Atlas) Zone(z Zone) *Set { return &a.zones[z] }

// Find is the place with an id ("0504a"), and whether there is one, on this part of the map or not.
func (a *Atlas) Find(id string) (Place, bool) {
	p, ok := a.byID[id]
	return p, ok
}

// Sides is the number of hexsides.
func (a *Atlas) Sides() int { return len(a.sides) }

// Side is what the map says of a hexside. It must not be changed.
func (a *Atlas) Side(s Side) *Hexside { return &a.sides[s] }

// Around are all locations that share a hexside, a boundary or a tunnel with p, whoever can cross it.
func (a *Atlas) Around(p Place) []Neighbour { return a.around.of(p) }

// Ground are the locations to which a ground block can go from p, tunnels included (AR-GRD-2, AR-GRD-9,
// AR-MAP-5, AR-MAP-7).
func (a *Atlas) Ground(p Place) []Neighbour { return a.ground.of(p) }

// Sea are the locations to which a sea block can go from p (AR-SEA-2, AR-SEA-3).
func (a *Atlas) Sea(p Place) []Neighbour { return a.sea.of(p) }

// Air are the locations to which an aerial block can fly from p, those included where it cannot stop
// (AR-AIR-2, AR-AIR-6, AR-AIR-8); see [Unlanding].
func (a *Atlas) Air(p Place) []Neighbour { return a.air.of(p) }

// Beside is the set of the locations adjacent to p for supply: a ground block could cross the hexside, and
// it is no tunnel (AR-MAP-7). p itself is not in it.
func (a *Atlas) Beside(p Place) *Set { return &a.beside[p] }

// Between is the hexside, boundary or tunnel between two places, or NoSide. There is never more than one.
func (a *Atlas) Between(p, q Place) Side {
	for _, n := range a.around.of(p) {
		if n.Place == q {
			return n.Side
		}
	}
	return NoSide
}

// Passable reports whether a ground block can cross a hexside of this map (AR-GRD-9).
func (a *Atlas) Passable(s Side) bool {
	h := &a.sides[s]
	return a.Is(h.A, Land) && a.Is(h.B, Land) && h.Features.Passable() && a.here.Has(h.A) && a.here.Has(h.B)
}

// Limit is how many ground blocks of one party may cross a hexside in a movement turn or in a round of a
// battle (AR-STK-2). For a hexside with a gate it matters whether the gate is standing.
func (a *Atlas) Limit(s Side, standing bool) int {
	if standing {
		return int(a.sides[s].limit[1])
	}
	return int(a.sides[s].limit[0])
}

// Gates are the gates; a [GateIndex] is an index of it. It must not be changed.
func (a *Atlas) Gates() []GateSite { return a.gates }

// FindGate is the gate with an id, or NoGate.
func (a *Atlas) FindGate(id string) GateIndex {
	for i := range a.gates {
		if a.gates[i].ID == id {
			return GateIndex(i)
		}
	}
	return NoGate
}

// Tunnels are the tunnels. It must not be changed.
func (a *Atlas) Tunnels() []TunnelWay { return a.tunnels }

// Roads are the roads. It must not be changed.
func (a *Atlas) Roads() []RoadWay { return a.roads }

// Lines are the walls and rivers on hexsides, to be drawn. It must not be changed.
func (a *Atlas) Lines() []Line { return a.lines }

// Cuts are the walls and rivers through hexes, to be drawn. It must not be changed.
func (a *Atlas) Cuts() []Cut { return a.cuts }

// SideID is how a hexside is written: the two location ids, the lower first, "0905-1005".
func (a *Atlas) SideID(s Side) string {
	h := &a.sides[s]
	return a.places[h.A].ID + "-" + a.places[h.B].ID
}

// FindSide is the hexside written as [Atlas.SideID] writes it, or NoSide.
func (a *Atlas) FindSide(id string) Side {
	for s := range a.sides {
		if a.SideID(Side(s)) == id {
			return Side(s)
		}
	}
	return NoSide
}

// idOf is the id of a whole hex.
func idOf(prefix string, h hex) string { return fmt.Sprintf("%s%02d%02d", prefix, h.col, h.row) }
