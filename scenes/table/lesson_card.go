package table

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

const (
	sayType  = 20
	nameType = 17
	cardType = 18
)

// narrowest is the least width of the card, in sizes of its type.
const narrowest = 12

// depthCard is above all but tooltips and dialogs.
const depthCard = depthTip - 100

// teach lays the mentor's card out, where it covers nothing that is lit or can be clicked.
func (sc *scene) teach(v view) {
	m := v.mentor
	if m == nil {
		return
	}
	sc.light(m)
	k := sc.kit
	full := k.Screen()
	full = ink.R(full.X, sc.frame.bar.Bottom(), full.W, full.H-sc.frame.bar.H).Inset(math.Max(4, k.Px(10)))
	best, cost := card{}, math.Inf(1)
	lit, other := sc.obstacles(m)
	em := k.Font(ink.Sans, sayType).Size
	widths := []float64{full.W * 0.22, full.W * 0.30, full.W * 0.36, full.W * 0.44, full.W * 0.54}
	if sc.frame.log.W >= narrowest*em { // as wide as the log, it covers nothing else
		widths = append(widths, sc.frame.log.W)
	}
	for _, wide := range widths {
		c := sc.card(m, math.Round(math.Max(wide, narrowest*em)))
		for _, at := range docks(full, sc.frame, c.w, c.h) {
			if price := priceOf(at, full, lit, other); price < cost {
				c.at = at
				best, cost = c, price
			}
		}
	}
	sc.put(m, best, v.by)
	sc.pointer(m)
}

// card is the mentor's card set at one width.
type card struct {
	w, h   float64
	at     ink.Rect
	look   ink.List
	labels []form.Label // of its buttons; the way out comes first
	rows   []ink.Rect   // where they lie on the card
}

// card sets the card at a width.
func (sc *scene) card(m *mentor, width float64) card {
	k := sc.kit
	pad := math.Max(8, k.Px(18))
	var l ink.List
	l.Shadow(ink.R(0, 0, width, 1), k.Px(18))
	k.Parchment(&l, ink.R(0, 0, width, 1))
	panel := len(l)
	face := math.Round(math.Max(k.Px(84), 2.6*k.Line(k.Font(ink.Sans, sayType))))
	x := pad
	if m.picture != "" {
		l.Fill(ink.R(pad, pad, face*0.75, face), ink.OakDark, k.Px(6))
		l.Picture(m.picture, ink.R(pad, pad, face*0.75, face).Round())
		x += math.Round(face*0.75) + k.Gap()
	}
	out := math.Max(k.MinTarget(), k.Px(40))
	w := form.Writer{Toolkit: k, L: &l, X: x, Y: pad, W: width - pad - x - out}
	w.Para(k.Font(ink.SerifBold, nameType), ink.OakLight, m.name)
	w.W = width - pad - x
	w.Y = math.Max(w.Y, out*0.9)
	for i, line := range m.able {
		f := k.Font(ink.Sans, cardType)
		side := math.Round(f.Size * 1.4)
		l.Picture("kit/lesson-tick", ink.R(w.X, w.Y, side, side).Round())
		inner := form.Writer{Toolkit: k, L: &l, X: w.X + side + k.Gap()*0.6, Y: w.Y, W: w.W - side - k.Gap()*0.6}
		inner.Para(f, ink.Ink, line)
		w.Y = math.Max(inner.Y, w.Y+side)
		if i == len(m.able)-1 {
			w.Skip(k.Gap() * 0.5)
		}
	}
	w.Para(k.Font(ink.Sans, sayType), ink.Ink, m.say)
	w.Y = math.Max(w.Y, pad+face)
	c := card{w: width}
	c.buttons(k, m, &w, pad, out)
	c.h = math.Ceil(w.Y + pad*0.8)
	for i := range l[:panel] {
		l[i].Box.H += c.h - 1
	}
	c.look = l
	return c
}

// buttons lays the buttons below what is said, the way out in the upper right corner.
func (c *card) buttons(k form.Toolkit, m *mentor, w *form.Writer, pad, out float64) {
	c.labels = []form.Label{{ID: idLessonLeft, Text: rules.Say("Leave the lesson"), Icon: "kit/close"}}
	c.rows = []ink.Rect{ink.R(c.w-out-pad*0.4, pad*0.4, out, out)}
	var row []form.Label
	if m.back && !m.over {
		row = append(row, form.Label{ID: idLessonBack, Text: rules.Say("Back"), Icon: "kit/lesson-retry", Size: cardType})
	}
	if m.word != "" {
		row = append(row, form.Label{ID: idLessonWord, Text: m.word, Icon: "kit/lesson-book", Size: cardType})
	}
	if m.show {
		row = append(row, form.Label{ID: idLessonShow, Text: rules.Say("Show me"), Icon: "kit/hint", Size: cardType})
	}
	if m.next {
		row = append(row, form.Label{ID: idLessonNext, Text: rules.Say("Next"), Icon: "kit/lesson-next", Size: cardType})
	}
	for i, then := range m.then {
		row = append(row, form.Label{ID: string(thenID(i)), Text: then, Icon: "kit/play", Size: cardType})
	}
	if len(row) == 0 {
		return
	}
	w.Skip(k.Gap() * 0.7)
	boxes, height := k.Flow(pad, w.Y, c.w-2*pad, row)
	c.labels, c.rows = append(c.labels, row...), append(c.rows, boxes...)
	w.Y += height
}

// docks are the places where a card can lie: the corners and edges of the room below the bar, and the log.
func docks(full ink.Rect, f frame, w, h float64) []ink.Rect {
	var list []ink.Rect
	column := ink.R(f.log.X, f.log.Y, f.log.W, full.Bottom()-f.log.Y)
	for _, room := range []ink.Rect{full, f.Board, column, f.Left} {
		if room.W < w || room.H < h {
			continue
		}
		for _, x := range []float64{room.X, room.X + (room.W-w)/2, room.Right() - w} {
			for _, y := range []float64{room.Y, room.Y + (room.H-h)/2, room.Bottom() - h} {
				list = append(list, ink.R(x, y, w, h).Round())
			}
		}
	}
	if len(list) == 0 {
		list = append(list, ink.R(full.X, full.Y, w, h).Round())
	}
	return list
}

// obstacles are the boxes of what is lit or can be clicked, and of everything else that one might read.
func (sc *scene) obstacles(m *mentor) (lit, other []ink.Rect) {
	for i := range sc.pieces {
		p := &sc.pieces[i]
		box := sc.onScreen(p)
		switch mark := sc.marks[p.ID]; {
		case p.ID == "":
		case mark.State&(stage.Legal|stage.Chosen|stage.Lit) != 0 || p.ID == idPrompt:
			lit = append(lit, box)
		case p.Role != "":
			other = append(other, box)
		case p.Label != "": // it only tells something, and is read
			other = append(other, box, box)
		}
	}
	return lit, other
}

// priceOf is how badly a card lies somewhere: what it covers of what is lit, then of the rest, then how near it is
// to what is lit.
func priceOf(at, full ink.Rect, lit, other []ink.Rect) float64 {
	price, near := 0.0, math.Inf(1)
	x, y := at.Center()
	for _, b := range lit {
		price += 1000 * over(at, b)
		bx, by := b.Center()
		near = math.Min(near, math.Hypot(bx-x, by-y))
	}
	for _, b := range other {
		price += over(at, b)
	}
	if !math.IsInf(near, 1) {
		price -= near / math.Max(1, full.W) * at.W * at.H * 0.2
	}
	return price + at.W*at.H*0.1
}

// over is how much of a box another one covers.
func over(a, b ink.Rect) float64 {
	w := math.Min(a.Right(), b.Right()) - math.Max(a.X, b.X)
	h := math.Min(a.Bottom(), b.Bottom()) - math.Max(a.Y, b.Y)
	if w <= 0 || h <= 0 {
		return 0
	}
	return w * h
}

// put lays a card with its buttons.
func (sc *scene) put(m *mentor, c card, by hands) {
	p := sc.decor(idLesson, depthCard, c.at, c.look.Shift(c.at.X, c.at.Y))
	p.Solid, p.Role, p.Label = true, "note", rules.Say("%s: %s", m.name, m.say)
	for i, b := range c.labels {
		at := c.rows[i].Shift(c.at.X, c.at.Y).Round()
		switch {
		case i == 0:
			sc.button(sc.kit.IconButton(b, at), depthCard+1, by)
		case b.ID == idLessonNext || b.ID == string(thenID(0)):
			sc.button(sc.kit.MainButton(b, at), depthCard+1, by)
		default:
			sc.button(sc.kit.Button(b, at), depthCard+1, by)
		}
	}
}

// pointer is the sign beside what the mentor points at.
func (sc *scene) pointer(m *mentor) {
	box, ok := sc.box(m.point)
	if !ok || m.point == "" {
		return
	}
	k := sc.kit
	side := math.Round(math.Max(24, k.Px(56)))
	at := ink.R(math.Max(0, box.X-side*0.8), box.Y+(box.H-side)/2, side, side)
	var l ink.List
	l.Picture("kit/lesson-pointer", at.Round())
	sc.decor(idLessonSign, depthCard-1, at, l)
}
