package city

import (
	"math"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/kurth"
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
	pad    float64
	art    float64 // side of the picture, 0 without
	text   bool    // the rules text of the panels
	title  float64 // height of the name
	place  float64 // height of the line of locations
	head   float64
	panel  float64 // height of each of the two panels
	foot   float64
	height float64 // of the whole card
}

// cards lays out the row: three cards, on each the panels of its spell and its special.
func (l *layout) cards() {
	row := l.Room.Row
	if row.Empty() {
		return
	}
	gap := math.Max(l.px(9), 5)
	lip := math.Max(l.px(9), 5)
	row = ink.R(row.X+lip, row.Y+lip, row.W-lip, row.H-lip).Round()
	w := math.Floor((row.W - 2*gap) / 3)
	style := l.styleFor(w, row.H)
	for k, c := range l.row {
		box := ink.R(row.X+float64(k)*(w+gap), row.Y, w, math.Min(row.H, style.height*1.12))
		if c == nil {
			l.emptySlot(k, box)
			continue
		}
		l.card(k, c, box, style)
	}
}

// styleFor is the richest style that fits; it looks at all twelve cards, so that it does
// not change from turn to turn.
func (l *layout) styleFor(w, h float64) cardStyle {
	var s cardStyle
	for _, try := range [...]cardStyle{
		{art: l.px(90), text: true}, {art: l.px(66), text: true}, {art: l.px(56)}, {art: l.px(40)}, {},
	} {
		if s = l.style(try, w); s.height <= h {
			return s
		}
	}
	return s
}

// style measures what a card with the art and text of try needs.
func (l *layout) style(s cardStyle, w float64) cardStyle {
	s.pad = math.Max(l.px(16), 9)
	inner := w - 2*s.pad
	name := l.cardName()
	lines := 1
	for _, c := range l.model.cards {
		lines = max(lines, len(l.measure.Wrap(name, c.Name, l.nameWidth(s, inner))))
	}
	s.title = math.Ceil(float64(lines) * name.Size * 1.08)
	s.place = math.Max(l.px(40), l.line(l.small()))
	if s.art < l.px(60) {
		s.place = math.Max(l.px(28), l.line(l.small()))
	}
	s.head = math.Max(s.art, s.title+s.place)
	s.panel = math.Max(l.line(l.powerName())+2*math.Max(l.px(5), 3), l.Metrics.MinTarget())
	if s.text {
		for _, c := range l.model.cards {
			for _, text := range [...]string{c.Spell.Text, c.Special.Text} {
				h := l.line(l.powerName()) + ink.TextHeight(l.measure, l.powerText(), text, inner-l.costWidth()-l.px(12), powerLead)
				s.panel = math.Max(s.panel, math.Ceil(h+math.Max(l.px(9), 5)))
			}
		}
		s.panel = math.Max(s.panel, l.px(79))
	}
	s.foot = math.Max(l.px(32), l.line(l.footFont()))
	s.height = 2*s.pad + s.head + 2*s.panel + s.foot + 3*l.px(5)
	return s
}

func (l *layout) cardName() ink.Font  { return l.font(ink.SerifBold, 23) }
func (l *layout) powerName() ink.Font { return l.font(ink.SerifBold, 18) }
func (l *layout) powerText() ink.Font { return l.font(ink.Sans, 15) }
func (l *layout) footFont() ink.Font  { return l.font(ink.SerifBold, 22) }

// powerLead is the line height of the rules text on a card.
const powerLead = 1.17

// nameWidth is the room for the card's name beside its picture.
func (l *layout) nameWidth(s cardStyle, inner float64) float64 {
	if s.art == 0 {
		return inner - l.sealSize()*0.5
	}
	return inner - s.art - l.px(11)
}

// costWidth is the column of the cost at the left of a panel.
func (l *layout) costWidth() float64 {
	return math.Max(l.px(52), l.width(l.font(ink.SerifBold, 14), "free")+l.px(6))
}

// sealSize is the size of the ordinal seal at the corner of a card.
func (l *layout) sealSize() float64 {
	return math.Round(math.Max(l.px(40), math.Max(l.font(ink.SerifBold, 23).Size*1.5, l.Metrics.MinTarget())))
}

func slotID(k int) rules.Element { return rules.Element("slot:" + strconv.Itoa(k+1)) }

// emptySlot is the place of a card that is not there.
func (l *layout) emptySlot(k int, box ink.Rect) {
	look := ink.List{}
	own := ink.R(0, 0, box.W, box.H)
	look.Fill(own, ink.OakDark.Alpha(0.45), l.px(10))
	look.Outline(own, ink.OakLight.Alpha(0.7), math.Max(1, l.px(2)), l.px(10))
	l.out.Row = append(l.out.Row, stage.Piece{ID: slotID(k), Box: box, Depth: depthCard, Look: look})
}

// card lays out one card. The panels are pieces of their own, except while cards travel:
// then each is drawn with its card.
func (l *layout) card(k int, c *kurth.CardView, box ink.Rect, s cardStyle) {
	b := l.fresh()
	own := ink.R(0, 0, box.W, box.H)
	lit := l.Decision == "deal" && l.Mode == table.Asking
	if lit {
		b.Glow(own.Inset(l.px(3)), l.tones.Legal.Light.Alpha(0.5), l.px(14))
	}
	b.Shadow(own, l.px(12))
	b.Frame("kit/frame-card", own, math.Max(l.px(16), 8))
	inner := own.Inset(s.pad)
	slack := math.Max(0, box.H-s.height)
	head, rest := inner.CutTop(s.head + slack*0.25)
	foot, rest := rest.CutBottom(s.foot)
	l.cardHead(b, k, c, head, s)
	l.cardFoot(b, c.Card, foot)

	gap := math.Max(2, l.px(5))
	rest.Y += gap
	panelHeight := math.Floor((rest.H - 2*gap - gap) / 2)
	spell := ink.R(rest.X, rest.Y, rest.W, panelHeight)
	special := spell.Shift(0, panelHeight+gap)
	travelling := l.last.Kind == rules.CardMoved && l.Mode == table.Playing
	if travelling {
		l.power(b, spell, &c.Spell, c, s, resting)
		l.power(b, special, &c.Special, c, s, resting)
	}
	from := rules.Element("")
	if l.last.From == kurth.ElementDraw {
		from = kurth.ElementDraw
	}
	l.out.Row = append(l.out.Row, stage.Piece{ID: c.Element, Box: box, Depth: depthCard, Look: b.List, Role: "card",
		Label: l.cardLabel(k, c.Card), Round: l.px(10), From: from, To: kurth.ElementDiscard, Tip: true, Sound: "card"})
	if !travelling {
		l.panelPiece(kurth.SpellElement(c.Spell.ID), &c.Spell, c, spell.Shift(box.X, box.Y), s)
		l.panelPiece(kurth.SpecialElement(c.Special.ID), &c.Special, c, special.Shift(box.X, box.Y), s)
	}
	l.ordinal(k, box, s)
}

// ordinal is the seal with the card's place in the row. Where the card itself is to be
// picked, the seal's piece covers the head of the card.
func (l *layout) ordinal(k int, box ink.Rect, s cardStyle) {
	size := l.sealSize()
	lip := math.Max(l.px(9), 5)
	at := ink.R(box.X-lip, box.Y-lip, size, size).Round()
	p := stage.Piece{ID: slotID(k), Box: at, Depth: depthSeal}
	if l.Can(slotID(k)) || l.HasChosen(slotID(k)) {
		p.Box = ink.R(at.X, at.Y, box.Right()-at.X, box.Y+s.pad+s.head-at.Y)
		p.Role, p.Label, p.Round = "card", "Card "+strconv.Itoa(k+1), l.px(10)
	}
	b := l.fresh()
	own := ink.R(0, 0, size, size)
	b.coin(own, ink.Oxblood)
	b.Write(own, l.font(ink.SerifBold, 23), ink.Bone, strconv.Itoa(k+1)).Across = ink.Middle
	p.Look = b.List
	l.out.Row = append(l.out.Row, p)
}

func (l *layout) cardLabel(k int, c *kurth.Card) string {
	label := rules.T("Card %d, %s, %s", k+1, c.Name, strings.Join(l.placeNames(c), " or ")).String()
	if k == 2 {
		label += ", places nothing"
	}
	return label
}

func (l *layout) placeNames(c *kurth.Card) []string {
	var names []string
	for _, ring := range c.Places {
		names = append(names, l.Places[ring].Name)
	}
	return names
}

// cardHead is picture, name and locations.
func (l *layout) cardHead(b *brush, k int, c *kurth.CardView, head ink.Rect, s cardStyle) {
	text := head
	if s.art > 0 {
		var art ink.Rect
		art, text = head.CutLeft(s.art)
		art.H = s.art
		b.Fill(art.Inset(-math.Max(1, l.px(1))), ink.Ink, 0)
		b.Picture("kurth/"+c.ID, art)
		text.X += l.px(11)
		text.W -= l.px(11)
	} else {
		text.X += l.sealSize() * 0.5
		text.W -= l.sealSize() * 0.5
	}
	title, line := text.CutTop(s.title)
	op := b.Write(title, l.cardName(), ink.Ink, c.Name)
	op.Wrap, op.Lead, op.Down = true, 1.08, ink.Start
	_, line = line.CutBottom(0)
	line.Y = math.Max(line.Y, head.Y+s.head-s.place)
	line.H = s.place
	l.locations(b, k, c.Card, line)
}

// locations are the places that the card names; the third card's are ignored.
func (l *layout) locations(b *brush, k int, c *kurth.Card, line ink.Rect) {
	ignored := k == 2
	fade, color := 0.0, ink.Ink
	if ignored {
		fade, color = 0.55, ink.OakLight
		f := b.slanted()
		const words = "places nothing"
		if w := b.width(f, words); w < line.W*0.6 {
			var note ink.Rect
			note, line = line.CutRight(w + 2)
			b.right(note, f, l.tones.Foe.Plain, words)
		}
	}
	x := line.X
	icon := math.Min(line.H, l.px(40))
	for i, ring := range c.Places {
		p := &l.Places[ring]
		if i > 0 {
			f := b.font(ink.SerifItalic, 16)
			w := b.width(f, "or") + l.px(4)
			b.Write(ink.R(x+l.px(2), line.Y, w, line.H), f, ink.OakLight, "or")
			x += w + l.px(3)
		}
		b.Picture("kurth/"+p.ID, ink.R(x, line.Y+(line.H-icon)/2, icon, icon)).Fade = fade
		x += icon + l.px(3)
	}
	room := ink.R(x+l.px(2), line.Y, line.Right()-x-l.px(2), line.H)
	if len(c.Places) == 1 {
		f := b.font(ink.Serif, 18)
		if name := l.Places[c.Places[0]].Name; b.fits(f, name, room.W) {
			b.Write(room, f, color, name)
		}
		return
	}
	if word := l.orWord(k, c); word != "" && b.fits(b.small(), word, room.W) {
		b.Write(room, b.small(), ink.OakLight, word)
	}
}

// orWord says where the markers of an "or" card go before they are placed.
func (l *layout) orWord(k int, c *kurth.Card) string {
	if k == 2 {
		return ""
	}
	if l.Decision == "tie" {
		return "level: you choose"
	}
	return "fewer"
}

// cardFoot is the three numbers of a card.
func (l *layout) cardFoot(b *brush, c *kurth.Card, foot ink.Rect) {
	f := l.footFont()
	icon := math.Min(foot.H, l.px(30))
	cell := foot.W / 3
	for i, n := range [...]struct {
		picture string
		value   int
	}{{"siege-marker", c.Reinforcements}, {"strength", c.Bonus}, {"mana", c.Mana}} {
		text := "+" + strconv.Itoa(n.value)
		w := icon + l.px(7) + b.width(f, text)
		x := foot.X + float64(i)*cell + (cell-w)/2
		b.Picture("kurth/"+n.picture, ink.R(x, foot.Y+(foot.H-icon)/2, icon, icon))
		b.Write(ink.R(x+icon+l.px(7), foot.Y, w, foot.H), f, ink.Ink, text)
	}
}

// panelState is what can be done with a spell or special.
type panelState uint8

const (
	resting panelState = iota
	legal
	dimmed
	used
	chosen
)

func (l *layout) stateOf(el rules.Element, p *kurth.Power, c *kurth.CardView) panelState {
	switch {
	case p.Spell && c.SpellCast, l.spent(el):
		return used
	case l.HasChosen(el):
		return chosen
	case l.Can(el):
		return legal
	case l.Mode == table.Asking || l.Mode == table.Ended:
		return dimmed
	}
	return resting
}

// spent reports whether the events shown since say that the special was used.
func (l *layout) spent(el rules.Element) bool {
	for _, e := range l.Since {
		if e.Name == "special_used" && e.Subject == el {
			return true
		}
	}
	return false
}

func (l *layout) panelPiece(el rules.Element, p *kurth.Power, c *kurth.CardView, box ink.Rect, s cardStyle) {
	b := l.fresh()
	box = box.Round()
	l.power(b, ink.R(0, 0, box.W, box.H), p, c, s, l.stateOf(el, p, c))
	l.out.Row = append(l.out.Row, stage.Piece{ID: el, Box: box, Depth: depthPanel, Look: b.List, Role: "panel",
		Label: powerLabel(p), Round: l.px(6), Exit: stage.AtOnce, Tip: true})
}

// powerLabel is a spell or special in words.
func powerLabel(p *kurth.Power) string {
	kind := "Special action"
	if p.Spell {
		kind = "Spell"
	}
	return kind + " " + p.Name + ", " + priceWords(p) + ", " + strings.Join(p.Windows.Names(), " or ") + ". " + p.Text
}

func priceWords(p *kurth.Power) string {
	switch {
	case p.Cost == 0:
		return "free"
	case p.Spell && p.Repeat > 1:
		return rules.T("%d to %d Mana", p.Cost, p.Cost*p.Repeat).String()
	case p.Spell:
		return rules.T("%d Mana", p.Cost).String()
	}
	return rules.T("%d Spirit", p.Cost).String()
}

func price(p *kurth.Power) string {
	switch {
	case p.Cost == 0:
		return "free"
	case p.Repeat > 1:
		return strconv.Itoa(p.Cost) + "-" + strconv.Itoa(p.Cost*p.Repeat)
	}
	return strconv.Itoa(p.Cost)
}

// power draws a panel: cost, name, window and, where there is room, the rule.
func (l *layout) power(b *brush, box ink.Rect, p *kurth.Power, c *kurth.CardView, s cardStyle, state panelState) {
	fill, rim, color, accent, fade := ink.Parchment, ink.GoldDark, ink.Ink, ink.Oxblood, 0.0
	switch state {
	case dimmed:
		fill, rim, color, accent, fade = ink.ParchmentDark, ink.ParchmentDeep, ink.OakLight, ink.OakLight, 0.5
	case used:
		fill, rim, accent = l.tones.Good.Light, l.tones.Good.Dark, l.tones.Good.Dark
	case chosen:
		fill, rim, accent = l.tones.Legal.Plain, ink.Ink, ink.Ink
	}
	b.Fill(box, rim, l.px(5))
	b.Fill(box.Inset(math.Max(1, l.px(2))), fill, l.px(4))
	picture := "kurth/spirit"
	if p.Spell {
		picture = "kurth/mana"
	}
	cost, text := box.CutLeft(l.costWidth())
	l.cost(b, cost, picture, price(p), color, fade, s)
	text = ink.R(text.X+l.px(3), text.Y, text.W-l.px(11), text.H)
	line := text
	if s.text {
		text.Y += math.Max(l.px(4), 2)
		line, text = text.CutTop(l.line(l.powerName()))
		body := text
		b.paragraph(body, l.powerText(), color, p.Text, powerLead)
	}
	l.powerLine(b, line, p, state, color, accent)
}

// powerLine is the name on the left and the window, or "used", on the right.
func (l *layout) powerLine(b *brush, line ink.Rect, p *kurth.Power, state panelState, color, accent ink.Color) {
	f, side := l.powerName(), b.slanted()
	forms := windowForms(p)
	if state == used {
		side, forms = b.font(ink.SerifBold, 16), []string{"used"}
	}
	room := line.W - b.width(f, p.Name) - l.px(10)
	if word := l.fitting(side, room, forms); word != "" {
		b.Write(line, side, accent, word).Across = ink.End
		line.W -= b.width(side, word) + l.px(8)
	} else if state == used {
		w := b.width(side, "used")
		b.Write(line, side, accent, "used").Across = ink.End
		line.W -= w + l.px(6)
	}
	b.say(line, f, color, p.Name)
}

// windowForms says when a power can be used, at length and shortly.
func windowForms(p *kurth.Power) []string {
	names := p.Windows.Names()
	if len(names) == 1 {
		return names
	}
	short := map[string]string{"before placing": "placing", "before the move": "move", "before the roll": "roll", "after the roll": "rolled", "at the end of Phase 3": "end"}
	words := make([]string, len(names))
	for i, name := range names {
		words[i] = short[name]
	}
	return []string{strings.Join(words, ", ")}
}

// cost is what a power costs: the picture over the number, or beside it on a flat panel.
func (l *layout) cost(b *brush, cell ink.Rect, picture, text string, color ink.Color, fade float64, s cardStyle) {
	f := l.font(ink.SerifBold, 19)
	if text == "free" {
		f = l.font(ink.SerifBold, 14)
	}
	h := b.line(f)
	if cell.H > h+l.px(26) && s.text {
		icon := math.Min(l.px(40), cell.H-h-l.px(6))
		top := cell.Y + (cell.H-icon-h)/2
		b.Picture(picture, ink.R(cell.X+(cell.W-icon)/2, top, icon, icon)).Fade = fade
		b.Write(ink.R(cell.X, top+icon, cell.W, h), f, color, text).Across = ink.Middle
		return
	}
	w := b.width(f, text)
	icon := math.Min(math.Min(l.px(40), cell.H-l.px(4)), math.Max(cell.W-w-l.px(8), cell.W*0.3))
	x := cell.X + (cell.W-icon-w-l.px(3))/2 + l.px(3)
	b.Picture(picture, ink.R(x, cell.Y+(cell.H-icon)/2, icon, icon)).Fade = fade
	b.Write(ink.R(x+icon+l.px(2), cell.Y, w+1, cell.H), f, color, text)
}
