package citadel

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// fields lays out the four Enemy Fields.
func (l *layout) fields() {
	for f := range cards.FieldCount {
		for z := range cards.ZoneCount {
			l.zone(f, z)
			l.pennant(f, z)
			l.attackSign(f, z)
			l.figures(f, z)
		}
		l.fieldName(f)
		l.wholeField(f)
		l.sockets(f)
		l.gates(f)
	}
	l.mover()
}

// zone is a Zone as a thing to click: where it can be picked it is lit to its edges, more strongly where the pointer is.
func (l *layout) zone(f, z int) {
	el := l.zoneEl(f, z+1)
	box := l.plan.zone(f, z)
	c := l.plan.corners(f, z)
	b := l.Fresh()
	in := boardkit.Shrunk(math.Max(3, l.Px(5)), c[:])
	line := math.Max(1.5, l.Px(3))
	switch {
	case l.Hints(el):
		l.hinted(b, in, line)
	case l.HasChosen(el), l.Can(el) && l.Hover == el:
		washedIn(b, in, ink.GoldLight, 0.7, line*1.5)
	case l.Means(el), l.Can(el) && l.atStake():
		washedIn(b, in, ink.Gold, 0.55, line*1.2)
	case l.Can(el) && slices.Contains(l.Out.Bright, el):
		washedIn(b, in, ink.GoldLight, 0.38, line*0.9)
	case l.Can(el) && l.Sensible(el): // as quietly as a wall or a building
		boardkit.Loop(&b.List, ink.OakDark.Alpha(0.5), line, in...)
		boardkit.Loop(&b.List, ink.Gold.Alpha(0.75), line*0.4, in...)
	}
	if shade := math.Max(l.shade(f), l.passedOver(el)); shade > 0 {
		boardkit.Polygon(&b.List, ink.OakDark.Alpha(shade), 2, c[:]...)
	}
	l.OnBoard(stage.Piece{ID: el, Box: box, Depth: depthZone, Look: b.List.Shift(-box.X, -box.Y), Role: "zone", Label: l.zoneLabel(f, z),
		Rimless: true, Tip: true, Round: l.Px(6), Fixed: true, Outline: outline(box, c[:])})
}

// atStake reports whether the question is which of the Zones or fields: in a turn that is so as soon as something was picked.
func (l *layout) atStake() bool { return l.kind != "turn" || len(l.Chosen) > 0 }

// passedOver is how dark a Zone is while others can be picked and this one cannot, neither by itself nor with its field.
func (l *layout) passedOver(el rules.Element) float64 {
	if l.Mode != table.Asking || !l.atStake() || l.Can(el) || l.HasChosen(el) {
		return 0
	}
	id, _, _ := strings.Cut(el.Name(), "/")
	whole := rules.Element("field:" + id)
	if l.Can(whole) || l.HasChosen(whole) || !slices.ContainsFunc(l.Next, func(el rules.Element) bool { return el.Kind() == "zone" || el.Kind() == "field" }) {
		return 0
	}
	return 0.34
}

// washedIn lights a polygon in a colour: a wash of so much of it, from 0 to 1, and a line of so many pixels around it.
func washedIn(b *boardkit.Pen, in []ink.Point, color ink.Color, wash, line float64) {
	boardkit.Polygon(&b.List, color.Alpha(wash), 2, in...)
	boardkit.Loop(&b.List, ink.Ink.Alpha(0.7), line*2, in...)
	boardkit.Loop(&b.List, color, line, in...)
}

// outline is a shape from the upper left corner of a box.
func outline(box ink.Rect, corners []ink.Point) []ink.Point {
	list := make([]ink.Point, len(corners))
	for i, c := range corners {
		list[i] = ink.P(c.X-box.X, c.Y-box.Y)
	}
	return list
}

// hinted lights a polygon as the hint: it stands out from all that can be clicked.
func (l *layout) hinted(b *boardkit.Pen, in []ink.Point, line float64) {
	boardkit.Polygon(&b.List, ink.Verdigris.Alpha(0.3), 2, in...)
	boardkit.Loop(&b.List, ink.Ink.Alpha(0.7), line*3, in...)
	boardkit.Loop(&b.List, ink.VerdigrisLight, line*2, in...)
}

// shade is how dark a field is while another one acts in the Enemies phase.
func (l *layout) shade(f int) float64 {
	if l.Mode != table.Playing && l.kind != "hit" && l.kind != "shield" || !l.enemies() || l.acting < 0 || l.acting == f {
		return 0
	}
	return 0.28
}

func (l *layout) zoneLabel(f, z int) string {
	words := []rules.Text{rules.T("%s, Zone %d", l.set.Fields[f].Told(), z+1)}
	for g, n := range l.Fields[f].Zones[z].N {
		if n > 0 {
			words = append(words, figureWords(g, n))
		}
	}
	return rules.Commas(words...).String()
}

// figureName is what a figure is called.
func figureName(figure int) rules.Text {
	return [bsieged.Figures]rules.Text{rules.T("Mölen"), rules.T("Gargoh"), rules.T("elite Gargoh"), rules.T("Krohn"), rules.T("elite Krohn")}[figure]
}

// figureWords is a number of figures of a sort.
func figureWords(figure, n int) rules.Text {
	return [bsieged.Figures]rules.Text{
		rules.Count(n, "%d Mölen", "%d Mölens"), rules.Count(n, "%d Gargoh", "%d Gargohs"), rules.Count(n, "%d elite Gargoh", "%d elite Gargohs"),
		rules.Count(n, "%d Krohn", "%d Krohns"), rules.Count(n, "%d elite Krohn", "%d elite Krohns"),
	}[figure]
}

// pennant shows the target number of a Zone.
func (l *layout) pennant(f, z int) {
	at := l.plan.pennant(f, z)
	font := l.Font(ink.SansBold, 20)
	text := strconv.Itoa(l.set.Zones[z].Target)
	if l.set.Zones[z].Target < 6 {
		text += "+"
	}
	w := math.Max(l.Width(font, "5+")+l.Px(14), l.Px(38))
	h := math.Max(l.Line(font)*1.32, l.Px(38))
	box := at.Around(w, h)
	box = boardkit.Inside(box, l.plan.area.Inset(l.Gap(boardkit.Close))).Round()
	b := l.Fresh()
	for i, c := range [...]ink.Color{ink.Ink, ink.Oak} {
		r := boardkit.Own(box).Inset(float64(i) * math.Max(1.5, l.Px(2)))
		boardkit.Polygon(&b.List, c, 1, ink.P(r.X, r.Y), ink.P(r.Right(), r.Y), ink.P(r.Right(), r.Y+r.H*0.68), ink.P(r.X+r.W/2, r.Bottom()), ink.P(r.X, r.Y+r.H*0.68))
	}
	label := rules.T("Zone %d: an attack hits with %d or more on a die.", z+1, l.set.Zones[z].Target)
	if e := l.closer(l.zoneEl(f, z+1)); e >= 0 {
		label = rules.T("Zone %d, closed by %s: it cannot be attacked from the wall.", z+1, l.set.Events[e].Told())
		side := math.Min(box.W, box.H) * 0.72
		b.Picture("kit/lock", ink.P(box.W/2, box.H*0.42).Around(side, side))
	} else {
		b.Centred(ink.R(0, 0, box.W, box.H*0.82), font, ink.ParchmentLight, text)
	}
	l.OnBoard(stage.Piece{ID: rules.Element("target:" + l.zoneEl(f, z+1).Name()), Box: box, Depth: depthPennant, Look: b.List, Label: label.String(), Tip: true})
}

// attacksFrom says which kind of enemy attacks from a Zone.
func attacksFrom(u cards.UnitKind, zone int) rules.Text {
	switch u {
	case cards.Molen:
		return rules.T("Mölens attack from Zone %d.", zone)
	case cards.Gargoh:
		return rules.T("Gargohs attack from Zone %d.", zone)
	}
	return rules.T("Krohns attack from Zone %d.", zone)
}

// attackSign is the sign beside the target number: which type of enemy attacks from the Zone.
func (l *layout) attackSign(f, z int) {
	for u := range cards.UnitCount {
		if a := l.set.Zones[z].Act[u]; a != cards.Attacks && a != cards.AttacksOrEnters {
			continue
		}
		size := math.Max(l.Px(34), 19)
		step := math.Max(l.Px(38), l.Width(l.Font(ink.SansBold, 20), "5+")+l.Px(14))/2 + size/2 + l.Px(5)
		at := l.plan.pennant(f, z)
		d := [cards.FieldCount]ink.Point{north: ink.P(step, 0), west: ink.P(0, -step), south: ink.P(-step, 0), east: ink.P(0, step)}[f]
		box := ink.P(at.X+d.X, at.Y+d.Y).Around(size, size).Round()
		b := l.Fresh()
		b.Disc(boardkit.Own(box), ink.Ink.Alpha(0.75))
		b.Disc(boardkit.Own(box).Inset(l.Edge()), ink.ParchmentDark)
		b.Picture(pic([...]string{"molen", "gargoh", "krohn"}[u]), boardkit.Own(box).Inset(size*0.12))
		b.Picture(pic("icon-attack"), ink.R(size*0.58, size*0.58, size*0.5, size*0.5))
		l.OnBoard(stage.Piece{ID: rules.Element("attacks:" + l.zoneEl(f, z+1).Name()), Box: box, Depth: depthPennant, Look: l.faded(b.List, f),
			Label: attacksFrom(u, z+1).String(), Tip: true})
	}
}

// wholeField is a field as one thing to click, while a field is asked for.
func (l *layout) wholeField(f int) {
	el := rules.Element("field:" + l.set.Fields[f].ID)
	if !l.Can(el) && !l.HasChosen(el) {
		return
	}
	b := l.Fresh()
	box := l.plan.band(f, 0, 1).Round()
	a, c := l.plan.corners(f, 0), l.plan.corners(f, cards.ZoneCount-1)
	whole := []ink.Point{a[0], a[1], c[2], c[3]}
	in := boardkit.Shrunk(math.Max(4, l.Px(6)), whole)
	line := l.Gap(boardkit.Tight)
	switch {
	case l.Hints(el):
		l.hinted(b, in, line)
	case l.Hover == el:
		washedIn(b, in, ink.GoldLight, 0.7, line*1.5)
	default:
		washedIn(b, in, ink.Gold, 0.55, line)
	}
	l.OnBoard(stage.Piece{ID: el, Box: box, Depth: depthField, Look: b.List.Shift(-box.X, -box.Y), Role: "place", Label: l.set.Fields[f].Full().String(), Rimless: true, Tip: true, Fixed: true, Outline: outline(box, whole)})
}

// slotLabel is a Summoning slot in words, with what its card brings in this Season.
func (l *layout) slotLabel(id rules.Element) string {
	a, _ := l.State.About(id)
	label := a.Title
	for _, line := range a.Lines {
		if line.Tone == rules.Strong {
			label = rules.T("%s, now %s", label, line.Value)
		}
	}
	return label.String()
}

// sockets are the Summoning slots of a field with their Enemy cards: the letter, the figure and
// how many it brings in this Season. A single Krohn or Gargoh is an elite one, and so is one of several (BS-SPN-6, BS-SPN-7).
func (l *layout) sockets(f int) {
	for i := range cards.SlotCount {
		box := l.plan.socket(f, i)
		id := rules.Element("slot:" + l.set.Fields[f].ID + "/" + string(rune('A'+i)))
		n := l.Fields[f].Slots[i]
		b := l.Fresh()
		r := boardkit.Own(box)
		b.Shadow(r, b.Px(6))
		b.Inked(r, ink.ParchmentDark, 3, 6) // what comes later is no brighter than what stands on the board
		label := ""
		if n < len(l.set.Enemies) {
			e := &l.set.Enemies[n]
			now := e.Seasons[l.Season]
			art := r.Inset(r.W * 0.1)
			name := [...]string{"molen", "gargoh", "krohn"}[now.Unit]
			lone := now.N <= 1 && l.set.Units[now.Unit].Elite.Figures > 0
			if lone {
				name += "-elite"
			}
			b.Picture(pic(name), ink.R(art.X+r.W*0.2, art.Y+r.H*0.08, art.W*0.78, art.H*0.92))
			count := max(1, now.N)
			if !lone && l.set.Units[now.Unit].Elite.Figures > 0 { // one of them, told apart as they will stand there (BS-SPN-6)
				count--
				b.Badge(ink.R(0, 0, r.W*0.96, r.H*0.95), 1, true)
			}
			b.Badge(ink.R(0, 0, r.W*0.42, r.H*0.95), count, lone)
			label = l.slotLabel(id)
		}
		letter := r.W * 0.44
		b.Picture(pic("spawn-"+string(rune('a'+i))), ink.R(-r.W*0.04, -r.H*0.04, letter, letter))
		l.OnBoard(stage.Piece{ID: id, Box: box, Depth: depthSlot, Look: l.faded(b.List, f), Role: "card", Label: label, Tip: true, Round: l.Px(6)})
	}
}

// gates are the Spawning Points: ember dots at the outer edge.
func (l *layout) gates(f int) {
	at := l.plan.gate(f)
	size := l.Gap(boardkit.Loose)
	long := size * (1.3*float64(l.Fields[f].Points-1) + 1)
	box := at.Around(long, size)
	if !level(f) {
		box = at.Around(size, long)
	}
	box = boardkit.Inside(box, l.plan.area.Inset(l.Px(2)))
	b := l.Fresh()
	mid := boardkit.Own(box).Middle()
	for i := range l.Fields[f].Points {
		d := (float64(i) - float64(l.Fields[f].Points-1)/2) * size * 1.3
		c := ink.P(mid.X+d, mid.Y)
		if !level(f) {
			c = ink.P(mid.X, mid.Y+d)
		}
		dot := c.Around(size, size)
		b.Disc(dot, ink.Ink)
		b.Disc(dot.Inset(size*0.12), ink.EmberDark)
		b.Disc(dot.Inset(size*0.24), ink.Ember)
		b.Disc(dot.Inset(size*0.38), ink.EmberLight)
	}
	label := rules.Plural(l.Fields[f].Points, "%d spawning point: enemies come onto the field here.", "%d spawning points: enemies come onto the field here.", l.Fields[f].Points)
	l.OnBoard(stage.Piece{ID: rules.Element("gate:" + l.set.Fields[f].ID), Box: box, Depth: depthPennant, Look: b.List, Label: label.String(), Tip: true})
}
