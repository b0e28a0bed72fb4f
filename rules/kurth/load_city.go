package kurth

import (
	"cmp"
	"fmt"
	"slices"

	"portcullis/rules"
	"portcullis/rules/content"
)

// loadCity checks and takes over locations.toml.
func (g *Game) loadCity(f *contentFile, in *locationsTOML) {
	if len(in.Locations) != placeCount {
		f.Fault("", "", "%d locations; the city has %d", len(in.Locations), placeCount)
	}
	ids, rings, spots := map[string]bool{}, map[int]bool{}, map[[2]int]bool{}
	for i := range in.Locations {
		l := &in.Locations[i]
		at := fmt.Sprintf("location[%d].", i)
		who := "location " + content.Named(l.ID, i) + ", "
		f.ID(at+"id", who+"id", l.ID, ids)
		f.Name(at+"name", who+"name", l.Name)
		f.Fits(at+"phrase", who+"phrase", l.Phrase, content.LongestName)
		f.Fits(at+"flavour", who+"flavour", l.Flavour, content.LongestText)
		f.Source(at+"source", who+"source", l.Source)
		ring := f.Number(at+"ring", who+"ring", l.Ring, 0, placeCount-1)
		spot := [2]int{f.Number(at+"col", who+"col", l.Col, 0, 3), f.Number(at+"row", who+"row", l.Row, 0, 1)}
		switch {
		case l.Ring != nil && rings[*l.Ring]:
			f.Fault(at+"ring", who+"ring", "duplicate ring %d", *l.Ring)
		case spots[spot]:
			f.Fault(at+"col", who+"col", "another location stands at column %d, row %d", spot[0], spot[1])
		}
		rings[ring], spots[spot] = true, true
		g.places[ring] = Place{ID: l.ID, Name: l.Name, Phrase: cmp.Or(l.Phrase, l.Name), Flavour: l.Flavour, LocationID: l.Card, Ring: ring, Col: spot[0], Row: spot[1],
			Passageway: l.Passageway, element: PlaceElement(l.ID), camp: rules.Element("camp:" + l.ID), ward: rules.Element("ward:" + l.ID)}
	}
	g.loadLocationCards(f, in)
	g.loadPassageway(f, in)
	start, ok := g.ring(in.Start)
	if !ok {
		f.Fault("start", "start", "unknown location %q", in.Start)
	}
	g.start = start
}

// loadLocationCards checks the four Location cards (KU-SET-1).
func (g *Game) loadLocationCards(f *contentFile, in *locationsTOML) {
	if len(in.LocationCards) != placeCount/2 {
		f.Fault("", "", "%d Location cards; there are %d", len(in.LocationCards), placeCount/2)
	}
	ids := map[string]bool{}
	for i, c := range in.LocationCards {
		at := fmt.Sprintf("location_card[%d].", i)
		who := "location card " + content.Named(c.ID, i) + ", "
		f.ID(at+"id", who+"id", c.ID, ids)
		f.Name(at+"position", who+"position", c.Position)
		f.Source(at+"source", who+"source", c.Source)
		if len(c.Locations) != 2 {
			f.Fault(at+"locations", who+"locations", "%d locations; a card shows 2", len(c.Locations))
		}
		for _, id := range c.Locations {
			ring, ok := g.ring(id)
			switch {
			case !ok:
				f.Fault(at+"locations", who+"locations", "unknown location %q", id)
			case g.places[ring].LocationID != c.ID:
				f.Fault(at+"locations", who+"locations", "location %q says that it is on card %q", id, g.places[ring].LocationID)
			}
		}
	}
	for i, l := range in.Locations {
		if !ids[l.Card] {
			f.Fault(fmt.Sprintf("location[%d].card", i), "location "+content.Named(l.ID, i)+", card", "unknown location card %q", l.Card)
		}
	}
}

// loadPassageway checks the two ends of the passageway (KU-PAS-1).
func (g *Game) loadPassageway(f *contentFile, in *locationsTOML) {
	const at, who = "passageway.between", "passageway, between"
	f.Source("passageway.source", "passageway, source", in.Passageway.Source)
	if len(in.Passageway.Between) != len(g.passage) {
		f.Fault(at, who, "%d ends; the passageway has %d", len(in.Passageway.Between), len(g.passage))
		return
	}
	for i, id := range in.Passageway.Between {
		ring, ok := g.ring(id)
		if !ok {
			f.Fault(at, who, "unknown location %q", id)
		}
		g.passage[i] = ring
	}
	if g.passage[0] == g.passage[1] {
		f.Fault(at, who, "both ends are the same location")
	}
	for i, l := range in.Locations {
		if l.Passageway != slices.Contains(in.Passageway.Between, l.ID) {
			f.Fault(fmt.Sprintf("location[%d].passageway", i), "location "+content.Named(l.ID, i)+", passageway", "is %v, against [passageway] between", l.Passageway)
		}
	}
}
