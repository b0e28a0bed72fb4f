package reading

import (
	"fmt"
	"slices"
	"sort"
	"strings"
)

// mapFile is one of the two maps as it is drawn.
type mapFile struct {
	Prefix      string
	FirstColumn int `toml:"first_column"`
	FirstRow    int `toml:"first_row"`
	Grid        []string
	Terrain     []terrain
	Features    struct{ Walls, Rivers, Bridges, Coast []string }
	Road        []struct{ Path []string }
	Gate        []struct{ ID, Hexside, Fortifies string }
	Split       []struct {
		Hex  string
		A, B struct {
			Terrain string
			Sides   []string
		}
	}
	Ford   []struct{ Hex string }
	Tunnel []struct{ Overland, Undercity string }
}

// terrain is a kind of ground.
type terrain struct {
	Code   string
	ID     string
	Domain string // land, sea or none
	Stops  bool   `toml:"stops_ground"`
}

// place is a location: a hex, or one half of a split one (AR-MAP-2).
type place struct {
	id    string
	hex   string
	stops bool
	sea   bool
	coast bool
	ford  bool
	road  bool
	under bool
	gate  string   // that fortifies it
	ways  []way    // out of it
	sides []string // of the hex that are its own; all of them unless it is split
}

// way is a hexside, a tunnel, or the boundary inside a split hex.
type way struct {
	name   string // of the border of the two locations
	to     *place
	side   string // direction; "" for a tunnel or a boundary
	ground bool   // a ground block can pass
	sea    bool   // a ship can pass
	air    bool
	road   bool
	tunnel bool
	gate   string
	bridge bool
	ford   bool
}

// land is both maps.
type land struct {
	places map[string]*place
	gates  map[string]string // by id: the location that is fortified
}

// The six directions, and what is opposite.
var sides = []string{"E", "NE", "NW", "W", "SW", "SE"}

var opposite = map[string]string{"E": "W", "NE": "SW", "NW": "SE", "W": "E", "SW": "NE", "SE": "NW"}

// beside is the column and row of the next hex (odd rows lie half a hex to the right).
func beside(column, row int, side string) (int, int) {
	shift := row & 1
	switch side {
	case "E":
		return column + 1, row
	case "W":
		return column - 1, row
	case "NE":
		return column + shift, row - 1
	case "NW":
		return column + shift - 1, row - 1
	case "SW":
		return column + shift - 1, row + 1
	}
	return column + shift, row + 1
}

// hexside names the border of two hexes, the smaller id first.
func hexside(a, b string) string {
	if a > b {
		a, b = b, a
	}
	return a + "-" + b
}

// survey draws the ways between all locations.
func survey(maps []mapFile) *land {
	l := &land{places: map[string]*place{}, gates: map[string]string{}}
	for i := range maps {
		l.settle(&maps[i])
	}
	for i := range maps {
		l.join(&maps[i])
	}
	for _, m := range maps {
		for _, t := range m.Tunnel {
			a, b := l.places[t.Overland], l.places[t.Undercity]
			name := a.id + "-" + b.id
			a.ways = append(a.ways, way{name: name, to: b, ground: true, tunnel: true})
			b.ways = append(b.ways, way{name: name, to: a, ground: true, tunnel: true})
		}
	}
	return l
}

// settle makes the locations of a map.
func (l *land) settle(m *mapFile) {
	kinds := map[string]terrain{}
	for _, t := range m.Terrain {
		kinds[t.Code], kinds[t.ID] = t, t
	}
	add := func(id, hex string, t terrain, sides []string) {
		p := &place{id: id, hex: hex, stops: t.Stops, sea: t.Domain == "sea", under: m.Prefix != "", sides: sides}
		p.coast = slices.Contains(m.Features.Coast, id)
		for _, f := range m.Ford {
			p.ford = p.ford || f.Hex == hex
		}
		for _, g := range m.Gate {
			if l.gates[g.ID] = g.Fortifies; g.Fortifies == id {
				p.gate = g.ID
			}
		}
		l.places[id] = p
	}
	for r, line := range m.Grid {
		for c, code := range strings.Split(line, "") {
			hex := fmt.Sprintf("%s%02d%02d", m.Prefix, m.FirstColumn+c, m.FirstRow+r)
			switch t := kinds[code]; t.ID {
			case "rock":
			case "split":
				for _, s := range m.Split {
					if s.Hex == hex {
						add(hex+"a", hex, kinds[s.A.Terrain], s.A.Sides)
						add(hex+"b", hex, kinds[s.B.Terrain], s.B.Sides)
					}
				}
			default:
				add(hex, hex, t, sides)
			}
		}
	}
}

// at is the location that owns a side of a hex, or nil.
func (l *land) at(hex, side string) *place {
	for _, id := range []string{hex, hex + "a", hex + "b"} {
		if p := l.places[id]; p != nil && slices.Contains(p.sides, side) {
			return p
		}
	}
	return nil
}

// join draws the ways of a map.
func (l *land) join(m *mapFile) {
	roads := map[string]bool{}
	for _, r := range m.Road {
		for i, id := range r.Path {
			l.places[id].road = true
			if i > 0 {
				roads[hexside(r.Path[i-1], id)] = true
			}
		}
	}
	for _, p := range l.all() {
		if !strings.HasPrefix(p.id, m.Prefix) || p.under != (m.Prefix != "") {
			continue
		}
		var column, row int
		fmt.Sscanf(strings.TrimPrefix(p.hex, m.Prefix), "%2d%2d", &column, &row)
		for _, side := range p.sides {
			c, r := beside(column, row, side)
			q := l.at(fmt.Sprintf("%s%02d%02d", m.Prefix, c, r), opposite[side])
			if c < 0 || r < 0 || q == nil {
				continue
			}
			p.ways = append(p.ways, m.way(p, q, side, roads))
		}
		for _, half := range []string{p.hex + "a", p.hex + "b"} { // across the boundary fly aerial blocks alone (AR-AIR-8)
			if q := l.places[half]; q != nil && q != p {
				p.ways = append(p.ways, way{name: p.hex + "a-" + p.hex + "b", to: q, air: true})
			}
		}
	}
	for _, p := range l.all() { // the coast is followed, not crossed over land (AR-SEA-3)
		for i := range p.ways {
			w := &p.ways[i]
			if w.sea && p.coast && w.to.coast {
				w.sea = l.shareSea(p, w.to)
			}
		}
	}
}

// way is the hexside between two locations.
func (m *mapFile) way(p, q *place, side string, roads map[string]bool) way {
	border := hexside(p.hex, q.hex)
	w := way{name: hexside(p.id, q.id), to: q, side: side, air: !p.under, ford: p.ford || q.ford}
	w.road = roads[border]
	w.bridge = slices.Contains(m.Features.Bridges, border)
	for _, g := range m.Gate {
		if g.Hexside == border {
			w.gate = g.ID
		}
	}
	walled := slices.Contains(m.Features.Walls, border) && w.gate == ""
	wet := slices.Contains(m.Features.Rivers, border) && !w.bridge
	w.ground = !walled && !wet && !p.sea && !q.sea
	w.sea = (p.sea || p.coast) && (q.sea || q.coast)
	return w
}

// shareSea reports whether a sea location adjoins both.
func (l *land) shareSea(p, q *place) bool {
	for _, w := range p.ways {
		if !w.to.sea {
			continue
		}
		for _, v := range q.ways {
			if v.to == w.to {
				return true
			}
		}
	}
	return false
}

// all are the locations in order of their ids.
func (l *land) all() []*place {
	var list []*place
	for _, p := range l.places {
		list = append(list, p)
	}
	sort.Slice(list, func(i, j int) bool { return list[i].id < list[j].id })
	return list
}
