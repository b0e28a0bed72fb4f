package towers

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// plaqueWidth is how wide the plaque of a seat has to be.
func (l *layout) plaqueWidth() float64 {
	icon := l.Line(l.Strong()) * 1.2
	return math.Max(l.Px(189), 2*icon+l.Width(l.Strong(), "10 / 10")+3*l.Gap(boardkit.Near))
}

// plaque lays the name of a seat, how its Mage and Tower stand, its points and its piles.
func (l *layout) plaque(h *half) {
	room, seat := h.plaque, h.seat
	if room.Empty() {
		return
	}
	line := l.Line(l.Strong())
	own := seat == l.me
	foot := l.Line(l.Small())
	pad := l.Gap(boardkit.Close)
	least, whole := l.headHigh()
	natural := whole + l.Px(66) + 2*l.Px(50) + foot + 4*math.Max(1, l.Px(4)) + 2*pad
	room, _ = room.CutTop(math.Min(room.H, math.Max(natural, least+4*line+foot)))
	room = ink.R(room.X, room.Y+l.Px(6), room.W, room.H-l.Px(6)).Round()
	b := l.Fresh()
	face := boardkit.Own(room)
	l.board(b, face, seat)
	in := face.Inset(pad)
	_, in = in.CutLeft(l.Px(4))
	amount := boardkit.Part{Least: line, Natural: math.Max(line, l.Px(48)), Rank: 4}
	if own && in.H < least+3*line+foot+4*math.Max(1, l.Px(3)) { // what the viewer has is told in the stall
		amount = boardkit.Part{}
	}
	parts := boardkit.Column(in, math.Max(1, l.Px(3)), []boardkit.Part{
		{Least: least, Natural: whole, Rank: 5},
		{Least: line, Natural: math.Max(line, l.Px(66)), Rank: 4}, amount, amount,
		{Least: foot, Natural: foot, Rank: 5},
	})
	l.head(b, seat, parts[0])
	if mage := l.Mage(seat); !parts[1].Empty() && mage != nil {
		l.stands(b, seat, mage, parts[1], room)
	}
	purse := l.purse(seat)
	for i, what := range []content.What{content.Gold, content.Power} {
		if own {
			l.owned(b, parts[2+i], seat, what)
		} else {
			l.meters(parts[2+i], room, purse[2*i:2*i+2])
		}
	}
	if at := parts[4]; !at.Empty() && !own {
		l.pilesOf(b, seat, at, room)
	} else if !at.Empty() { // its piles lie in the stall
		p := &l.Players[seat]
		b.Say(at, l.Small(), ink.Oak, rules.Say("Hand %d, deck %d, discard %d", p.Hand.N, p.Deck.N, p.Discard.N), rules.Say("Hand %d, deck %d", p.Hand.N, p.Deck.N), rules.Say("Hand %d", p.Hand.N))
	}
	l.OnBoard(l.piece(engine.SeatElement(seat), room, depthSeat, b.List, "panel", l.seatLabel(seat)))
}

// board is the sheet of a plaque, with the colour of its seat at its side; one that is aimed at has an ember frame.
func (l *layout) board(b *boardkit.Pen, face ink.Rect, seat rules.Seat) {
	b.Shadow(face, l.Px(8)).Radius = l.Px(5)
	if l.struck(seat) {
		b.Glow(face, ink.Ember.Alpha(0.7), l.Px(16)).Radius = l.Px(5)
		b.Outline(face.Inset(-l.Px(3)), ink.Ember, l.Px(4), l.Px(7))
	}
	b.Inked(face, ink.ParchmentLight, 2, 5)
	band, _ := face.Inset(l.Px(2)).CutLeft(math.Max(2, l.Px(6)))
	b.Fill(band, l.emblem(seat).Color, 0)
}

// struck reports whether a seat is what is attacked, or would be by a click.
func (l *layout) struck(seat rules.Seat) bool {
	if a := l.action(); a != nil && a.Opponent == seat && seat != a.Seat && !a.Skilled() {
		return true
	}
	if l.Mode != table.Asking || l.Aim.Verb == 0 {
		return false
	}
	way := l.Way(l.Aim)
	return len(way) > 1 && way[len(way)-1] == engine.SeatElement(seat)
}

// head is the name of a seat and that of its Mage after its seal, and at the right its place in the order of turns, or the pennon of its
// turn. A name that would be cut there has the whole width, and the signs stand beside that of its Mage.
func (l *layout) head(b *boardkit.Pen, seat rules.Seat, at ink.Rect) {
	if at.Empty() {
		return
	}
	f := l.Font(ink.SerifBold, boardkit.TitleSize)
	seal, gap := l.emblem(seat).Seal, l.Gap(boardkit.Close)
	side := math.Min(at.H, l.Px(34))
	beside := at.W - side - gap
	if l.turnsUntil(seat) > 0 {
		beside -= side + l.Gap(boardkit.Tight)
	}
	if title := l.mageTitle(seat); title != "" && !b.Legible(f, l.name(seat), beside) {
		up, down := at.CutTop(at.H / 2)
		b.Name(up, f, ink.Ink, l.shortName(b, seat, f, up.W))
		side = down.H
		l.turnSign(b, seat, &down, side)
		b.Name(b.Icon(down, seal, side, gap), l.Small(), ink.Oak, title)
		return
	}
	l.turnSign(b, seat, &at, side)
	l.names(b, seat, b.Icon(at, seal, side, gap), f)
}

// turnSign draws at the right of a line the place of a seat in the order of turns, of two seats the pennon of whose turn it is.
func (l *layout) turnSign(b *boardkit.Pen, seat rules.Seat, at *ink.Rect, side float64) {
	n := l.turnsUntil(seat)
	if n == 0 || l.Count == 2 && n > 1 {
		return
	}
	var place ink.Rect
	place, *at = at.CutRight(side)
	_, *at = at.CutRight(l.Gap(boardkit.Tight))
	if l.Count == 2 {
		b.Picture("towersiege/icons/on-turn", place)
		return
	}
	l.ordinal(b, place.Fit(1), n)
}

// seatLabel is a seat in words, with its place in the order of turns.
func (l *layout) seatLabel(seat rules.Seat) string {
	p := &l.Players[seat]
	label := rules.Say("%s: hand %d, deck %d, discard %d", l.name(seat), p.Hand.N, p.Deck.N, p.Discard.N)
	if n := l.turnsUntil(seat); l.Count > 2 && n > 0 {
		label = rules.Say("%s; number %d in the order of turns", label, n)
	}
	return label
}

// turnsUntil says which of the coming turns is that of a seat, 1 for the one whose turn it is; 0: it has none any more.
func (l *layout) turnsUntil(seat rules.Seat) (n int) {
	for i := range int(l.Count) {
		at := rules.Seat((int(l.Turn) + i) % int(l.Count))
		if !l.Players[at].Out {
			n++
		}
		if at == seat {
			break
		}
	}
	if l.Players[seat].Out || l.Phase == engine.Choosing || l.Result != engine.Undecided {
		return 0
	}
	return n
}

// ordinal draws the place of a seat in the order of turns, golden if its turn is now.
func (l *layout) ordinal(b *boardkit.Pen, at ink.Rect, n int) {
	ground := ink.ParchmentDeep
	if n == 1 {
		ground = ink.Gold
	}
	b.Inked(at, ground, 1.5, at.W/2)
	f := l.Font(ink.SansBold, boardkit.SmallSize)
	for f.Size > 8 && l.Measure.LineHeight(f) > at.H {
		f.Size--
	}
	b.Centred(at, f, ink.Ink, strconv.Itoa(n))
}
