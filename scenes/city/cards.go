package city

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// The depths of the row.
const (
	depthCard = iota * 10
	depthPanel
	depthSeal
)

// cards lays out the row: three cards, on each the panels of its spell and its special.
func (l *layout) cards() {
	row := l.Room.Row
	if row.Empty() {
		return
	}
	gap, lip := math.Max(l.Px(9), 5), l.lip()
	row = ink.R(row.X+lip, row.Y+lip, row.W-lip, row.H-lip).Round()
	w := math.Floor((row.W - 2*gap) / 3)
	style := l.styleFor(w, row.H)
	lift := l.lift(style)
	for k, c := range l.row() {
		box := ink.R(row.X+float64(k)*(w+gap), row.Y-lift, w, row.H+lift)
		if c == nil {
			l.emptySlot(k, box)
			continue
		}
		l.card(k, c, box, style)
	}
}

// lift is how far the cards are held up over the edge of the city, larger and lit, while they
// are what is decided about. They never reach a place.
func (l *layout) lift(s cardStyle) float64 {
	if !l.dealing() || s.art < 60 || l.Room.Board.Empty() {
		return 0
	}
	lowest := l.Room.Board.Y
	for _, box := range l.plan.place {
		lowest = math.Max(lowest, box.Bottom())
	}
	return math.Round(math.Max(0, math.Min(l.Px(44), l.Room.Row.Y-lowest-l.lip())))
}

// dealing reports whether the person decides about the cards just dealt.
func (l *layout) dealing() bool { return l.Decision == "deal" && l.Mode == table.Asking }

// lip is how far the ordinal seal sticks out over the corner of its card.
func (l *layout) lip() float64 { return math.Max(l.Px(9), 5) }

// panelLine is the height of the line with a power's name and its window.
func (l *layout) panelLine() float64 {
	return math.Max(l.Line(l.powerName()), l.Line(l.Note()))
}

// The line heights of names and rules text on a card.
const (
	nameLead  = 1.08
	powerLead = 1.17
)

func slotID(k int) rules.Element { return rules.Element("slot:" + strconv.Itoa(k+1)) }

// emptySlot is the place of a card that is not there.
func (l *layout) emptySlot(k int, box ink.Rect) {
	look := ink.List{}
	own := boardkit.Own(box)
	look.Fill(own, ink.OakDark.Alpha(0.45), l.Px(10))
	look.Outline(own, ink.OakLight.Alpha(0.7), l.Edge(), l.Px(10))
	l.OnRow(stage.Piece{ID: rules.Element("empty:" + strconv.Itoa(k+1)), Box: box, Depth: depthCard - 1, Look: look})
	l.ordinal(k, box, cardStyle{})
}

// card lays out one card. It shows its panels, so that it travels as a whole; while somebody
// can click them they are pieces of their own above it.
func (l *layout) card(k int, c *kurth.CardView, box ink.Rect, s cardStyle) {
	b := l.Fresh()
	own := boardkit.Own(box)
	b.Shadow(own, l.Px(12))
	b.Frame("kit/frame-card", own, math.Max(l.Px(16), 8))
	inner := own.Inset(s.pad)
	slack := math.Max(0, box.H-s.height)
	if s.art >= 60 {
		s = l.enlarge(s, c.Card, inner.W, math.Min(slack, l.Px(48)))
	}
	head, rest := inner.CutTop(s.head)
	foot, rest := rest.CutBottom(s.foot)
	l.cardHead(b, k, c, head, s)
	if !s.joined {
		l.cardFoot(b, c.Card, foot)
	}

	_, rest = rest.CutTop(s.gap)
	_, rest = rest.CutBottom(s.gap)
	panelHeight := math.Floor((rest.H - s.gap) / 2)
	spell := ink.R(rest.X, rest.Y, rest.W, panelHeight)
	special := spell.Shift(0, panelHeight+s.gap)
	l.power(b, spell, &c.Spell, s, l.stateOf(kurth.SpellElement(c.Spell.ID), &c.Spell, c))
	l.power(b, special, &c.Special, s, l.stateOf(kurth.SpecialElement(c.Special.ID), &c.Special, c))
	from := rules.Element("")
	if l.last.From == kurth.ElementDraw {
		from = kurth.ElementDraw
	}
	l.OnRow(stage.Piece{ID: c.Element, Box: box, Depth: depthCard, Look: b.List, Role: "card",
		Label: l.cardLabel(k, c.Card), Round: l.Px(10), From: from, To: kurth.ElementDiscard, Tip: true, Sound: "card"})
	if l.Mode != table.Playing {
		l.panelPiece(kurth.SpellElement(c.Spell.ID), &c.Spell, c, spell.Shift(box.X, box.Y), s)
		l.panelPiece(kurth.SpecialElement(c.Special.ID), &c.Special, c, special.Shift(box.X, box.Y), s)
	}
	l.ordinal(k, box, s)
}

// ordinal is the seal with the card's place in the row. Where the card itself is to be
// picked, the seal's piece covers the head of the card.
func (l *layout) ordinal(k int, box ink.Rect, s cardStyle) {
	size := l.sealSize()
	lip := math.Max(l.Px(9), 5)
	at := ink.R(box.X-lip, box.Y-lip, size, size).Round()
	p := stage.Piece{ID: slotID(k), Box: at, Depth: depthSeal}
	if l.Can(slotID(k)) || l.HasChosen(slotID(k)) {
		p.Box = ink.R(at.X, at.Y, box.Right()-at.X, box.Y+s.pad+s.head-at.Y)
		p.Role, p.Label, p.Round = "card", rules.Say("Card %d", k+1), l.Px(10)
	}
	b := l.Fresh()
	own := ink.R(0, 0, size, size)
	b.Coin(own, ink.Oxblood)
	b.Write(own, l.Font(ink.SerifBold, 23), ink.Bone, strconv.Itoa(k+1)).Across = ink.Middle
	p.Look = b.List
	l.OnRow(p)
}

func (l *layout) cardLabel(k int, c *kurth.Card) string {
	places := rules.Or(l.placeNames(c)...)
	if k == 2 {
		return rules.Say("Card %d, %s, %s, places nothing", k+1, c.Title(), places)
	}
	return rules.Say("Card %d, %s, %s", k+1, c.Title(), places)
}

func (l *layout) placeNames(c *kurth.Card) []rules.Text {
	var names []rules.Text
	for _, ring := range c.Places {
		names = append(names, l.Places[ring].Title())
	}
	return names
}

// cardHead is picture, name and locations.
func (l *layout) cardHead(b *boardkit.Pen, k int, c *kurth.CardView, head ink.Rect, s cardStyle) {
	text := head
	if s.art > 0 {
		var art ink.Rect
		art, text = head.CutLeft(s.side)
		art.H = s.side
		b.Fill(art.Inset(-l.Px(1)), ink.Ink, 0)
		b.Picture("kurth/"+c.ID, art)
		text.X += l.Px(11)
		text.W -= l.Px(11)
	} else {
		text.X += l.besideSeal(s)
		text.W -= l.besideSeal(s)
	}
	title, line := text.CutTop(math.Max(s.title, text.H-s.place))
	op := b.Write(title, l.cardName(s), ink.Ink, c.Title().String())
	op.Wrap, op.Lead, op.Down = true, nameLead, ink.Start
	line.Y = math.Max(line.Y, head.Bottom()-s.place)
	line.H = s.place
	if s.joined {
		var numbers ink.Rect
		line, numbers = line.CutLeft(line.W * 0.4)
		l.cardFoot(b, c.Card, numbers)
	}
	l.locations(b, k, c, line)
}

// locations are the places that the card names; the third card's are ignored.
func (l *layout) locations(b *boardkit.Pen, k int, c *kurth.CardView, line ink.Rect) {
	ignored := k == 2
	fade, color := 0.0, ink.Ink
	if ignored {
		fade, color = 0.55, ink.OakLight
		f := b.Note()
		words := rules.Say("places nothing")
		if w := b.Width(f, words); w < line.W*0.6 {
			var note ink.Rect
			note, line = line.CutRight(w + 2)
			b.Right(note, f, l.Pen.Tones.Foe.Plain, words)
		}
	}
	x := line.X
	icon := math.Min(line.H, l.Px(40))
	for i, ring := range c.Card.Places {
		p := &l.Places[ring]
		if i > 0 {
			f := b.Font(ink.SerifItalic, 16)
			or := rules.T("or").In("between two locations").String()
			w := b.Width(f, or) + l.Px(4)
			b.Write(ink.R(x+l.Px(2), line.Y+(line.H-b.Line(f))/2, w, b.Line(f)), f, ink.OakLight, or)
			x += w + l.Px(3)
		}
		faded := fade
		if passedOver(ring, c) {
			faded = 0.7
		}
		b.Picture("kurth/"+p.ID, ink.R(x, line.Y+(line.H-icon)/2, icon, icon)).Fade = faded
		x += icon + l.Px(3)
		if i+1 < len(c.Card.Places) && !ignored && goes(c) == ring { // its name stands beside it, before the other one
			f := b.Font(ink.SerifItalic, 16)
			other := icon + b.Width(f, rules.T("or").In("between two locations").String()) + l.Px(12)
			x = l.orWord(b, k, c, ink.R(x, line.Y, line.Right()-x-other, line.H))
		}
	}
	room := ink.R(x+l.Px(2), line.Y, line.Right()-x-l.Px(2), math.Max(line.H, l.Line(b.Font(ink.Serif, 18))))
	room.Y -= (room.H - line.H) / 2
	if len(c.Card.Places) == 1 {
		f := b.Font(ink.Serif, 18)
		if name := l.Places[c.Card.Places[0]].Title().String(); b.Fits(f, name, room.W) {
			b.Write(room, f, color, name)
		}
		return
	}
	if c.Card.Places[0] != goes(c) || ignored {
		l.orWord(b, k, c, ink.R(x, line.Y, line.Right()-x, line.H))
	}
}

// orWord writes where the markers of an "or" card go in the fullest words that have room, and returns where these end.
func (l *layout) orWord(b *boardkit.Pen, k int, c *kurth.CardView, room ink.Rect) (end float64) {
	h := math.Max(room.H, l.Line(b.Small()))
	room = ink.R(room.X+l.Px(2), room.Y-(h-room.H)/2, room.W-l.Px(2), h)
	for _, word := range l.orWords(k, c) {
		if w := b.Width(b.Small(), word); b.Fits(b.Small(), word, room.W) {
			b.Write(ink.R(room.X, room.Y, math.Min(room.W, w+2), room.H), b.Small(), ink.OakLight, word)
			return room.X + w + l.Px(5)
		}
	}
	return room.X - l.Px(2)
}

// orWords say where the markers of an "or" card go before they are placed, and where they went after it, the longest words first.
func (l *layout) orWords(k int, c *kurth.CardView) []string {
	switch {
	case k == 2:
		return nil
	case c.Landed >= 0:
		return []string{l.Places[c.Landed].Title().String()}
	case c.Asked:
		return []string{rules.Say("tied: you choose")}
	case c.Bound >= 0:
		p := &l.Places[c.Bound]
		return []string{rules.T("fewer at %s", p.Told()).In("markers of a location").String(), p.Title().String()}
	case l.placed(k):
		return nil
	}
	return []string{rules.T("to the one with fewer").In("markers of a location").String(), rules.T("where fewer lie").In("markers of a location").String()}
}

// placed reports whether the markers of a card of the row are no longer to come this turn.
func (l *layout) placed(k int) bool {
	if l.Decision != "tie" {
		return l.Decision != "deal"
	}
	return k == 0 && !l.Row[0].Asked
}

// cardFoot is the three numbers of a card.
func (l *layout) cardFoot(b *boardkit.Pen, c *kurth.Card, foot ink.Rect) {
	cells := boardkit.Grid(foot, 3, 3, 0)
	icon := math.Min(math.Min(foot.H, l.Px(30)), cells[0].W*0.42)
	f := l.largest(ink.SerifBold, 22, cells[0].W-icon-l.Px(7), "+0")
	for i, n := range [...]struct {
		picture string
		value   int
	}{{"siege-marker", c.Reinforcements}, {"strength", c.Bonus}, {"mana", c.Mana}} {
		b.IconWord(cells[i], "kurth/"+n.picture, icon, l.Px(7), f, ink.Ink, "+"+strconv.Itoa(n.value))
	}
}
