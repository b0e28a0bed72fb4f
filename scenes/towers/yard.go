package towers

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// yards lays what lies before each seat, all creatures in one size.
func (l *layout) yards() {
	if l.Room.Board.Empty() {
		return
	}
	halves := l.halves()
	s, rows := l.fit(halves)
	l.level = s.level
	for i := range halves {
		l.yard(&halves[i], &s, rows[i])
	}
	l.strife()
	l.seatPills(halves)
	l.sallies(halves)
	l.standButton(halves)
}

// yard lays a half: its ground, its Tower, its points, its zones, and what it has built.
func (l *layout) yard(h *half, s *size, rows int) {
	l.ground(h)
	if l.Players[h.seat].Out {
		l.fallen(h)
		return
	}
	l.tower(h.seat, l.gate(h.seat, h.tower))
	if h.brief {
		l.strip(h)
	} else {
		l.plaque(h)
	}
	l.beside(h)
	for i, zone := range l.zonesOf(h, s, rows) {
		if !zone.Empty() {
			l.zone(h, i, zone.Round(), s, rows)
		}
	}
}

// fallen is the half of a seat that is out: the ruin of its Tower.
func (l *layout) fallen(h *half) {
	room := h.box.Inset(l.Gap(boardkit.Near))
	_, room = h.part(room, l.bandWide())
	b := l.Fresh()
	own := boardkit.Own(room)
	line := b.Line(b.Title())
	high := math.Min(own.H*0.78-line, own.W*0.3/towerAspect)
	at := boardkit.Around(own.W/2, (own.H-line)/2, high*towerAspect, high)
	b.Picture(towerOf(l.State, h.seat, "fallen"), at)
	words := l.outWords(h.seat)
	w := math.Min(own.W, l.Width(b.Title(), words)+2*l.Gap(boardkit.Wide))
	tag := boardkit.Around(own.W/2, at.Bottom()+line/2, w, line)
	b.Fill(tag, ink.Parchment.Alpha(0.86), line/2)
	b.Centred(tag.Inset(l.Px(2)), b.Title(), ink.OakDark, words, l.name(h.seat))
	l.OnBoard(l.piece(engine.SeatElement(h.seat), room.Round(), depthSeat, b.List, "panel", l.name(h.seat)))
}

func (l *layout) outWords(seat rules.Seat) string { return rules.Say("%s is out", l.name(seat)) }

// ruinWide is how wide the half of a seat that is out has to be.
func (l *layout) ruinWide(seat rules.Seat) float64 {
	return math.Ceil(l.Width(l.Fresh().Title(), l.outWords(seat)) + 2*l.Gap(boardkit.Wide) + 2*l.Gap(boardkit.Near) + l.bandWide())
}

// stance is how far ATTACK stands nearer to the enemy than ON GUARD, and DEFEND farther, in design units.
const stance = 15

// zone lays one zone of a half: its floor, its tag, and its creatures.
func (l *layout) zone(h *half, n int, box ink.Rect, s *size, rows int) {
	r := &h.rows[n]
	_, field := box.CutTop(h.tag)
	if n > 0 {
		l.floor(h, r, field)
		tag, _ := box.CutTop(h.tag)
		l.tag(h, r, tag)
	}
	if rows == 1 && n > 0 {
		field = l.stand(h, r, field, s)
	}
	for i, cell := range l.cellsOf(field, len(r.things), rows, s) {
		l.figure(r.things[i], cell, s, h.mirrored)
	}
}

// stand moves a field by the stance of its zone, as far as there is room for it.
func (l *layout) stand(h *half, r *row, field ink.Rect, s *size) ink.Rect {
	step := math.Max(0, math.Min(l.Px(stance), (field.H-s.high())/2))
	steps := 1.0
	switch r.position {
	case engine.ToAttack:
		steps = 0
	case engine.ToDefend:
		steps = 2
	}
	if !h.mirrored {
		steps = 2 - steps
	}
	field.H -= steps * step
	return field
}

// floors are the pictures of the zones' floors.
var floors = map[engine.Position]string{
	engine.ToAttack: "towersiege/yards/zone-attack", engine.OnGuard: "towersiege/yards/zone-guard", engine.ToDefend: "towersiege/yards/zone-defend",
}

// floor is what a zone looks like on the ground; a narrow one only as long as nobody stands there.
func (l *layout) floor(h *half, r *row, field ink.Rect) {
	if field.W < l.Px(180) && len(r.things) > 0 || field.W < l.Px(60) {
		return
	}
	name := floors[r.position]
	if r.position == engine.ToAttack && h.mirrored {
		name += "-foe"
	}
	high := math.Min(math.Min(l.Px(225), field.H*0.95), field.W/1.6)
	w := math.Min(field.W, high*1.6*1.45)
	at := ink.R(field.X+(field.W-w)/2, field.Bottom()-high, w, high).Round()
	if len(r.things) == 0 {
		at = at.Shift(0, -(field.H-high)/2).Round()
	}
	b := l.Fresh()
	b.Stretch(name, boardkit.Own(at))
	l.OnBoard(stage.Piece{ID: rules.Element("floor:" + strconv.Itoa(int(h.seat)) + "/" + engine.PositionElement(r.position).Name()), Box: at, Depth: depthGround + 2, Look: b.List, Fixed: true})
}

func (l *layout) tagFont() ink.Font { return l.Font(ink.SansBold, 16.5) }

// tagGap is how far what a tag says lies apart.
func (l *layout) tagGap(h *half) float64 {
	if h.brief {
		return l.Gap(boardkit.Tight)
	}
	return l.Gap(boardkit.Close)
}

// tagIcon is the side of the icon of a tag.
func tagIcon(h *half) float64 { return math.Floor(h.tag * 0.95) }

// tagWidth is how wide the tag of a zone is with these words.
func (l *layout) tagWidth(h *half, r *row, name, means string) float64 {
	f, gap := l.tagFont(), l.tagGap(h)
	w := tagIcon(h) + l.Width(f, strconv.Itoa(len(r.things))) + 3*gap
	if name != "" {
		w += l.Width(f, name) + gap
	}
	if means != "" {
		w += l.Width(l.Font(ink.Sans, 16.5), means) + gap
	}
	return w
}

// tag says what a zone is, and how many stand there: its name and what that means as far as there is room for it.
func (l *layout) tag(h *half, r *row, room ink.Rect) {
	f, plain := l.tagFont(), l.Font(ink.Sans, 16.5)
	name, means := r.name.String(), r.means.String()
	if l.tagWidth(h, r, name, means) > room.W {
		means = ""
	}
	if l.tagWidth(h, r, name, means) > room.W {
		name = ""
	}
	w := math.Min(room.W, l.tagWidth(h, r, name, means))
	box := ink.R(room.X+(room.W-w)/2, room.Y, w, room.H).Round()
	b := l.Fresh()
	own := boardkit.Own(box)
	b.Fill(own, ink.Ink.Alpha(0.55), own.H/2)
	b.Fill(own.Inset(math.Max(1, l.Px(1))), ink.Parchment.Alpha(0.9), own.H/2)
	gap := l.tagGap(h)
	in := ink.R(own.X+gap, own.Y, own.W-2*gap, own.H)
	in = b.Icon(in, r.icon, tagIcon(h), gap)
	count := strconv.Itoa(len(r.things))
	cw := l.Width(f, count)
	b.Right(in, f, ink.Ink, count)
	in.W = math.Max(1, in.W-cw-gap)
	if name != "" {
		nw := l.Width(f, name)
		b.Say(ink.R(in.X, in.Y, math.Min(in.W, nw+1), in.H), f, ink.Ink, name)
		in.X, in.W = in.X+nw+gap, math.Max(1, in.W-nw-gap)
	}
	if means != "" {
		b.Say(in, plain, ink.Oak, means)
	}
	label := rules.Say("%s, %s: %d", r.name, r.means, len(r.things))
	id := rules.Element("row:" + strconv.Itoa(int(h.seat)) + "/" + string(engine.PositionElement(r.position)))
	l.OnBoard(stage.Piece{ID: id, Box: box, Depth: depthSeat, Look: b.List, Fixed: true, Label: label})
}

// beside lays what lies below a plaque: the Caravan and the Relics that nobody carries.
func (l *layout) beside(h *half) {
	n := l.besides(h.seat)
	if n == 0 || h.below.Empty() {
		return
	}
	rows, side := 1, math.Min(h.below.H, l.Px(54))
	for ; side*float64((n+rows-1)/rows) > h.below.W && side > 8; rows++ {
		side = math.Min(side, h.below.H/float64(rows+1))
	}
	columns := (n + rows - 1) / rows
	pitch := math.Min(side+l.Px(6), h.below.W/float64(columns))
	at := func(i int) ink.Rect {
		x := h.below.X + float64(i%columns)*pitch
		if h.brief {
			x = h.below.Right() - float64(i%columns+1)*pitch
		}
		return ink.R(x, h.below.Y+float64(i/columns)*side, side, side).Round()
	}
	i := 0
	if l.Players[h.seat].Caravan.N > 0 {
		l.caravan(h.seat, at(0))
		i++
	}
	for _, t := range l.relics(h.seat) {
		followed := i%columns < columns-1 && i < n-1
		if h.brief {
			followed = i%columns > 0
		}
		l.tile(t, at(i), depthThing, followed)
		i++
	}
}

// caravan is what is on its way to a seat.
func (l *layout) caravan(seat rules.Seat, box ink.Rect) {
	b := l.Fresh()
	own := boardkit.Own(box)
	b.Picture("towersiege/table/caravan", own.Inset(l.Px(2)))
	cards := l.Players[seat].Caravan.All()
	b.Badge(own.Inset(l.Px(2)), len(cards), false)
	label := rules.Say("Caravan")
	for _, card := range cards {
		label += ". " + l.Content.At(card).Title().String()
	}
	l.OnBoard(l.piece(engine.CaravanElement(seat), box, depthSeat, b.List, "pile", label))
}

// levels are the two levels of a thing that matter most: how it attacks and how it defends.
func (l *layout) levels(t *engine.Thing) (first, second content.Stat) {
	if l.Creature(t) {
		return content.AL, content.DL
	}
	return content.DL, content.RL
}

// packed are n boxes of an aspect, as large as they can be side by side in a field, in rows.
func packed(field ink.Rect, n int, aspect, gap float64) []ink.Rect {
	if n == 0 || field.Empty() {
		return nil
	}
	w, columns := 0.0, 1
	for rows := 1; rows <= n; rows++ {
		across := (n + rows - 1) / rows
		wide := math.Min((field.W-gap*float64(across-1))/float64(across), (field.H-gap*float64(rows-1))/float64(rows)*aspect)
		if wide > w {
			w, columns = wide, across
		}
	}
	h := w / aspect
	rows := (n + columns - 1) / columns
	top := field.Y + (field.H-h*float64(rows)-gap*float64(rows-1))/2
	boxes := make([]ink.Rect, n)
	for i := range boxes {
		here := min(columns, n-i/columns*columns)
		left := field.X + (field.W-w*float64(here)-gap*float64(here-1))/2
		boxes[i] = ink.R(left+float64(i%columns)*(w+gap), top+float64(i/columns)*(h+gap), w, h)
	}
	return boxes
}
