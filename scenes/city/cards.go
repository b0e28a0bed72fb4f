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

// cardStyle is how much of a card is shown, chosen so that the fullest of the twelve fits.
type cardStyle struct {
	name   float64 // type of the card's name, in design units
	art    float64 // side of the picture in design units, 0 without
	text   bool    // the rules text of the panels is shown
	joined bool    // the numbers stand beside the locations, not at the foot

	pad    float64 // the rest in device pixels
	side   float64 // of the picture
	title  float64 // height of the name
	place  float64 // height of the line of locations
	head   float64
	panel  float64 // height of each of the two panels
	foot   float64
	gap    float64
	height float64 // of the whole card
}

// cardStyles are the ways to show a card, from rich to poor.
func cardStyles() []cardStyle {
	return []cardStyle{
		{name: 23, art: 90, text: true},
		{name: 20, art: 66, text: true},
		{name: 20, art: 56},
		{name: 18},
		{name: 16},
		{name: 16, joined: true},
		{name: 12, joined: true},
	}
}

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

// styleFor is the richest style that fits; it looks at all twelve cards, so that it does
// not change from turn to turn.
func (l *layout) styleFor(w, h float64) cardStyle {
	var s cardStyle
	for _, try := range cardStyles() {
		if s = l.style(try, w, l.position.cards); s.height <= h && !l.sealHides(s) {
			break
		}
	}
	return s
}

// sealHides reports whether the ordinal seal would cover too much of the card's picture.
func (l *layout) sealHides(s cardStyle) bool {
	return s.art > 0 && l.sealSize()-l.lip()-s.pad > 0.5*s.side
}

// style measures what the cards need at a width.
func (l *layout) style(s cardStyle, w float64, cards []*kurth.Card) cardStyle {
	s.pad = math.Max(l.Px(16), 9)
	s.gap = math.Max(l.Px(5), 2)
	s.side = l.Px(s.art)
	inner := w - 2*s.pad
	lines := 1
	for _, c := range cards {
		lines = max(lines, len(l.Pen.Measure.Wrap(l.cardName(s), c.Title().String(), l.nameWidth(s, inner))))
	}
	s.title = math.Ceil(float64(lines)*l.cardName(s).Size*nameLead + 2)
	s.place = math.Max(l.Px(40), l.Line(l.Small()))
	if s.art < 60 {
		s.place = math.Max(l.Px(28), l.Line(l.Small()))
	}
	s.foot = math.Max(l.Px(32), l.Line(l.footFont()))
	if s.joined {
		s.place, s.foot = math.Max(s.place, s.foot), 0
	}
	s.head = math.Max(s.side, s.title+s.place)
	s.panel = math.Max(l.panelLine()+2*math.Max(l.Px(5), 3), l.Metrics.MinTarget())
	if s.text {
		for _, c := range cards {
			for _, text := range [...]string{c.Spell.Rules().String(), c.Special.Rules().String()} {
				h := l.panelLine() + ink.TextHeight(l.Pen.Measure, l.powerText(), text, inner-l.costWidth(s)-l.Px(12), powerLead)
				s.panel = math.Max(s.panel, math.Ceil(h+l.Gap(boardkit.Tight)+l.Gap(boardkit.Close)))
			}
		}
		s.panel = math.Max(s.panel, l.Px(79))
	}
	s.height = math.Ceil(2*s.pad + s.head + 2*s.panel + s.foot + 3*s.gap)
	return s
}

func (l *layout) cardName(s cardStyle) ink.Font { return l.Font(ink.SerifBold, s.name) }
func (l *layout) powerName() ink.Font           { return l.Font(ink.SerifBold, 18) }
func (l *layout) powerText() ink.Font           { return l.Small() }
func (l *layout) footFont() ink.Font            { return l.Font(ink.SerifBold, 22) }

// panelLine is the height of the line with a power's name and its window.
func (l *layout) panelLine() float64 {
	return math.Max(l.Line(l.powerName()), l.Line(l.Note()))
}

// The line heights of names and rules text on a card.
const (
	nameLead  = 1.08
	powerLead = 1.17
)

// nameWidth is the room for the card's name beside its picture.
func (l *layout) nameWidth(s cardStyle, inner float64) float64 {
	if s.art == 0 {
		return inner - l.besideSeal(s)
	}
	return inner - s.side - l.Px(11)
}

// besideSeal is how far the name stands in where the seal covers the corner of the card.
func (l *layout) besideSeal(s cardStyle) float64 {
	return math.Max(0, l.sealSize()-l.lip()-s.pad) + l.Px(6)
}

// costWidth is the column of the cost at the left of a panel.
func (l *layout) costWidth(s cardStyle) float64 {
	free := l.Width(l.costFont(freeWord()), freeWord())
	if s.text {
		return math.Max(l.Px(52), free+l.Px(8))
	}
	return math.Max(free, l.Width(l.costFont("1-3"), "1-3")) + l.costIcon() + l.Px(8)
}

// costFont is the type of a cost; a word is set smaller than a number.
func (l *layout) costFont(text string) ink.Font {
	if text == freeWord() {
		return l.Font(ink.SerifBold, 14)
	}
	return l.Font(ink.SerifBold, 19)
}

// costIcon is the size of the picture beside a cost.
func (l *layout) costIcon() float64 { return math.Max(l.Px(24), l.powerName().Size) }

// sealSize is the size of the ordinal seal at the corner of a card.
func (l *layout) sealSize() float64 {
	return math.Round(math.Max(l.Px(40), math.Max(l.Font(ink.SerifBold, 23).Size*1.5, l.Metrics.MinTarget())))
}

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
	if l.dealing() {
		b.Glow(own.Inset(l.Px(3)), l.Pen.Tones.Legal.Light.Alpha(0.5), l.Px(14))
	}
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

// enlarge gives the picture of a card more room, as far as its name then still fits.
func (l *layout) enlarge(s cardStyle, c *kurth.Card, inner, by float64) cardStyle {
	large := s
	large.side += by
	large.head = math.Max(s.head, large.side)
	if ink.TextHeight(l.Pen.Measure, l.cardName(large), c.Title().String(), l.nameWidth(large, inner), nameLead) > large.head-large.place {
		return s
	}
	return large
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
		if c.Landed >= 0 && c.Landed != ring {
			faded = 0.7
		}
		b.Picture("kurth/"+p.ID, ink.R(x, line.Y+(line.H-icon)/2, icon, icon)).Fade = faded
		x += icon + l.Px(3)
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
	for _, word := range l.orWords(k, c) {
		if b.Fits(b.Small(), word, room.W) {
			b.Write(room, b.Small(), ink.OakLight, word)
			break
		}
	}
}

// orWords say where the markers of an "or" card go before they are placed, and where they went after it, the longest words first.
func (l *layout) orWords(k int, c *kurth.CardView) []string {
	switch {
	case k == 2:
		return nil
	case c.Landed >= 0:
		return []string{l.Places[c.Landed].Title().String()}
	case c.Asked:
		return []string{rules.Say("level: you choose")}
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
