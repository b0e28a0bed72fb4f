package atlas

import "portcullis/rules"

// Title is what a location is called: its name, or its terrain with its id ("Forest 1303"). The halves of a
// split hex have their id behind their common name.
func (a *Atlas) Title(p Place) rules.Text {
	l := &a.places[p]
	switch {
	case l.Name == "":
		return rules.T("%s %s", a.TerrainTitle(l.Terrain), l.ID).In("a location by its terrain and its number")
	case l.Half != Whole:
		return rules.T("%s %s", l.title(), l.ID).In("a location by its name and its number")
	}
	return l.title()
}

func (l *Location) title() rules.Text { return rules.Name("argot: location", l.Name) }

// About is the few words that the map has on a location, or empty.
func (l *Location) About() rules.Text { return rules.Name("argot: note on a location", l.Note) }

// TerrainTitle is what a terrain is called.
func (a *Atlas) TerrainTitle(t Terrain) rules.Text { return rules.Name("argot: terrain", a.terrain[t]) }

// Title is the name of the gate.
func (g *GateSite) Title() rules.Text { return rules.Name("argot: gate", g.Name) }

// Title is the name of the tunnel.
func (t *TunnelWay) Title() rules.Text { return rules.Name("argot: tunnel", t.Name) }

// Title is the name of the road.
func (r *RoadWay) Title() rules.Text { return rules.Name("argot: road", r.Name) }
