package citadel

import (
	"math"
	"strconv"

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

// zone is a Zone as a thing to click: a golden line and a faint wash where it can be clicked, a strong
// one where the pointer is.
func (l *layout) zone(f, z int) {
	el := l.zoneEl(f, z+1)
	box := l.plan.zone(f, z)
	c := l.plan.corners(f, z)
	b := l.Fresh()
	in := boardkit.Shrunk(math.Max(3, l.Px(5)), c[:])
	line := math.Max(1.5, l.Px(3))
	switch {
	case l.HasChosen(el), l.Can(el) && l.Hover == el:
		boardkit.Polygon(&b.List, ink.Gold.Alpha(0.22), 2, in...)
		boardkit.Loop(&b.List, ink.Ink.Alpha(0.7), line*2.4, in...)
		boardkit.Loop(&b.List, ink.GoldLight, line*1.5, in...)
	case l.Can(el) && l.Sensible(el):
		boardkit.Polygon(&b.List, ink.Gold.Alpha(0.12), 2, in...)
		boardkit.Loop(&b.List, ink.Ink.Alpha(0.6), line*2, in...)
		boardkit.Loop(&b.List, ink.Gold, line, in...)
	}
	if shade := l.shade(f); shade > 0 {
		boardkit.Polygon(&b.List, ink.OakDark.Alpha(shade), 2, c[:]...)
	}
	l.OnBoard(stage.Piece{ID: el, Box: box, Depth: depthZone, Look: b.List.Shift(-box.X, -box.Y), Role: "zone", Label: l.zoneLabel(f, z),
		Rimless: true, Tip: true, Round: l.Px(6), Fixed: true})
}

// shade is how dark a field is while another one acts in the Enemies phase.
func (l *layout) shade(f int) float64 {
	if l.Mode != table.Playing && l.kind != "hit" && l.kind != "shield" || !l.enemies() || l.acting < 0 || l.acting == f {
		return 0
	}
	return 0.4
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
	b.Centred(ink.R(0, 0, box.W, box.H*0.82), font, ink.ParchmentLight, text)
	label := rules.T("Zone %d: an attack hits with %d or more on a die.", z+1, l.set.Zones[z].Target)
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

// troop is what stands in a Zone as one piece.
type troop struct {
	id      rules.Element
	picture string
	n       int
	golden  bool
	role    string
	label   string
	large   float64
}

// troops are what stands in a Zone, in damage order, the Messenger and Tactics cards last.
func (l *layout) troops(f, z int) []troop {
	var list []troop
	name := l.zoneEl(f, z+1).Name()
	if a := l.Avatar; a.Vinculum > 0 && a.Field == f && a.Zone == z+1 {
		list = append(list, troop{id: "avatar:avatar", picture: "avatar", role: "figure", label: "The Avatar", large: 1.16})
	}
	for g, n := range l.Fields[f].Zones[z].N {
		if n > 0 {
			list = append(list, troop{id: rules.Element("troop:" + name + "/" + figureNames[g]), picture: figurePictures[g], n: n, golden: elite(g), large: 1})
		}
	}
	if l.Messenger.At == l.zoneEl(f, z+1) {
		list = append(list, troop{id: "messenger:messenger", picture: "messenger", role: "figure", label: "The Messenger", large: 1})
	}
	for i, t := range l.Tactics {
		if t.Field == f && t.Zone == z+1 {
			list = append(list, troop{id: rules.Element("tactic:" + strconv.Itoa(i)), role: "card", label: l.set.Cards[t.Card].Told().String(), n: i, large: 1})
		}
	}
	return list
}

// figures lays out what stands in a Zone.
func (l *layout) figures(f, z int) {
	list := l.troops(f, z)
	size := l.plan.figure
	for i, box := range l.plan.rank(f, z, counts(list)) {
		t := list[i]
		box = box.Inset(-size * (t.large - 1) / 2).Round()
		b := l.Fresh()
		doom := l.doom(f, z, t)
		l.aglow(b, boardkit.Own(box), doom)
		if t.role == "card" {
			l.tactic(b, boardkit.Own(box), t.n)
		} else {
			front := l.crowd(b, f, boardkit.Own(box), t)
			if t.n > 0 {
				b.Badge(front, t.n, t.golden)
			}
			if t.id == "avatar:avatar" {
				b.Badge(boardkit.Own(box), l.Avatar.Vinculum, false)
			}
		}
		l.doomed(b, boardkit.Own(box), doom)
		l.OnBoard(stage.Piece{ID: t.id, Box: box, Depth: depthFigure, Look: l.faded(b.List, f), Role: t.role, Label: t.label, Tip: t.role != "",
			From: l.comesFrom(t.id, f), Exit: l.exit(), Round: l.Px(8)})
	}
}

// counts is of how many figures each group is.
func counts(list []troop) []int {
	n := make([]int, len(list))
	for i, t := range list {
		if n[i] = 1; t.role != "card" {
			n[i] = max(1, t.n)
		}
	}
	return n
}

// crowd draws the figures of a group as far apart as the box allows, those behind first, in three poses, and returns the box
// of the foremost one.
func (l *layout) crowd(b *boardkit.Pen, f int, box ink.Rect, t troop) ink.Rect {
	side := l.plan.figure * t.large
	n := max(1, min(t.n, mostInCrowd))
	rows := crowdRows(n)
	length, broad := box.W-side, box.H-side
	if !level(f) {
		length, broad = broad, length
	}
	if length < 3 { // there is no room for more than one
		n, rows = 1, 1
	}
	columns := (n + rows - 1) / rows
	step := length / math.Max(1, float64(columns-1)+float64(rows-1)/2)
	var at ink.Rect
	for i := range n {
		row, column := i/columns, float64(i%columns)
		if rows > 1 && row == 0 {
			column += 0.5
		}
		along, across := column*step, float64(row)*broad
		at = ink.R(box.X+along, box.Y+across, side, side)
		if !level(f) {
			at = ink.R(box.X+across, box.Y+along, side, side)
		}
		name := t.picture
		if pose := i % 3; pose > 0 && n > 1 {
			name = "crowd/" + name + [...]string{"-b", "-c"}[pose-1]
		}
		b.Disc(ink.R(at.X+side*0.12, at.Y+side*0.86, side*0.76, side*0.14), ink.Ink.Alpha(0.3))
		b.Picture(pic(name), at).Flip = f == west
	}
	return at
}

// faded dims what stands on a field while another one acts.
func (l *layout) faded(list ink.List, f int) ink.List {
	if l.shade(f) > 0 {
		for i := range list {
			list[i].Fade = math.Max(list[i].Fade, 0.55)
		}
	}
	return list
}

// comesFrom is where a new group of figures comes from.
func (l *layout) comesFrom(id rules.Element, f int) rules.Element {
	if id.Kind() == "troop" && l.last.Kind == rules.PieceAdded {
		return rules.Element("gate:" + l.set.Fields[f].ID)
	}
	return ""
}

// exit is how figures go: those that march go with the mover.
func (l *layout) exit() stage.Exit {
	if l.last.Kind == rules.PieceMoved {
		return stage.AtOnce
	}
	return stage.TipOver
}

// tactic draws a Tactics card at its Zone.
func (l *layout) tactic(b *boardkit.Pen, box ink.Rect, i int) {
	t := l.Tactics[i]
	c := &l.set.Cards[t.Card]
	card := box.Fit(0.8).Round()
	b.Shadow(card, b.Px(6))
	b.Inked(card, ink.ParchmentLight, 3, 6)
	top, rest := card.Inset(b.Gap(boardkit.Tight)).CutTop(card.H * 0.56)
	b.Picture(pic("icon-tactics"), top)
	l.mark(b, rest, "class-"+classes[c.Class], pic(l.sheet(t.Hero).ID))
	if t.Cursed > 0 {
		b.Badge(card, t.Cursed, false)
	}
}

// mark draws pictures side by side.
func (l *layout) mark(b *boardkit.Pen, box ink.Rect, class string, others ...string) {
	names := append([]string{pic(class)}, others...)
	for i, cell := range boardkit.Grid(box, len(names), len(names), 0) {
		b.Picture(names[i], cell)
	}
}

// mover is the figures that the last event moved, on their way to a Zone or over the wall.
func (l *layout) mover() {
	e := l.last
	g := figure(e.Subject)
	if e.Kind != rules.PieceMoved || g < 0 {
		return
	}
	at, ok := l.arrival(e.To, g)
	if !ok {
		return
	}
	box := at.Around(l.plan.figure, l.plan.figure).Round()
	b := l.Fresh()
	f, _, _ := l.zoneOf(e.From)
	b.Picture(pic(figurePictures[g]), boardkit.Own(box)).Flip = f == west
	from := rules.Element("troop:" + e.From.Name() + "/" + figureNames[g])
	l.OnBoard(stage.Piece{ID: rules.Element("march:" + strconv.Itoa(len(l.Story))), Box: box, Depth: depthHero + 1, Look: b.List, From: from, Exit: stage.AtOnce})
}

// arrival is where figures of a sort come to stand: in their group in a Zone, or on the wall.
func (l *layout) arrival(to rules.Element, g int) (ink.Point, bool) {
	if f := l.fieldOf(to); f >= 0 {
		return l.plan.rampart(f).Middle(), true
	}
	f, z, ok := l.zoneOf(to)
	if !ok {
		return ink.Point{}, false
	}
	list := l.troops(f, z-1)
	for i, box := range l.plan.rank(f, z-1, counts(list)) {
		if list[i].picture == figurePictures[g] {
			return box.Middle(), true
		}
	}
	return ink.Point{}, false
}

// fieldName writes the name of a field along its outer edge, away from the Summoning slots.
func (l *layout) fieldName(f int) {
	font := l.Font(ink.SerifItalic, 19)
	d := &l.set.Fields[f]
	seam := l.plan.ring(seams[2])
	long, short := d.Short+": "+d.Place, d.Short
	h := l.Line(font)
	deep := seam.Y - l.plan.area.Y
	var box ink.Rect
	var angle float64
	edge := l.plan.figure * 0.9
	switch f {
	case north:
		box = ink.R(seam.Middle().X+l.plan.figure*2.6, l.plan.area.Y+l.Px(8), seam.Right()-seam.Middle().X-l.plan.figure*2.6-edge, h)
	case south:
		box = ink.R(seam.X+edge, l.plan.area.Bottom()-h-l.Px(8), seam.Middle().X-l.plan.figure*2.6-seam.X-edge, h)
	case west, east:
		w := seam.H/2 - l.plan.figure*1.6
		x := l.plan.area.X + l.Px(6) + h/2
		y := seam.Middle().Y - l.plan.figure*1.4 - w/2
		angle = -math.Pi / 2
		if f == east {
			x, angle = l.plan.area.Right()-l.Px(6)-h/2, math.Pi/2
			y = seam.Middle().Y + l.plan.figure*1.4 + w/2
		}
		box = ink.P(x, y).Around(w, h)
	}
	if box.W < l.Width(font, short) || deep < h {
		return
	}
	b := l.Fresh()
	op := b.Centred(boardkit.Own(box), font, ink.ParchmentLight, long, d.Place, short)
	op.Angle = angle
	l.OnBoard(stage.Piece{ID: rules.Element("name:" + d.ID), Box: box, Depth: depthPennant, Look: b.List})
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
	in := boardkit.Shrunk(math.Max(4, l.Px(6)), []ink.Point{a[0], a[1], c[2], c[3]})
	line := l.Gap(boardkit.Tight)
	wash := 0.1
	if l.Hover == el {
		wash = 0.22
		line *= 1.5
	}
	boardkit.Polygon(&b.List, ink.Gold.Alpha(wash), 2, in...)
	boardkit.Loop(&b.List, ink.Ink.Alpha(0.7), line*2, in...)
	boardkit.Loop(&b.List, ink.Gold, line, in...)
	l.OnBoard(stage.Piece{ID: el, Box: box, Depth: depthField, Look: b.List.Shift(-box.X, -box.Y), Role: "place", Label: l.set.Fields[f].Full().String(), Rimless: true, Tip: true, Fixed: true})
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
// how many it brings in this Season. A single Krohn or Gargoh is an elite one (BS-SPN-7).
func (l *layout) sockets(f int) {
	for i := range cards.SlotCount {
		box := l.plan.socket(f, i)
		id := rules.Element("slot:" + l.set.Fields[f].ID + "/" + string(rune('A'+i)))
		n := l.Fields[f].Slots[i]
		b := l.Fresh()
		r := boardkit.Own(box)
		b.Shadow(r, b.Px(6))
		b.Inked(r, ink.ParchmentLight, 3, 6)
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
			b.Badge(ink.R(0, 0, r.W*0.42, r.H*0.95), max(1, now.N), lone)
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
