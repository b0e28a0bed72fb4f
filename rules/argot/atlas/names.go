package atlas

import "portcullis/rules"

// Title is what a location is called: its name; or its terrain and where it lies, before a gate or beside a location that has a name
// ("Open ground before North Gate"), else its terrain and its id ("Forest 1303"). The halves of a split hex have their id behind their
// common name.
func (a *Atlas) Title(p Place) rules.Text {
	l := &a.places[p]
	switch {
	case l.Name == "":
		if near, ok := a.nearby(p); ok {
			return near
		}
		return rules.T("%s %s", a.TerrainTitle(l.Terrain), l.ID).In("a location by its terrain and its number")
	case l.Half != Whole:
		return rules.T("%s %s", l.title(), l.ID).In("a location by its name and its number")
	}
	return l.title()
}

// Numbered reports whether the title of a location tells its id.
func (a *Atlas) Numbered(p Place) bool {
	if l := &a.places[p]; l.Name != "" {
		return l.Half != Whole
	}
	_, near := a.nearby(p)
	return !near
}

// nearby is what a whole hex without a name is called by the gate that it lies before or the named location that it lies beside;
// false: there is neither.
func (a *Atlas) nearby(p Place) (rules.Text, bool) {
	l := &a.places[p]
	if l.Half != Whole {
		return rules.Text{}, false
	}
	terrain := a.TerrainTitle(l.Terrain)
	for i := range a.gates {
		if g := &a.gates[i]; g.Outside == p && a.Exists(g.Inside) {
			return rules.T("%s before %s", terrain, g.Title()).In("a location by its terrain and a gate"), true
		}
	}
	for _, n := range a.Around(p) {
		if beside := &a.places[n.Place]; beside.Name != "" && beside.Half == Whole && n.Direction < compass {
			return lies(terrain, n.Direction.Opposite(), beside.title()), true
		}
	}
	return rules.Text{}, false
}

// lies tells of a terrain in which direction of a location it lies.
func lies(terrain rules.Text, d Direction, of rules.Text) rules.Text {
	of = rules.Within(of)
	switch d {
	case East:
		return rules.T("%s east of %s", terrain, of).In("a location by its terrain and another location")
	case NorthEast:
		return rules.T("%s north-east of %s", terrain, of).In("a location by its terrain and another location")
	case NorthWest:
		return rules.T("%s north-west of %s", terrain, of).In("a location by its terrain and another location")
	case West:
		return rules.T("%s west of %s", terrain, of).In("a location by its terrain and another location")
	case SouthWest:
		return rules.T("%s south-west of %s", terrain, of).In("a location by its terrain and another location")
	}
	return rules.T("%s south-east of %s", terrain, of).In("a location by its terrain and another location")
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
