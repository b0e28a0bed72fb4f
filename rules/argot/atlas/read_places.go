package atlas

import (
	"fmt"

	"portcullis/rules/content"
)

// places numbers the locations in id order and gives them what belongs to a single location.
func (r *reader) places() {
	a := r.atlas
	for _, s := range r.sheets {
		for _, h := range s.hexes() {
			s.locate(a, h)
		}
		a.called[s.m] = s.in.Name
		for t, label := range s.labels {
			if a.terrain[t].name == "" {
				a.terrain[t] = label
			}
		}
	}
	if len(a.places) > MaxPlaces {
		r.sheets[0].Fault("grid", "grid", "both maps have %d locations; they may have %d", len(a.places), MaxPlaces)
		return
	}
	for p := range a.places {
		a.byID[a.places[p].ID] = Place(p)
		a.here.Add(Place(p))
	}
	for _, s := range r.sheets {
		r.coast(s)
		r.placeNames(s)
		r.zones(s)
	}
	r.zonesComplete()
}

// locate makes the location of a hex, or both of a split one.
func (s *sheet) locate(a *Atlas, h hex) {
	l := Location{ID: idOf(s.prefix, h), Map: s.m, Col: int8(h.col), Row: int8(h.row), Terrain: s.grid[h], Tunnel: Nowhere, Gate: NoGate}
	if s.m == Undercity {
		l.Traits = Unlanding
	}
	owner := [compass]Place{}
	cut, isSplit := s.splits[h]
	switch {
	case l.Terrain == rock:
		return
	case isSplit:
		for i, half := range [...]Half{HalfA, HalfB} {
			part := l
			part.ID, part.Half, part.Terrain = l.ID+string("ab"[i]), half, cut.terrain[i]
			part.Traits |= terrains[part.Terrain].traits
			for d := range owner {
				if cut.second[d] == (half == HalfB) {
					owner[d] = Place(len(a.places))
				}
			}
			a.places = append(a.places, part)
		}
	default:
		l.Traits |= terrains[l.Terrain].traits
		for d := range owner {
			owner[d] = Place(len(a.places))
		}
		a.places = append(a.places, l)
	}
	s.owner[h] = owner
}

// place finds a location of a sheet, or of the other one, by its id; what is none is a fault.
func (r *reader) place(s *sheet, at, who, id string, m Map) (*Location, Place) {
	p, ok := r.atlas.byID[id]
	if !ok || r.atlas.places[p].Map != m {
		s.Fault(at, who, "unknown location %q", id)
		return nil, Nowhere
	}
	return &r.atlas.places[p], p
}

// coast marks the locations that ground and sea blocks can enter (AR-SEA-2).
func (r *reader) coast(s *sheet) {
	for i, id := range s.in.Features.Coast {
		at, who := fmt.Sprintf("features.coast[%d]", i), "coast"
		l, _ := r.place(s, at, who, id, s.m)
		switch {
		case l == nil:
		case l.Traits&Land == 0:
			s.Fault(at, who, "%s is no land", id)
		case l.Traits&Coast != 0:
			s.Fault(at, who, "names %s twice", id)
		default:
			l.Traits |= Coast
		}
	}
}

// placeNames gives locations their names: those of [[place]], of split hexes and of fords.
func (r *reader) placeNames(s *sheet) {
	for i, in := range s.in.Places {
		at, who := fmt.Sprintf("place[%d].", i), "place "+content.Named(in.Location, i)+", "
		s.Name(at+"name", who+"name", in.Name)
		s.Fits(at+"text", who+"text", in.Text, content.LongestText)
		s.Source(at+"source", who+"source", in.Source)
		if l, _ := r.place(s, at+"location", who+"location", in.Location, s.m); l != nil {
			if l.Name != "" {
				s.Fault(at+"location", who+"location", "duplicate location %s", in.Location)
			}
			l.Name, l.Note = in.Name, in.Text
		}
	}
	for _, in := range s.in.Splits {
		for _, half := range [...]string{"a", "b"} {
			r.nameOnce(in.Hex+half, in.Name, in.Text)
		}
	}
	for _, in := range s.in.Fords {
		r.nameOnce(in.Hex, in.Name, "")
	}
}

// nameOnce names a location that has no name yet.
func (r *reader) nameOnce(id, name, note string) {
	if l := &r.atlas.places[r.atlas.byID[id]]; l.Name == "" {
		l.Name, l.Note = name, note
	}
}

// zones takes over the named sets of locations.
func (r *reader) zones(s *sheet) {
	for i, in := range s.in.Zones {
		at, who := fmt.Sprintf("zone[%d].", i), "zone "+content.Named(in.ID, i)+", "
		s.Name(at+"name", who+"name", in.Name)
		s.Text(at+"text", who+"text", in.Text)
		s.Source(at+"source", who+"source", in.Source)
		z, ok := ZoneNamed(in.ID)
		switch {
		case !ok:
			s.Fault(at+"id", who+"id", "the rules know no zone %q", in.ID)
			continue
		case r.found[z]:
			s.Fault(at+"id", who+"id", "duplicate id %q", in.ID)
		}
		r.found[z] = true
		r.atlas.named[z] = label{in.Name, in.Text}
		if len(in.Locations) == 0 {
			s.Fault(at+"locations", who+"locations", "is empty")
		}
		for j, id := range in.Locations {
			place := fmt.Sprintf("%slocations[%d]", at, j)
			l, _ := r.place(s, place, who+"locations", id, s.m)
			switch {
			case l == nil:
			case l.Zones.Of(z):
				s.Fault(place, who+"locations", "names %s twice", id)
			default:
				l.Zones |= 1 << z
				r.fits(s, place, who+"locations", l, z)
			}
		}
	}
}

// zoneOf tells which locations can be in a zone: all traits that it must have, and the only terrain that
// it may have, where the rules say so.
var zoneOf = [ZoneCount]struct {
	traits  Traits
	terrain Terrain // Sea: any
}{
	KraikosStart: {traits: Land}, LighthouseStart: {traits: Water}, PontiaStart: {traits: Land}, ZulonStart: {traits: Land},
	SupplyStart: {traits: Land}, OldTown: {traits: Land, terrain: OldTownWard}, Docks: {traits: Coast, terrain: Dock},
	Medical: {traits: Land}, PinkSquares: {traits: Pink},
	CasinoWard: {traits: Land, terrain: CasinoWardHex}, Burrowtown: {traits: Land, terrain: BurrowtownHex},
}

// fits checks that a location can be in a zone.
func (r *reader) fits(s *sheet, at, who string, l *Location, z Zone) {
	want := zoneOf[z]
	switch {
	case want.terrain != Sea && l.Terrain != want.terrain:
		s.Fault(at, who, "%s is %s and not %s", l.ID, l.Terrain.ID(), want.terrain.ID())
	case want.traits&Coast != 0 && l.Traits&Coast == 0:
		s.Fault(at, who, "%s is not on the coast", l.ID)
	case want.traits&Pink != 0 && l.Traits&Pink == 0:
		s.Fault(at, who, "%s is no pink city square", l.ID)
	case want.traits&Water != 0 && l.Traits&Water == 0:
		s.Fault(at, who, "%s is not at sea", l.ID)
	case want.traits&Land != 0 && l.Traits&Land == 0:
		s.Fault(at, who, "%s is no land", l.ID)
	}
}

// zonesComplete checks that every zone is there, and that those which the terrain shows have all of it.
func (r *reader) zonesComplete() {
	for z := range ZoneCount {
		s := r.sheets[Overland]
		if z == CasinoWard || z == Burrowtown {
			s = r.sheets[Undercity]
		}
		if !r.found[z] {
			s.Fault("", "zone "+z.ID(), "is missing")
			continue
		}
		for i := range r.atlas.places {
			l := &r.atlas.places[i]
			shown := l.Terrain == zoneOf[z].terrain && l.Terrain != Sea || z == PinkSquares && l.Traits&Pink != 0
			if shown && !l.Zones.Of(z) {
				s.Fault("", "zone "+z.ID(), "%s is %s and not in it", l.ID, l.Terrain.ID())
			}
		}
	}
}
