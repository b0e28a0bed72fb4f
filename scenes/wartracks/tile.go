package wartracks

import (
	"math"
	"strconv"
	"strings"

	"portcullis/rules/siegestorm"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// tileLook is a creature on the battlefield: name, figure, rank, current ATT and DEF.
func (l *layout) tileLook(b *boardkit.Pen, box ink.Rect, c *siegestorm.CardView) {
	u := math.Min(box.W, box.H*tileAspect) / 220
	if c.Card == nil {
		b.Shadow(box, 8*u)
		l.backLook(b, box)
		return
	}
	coat := lookOf(deckOf(c.Card))
	b.Shadow(box, 9*u).Radius = 9 * u
	b.Fill(box, ink.Ink, 9*u)
	b.Fill(box.Inset(math.Max(1, 1.8*u)), coat.rim, 8*u)
	inner := box.Inset(math.Max(2, 5.5*u))
	name := b.Font(ink.SerifBold, math.Min(18, 18*u/b.Metrics.Unit()))
	called := c.Card.Told().String()
	least := b.Metrics.Least() + 0.5                                                   // names on two lines have a smaller size to go to
	for name.Size > least && b.NameHeight(name, called, inner.W-10*u) > inner.H*0.45 { // ATT and DEF lie below it
		name.Size = math.Max(least, name.Size-1)
	}
	banner, body := inner.CutTop(math.Max(math.Max(30*u, b.Line(name)+1), b.NameHeight(name, called, inner.W-10*u)+1))
	b.Fill(ink.R(inner.X, inner.Y+3*u, inner.W, inner.H-3*u), coat.banner, 5*u)
	b.Fill(banner, coat.banner, 5*u)
	b.Name(ink.R(banner.X+5*u, banner.Y, banner.W-10*u, banner.H), name, ink.ParchmentLight, called).Across = ink.Middle
	body = l.tileWords(b, body, c.Card, u)
	b.Stretch(coat.hill, body)
	side := math.Min(body.H*1.04, body.W)
	b.Picture(figure(c.Card), ink.R(body.X+(body.W-side)/2, body.Bottom()-side+0.5*u, side, side))
	if rank := rankIcon(c.Card); rank != "" {
		s := math.Max(34*u, 12)
		b.Picture(rank, ink.R(body.Right()-s-3*u, body.Y+4*u, s, s))
	}
	l.tokens(b, body, c, u)
	l.strengths(b, box, c, u)
}

// around wraps the words of a half so that they keep clear of its lower right corner, and reports whether all find
// room.
func (l *layout) around(f ink.Font, h half, corner, u float64) ([]string, bool) {
	room := halfRoom(h.box, u)
	line := f.Size * halfLead
	lines := l.Measure.Wrap(f, h.text, room.W)
	if free := max(0, int((room.H-corner)/line)); len(lines) > free {
		lines = append(lines[:free:free], l.Measure.Wrap(f, strings.Join(lines[free:], " "), room.W-corner)...)
	}
	whole := strings.Join(lines, " ") == h.text // no word is broken
	return lines, whole && len(lines) > 0 && float64(len(lines))*line <= room.H+1
}

// tokens are the Gang and Spirit tokens on a creature and the sign that it is Shielded.
func (l *layout) tokens(b *boardkit.Pen, body ink.Rect, c *siegestorm.CardView, u float64) {
	x, y, s := body.X+4*u, body.Y+4*u, math.Max(36*u, 13)
	put := func(icon string, n int) {
		b.Picture("siegestorm/icons/"+icon, ink.R(x, y, s, s))
		if n > 0 {
			f := b.Font(ink.SerifBold, math.Min(17, 17*u/b.Metrics.Unit()))
			d := math.Max(24*u, b.Line(f))
			disc := ink.R(x+s*0.62, y+s*0.42, d, d)
			b.Counter(disc, ink.ParchmentLight, ink.Ink, f, strconv.Itoa(n))
		}
		y += s * 1.12
	}
	if c.Shielded {
		put("shielded", 0)
	}
	if c.Gang > 0 {
		put("gang-token", c.Gang)
	}
	if c.Spirit > 0 {
		put("spirit-token", c.Spirit)
	}
}

// strengths are ATT and DEF at the lower corners of a card; those that are not as printed have
// another colour and an arrow.
func (l *layout) strengths(b *boardkit.Pen, box ink.Rect, c *siegestorm.CardView, u float64) {
	if !c.Card.Creature() {
		return
	}
	f := b.Font(ink.SerifBold, math.Min(23, 23*u/b.Metrics.Unit()))
	s := math.Max(48*u, b.Line(f)*1.2)
	att := ink.R(box.X+2*u, box.Bottom()-s-2*u, s, s)
	def := ink.R(box.Right()-s-2*u, box.Bottom()-s-2*u, s, s)
	b.Picture("siegestorm/board/badge-att", att)
	b.Picture("siegestorm/board/badge-def", def)
	b.Write(att, f, l.changed(c.ATT, int(c.Card.ATT)), strconv.Itoa(c.ATT)).Across = ink.Middle
	b.Write(ink.R(def.X, def.Y-s*0.04, def.W, def.H), f, l.changed(c.DEF, int(c.Card.DEF)), strconv.Itoa(c.DEF)).Across = ink.Middle
	mark := ink.R(0, 0, s*0.42, s*0.42)
	changeMark(b, mark.Shift(att.Right()-s*0.3, att.Y-s*0.02), c.ATT-int(c.Card.ATT))
	changeMark(b, mark.Shift(def.X-s*0.12, def.Y-s*0.02), c.DEF-int(c.Card.DEF))
}

// changeMark is the arrow at a number that is higher or lower than printed: its shape tells without
// the colour.
func changeMark(b *boardkit.Pen, box ink.Rect, by int) {
	switch {
	case by > 0:
		b.Picture("siegestorm/board/raised", box)
	case by < 0:
		b.Picture("siegestorm/board/lowered", box)
	}
}

// higher and lower colour a number that is not as printed.
var (
	higher = ink.RGB(0x8FE0B0)
	lower  = ink.RGB(0xFFB09A)
)

func (l *layout) changed(now, print int) ink.Color {
	switch {
	case now > print && l.Moment.Tones == ink.ColourBlind:
		return l.Pen.Tones.Good.Light
	case now > print:
		return higher
	case now < print && l.Moment.Tones == ink.ColourBlind:
		return l.Pen.Tones.Danger.Light
	case now < print:
		return lower
	}
	return ink.ParchmentLight
}

// backLook is the common back of all cards (ST-CRD-7), upright in its box.
func (l *layout) backLook(b *boardkit.Pen, box ink.Rect) {
	b.Picture("siegestorm/cards/back", box)
}

// faceLook is a small card without words: figure and cost, for piles and lists.
func (l *layout) faceLook(b *boardkit.Pen, box ink.Rect, c *siegestorm.CardView) {
	if c.Card == nil {
		l.backLook(b, box)
		return
	}
	u := box.W / 60
	coat := lookOf(deckOf(c.Card))
	b.Shadow(box, 4*u)
	b.Fill(box, ink.Ink, 4*u)
	b.Fill(box.Inset(math.Max(1, 1.2*u)), coat.banner, 3.4*u)
	body := box.Inset(math.Max(2, 3.4*u))
	b.Stretch(coat.hill, body)
	side := math.Min(body.W, body.H)
	b.Picture(figure(c.Card), ink.R(body.X+(body.W-side)/2, body.Bottom()-side, side, side))
}
