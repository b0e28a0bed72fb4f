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
func (a *Atlas) TerrainTitle(t Terrain) rules.Text {
	return rules.Name("argot: terrain", a.terrain[t].name)
}

// TerrainAbout is what a terrain does.
func (a *Atlas) TerrainAbout(t Terrain) rules.Text {
	return rules.Name("argot: text of a terrain", a.terrain[t].about)
}

// ZoneTitle is what a zone is called.
func (a *Atlas) ZoneTitle(z Zone) rules.Text { return rules.Name("argot: zone", a.named[z].name) }

// ZoneAbout is what a zone is for.
func (a *Atlas) ZoneAbout(z Zone) rules.Text {
	return rules.Name("argot: text of a zone", a.named[z].about)
}

// MapTitle is what one of the two maps is called.
func (a *Atlas) MapTitle(m Map) rules.Text { return rules.Name("argot: map", a.called[m]) }

// Title is the name of the gate.
func (g *GateSite) Title() rules.Text { return rules.Name("argot: gate", g.Name) }

// Title is the name of the tunnel.
func (t *TunnelWay) Title() rules.Text { return rules.Name("argot: tunnel", t.Name) }

// Title is the name of the road.
func (r *RoadWay) Title() rules.Text { return rules.Name("argot: road", r.Name) }

// Names lists everything that the map says to people, for the template of catalogues.
func (a *Atlas) Names() (names []rules.Text) {
	names = append(names, a.MapTitle(Overland), a.MapTitle(Undercity))
	for t := range rock {
		names = append(names, a.TerrainTitle(t), a.TerrainAbout(t))
	}
	for z := range ZoneCount {
		names = append(names, a.ZoneTitle(z), a.ZoneAbout(z))
	}
	for p := range a.places {
		if l := &a.places[p]; l.Name != "" {
			names = append(names, l.title(), l.About())
		}
	}
	for i := range a.gates {
		names = append(names, a.gates[i].Title())
	}
	for i := range a.tunnels {
		names = append(names, a.tunnels[i].Title())
	}
	for i := range a.roads {
		names = append(names, a.roads[i].Title())
	}
	return names
}
