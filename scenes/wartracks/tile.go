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
	body, folded := l.tileWords(b, body, c.Card, u)
	b.Stretch(coat.hill, body)
	side := math.Min(body.H*1.04, body.W)
	b.Picture(figure(c.Card), ink.R(body.X+(body.W-side)/2, body.Bottom()-side+0.5*u, side, side))
	if rank := rankIcon(c.Card); rank != "" {
		s := math.Max(34*u, 12)
		b.Picture(rank, ink.R(body.Right()-s-3*u, body.Y+4*u, s, s))
	}
	if folded && !c.Shielded && c.Gang+c.Spirit == 0 {
		l.actionRibbon(b, body, gist(c.Card.Action), u)
	}
	l.tokens(b, body, c, u)
	l.strengths(b, box, c, u)
}

// actionRibbon says over the corner of a figure what the red half comes to whose words find no room beside it, else that there is one, if
// the figure stands clear of it.
func (l *layout) actionRibbon(b *boardkit.Pen, art ink.Rect, gist []string, u float64) {
	f := l.Font(ink.Sans, math.Min(14, 16*u/b.Metrics.Unit()))
	room := art.W - math.Max(34*u, 12) - 6*u // the rank stands in the other corner
	for _, says := range append(gist, rules.Say("Action")) {
		ribbon := ink.R(art.X, art.Y, b.Width(f, says)+10*u, math.Ceil(f.Size*ribbonHigh))
		if ribbon.W <= room {
			b.Fill(ribbon, redHalf.edge, 0)
			b.Write(ink.R(ribbon.X+5*u, ribbon.Y, ribbon.W-5*u, ribbon.H), f, ink.Bone, says)
			return
		}
	}
}

// tileWords writes beside the figure what a creature does: both halves, or the one that is in force while it stands
// there, with a red ribbon that names the other, or a strip in which dots stand for it, or a mark for all. The words go
// round the corner with its DEF. It returns what is left for the figure, and whether the red half is there without its name.
func (l *layout) tileWords(b *boardkit.Pen, body ink.Rect, d *cards.Card, u float64) (art ink.Rect, folded bool) {
	f := l.Font(ink.Sans, math.Min(14, 16*u/b.Metrics.Unit()))
	corner := math.Max(48*u, b.Line(f)*1.2)
	acts, lasts := d.Acts().String(), d.Lasts().String()
	wide, slim := math.Min(body.H*1.06, body.W), math.Min(body.H*0.84, body.W)
	ribbon := math.Ceil(f.Size * ribbonHigh)
	dots, strip := math.Ceil(math.Max(f.Size*0.6, 12*u)), math.Ceil(math.Max(3, 5*u))
	for _, show := range [...]struct {
		folded float64 // how high the red half is where it is not written out; 0: it is
		art    float64
	}{{0, wide}, {0, slim}, {ribbon, wide}, {ribbon, slim}, {dots, wide}, {dots, slim}, {strip, slim}} {
		pane, rest := body.CutRight(body.W - show.art)
		if pane.W < f.Size*6 || lasts == "" && show.folded > 0 {
			continue
		}
		high := show.folded
		if high == 0 || acts == "" {
			high = l.halfHeight(f, acts, pane, u)
		}
		red, blue := pane.CutTop(high)
		first, last := half{red, redHalf, acts}, half{blue, blueHalf, lasts}
		if lasts == "" {
			first, last = half{}, half{pane, redHalf, acts}
		}
		if lines, fits := l.around(f, last, corner, u); fits && red.H <= pane.H {
			if show.folded == 0 {
				first.draw(b, l.Measure.Wrap(f, first.text, halfRoom(pane, u).W), f, u)
			} else {
				first.fold(b, f, gist(d.Action), u)
			}
			last.draw(b, lines, f, u)
			return rest, acts != "" && show.folded > 0 && show.folded < ribbon
		}
	}
	if acts+lasts != "" {
		side := math.Max(4, 12*u)
		plate := ink.R(body.X+corner, body.Bottom()-1.8*side, math.Max(5*side, body.W-2*corner), 1.4*side).Fit(3.2)
		b.Fill(plate, ink.Ink.Alpha(0.7), plate.H/2)
		b.More(plate.Inset(plate.H*0.2), ink.ParchmentLight, rules.Sentences(d.Acts(), d.Lasts()).String())
	}
	return body, false
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
