package hexmap

import (
	"strconv"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// The overlays, in the order of their buttons.
const (
	noOverlay = iota
	threats   // what could reach a place next turn
	supply
	raids
	hexsides
	objective
)

// overlayNames are what their buttons say.
func overlayNames() []string {
	return []string{rules.Say("Threats"), rules.Say("Supply"), rules.Say("Raids"), rules.Say("Hexsides"), rules.Say("Objective")}
}

// overlay lays over the maps what was asked for, while they lie open.
func (l *layout) overlay() {
	if l.battle || l.cover != nothingOver {
		return
	}
	l.Out.Overlays = overlayNames()
	o := over{layout: l}
	switch l.Overlay {
	case threats:
		o.threats()
	case supply:
		o.supply()
	case raids:
		o.raids()
	case hexsides:
		o.hexsides()
	case objective:
		o.objective()
	}
	l.Out.Reading = o.reading()
	for of, look := range o.looks {
		if view := l.views[of]; len(look) > 0 {
			id := rules.Element("overlay:" + strconv.Itoa(of))
			l.OnBoard(stage.Piece{ID: id, Box: view, Depth: o.depth, Look: look.Shift(-view.X, -view.Y), Fixed: true})
		}
	}
}

// reading is how the overlay is read.
func (o *over) reading() string {
	switch o.Overlay {
	case threats:
		if o.pointed() != atlas.Nowhere {
			return rules.Say("In ember: who of the other side could come here next turn, as far as you can tell.")
		}
		return rules.Say("In ember: where the other side could be next turn, as far as you can tell. Point at a place to see who could come there.")
	case supply:
		if o.Viewer == engine.Mineos {
			return rules.Say("In green: where your blocks can be restored, beside your trains (framed).")
		}
		return rules.Say("In green: where blocks can be restored, in the city from the pool, elsewhere beside a train (framed).")
	case raids:
		return rules.Say("Medical locations: in ember those that Mineos would raid as things stand, in gold the safe ones.")
	case hexsides:
		return rules.Say("How many more ground blocks can cross a hexside. Point at a place for its own.")
	case objective:
		return rules.Say("The objective of Mineos, and who stands in it.")
	}
	return ""
}

// over is an overlay in the making.
type over struct {
	*layout
	looks [2]ink.List
	depth int
}

// pointed is the place that is pointed at, or that of the block, by its face or its back; Nowhere: there is none.
func (o *over) pointed() atlas.Place {
	if k := o.Hover.Kind(); k == "place" || k == "fan" {
		if p, ok := o.Map.Find(o.Hover.Name()); ok {
			return p
		}
	}
	for i := range o.Pieces {
		if p := &o.Pieces[i]; p.InPlay() && o.element(content.Block(i)) == o.Hover {
			return p.At
		}
	}
	return atlas.Nowhere
}

// tint colours a place with one of the lights of hexes, fainter than where it means that something can be clicked.
func (o *over) tint(p atlas.Place, light string) {
	at, g := o.Map.At(p), o.gridOf(p)
	box := g.box(int(at.Col), int(at.Row))
	if at.Half != atlas.Whole {
		box = g.hit(o.Map, p).Inset(-g.radius * 0.15)
	}
	o.looks[at.Map].Stretch("argot/hex/"+light, box).Fade = 0.2
}

// threats shows where the enemy of the viewer could be next turn, as far as the viewer can tell, or with a place
// pointed at which of their stacks could come there.
func (o *over) threats() {
	o.depth = depthPlace
	mine := engine.PartyOf(max(o.Viewer, 0))
	aim := o.pointed()
	var all atlas.Set // tinted once each, in the order of places: not in that of blocks, which would tell of their faces
	var reach engine.Reach
	seen := map[engine.Mover]bool{}
	for i := range o.Pieces {
		b, p := content.Block(i), &o.Pieces[i]
		if p.Status != engine.OnMap || !o.Hostile(p.Party, mine) {
			continue
		}
		m := o.moverAsKnown(b)
		if seen[m] {
			continue
		}
		seen[m] = true
		o.ReachOf(m, &reach)
		switch {
		case aim == atlas.Nowhere:
			for q := range reach.Ends.All() {
				all.Add(q)
			}
		case reach.Ends.Has(aim):
			all.Add(p.At)
			all.Add(aim)
		}
	}
	for q := range all.All() {
		o.tint(q, "ember")
	}
}

// moverAsKnown is how a block could move as far as the viewer can tell.
func (o *over) moverAsKnown(b content.Block) engine.Mover {
	if o.open(b) {
		return o.MoverOf(b)
	}
	return o.SwiftestOf(b)
}

// supply shows where trains of the viewer feed blocks, and the trains (AR-RAL-2, AR-RAL-8).
func (o *over) supply() {
	o.depth = depthPlace
	var fed, trains atlas.Set
	for i := range o.Pieces {
		b, p := content.Block(i), &o.Pieces[i]
		if !p.InPlay() || !o.open(b) || !o.Train(b) || o.Viewer != rules.NoSeat && engine.SeatOf(p.Party) != o.Viewer {
			continue
		}
		trains.Add(p.At)
		for q := range o.Map.Beside(p.At).All() {
			fed.Add(q)
		}
	}
	if o.Viewer != engine.Mineos {
		for p := range o.Map.Here().All() {
			if o.Map.Is(p, atlas.City) {
				fed.Add(p) // from the city pool
			}
		}
	}
	for p := range fed.All() {
		if !trains.Has(p) {
			o.tint(p, "fed")
		}
	}
	for p := range trains.All() {
		o.tint(p, "selected")
	}
}

// raids shows the medical locations, in ember those that Mineos would raid as things stand (AR-RAL-6).
func (o *over) raids() {
	o.depth = depthPlace
	for p := range o.Map.Zone(atlas.Medical).All() {
		if o.Raids(p) {
			o.tint(p, "ember")
		} else {
			o.tint(p, "legal")
		}
	}
}

// hexsides writes on the hexsides of the place pointed at or activated how many ground blocks can still cross
// each; without one, on all where fewer can than at first (AR-STK-2).
func (o *over) hexsides() {
	o.depth = depthWay
	about := o.pointed()
	if about == atlas.Nowhere {
		about = o.active()
	}
	for i := range o.Map.Sides() {
		s := atlas.Side(i)
		h := o.Map.Side(s)
		if !o.Map.Passable(s) || o.Map.At(h.A).Map != o.Map.At(h.B).Map {
			continue
		}
		room, limit := o.RoomOver(s), o.LimitOf(s)
		if about != atlas.Nowhere && h.A != about && h.B != about || about == atlas.Nowhere && room == limit {
			continue
		}
		g := o.gridOf(h.A)
		a, b := g.place(o.Map, h.A), g.place(o.Map, h.B)
		coin := ink.Between(a, b, 0.5).Around(g.radius*0.46, g.radius*0.46)
		fill := ink.ParchmentLight
		if room <= 0 {
			fill = ink.EmberLight
		}
		look := &o.looks[o.Map.At(h.A).Map]
		look.Disc(coin, ink.Ink)
		look.Disc(coin.Inset(g.radius*0.035), fill)
		look.Write(coin, ink.Font{Face: ink.SansBold, Size: g.radius * 0.32}, ink.Ink, strconv.Itoa(max(0, room))).Across = ink.Middle
	}
}

// objective shows the squares that Mineos has to keep, and who stands in them (AR-VIC-3).
func (o *over) objective() {
	o.depth = depthWay
	for p := range o.Scenario().Objective.All() {
		argot, mineos := o.EnemyAt(p, content.Mineos), o.EnemyAt(p, content.Argot)
		emblems := []string{}
		if argot {
			emblems = append(emblems, "argot/frames/argot-emblem")
		}
		if mineos {
			emblems = append(emblems, "argot/frames/mineos-emblem")
		}
		o.looks[o.Map.At(p).Map] = append(o.looks[o.Map.At(p).Map], o.emblems(p, emblems)...)
	}
}

// emblems are signs side by side over a place, on a light.
func (o *over) emblems(p atlas.Place, names []string) (look ink.List) {
	g := o.gridOf(p)
	m := g.place(o.Map, p)
	at := o.Map.At(p)
	look.Stretch("argot/hex/selected", g.box(int(at.Col), int(at.Row)))
	side := g.radius * 0.7
	for i, name := range names {
		x := m.X + (float64(i)-float64(len(names)-1)/2)*side
		look.Picture(name, boardkit.Around(x, m.Y-g.radius*0.62, side, side))
	}
	return look
}
