package towers

import (
	"math"
	"slices"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// yardLook is how a yard lies: mirrored, so that the armies face each other, and briefly where several share
// a row.
type yardLook struct{ mirrored, brief bool }

// part cuts the next part of a yard off at the side from which it is filled: the left one, or the right one.
func (y yardLook) part(room ink.Rect, w float64) (part, rest ink.Rect) {
	w = math.Round(math.Min(w, room.W))
	if y.mirrored {
		return room.CutRight(w)
	}
	return room.CutLeft(w)
}

// yard lays what lies before a seat: its Tower, its points, its rows, and what it has built.
func (l *layout) yard(seat rules.Seat, box ink.Rect, y yardLook) {
	l.ground(seat, box, y)
	gap := l.Gap(boardkit.Close)
	room := l.within(box, y)
	if l.Players[seat].Out {
		l.fallen(seat, room)
		return
	}
	part := 0.19
	headed := false
	if y.brief {
		room, headed = l.headline(seat, room)
		part = 0.26
	}
	tower, room := y.part(room, math.Min(0.72*room.H, part*room.W))
	l.tower(seat, l.gate(seat, tower))
	_, room = y.part(room, gap)
	if !headed {
		plaque, rest := y.part(room, math.Max(l.plaqueWidth(y), 0.13*room.W))
		l.plaque(seat, plaque, y)
		_, room = y.part(rest, gap)
	}
	extras := l.extras(seat)
	caravan := l.Players[seat].Caravan.N > 0
	if len(extras) > 0 || caravan {
		side := ink.Rect{}
		yard := yardLook{mirrored: !y.mirrored}
		side, room = yard.part(room, math.Max(0.14*room.W, 1.6*l.Metrics.MinTarget()))
		_, room = yard.part(room, gap)
		l.beside(seat, side, extras, caravan)
	}
	l.rows(seat, room, y)
}

// fallen is the yard of a seat that is out: a ruin. Which Tower stood there is not known any more.
func (l *layout) fallen(seat rules.Seat, room ink.Rect) {
	b := l.Fresh()
	own := boardkit.Own(room)
	line := b.Line(b.Title())
	high := math.Min(own.H*0.78-line, own.W*0.3/towerAspect)
	at := boardkit.Around(own.W/2, (own.H-line)/2, high*towerAspect, high)
	b.Picture("towersiege/towers/"+l.Content.At(l.Content.Towers[0]).ID+"-fallen", at)
	b.Centred(ink.R(0, at.Bottom(), own.W, line), b.Title(), ink.OakDark, rules.Say("%s is out", l.name(seat)), l.name(seat))
	l.OnBoard(l.piece(engine.SeatElement(seat), room, depthSeat, b.List, "panel", l.name(seat)))
}

// row is one of the rows of a yard: the creatures of a position.
type row struct {
	position engine.Position
	icon     string
	name     rules.Text
	things   []*engine.Thing
}

// rowsOf are the rows of a seat, from the Tower outwards.
func (l *layout) rowsOf(seat rules.Seat) []row {
	rows := []row{
		{engine.ToDefend, "towersiege/icons/defend", rules.T("DEFEND"), nil},
		{engine.OnGuard, "towersiege/icons/on-guard", rules.T("ON GUARD"), nil},
		{engine.ToAttack, "towersiege/icons/attack", rules.T("ATTACK"), nil},
	}
	for i := range l.Things {
		t := &l.Things[i]
		if t.Owner != seat || !l.Creature(t) || !t.OnField() {
			continue
		}
		for j := range rows {
			if rows[j].position == t.Position {
				rows[j].things = append(rows[j].things, t)
			}
		}
	}
	return rows
}

// rows lays the rows of a seat side by side; one with many creatures is wider.
func (l *layout) rows(seat rules.Seat, room ink.Rect, y yardLook) {
	rows := l.rowsOf(seat)
	gap := l.Gap(boardkit.Tight)
	if y.brief {
		l.lines(seat, room, rows, gap)
		return
	}
	least, total, filled := make([]float64, len(rows)), 0.0, 0
	for i := range rows {
		least[i] = l.headWidth(&rows[i])
		total += least[i]
		filled += len(rows[i].things)
	}
	wide := room.W - gap*float64(len(rows)-1)
	spare := math.Max(0, wide-total)
	for i := range rows {
		w := least[i] * math.Min(1, wide/total)
		if filled > 0 {
			w += spare * float64(len(rows[i].things)) / float64(filled)
		} else {
			w += spare / float64(len(rows))
		}
		var box ink.Rect
		box, room = y.part(room, w)
		_, room = y.part(room, gap)
		l.row(seat, &rows[i], box)
	}
}

// headWidth is how wide the head of a row is.
func (l *layout) headWidth(r *row) float64 {
	gap := l.Gap(boardkit.Tight)
	return l.Line(l.Strong()) + l.Width(l.Font(ink.SansBold, boardkit.SmallSize), r.name.String()) + l.Width(l.Small(), "10") + 5*gap
}

// emptyLine is how high a line without creatures is, of one with a creature.
const emptyLine = 0.7

// lines lays the rows of a seat below each other, ATTACK first, each with its icon at the left; one with creatures
// is higher.
func (l *layout) lines(seat rules.Seat, room ink.Rect, rows []row, gap float64) {
	slices.Reverse(rows)
	parts := make([]boardkit.Part, len(rows))
	weights, total := make([]float64, len(rows)), 0.0
	for i := range rows {
		n := len(rows[i].things)
		weights[i] = emptyLine
		if n > 0 {
			weights[i] = 1 + 0.25*float64(n-1)
		}
		total += weights[i]
	}
	for i := range rows {
		share := (room.H - gap*float64(len(rows)-1)) * weights[i] / total
		parts[i] = boardkit.Part{Least: l.Metrics.MinTarget(), Natural: math.Max(l.Metrics.MinTarget(), math.Floor(share)), Rank: len(rows[i].things)}
	}
	for i, box := range boardkit.Column(room, gap, parts) {
		if box.Empty() {
			continue
		}
		box = box.Round()
		b := l.Fresh()
		own := boardkit.Own(box)
		b.Fill(own, earthDark.Alpha(0.42), l.Px(6))
		side := math.Min(math.Min(own.H, own.W*0.25), math.Max(l.Px(34), l.Metrics.MinTarget()*0.8))
		b.Picture(rows[i].icon, ink.R(1, (own.H-side)/2, side, side))
		id := rules.Element("row:" + strconv.Itoa(int(seat)) + "/" + string(engine.PositionElement(rows[i].position)))
		l.OnBoard(stage.Piece{ID: id, Box: box, Depth: depthSeat, Look: b.List, Fixed: true, Label: rows[i].name.String()})
		_, field := box.CutLeft(side + 2)
		l.pack(field.Inset(1), rows[i].things)
	}
}

// row lays one row: its head, and its creatures as large as there is room.
func (l *layout) row(seat rules.Seat, r *row, box ink.Rect) {
	b := l.Fresh()
	own := boardkit.Own(box)
	b.Fill(own, earthDark.Alpha(0.42), l.Px(6))
	head, _ := own.CutTop(math.Min(l.Line(l.Strong()), own.H*0.3))
	head = ink.R(head.X+l.Gap(boardkit.Tight), head.Y, math.Max(1, head.W-2*l.Gap(boardkit.Tight)), head.H)
	side := head.H * 0.95
	words := b.Icon(head, r.icon, side, l.Gap(boardkit.Tight))
	count := strconv.Itoa(len(r.things))
	if w := l.Width(l.Small(), count); words.W > w {
		b.Right(words, l.Small(), ink.Oak, count)
		words.W -= w + l.Gap(boardkit.Tight)
		if words.W > l.Line(l.Small()) {
			b.Name(words, l.Font(ink.SansBold, boardkit.SmallSize), ink.OakDark, r.name.String())
		}
	}
	id := rules.Element("row:" + strconv.Itoa(int(seat)) + "/" + string(engine.PositionElement(r.position)))
	l.OnBoard(stage.Piece{ID: id, Box: box, Depth: depthSeat, Look: b.List, Fixed: true})
	_, field := box.CutTop(head.H + l.Gap(boardkit.Tight)/2)
	l.pack(field.Inset(l.Gap(boardkit.Tight)/2), r.things)
}

// cellAspect is the width of a creature's place for its height.
const cellAspect = 0.68

// pack lays things in a field, in as many rows as let them be largest.
func (l *layout) pack(field ink.Rect, things []*engine.Thing) {
	for i, box := range packed(field, len(things), cellAspect, l.Gap(boardkit.Tight)) {
		l.thing(things[i], box.Round())
	}
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

// extras are the structures and Relics of a seat beside its Tower.
func (l *layout) extras(seat rules.Seat) (list []*engine.Thing) {
	for i := range l.Things {
		t := &l.Things[i]
		if t.Owner == seat && t.On == 0 && !l.Creature(t) && t.ID != l.Players[seat].Tower {
			list = append(list, t)
		}
	}
	return list
}

// beside lays what a seat has built, and its Caravan.
func (l *layout) beside(seat rules.Seat, box ink.Rect, extras []*engine.Thing, caravan bool) {
	if caravan {
		var cart ink.Rect
		cart, box = box.CutBottom(math.Min(box.H*0.34, box.W*1.1))
		l.caravan(seat, cart.Round())
	}
	l.pack(box, extras)
}

// caravan is what is on its way to a seat.
func (l *layout) caravan(seat rules.Seat, box ink.Rect) {
	b := l.Fresh()
	own := boardkit.Own(box)
	b.Picture("towersiege/table/caravan", own.Inset(l.Px(2)))
	cards := l.Players[seat].Caravan.All()
	b.Badge(own.Inset(l.Px(4)), len(cards), false)
	label := rules.Say("Caravan")
	for _, card := range cards {
		label += ". " + l.Content.At(card).Title().String()
	}
	l.OnBoard(l.piece(engine.CaravanElement(seat), box, depthSeat, b.List, "pile", label))
}

// levels are the two numbers on the plaque of a thing: how it attacks and how it defends.
func (l *layout) levels(t *engine.Thing) (first, second content.Stat) {
	if l.Creature(t) {
		return content.AL, content.DL
	}
	return content.DL, content.RL
}
