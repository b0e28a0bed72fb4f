package hexmap

import (
	"math"
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
		return rules.Say("How many enemies could come to your blocks next turn, as far as you can tell; fainter: where yours could go. Point at a place to see who.")
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
func (o *over) tint(p atlas.Place, light string) *ink.Op {
	at, g := o.Map.At(p), o.gridOf(p)
	box := g.box(int(at.Col), int(at.Row))
	if at.Half != atlas.Whole {
		box = g.hit(o.Map, p).Inset(-g.radius * 0.15)
	}
	look := o.looks[at.Map].Stretch("argot/hex/"+light, box)
	look.Fade = 0.2
	return look
}

// threats shows which places that matter to the viewer its enemy could come to next turn, as far as the viewer can tell: those where
// blocks of the viewer stand, with how many enemies could come, and fainter those where they could go. With a place pointed at it shows
// which enemy stacks could come there.
func (o *over) threats() {
	o.depth = depthPlace
	aim := o.pointed()
	coming, stand, reached := o.coming(aim)
	if aim != atlas.Nowhere {
		for q := range coming {
			if coming[q] > 0 {
				o.tint(atlas.Place(q), "ember")
			}
		}
		return
	}
	for q, n := range coming {
		switch p := atlas.Place(q); {
		case n == 0:
		case stand.Has(p):
			o.tint(p, "ember")
			o.tally(p, n)
		case reached.Has(p):
			look := o.tint(p, "ember")
			look.Fade = 0.65
		}
	}
}

// coming counts the enemies of the viewer that could come to each place next turn, and says where blocks of the viewer stand and where
// they could go; with a place aimed at, it counts those that could come there where they stand, and in it. It says so in the order of
// places, as that of blocks would tell of their faces. On land it counts to where blocks of the viewer stand as the forecasts of attacks do.
func (o *over) coming(aim atlas.Place) (coming []int, stand, reached atlas.Set) {
	coming = make([]int, o.Map.Len())
	mine := engine.PartyOf(max(o.Viewer, 0))
	afloat := make([]int, o.Map.Len()) // of those that come by water or by air
	ends := map[engine.Mover]atlas.Set{}
	for i := range o.Pieces {
		b, p := content.Block(i), &o.Pieces[i]
		if p.Status != engine.OnMap {
			continue
		}
		m := o.moverAsKnown(b)
		if _, ok := ends[m]; !ok {
			var reach engine.Reach
			o.ReachOf(m, &reach)
			ends[m] = reach.Ends
		}
		to, land := ends[m], o.Kind(b) == content.Ground
		switch {
		case o.Friendly(p.Party, mine):
			stand.Add(p.At)
			reached = reached.Union(&to)
		case !o.Hostile(p.Party, mine):
		case aim == atlas.Nowhere:
			for q := range to.All() {
				coming[q]++
				if !land {
					afloat[q]++
				}
			}
		case !land && to.Has(aim):
			coming[p.At]++
			coming[aim]++
		}
	}
	approach := o.Approach(mine, atlas.Nowhere)
	if aim != atlas.Nowhere {
		for _, e := range approach.To(aim).List {
			coming[o.Pieces[e.Block].At]++
			coming[aim]++
		}
		return coming, stand, reached
	}
	for p := range stand.All() {
		all, _ := approach.To(p).Count()
		coming[p] = afloat[p] + all
	}
	return coming, stand, reached
}

// tally writes on a place, over who stands there, how many could come.
func (o *over) tally(p atlas.Place, n int) {
	g := o.gridOf(p)
	f := o.legible(ink.SansBold, g.radius*0.34)
	side := math.Max(g.radius*0.5, f.Size*1.4)
	m := g.place(o.Map, p)
	coin := boardkit.Around(m.X-g.radius*0.6, m.Y-g.radius*0.62, side, side)
	own := boardkit.Own(coin)
	var look ink.List
	look.Disc(own, ink.Ink)
	look.Disc(own.Inset(g.radius*0.035), ink.EmberLight)
	look.Write(own, f, ink.Ink, strconv.Itoa(n)).Across = ink.Middle
	o.OnBoard(stage.Piece{ID: "threat:" + rules.Element(o.Map.At(p).ID), Box: coin, Depth: depthWay + 3, Look: look, Fixed: true,
		Tip: true, For: o.PlaceElement(p), Label: rules.Count(n, "%d enemy block can come here in its next turn.", "%d enemy blocks can come here in their next turn.").String()})
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
