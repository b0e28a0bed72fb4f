package wartracks

import (
	"math"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/rules/siegestorm/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Zoom draws a card at reading size with what it is worth at the moment beside it, and an open
// pile as all its cards.
func (b *Board) Zoom(m table.Moment, el rules.Element, w, h float64) (ink.List, ink.Rect, bool) {
	l, ok := newLayout(&m)
	if !ok {
		return nil, ink.Rect{}, false
	}
	switch el.Kind() {
	case "card", "support":
		if c, ok := l.find(el); ok && c.Card != nil {
			list, size := l.zoomCard(&c, w, h)
			return list, size, true
		}
	case "casualties", "heal", "removed", "supports":
		if list := l.pile(el); len(list) > 0 {
			look, size := l.zoomPile(list, w, h)
			return look, size, true
		}
	}
	return nil, ink.Rect{}, false
}

// Read is a card at reading size: of a hand, on the battlefield, in the chain, a Supporter, the uppermost of an open pile.
func (b *Board) Read(m table.Moment, el rules.Element, w, h float64) (table.Reading, bool) {
	l, ok := newLayout(&m)
	if !ok {
		return table.Reading{}, false
	}
	var c siegestorm.CardView
	switch el.Kind() {
	case "card", "support":
		c, ok = l.find(el)
	case "chain":
		n, _ := numbers(el)
		if ok = n >= 0 && n < len(l.Chain); ok {
			c = l.Chain[n].Card
		}
	default:
		list := l.pile(el)
		if ok = len(list) > 0; ok {
			c = list[len(list)-1]
		}
	}
	if !ok || c.Card == nil {
		return table.Reading{}, false
	}
	h = math.Round(math.Min(h, w/wholeAspect))
	size := ink.R(0, 0, math.Round(h*wholeAspect), h)
	pen := l.Fresh()
	l.wholeCard(pen, size, &c)
	r := table.Reading{Look: pen.List, Size: size, Beside: table.FiguresBeside, Words: siegestorm.Glossary(c.Card)}
	if el.Kind() == "card" && c.Track < 0 {
		r.Beside = table.NothingBeside
	}
	return r, true
}

// find is a card that is seen, wherever it is.
func (l *layout) find(el rules.Element) (siegestorm.CardView, bool) {
	n, _ := numbers(el)
	if c := l.onBattlefield(n); c != nil && el.Kind() == "card" {
		return *c, true
	}
	lists := [][]siegestorm.CardView{l.Exits, l.Vision}
	for i := range l.Sides {
		s := &l.Sides[i]
		lists = append(lists, s.Hand, s.Support, s.Casualties, s.Heal, s.Removed)
	}
	if l.Storm != nil {
		lists = append(lists, []siegestorm.CardView{l.Storm.Card})
	}
	for i := range l.Chain {
		lists = append(lists, []siegestorm.CardView{l.Chain[i].Card})
	}
	for _, list := range lists {
		for _, c := range list {
			if c.Element == el || el.Kind() == "card" && c.Number == n && n >= 0 && c.Card != nil {
				return c, true
			}
		}
	}
	return siegestorm.CardView{}, false
}

// wholeAspect is the width of a card at reading size for its height.
const wholeAspect = 0.716

// zoomCard is the whole card, and beside it its crest, its present values with their sources, and
// what it says in passing.
func (l *layout) zoomCard(c *siegestorm.CardView, w, h float64) (ink.List, ink.Rect) {
	ch := math.Min(h, w*0.62/wholeAspect)
	cw := math.Round(ch * wholeAspect)
	gap := math.Max(8, l.Px(28))
	side := math.Min(w-cw-gap, math.Max(l.Px(420), l.Font(ink.Sans, 17).Size*17))
	b := l.Fresh()
	x := 0.0
	if legend := w - cw - 2*gap - side; legend >= l.Body().Size*12 {
		x = math.Round(math.Min(legend, side))
		l.zoomLegend(b, ink.R(0, 0, x, ch), c.Card)
		x += gap
	}
	l.wholeCard(b, ink.R(x, 0, cw, ch), c)
	l.zoomSide(b, ink.R(x+cw+gap, 0, side, ch), c)
	return b.List, ink.R(0, 0, x+cw+gap+side, ch)
}

// zoomLegend names the parts of a card, each at its height.
func (l *layout) zoomLegend(b *boardkit.Pen, box ink.Rect, d *cards.Card) {
	title, small := b.Font(ink.SerifBold, 22), b.Body()
	part := func(at float64, name, words string) {
		y := box.Y + box.H*at - b.Line(title)/2
		b.Right(ink.R(box.X, y, box.W-l.Px(8), b.Line(title)), title, ink.GoldLight, name)
		b.Fill(ink.R(box.Right()+l.Px(2), y+b.Line(title)/2, l.Px(22), l.Px(3)), ink.Gold, 0)
		for i, line := range l.Measure.Wrap(small, words, box.W-l.Px(8)) {
			b.Right(ink.R(box.X, y+b.Line(title)+b.Line(small)*float64(i), box.W-l.Px(8), b.Line(small)), small, ink.ParchmentDark, line)
		}
	}
	part(0.06, "Cost", "as many cards or Supporters as this")
	part(0.56, "Action, red", "what it does when played, and when it storms")
	if d.PassiveText != "" {
		part(0.78, "Passive, blue", "while on its track or the Battle Zone")
	}
	if d.Creature() {
		part(0.93, "ATT and DEF", "")
	}
}

// wholeCard is a card with its whole text.
func (l *layout) wholeCard(b *boardkit.Pen, box ink.Rect, c *siegestorm.CardView) {
	d := c.Card
	u := box.W / 620
	coat := lookOf(deckOf(d))
	b.Shadow(box, 22*u).Radius = 34 * u
	b.Fill(box, coat.rim, 34*u)
	b.Outline(box, ink.Ink, math.Max(1, 3*u), 34*u)
	inner := box.Inset(21 * u)
	name := ink.Font{Face: ink.SerifBold, Size: math.Max(b.Font(ink.SerifBold, 12).Size, math.Round(54*u))}
	banner, rest := inner.CutTop(math.Max(96*u, b.Line(name)))
	b.Fill(ink.R(banner.X, banner.Y, banner.W, banner.H+24*u), coat.banner, 22*u)
	disc := math.Max(136*u, b.Line(name)*1.2)
	b.Name(ink.R(banner.X+disc*0.8, banner.Y, banner.W-disc*0.8-16*u, banner.H), name, ink.ParchmentLight, d.Told().String()).Across = ink.Middle
	text, passive := d.Acts().String(), d.Lasts().String()
	badge := math.Max(132*u, b.Line(name)*1.1)
	low := 0.0
	if d.Creature() {
		low = badge * 0.88
	}
	art, red, blue, size := l.shareCard(rest, text, passive, low, u)
	b.Stretch(coat.hill, art)
	s := math.Min(art.W, art.H*1.02)
	b.Picture(figure(d), ink.R(art.X+(art.W-s)/2, art.Bottom()-s, s, s))
	if rank := rankIcon(d); rank != "" {
		b.Picture(rank, ink.R(art.Right()-84*u, art.Y+10*u, 74*u, 74*u))
	}
	l.specials(b, ink.R(art.X+6*u, art.Y+disc*0.35, art.W, art.H), d, u*2.2)
	textBox(b, red, whenAction(d), text, redHalf, size, u)
	if !blue.Empty() {
		textBox(b, blue, whenPassive(d), passive, blueHalf, size, u)
	}
	at := ink.R(box.X-8*u, box.Y-8*u, disc, disc)
	b.Picture("siegestorm/board/badge-cost", at)
	number := ink.Font{Face: ink.SerifBold, Size: math.Max(name.Size, math.Round(76*u))}
	b.Centred(at, number, ink.ParchmentLight, strconv.Itoa(int(d.Cost)))
	if d.Creature() {
		att := ink.R(box.X+6*u, box.Bottom()-badge-2*u, badge, badge)
		def := ink.R(box.Right()-badge-6*u, att.Y, badge, badge)
		b.Picture("siegestorm/board/badge-att", att)
		b.Picture("siegestorm/board/badge-def", def)
		b.Centred(att, number, l.changed(c.ATT, int(d.ATT)), strconv.Itoa(c.ATT))
		b.Centred(def, number, l.changed(c.DEF, int(d.DEF)), strconv.Itoa(c.DEF))
	}
}

// textLead is the distance of the lines of a card's text.
const textLead = 1.2

// shareCard shares a card out among its art and its two texts, which are written in the largest type
// in which both are whole: each gets half of the lower part, more if it needs more, and the art gives
// way where even the smallest type asks for it. low is what the badges cover at the bottom.
func (l *layout) shareCard(rest ink.Rect, text, passive string, low, u float64) (art, red, blue ink.Rect, size float64) {
	least := l.Font(ink.Sans, 12).Size
	needs := func(text string, size, low float64) float64 {
		if text == "" {
			return 0
		}
		head := ink.TextHeight(l.Measure, headFont(size), "x", textRoom(rest, u).W, textLead)
		return head + ink.TextHeight(l.Measure, ink.Font{Face: ink.Sans, Size: size}, text, textRoom(rest, u).W, textLead) + 30*u + low
	}
	lowText, lowPassive := low, 0.0 // the last text lies under the badges
	if passive != "" {
		lowText, lowPassive = 0, low
	}
	room := rest.H * 0.54
	for size = math.Max(least, math.Round(40*u)); ; size-- {
		first, second := needs(text, size, lowText), needs(passive, size, lowPassive)
		if first+second > room && size > least {
			continue
		}
		room = math.Min(math.Max(room, first+second), rest.H)
		split := math.Max(first, math.Min(room/2, room-second))
		if passive == "" {
			split = room
		}
		art, lower := rest.CutTop(rest.H - room)
		red, blue = lower.CutTop(split)
		return art, red, blue, size
	}
}

// textRoom is where the words stand in the box of a text.
func textRoom(box ink.Rect, u float64) ink.Rect {
	return ink.R(box.X+34*u, box.Y+12*u, box.W-50*u, box.H-12*u)
}

// headFont is the type of the line over a text that says when it holds.
func headFont(size float64) ink.Font {
	return ink.Font{Face: ink.SansBold, Size: math.Round(size*1.5) / 2}
}

// textBox is one of the two texts of a card, below a line that says when it holds.
func textBox(b *boardkit.Pen, box ink.Rect, when []string, text string, t tint, size, u float64) {
	b.Fill(box, t.ground, 0)
	b.Fill(ink.R(box.X, box.Y, 18*u, box.H), t.edge, 0)
	room, f := textRoom(box, u), headFont(size)
	head, room := room.CutTop(f.Size * textLead)
	b.Say(head, f, t.edge, when...)
	b.Lines(room, ink.Font{Face: ink.Sans, Size: size}, t.words, text, textLead)
}

// whenPassive says when the passive of a card holds: the forms, longest first.
func whenPassive(d *cards.Card) []string {
	if d.Passive.Kind == cards.Activated {
		return []string{rules.Say("Whenever its price is paid, on the battlefield"), rules.Say("Whenever its price is paid"), rules.Say("When it is paid")}
	}
	return []string{rules.Say("While it is on the battlefield"), rules.Say("On the battlefield")}
}

// whenAction says when the action of a card is carried out: the forms, longest first.
func whenAction(d *cards.Card) []string {
	if d.Creature() {
		return []string{rules.Say("As an action, and when it storms"), rules.Say("Action, also in a storm"), rules.Say("Action")}
	}
	return []string{rules.Say("When played")}
}

// zoomSide is what stands beside a card that is read: deck and crest, present values with their
// sources, commands, flavour.
func (l *layout) zoomSide(b *boardkit.Pen, box ink.Rect, c *siegestorm.CardView) {
	if box.W < l.Px(120) {
		return
	}
	d := c.Card
	title, small := b.Font(ink.SerifBold, 22), b.Font(ink.Sans, 17)
	y := box.Y
	seal := math.Max(l.Px(64), b.Line(title)*1.5)
	b.Picture(lookOf(deckOf(d)).emblem, ink.R(box.X, y, seal, seal))
	x := box.X + seal + l.Px(12)
	b.Name(ink.R(x, y, box.Right()-x, b.Line(title)), title, ink.GoldLight, deckName(deckOf(d)))
	under := ink.R(x, y+b.Line(title), box.Right()-x, 3*small.Size*1.25)
	y += math.Max(seal, b.Line(title)+b.Lines(under, small, ink.ParchmentDark, rankWords(d), 1.25)) + l.Px(18)
	y = l.zoomNow(b, ink.R(box.X, y, box.W, box.Bottom()-y), c)
	if len(d.Commands) > 0 && y+b.Line(small) < box.Bottom() {
		y += b.Lines(ink.R(box.X, y, box.W, box.Bottom()-y), small, ink.ParchmentLight, "The boss plays it as: "+commandWords(d)+".", 1.25) + l.Px(12)
	}
	if d.Flavour != "" {
		f := b.Font(ink.SerifItalic, 17)
		if words := "“" + d.Flavour + "”"; ink.TextHeight(l.Measure, f, words, box.W, 1.25) <= box.Bottom()-y {
			b.Lines(ink.R(box.X, y, box.W, box.Bottom()-y), f, ink.ParchmentDark, words, 1.25)
		}
	}
}

func rankWords(d *cards.Card) string {
	if d.Rank == cards.NoRank {
		return d.Crest.String() + " boss card"
	}
	rank := d.Rank.String()
	return rules.T("%s, %s: at most %d in a deck", strings.ToUpper(rank[:1])+rank[1:], d.Crest.String()+" crest", d.Rank.Limit()).String()
}

// zoomNow is what a creature on the battlefield is worth at the moment, with the sources; it
// returns where it ends.
func (l *layout) zoomNow(b *boardkit.Pen, box ink.Rect, c *siegestorm.CardView) float64 {
	if !c.Card.Creature() || c.Track < 0 {
		return box.Y
	}
	f, bold := b.Font(ink.Sans, 17), b.Title()
	row := math.Max(b.Line(bold), l.Px(34))
	n := len(c.Changes) + 2
	head := b.Line(b.Title()) + l.Px(10)
	h := math.Min(head+row*float64(n)+l.sheetPad(), box.H)
	inner := l.sheet(b, ink.R(box.X, box.Y, box.W, h), "Now, on the battlefield", ink.Oak)
	y := inner.Y
	line := func(words, value string, tone ink.Color, icon string) {
		if y+row <= inner.Bottom()+2 {
			l.sumRow(b, ink.R(inner.X, y, inner.W, row), sumLine{icon: icon, words: words, value: value, tone: tone}, f, bold)
			y += row
		}
	}
	line(rules.T("ATT, printed %d", int(c.Card.ATT)).String(), strconv.Itoa(c.ATT), l.changeTone(c.ATT-int(c.Card.ATT)), "att")
	line(rules.T("DEF, printed %d", int(c.Card.DEF)).String(), strconv.Itoa(c.DEF), l.changeTone(c.DEF-int(c.Card.DEF)), "def")
	for _, change := range c.Changes {
		words := change.Source.String()
		if change.Turn {
			words += ", this turn"
		}
		line(words, changeWords(change), l.signTone(change.ATT+change.DEF), "action")
	}
	return box.Y + h + l.Px(18)
}

// changeTone colours a value that differs from print by n.
func (l *layout) changeTone(n int) ink.Color {
	if n == 0 {
		return ink.Ink
	}
	return l.signTone(n)
}

func changeWords(c siegestorm.Change) string {
	switch {
	case c.DEF == 0:
		return signed(c.ATT) + " ATT"
	case c.ATT == 0:
		return signed(c.DEF) + " DEF"
	}
	return signed(c.ATT) + " / " + signed(c.DEF)
}

// zoomPile is all cards of an open pile, the top one first.
func (l *layout) zoomPile(list []siegestorm.CardView, w, h float64) (ink.List, ink.Rect) {
	n := len(list)
	gap := l.Gap(boardkit.Apart)
	cw := l.Px(190)
	cols := 1
	for ; ; cw-- {
		cols = min(n, max(1, int((w+gap)/(cw+gap))))
		rows := (n + cols - 1) / cols
		if float64(rows)*(cw/cardAspect+gap) <= h || cw < 30 {
			break
		}
	}
	ch := cw / cardAspect
	b := l.Fresh()
	for i := range list {
		c := &list[n-1-i]
		at := ink.R(float64(i%cols)*(cw+gap), float64(i/cols)*(ch+gap), cw, ch).Round()
		if c.Card == nil {
			l.backLook(b, at)
			continue
		}
		l.cardLook(b, at, c)
	}
	rows := (n + cols - 1) / cols
	return b.List, ink.R(0, 0, float64(cols)*(cw+gap)-gap, float64(rows)*(ch+gap)-gap)
}
