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
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// cardAspect is the width of a hand card for its height.
const cardAspect = 0.86

// fanAngle is the angle between two neighbours of the fan, fanDrop how far each lies lower than
// the one nearer to the middle, in parts of the height.
const (
	fanAngle = 0.026
	fanDrop  = 0.0045
)

// hand lays out the hand of the viewer as a fan; of a seat whose cards he does not see, its backs.
func (l *layout) hand() {
	s := l.side(l.me)
	room := l.rooms.hand
	if s == nil || room.Empty() {
		return
	}
	l.OnRow(stage.Piece{ID: elementOf("hand", s.Side), Box: room.Round(), Depth: -1, Label: "Hand of " + l.called(s.Side), Fixed: true})
	n := len(s.Hand)
	lip := l.Gap(boardkit.Near)
	h := math.Floor(room.H - 2*lip)
	w := math.Floor(h * cardAspect)
	gap := w * 1.03
	face := w
	if most := (room.W - 2*lip) / float64(max(n, 1)); gap > most { // narrower cards: none lies over another
		gap, face = most, math.Floor(most*0.97)
	}
	x := room.X + (room.W-face-gap*float64(max(n-1, 0)))/2
	for i := range s.Hand {
		off := float64(i) - float64(n-1)/2
		y := math.Min(room.Y+lip+off*off*h*fanDrop, l.Metrics.Screen().Bottom()-h) // a full hand stays on the screen
		box := ink.R(x+gap*float64(i), y, face, h)
		l.handCard(s, i, box.Round(), w, off*fanAngle)
	}
}

// handCard is a card of a hand in its box; pointed at it is seen in its whole width.
func (l *layout) handCard(s *siegestorm.SideView, i int, box ink.Rect, whole, angle float64) {
	c := &s.Hand[i]
	depth := 10 + i
	rise := 0.0 // of the look alone: where it is found stays where it was, or the focus would lose its way
	if c.Element != "" && (l.Hover == c.Element || l.HasChosen(c.Element) || l.announced(c)) {
		rise = math.Round(math.Min(box.Y-l.rooms.hand.Y+l.Px(6), l.Px(16)))
		depth, angle = 100+i, 0
	}
	b := l.Fresh()
	full := boardkit.Own(box).Shift(0, -rise)
	if c.Element != "" && l.Hover == c.Element {
		full = l.unfolded(box, whole).Shift(-box.X, -box.Y-rise)
	}
	if c.Card == nil {
		b.Shadow(full, l.Px(8)).Radius = l.Px(9)
		b.Picture("siegestorm/cards/back", full)
		id := elementOf("back-of-hand", s.Side) + "/" + elementOf("", i)[1:]
		cx, cy := full.Center()
		l.OnRow(stage.Piece{ID: id, Box: box, Depth: depth, Look: boardkit.Tilt(b.List, cx, cy, angle), Label: "A card, face down"})
		return
	}
	if l.announced(c) {
		b.Glow(full, l.Pen.Tones.Legal.Light, l.Px(20))
		b.Outline(full.Inset(-l.Px(4)), ink.GoldLight, l.Gap(boardkit.Close), l.Px(12))
	}
	l.cardLook(b, full, c)
	switch {
	case l.paid(c.Element):
		l.paidLook(b, full)
	case l.planned && l.proposed(c.Element):
		if l.marked() {
			l.planMark(b, full)
		}
	case l.proposed(c.Element) && l.Can(c.Element):
		l.dashed(&b.List, full.Inset(math.Max(2, l.Px(5))), ink.GoldLight, l.Gap(boardkit.Tight))
	case l.shut(c):
		b.Fill(full, ink.OakDark.Alpha(0.55), l.Px(9))
	}
	cx, cy := full.Center()
	p := l.cardPiece(c, box, depth, boardkit.Tilt(b.List, cx, cy, angle))
	p.Round, p.Angle, p.Sound, p.Seen = l.Px(9), angle, "card", full
	p.Label = rules.Say("%s. Action: %s", cardLabel(c), c.Card.Acts())
	if c.Card.PassiveText != "" {
		p.Label = rules.Say("%s Passive: %s", p.Label, c.Card.Lasts())
	}
	l.OnRow(p)
}

// unfolded is the box of a hand card in its whole width, about where it lies and within the room of the hand.
func (l *layout) unfolded(box ink.Rect, whole float64) ink.Rect {
	if whole <= box.W {
		return box
	}
	x, y := box.Center()
	return boardkit.Inside(boardkit.Around(x, y, whole, box.H), ink.R(l.rooms.hand.X, box.Y, l.rooms.hand.W, box.H)).Round()
}

// announced reports whether a card is the one that is being announced.
func (l *layout) announced(c *siegestorm.CardView) bool {
	return l.Pay != nil && !l.glimpsed && len(l.Chosen) == 0 && c.Number >= 0 && l.Pay.Card.Number == c.Number
}

// shut reports whether a hand card steps back: something is asked of the hand's owner, and the card
// is no answer. Where an order is asked, what it holds bears on the order, and no card is one.
func (l *layout) shut(c *siegestorm.CardView) bool {
	return l.Mode == table.Asking && !l.Can(c.Element) && !l.HasChosen(c.Element) && !l.announced(c) && len(l.Chosen) == 0 && l.Decision != "mulligan" && l.Decision != "order"
}

// cardLook is a hand card: cost, name, figure, rank, action, what its passive costs, ATT and DEF.
func (l *layout) cardLook(b *boardkit.Pen, box ink.Rect, c *siegestorm.CardView) {
	u := box.W / 172
	if narrow := box.H * cardAspect * 0.95; box.W < narrow { // its numbers stay as large as they fit side by side
		u = math.Min(narrow/172, box.W/90)
	}
	d := c.Card
	coat := lookOf(deckOf(d))
	b.Shadow(box, 8*u).Radius = 9 * u
	b.Fill(box, ink.Ink, 9*u)
	b.Fill(box.Inset(math.Max(1, 2*u)), coat.rim, 8*u)
	inner := box.Inset(math.Max(2, 5*u))
	name := l.Font(ink.SerifBold, math.Min(15, 15*u/b.Metrics.Unit()))
	small := l.Font(ink.Sans, math.Min(14, 14*u/b.Metrics.Unit()))
	disc := math.Max(36*u, math.Min(b.Line(name)*1.25, inner.W*0.26))
	called := d.Told().String()
	beside := box.X + disc + 0.5 // the ring of the cost
	banner, rest := inner.CutTop(math.Max(math.Max(30*u, b.Line(name)+2), b.NameHeight(name, called, inner.Right()-beside)+2))
	b.Fill(ink.R(inner.X, inner.Y, inner.W, inner.H), coat.banner, 6*u)
	strip, rest := rest.CutBottom(math.Max(29*u, b.Line(small)+1))
	rest, action, passive, words := l.halves(rest, d, small, rest.H-inner.H*0.2, u)
	b.Stretch(coat.hill, rest)
	side := math.Min(rest.H*1.04, rest.W)
	b.Picture(figure(d), ink.R(rest.X+(rest.W-side)/2, rest.Bottom()-side, side, side))
	if rank := rankIcon(d); rank != "" {
		s := math.Max(28*u, 11)
		b.Picture(rank, ink.R(rest.Right()-s-3*u, rest.Y+3*u, s, s))
	}
	l.specials(b, rest, d, u)
	b.Name(ink.R(beside, banner.Y, inner.Right()-beside, banner.H), name, ink.ParchmentLight, called).Across = ink.Middle
	action.tell(b, words, u)
	passive.tell(b, words, u)
	l.passiveStrip(b, strip, d, small, u)
	if d.Creature() {
		l.corners(b, box, c, u)
	}
	at := ink.R(box.X, box.Y, disc, disc)
	b.Picture("siegestorm/board/badge-cost", at)
	b.Centred(at, l.Font(ink.SerifBold, math.Min(20, 20*u/b.Metrics.Unit())), ink.ParchmentLight, strconv.Itoa(int(d.Cost)))
	if c.Dearer != 0 {
		l.price(b, at.Shift(0, disc*0.86), c, u)
	}
}

// price is what a card costs now as a creature, below what is printed.
func (l *layout) price(b *boardkit.Pen, at ink.Rect, c *siegestorm.CardView, u float64) {
	cost := int(c.Card.Cost)
	b.Picture("siegestorm/board/badge-cost", at)
	b.Centred(at, l.Font(ink.SerifBold, math.Min(20, 20*u/b.Metrics.Unit())), l.changed(cost, cost+c.Dearer), strconv.Itoa(cost+c.Dearer))
	changeMark(b, ink.R(at.Right()-at.W*0.3, at.Y, at.W*0.42, at.W*0.42), c.Dearer)
}

// specials are the icons of a boss card.
func (l *layout) specials(b *boardkit.Pen, room ink.Rect, d *cards.Card, u float64) {
	y := room.Y + 3*u
	for _, icon := range [...]struct {
		bit  cards.Specials
		name string
	}{{cards.Shielded, "shielded"}, {cards.Spirit, "spirit"}, {cards.Totem, "totem"}, {cards.GangIcon, "gang"}} {
		if d.Specials.Has(icon.bit) {
			b.Picture("siegestorm/icons/"+icon.name, ink.R(room.X+3*u, y, 30*u, 30*u))
			y += 32 * u
		}
	}
}

// passiveStrip says in the blue strip what sort of passive a card has.
func (l *layout) passiveStrip(b *boardkit.Pen, strip ink.Rect, d *cards.Card, f ink.Font, u float64) {
	b.Fill(strip, ink.Lapis, 4*u)
	words := rules.Say("passive")
	switch {
	case d.Passive.Kind == cards.Activated:
		words = rules.Say("Pay %d", d.Passive.Cost)
	case d.Passive.Kind == cards.NoPassive && len(d.Commands) > 0:
		words = commandWords(d)
	case d.Passive.Kind == cards.NoPassive:
		words = ""
	}
	f.Face = ink.SansOblique
	room := ink.R(strip.X+34*u, strip.Y, strip.W-68*u, strip.H)
	if room.W < b.Measure.Width(f, words)*ink.LeastSqueeze && strip.W < strip.H*4 { // of a narrow card: its blue half says the same
		return
	}
	b.Name(room, f, ink.ParchmentLight, words).Across = ink.Middle
}

func commandWords(d *cards.Card) string {
	var words []string
	for _, c := range d.Commands {
		words = append(words, c.String())
	}
	return strings.Join(words, ", ")
}

// corners are ATT and DEF on a hand card.
func (l *layout) corners(b *boardkit.Pen, box ink.Rect, c *siegestorm.CardView, u float64) {
	f := l.Font(ink.SerifBold, math.Min(18, 18*u/b.Metrics.Unit()))
	s := math.Max(38*u, b.Line(f)*1.2)
	att := ink.R(box.X+1*u, box.Bottom()-s-1*u, s, s)
	def := ink.R(box.Right()-s-1*u, box.Bottom()-s-1*u, s, s)
	b.Picture("siegestorm/board/badge-att", att)
	b.Picture("siegestorm/board/badge-def", def)
	b.Centred(att, f, ink.ParchmentLight, strconv.Itoa(int(c.Card.ATT)))
	b.Centred(def, f, ink.ParchmentLight, strconv.Itoa(int(c.Card.DEF)))
}
