package wartracks

import (
	"math"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// outlook is the panel with the sum of the storm; while there is none, with what comes next: the
// boss's hand in the order in which he will play it, or the creatures that leave their tracks in
// the next turns; when the match is over, nothing comes any more. Who is asked where a creature goes
// sees those that leave their tracks next below the sum of its storm.
func (l *layout) outlook() {
	box := l.rooms.outlook
	if l.lastMan() {
		box = l.circleOutlook()
	}
	if l.Over || box.Empty() || box.H < l.Px(90) {
		return
	}
	box = box.Round()
	switch {
	case l.Storm != nil:
		l.Out.Spare = append(l.Out.Spare, "outlook") // what a tooltip tells of the storm stands beside its sum
		below := l.stormSum(box)
		if l.Decision == "order" {
			l.stillToCome(below)
		}
	case l.bossMode():
		l.bossPlan(box)
	default:
		l.nextStorms(box)
	}
}

// sheet is a parchment panel with a coloured head; it returns the room below the head.
func (l *layout) sheet(b *boardkit.Pen, box ink.Rect, title string, head ink.Color) ink.Rect {
	b.Shadow(box, l.Px(10)).Radius = l.Px(8)
	b.Fill(box, ink.GoldDark, l.Px(8))
	b.Fill(box.Inset(l.Edge()), ink.ParchmentLight, l.Px(7))
	f := b.Title()
	band, rest := box.Inset(l.Edge()).CutTop(b.Line(f) + l.Px(10))
	b.Fill(band, head, l.Px(7))
	b.Fill(ink.R(band.X, band.Bottom()-l.Px(8), band.W, l.Px(8)), head, 0)
	pad := l.sheetPad()
	b.Name(ink.R(band.X+pad, band.Y, band.W-2*pad, band.H), f, ink.ParchmentLight, title)
	return ink.R(rest.X+pad, rest.Y+pad*0.5, rest.W-2*pad, rest.H-pad)
}

func (l *layout) sheetPad() float64 { return math.Max(5, l.Px(14)) }

// fitted lays a sheet out that is as high as what draw writes on it, box at most. Draw returns
// where its text ends.
func (l *layout) fitted(id rules.Element, box ink.Rect, title string, head ink.Color, draw func(b *boardkit.Pen, inner ink.Rect) float64) stage.Piece {
	try := l.Fresh()
	end := draw(try, l.sheet(try, boardkit.Own(box), title, head))
	box.H = math.Round(math.Min(box.H, end+l.sheetPad()*0.6))
	b := l.Fresh()
	draw(b, l.sheet(b, boardkit.Own(box), title, head))
	return stage.Piece{ID: id, Box: box, Look: b.List, Solid: true, Label: title, Fixed: true}
}

func (l *layout) addOutlook(p stage.Piece) {
	switch {
	case l.lastMan() && !l.rooms.foe.Empty() && p.Box.Overlaps(l.rooms.foe):
		l.OnPanel(p)
	case l.lastMan():
		p.Depth = depthOver
		l.OnBoard(p)
	default:
		l.OnLeft(p)
	}
}

// nextStorms tells which creatures leave their tracks next, and what their storm would come to as
// things stand.
func (l *layout) nextStorms(box ink.Rect) {
	l.addOutlook(l.fitted("outlook", box, "Who leaves the track", ink.Oak, func(b *boardkit.Pen, inner ink.Rect) float64 {
		y, n := l.nextRows(b, inner)
		if n == 0 {
			y += b.Lines(inner, b.Font(ink.SansOblique, 16), ink.OakLight, "No creature stands on a war track. What is deployed leaves it three turns later.", 1.25)
		}
		return y
	}))
}

// stillToCome is nextStorms below the sum of a storm, where there is room for that.
func (l *layout) stillToCome(box ink.Rect) {
	if _, n := l.nextRows(l.Fresh(), l.sheet(l.Fresh(), boardkit.Own(box), "", ink.Oak)); n > 0 {
		l.addOutlook(l.fitted("outlook:next", box, "Who leaves the track", ink.Oak, func(b *boardkit.Pen, inner ink.Rect) float64 {
			y, _ := l.nextRows(b, inner)
			return y
		}))
	}
}

// nextRows are the creatures that leave their tracks next, as many as there is room for, after the one that has left its own and is to
// be ordered, where that takes the place of none of the others; it returns where they end and how many there are.
func (l *layout) nextRows(b *boardkit.Pen, inner ink.Rect) (y float64, n int) {
	row := math.Max(l.Px(66), b.Line(b.Font(ink.SerifBold, 17))+2*b.Line(b.Small())+4)
	y = inner.Y
	top := 0 // who leaves next
	for _, t := range l.Tracks {
		if c := t.Slots[trackSlots-1]; c != nil && c.Card != nil {
			top++
		}
	}
	if s := l.Storm; s != nil && s.Card.Card != nil && l.Decision == "order" && y+row*float64(top+1) <= inner.Bottom()+1 {
		l.nextLook(b, ink.R(inner.X, y, inner.W, row), &s.Card, l.leavesNow(s), ink.VerdigrisDark, strengthOf(s))
		y += row
		n++
	}
	for turn := range trackSlots {
		for _, t := range l.Tracks {
			c := t.Slots[trackSlots-1-turn]
			if c == nil || c.Card == nil || y+row > inner.Bottom()+1 {
				continue
			}
			l.nextRow(b, ink.R(inner.X, y, inner.W, row), &t, c, turn)
			y += row
			n++
		}
	}
	return y, n
}

// nextRow is one creature that will leave its track: whose, when, and its ATT; of one that leaves it next, what its storm would take
// as things stand, its action included.
func (l *layout) nextRow(b *boardkit.Pen, box ink.Rect, t *siegestorm.TrackView, c *siegestorm.CardView, turn int) {
	n := strconv.Itoa(c.ATT)
	switch {
	case turn == 0 && (t.Parched || t.Coming != nil && t.Coming.Beats): // which cards that takes matters no more
		n = ""
	case turn == 0 && t.Coming != nil && t.Coming.Raised != nil:
		n = upTo(t.Coming)
	case turn == 0 && t.Coming != nil:
		n = strconv.Itoa(t.Coming.Takes)
	}
	forms, tone := l.leaving(t, turn)
	l.nextLook(b, box, c, forms, tone, n)
}

// leavesNow says of the creature that has left its track and is to be ordered whose it is: the forms, longest first.
func (l *layout) leavesNow(s *siegestorm.StormView) []string {
	if s.By == l.me && int(l.Moment.Viewer) == l.me {
		return []string{rules.Say("yours, now: it waits for your order"), rules.Say("now: waits for your order"), rules.Say("now")}
	}
	return []string{rules.Say("%s, now: it waits for its order", l.called(s.By)), rules.Say("now: waits for its order"), rules.Say("now")}
}

// nextLook is the row of a creature: its face, its name, what is said of it in the longest form that fits, and a number; none if that is
// empty.
func (l *layout) nextLook(b *boardkit.Pen, box ink.Rect, c *siegestorm.CardView, forms []string, tone ink.Color, number string) {
	side := math.Min(box.H-l.Px(10), l.Px(56))
	face := ink.R(box.X, box.Y+(box.H-side)/2, side, side)
	l.faceLook(b, face, c)
	name, small := b.Font(ink.SerifBold, 17), b.Small()
	high := math.Max(l.Px(38), b.Line(b.Font(ink.SerifBold, 18))*1.25)
	badge := l.numberRoom(b, high, 18, number)
	x := face.Right() + l.Px(10)
	room := ink.R(x, box.Y, box.Right()-x-badge-l.Px(6), box.H)
	if number == "" {
		room.W = box.Right() - x
	}
	lines, words := 1, forms[0]
	for _, form := range forms {
		if words = form; len(b.Measure.Wrap(small, form, room.W)) <= 2 {
			break
		}
	}
	if !b.Fits(small, words, room.W) {
		lines = 2
	}
	low := float64(lines) * b.Line(small)
	top := box.Y + (box.H-b.Line(name)-low)/2
	b.Name(ink.R(room.X, top, room.W, b.Line(name)), name, ink.Ink, c.Card.Told().String())
	b.TwoLines(ink.R(room.X, top+b.Line(name), room.W, low), small, tone, words)
	if number == "" {
		return
	}
	at := ink.R(box.Right()-badge, box.Y+(box.H-high)/2, badge, high)
	l.numberLook(b, at, 18, number)
}

// numberLook is a number on the badge of an attack, in such type. A range has no room there, and has a plate of that colour: neither end of
// it is smaller than the other.
func (l *layout) numberLook(b *boardkit.Pen, at ink.Rect, units float64, number string) {
	f := b.Font(ink.SerifBold, units)
	if strings.Contains(number, "–") {
		_, y := at.Center()
		h := math.Max(at.H*0.66, b.Line(f))
		plate := ink.R(at.X, y-h/2, at.W, h).Round()
		b.Fill(plate, ink.GoldDark, l.Px(6))
		b.Fill(plate.Inset(l.Edge()), ink.Oxblood, l.Px(5))
	} else {
		b.Picture("siegestorm/board/badge-att", at)
	}
	b.Centred(at, f, ink.ParchmentLight, number)
}

// numberRoom is how wide a number is on a badge of a usual width.
func (l *layout) numberRoom(b *boardkit.Pen, usual, units float64, number string) float64 {
	if !strings.Contains(number, "–") {
		return usual
	}
	return math.Max(usual, b.Width(b.Font(ink.SerifBold, units), number)+l.Px(12))
}

// upTo is how many cards a storm takes that can still be raised: a range only where all of it is taken from the same side.
func upTo(s *siegestorm.StormView) string {
	if s.From >= 0 && s.From != s.Raised.From {
		return strconv.Itoa(s.Takes) + "+"
	}
	return fromTo(s.Takes, s.Raised.Takes)
}

// fromTo is a number that may become a greater one.
func fromTo(least, most int) string {
	if most <= least {
		return strconv.Itoa(least) + "+"
	}
	return strconv.Itoa(least) + "–" + strconv.Itoa(most)
}

// leaving says of a creature that leaves its track in so many turns whose it is and when it does, of one that does next what its
// storm comes to: the forms, longest first, and their colour.
func (l *layout) leaving(t *siegestorm.TrackView, turn int) ([]string, ink.Color) {
	when := [...]string{"next turn", "in 2 turns", "in 3 turns"}[turn]
	whose := "yours"
	if t.Side != l.me {
		whose = l.called(t.Side)
	}
	if turn == 0 && t.Parched {
		return []string{rules.Say("%s: has to draw first, and cannot", whose), rules.Say("has to draw first")}, l.Pen.Tones.Danger.Plain
	}
	if turn == 0 && t.Coming != nil {
		words, short := l.takings(t.Coming)
		forms := []string{rules.Say("%s: %s", whose, words), words, short}
		if more := l.raisings(t.Coming); more != "" {
			forms = []string{rules.Say("%s: %s, %s", whose, short, more), rules.Say("%s, %s", short, more), more}
			if t.Coming.Raised.Beats && t.Side != l.me {
				return forms, l.Pen.Tones.Foe.Plain
			}
		}
		switch {
		case t.Coming.Beats && t.Side == l.me:
			return forms, ink.VerdigrisDark
		case t.Coming.Beats:
			return forms, l.Pen.Tones.Foe.Plain
		case t.Side == bossSide:
			return forms[1:], ink.Oak
		}
		return forms, ink.Oak
	}
	if t.Side == bossSide {
		return []string{"storms next turn", "storms next"}, ink.Oak
	}
	return []string{whose + ", " + when, when}, ink.Oak
}

// raisings say what more a storm can come to if its side pays for it; empty: no more.
func (l *layout) raisings(s *siegestorm.StormView) string {
	mine := s.By == l.me
	switch r := s.Raised; {
	case r == nil || s.Beats:
		return ""
	case r.Beats && mine:
		return rules.Say("all if you pay")
	case r.Beats:
		return rules.Say("all if they pay")
	case mine:
		return rules.Say("up to %d if you pay", r.Takes)
	default:
		return rules.Say("up to %d if they pay", r.Takes)
	}
}

// takings is what a storm to come can come to, whole and in short.
func (l *layout) takings(s *siegestorm.StormView) (words, short string) {
	short = rules.Count(s.Takes, "can take %d card", "can take %d cards").String()
	switch {
	case s.Wins:
		words = rules.Say("wins the match")
	case s.Beats && s.From == l.me:
		words = rules.Say("beats you")
	case s.Beats:
		words = rules.Say("beats %s", l.called(s.From))
	case s.From < 0:
		words = rules.Say("its storm takes no card")
	case s.From == bossSide:
		words = rules.Say("can take %d Life", s.Takes)
	case s.From == l.me:
		return rules.Count(s.Takes, "can take %d of your cards", "can take %d of your cards").String(), short
	default:
		return rules.Plural(s.Takes, "can take %d card of %s", "can take %d cards of %s", s.Takes, l.called(s.From)).String(), short
	}
	return words, words
}
