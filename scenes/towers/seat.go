package towers

import (
	"math"
	"slices"
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

// meter is an amount on a plaque, which may be clicked.
type meter struct {
	id    rules.Element
	icon  string
	value string
	word  string // what it is, where that finds room below the number
	label string
	minor bool // it is what is produced
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

// owned is an amount of the viewer on its plaque, with what it is of; what can be clicked lies in the stall.
func (l *layout) owned(b *boardkit.Pen, line ink.Rect, seat rules.Seat, what content.What) {
	if line.Empty() {
		return
	}
	m := l.purse(seat)[2*int(what)]
	side := math.Min(line.H, l.Px(42))
	words := b.Icon(line, m.icon, side, l.Gap(boardkit.Close))
	l.amount(b, words, what, seat)
}

// amount is what is there of what is produced, with the word for it where both kinds find room for theirs.
func (l *layout) amount(b *boardkit.Pen, at ink.Rect, what content.What, seat rules.Seat) {
	n, of := l.Available(seat, what), l.Produced(seat, what)
	big, minor := l.Font(ink.SerifBold, 22), l.Font(ink.Sans, 17)
	for big.Size > 8 && l.Measure.LineHeight(big) > at.H {
		big.Size--
	}
	head := strconv.Itoa(n)
	w := l.Width(big, head)
	b.Say(ink.R(at.X, at.Y, math.Min(at.W, w+1), at.H), big, ink.Ink, head)
	tails := [...]string{content.Gold: rules.Say("/ %d gold", of), content.Power: rules.Say("/ %d power", of)}
	widest := math.Max(l.Width(minor, tails[content.Gold]), l.Width(minor, tails[content.Power]))
	tail := tails[what]
	if widest > at.W-l.Width(big, "10")-l.Gap(boardkit.Tight) {
		tail = "/ " + strconv.Itoa(of)
	}
	if rest := at.W - w - l.Gap(boardkit.Tight); l.Fits(minor, tail, rest) && l.Line(minor) <= at.H+1 {
		b.Say(ink.R(at.X+w+l.Gap(boardkit.Tight), at.Y, rest, at.H), minor, ink.Oak, tail)
	}
}

// purse is the gold and the power of a seat, each with what it produces.
func (l *layout) purse(seat rules.Seat) []meter {
	name := l.name(seat)
	return []meter{
		{engine.PointsElement(content.Gold, seat), "towersiege/icons/gold", strconv.Itoa(l.Available(seat, content.Gold)), rules.Say("Gold"), rules.Say("%d gold of %s", l.Available(seat, content.Gold), name), false},
		{engine.ProducersElement(content.Gold, seat), "towersiege/cards/mine", strconv.Itoa(l.Produced(seat, content.Gold)), rules.Say("Mines"), rules.Say("%s produces %d gold", name, l.Produced(seat, content.Gold)), true},
		{engine.PointsElement(content.Power, seat), "towersiege/icons/power", strconv.Itoa(l.Available(seat, content.Power)), rules.Say("Power"), rules.Say("%d power of %s", l.Available(seat, content.Power), name), false},
		{engine.ProducersElement(content.Power, seat), "towersiege/cards/powerstone", strconv.Itoa(l.Produced(seat, content.Power)), rules.Say("Stones"), rules.Say("%s produces %d power", name, l.Produced(seat, content.Power)), true},
	}
}

// meterWords are the words below amounts: all of them stand there, or none.
func (l *layout) meterWords() (words []string) {
	for _, m := range l.purse(l.me) {
		words = append(words, m.word)
	}
	return words
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

// pilesOf draws how many cards another seat has in hand, in its deck and on its discard pile, in words or, where they
// are too long, beside pictures. A click shows what is known of its deck, and its discard pile (TS-HID-1, TS-HID-2).
func (l *layout) pilesOf(b *boardkit.Pen, seat rules.Seat, at, room ink.Rect) {
	p := &l.Players[seat]
	list := [...]struct {
		id      rules.Element
		n       int
		words   string
		label   string
		picture string
	}{
		{"", int(p.Hand.N), rules.Say("Hand %d", p.Hand.N), "", "kit/seal-hand"},
		{engine.DeckElement(seat), int(p.Deck.N), rules.Say("Deck %d", p.Deck.N), rules.Say("Market Deck, %d cards", p.Deck.N), "towersiege/table/card-back"},
		{engine.DiscardElement(seat), int(p.Discard.N), rules.Say("Discard %d", p.Discard.N), rules.Say("Discard pile, %d cards", p.Discard.N), l.discarded(seat)},
	}
	small := l.Small()
	gap := l.Gap(boardkit.Tight)
	boxes := boardkit.Grid(at, len(list), len(list), gap)
	short := false
	for i := range list {
		short = short || l.Width(small, list[i].words) > boxes[i].W
	}
	hand := l.Width(small, list[0].words) + 1
	if rest := at.W - hand - gap; short && (rest-gap)/2 >= l.Line(small)+l.Width(small, "53") { // the hand at least in words
		_, piles := at.CutLeft(hand + gap)
		boxes = append([]ink.Rect{ink.R(at.X, at.Y, hand, at.H)}, boardkit.Grid(piles, 2, 2, gap)...)
	}
	for i := range list {
		box, n := boxes[i], strconv.Itoa(list[i].n)
		if !short || i == 0 && box.W >= hand {
			b.Say(box, small, ink.Oak, list[i].words)
		} else {
			side := math.Min(box.H*0.92, math.Max(1, box.W-l.Width(small, n)-l.Px(3)))
			at := ink.R(box.X, box.Y+(box.H-side)/2, side, side)
			if list[i].picture != "" {
				b.Picture(list[i].picture, at)
			} else { // the place of an empty pile: a number alone says nothing
				card := at.Fit(CardAspect)
				b.Fill(card, ink.ParchmentDark, l.Px(2))
				b.Outline(card, ink.OakLight, math.Max(1, l.Px(1.5)), l.Px(2))
			}
			b.Say(ink.R(box.X+side+l.Px(3), box.Y, math.Max(1, box.W-side-l.Px(3)), box.H), small, ink.Oak, n)
		}
		if list[i].id != "" {
			pile := l.piece(list[i].id, box.Shift(room.X, room.Y).Round(), depthItem, nil, "pile", list[i].label)
			pile.Fixed = true
			l.OnBoard(pile)
		}
	}
}

// stands is how the Mage and the Tower of a seat stand: life, integrity, levels.
func (l *layout) stands(b *boardkit.Pen, seat rules.Seat, mage *engine.Thing, at, room ink.Rect) {
	side := math.Min(at.H, at.W*0.34)
	l.mageChip(b, seat, mage, ink.R(at.X, at.Y+(at.H-side)/2, side, side).Round(), room)
	l.points(b, seat, mage, ink.R(at.X+side+l.Gap(boardkit.Tight), at.Y, at.W-side-l.Gap(boardkit.Tight), at.H))
}

// mageChip is the Mage of a seat on its plaque: one inside can be clicked there, one outside stands in its row.
func (l *layout) mageChip(b *boardkit.Pen, seat rules.Seat, mage *engine.Thing, chip, room ink.Rect) {
	if mage.OnField() {
		b.Picture("towersiege/mages/"+l.Info(mage).ID+"-figure", chip).Fade = 0.6
		return
	}
	pen := l.Fresh()
	pen.Inked(boardkit.Own(chip), ink.ParchmentDeep, 2, 6)
	pen.Picture("towersiege/mages/"+l.Info(mage).ID+"-figure", boardkit.Own(chip).Inset(l.Px(3)))
	if l.aimedAt(mage.ID) {
		pen.Outline(boardkit.Own(chip), ink.Ember, math.Max(2, l.Px(3)), l.Px(6))
	}
	label := rules.Say("%s, the Mage of %s, %d of %d Life Points", l.Info(mage).Title(), l.name(seat), mage.Points, mage.Printed)
	l.OnBoard(l.ofSeat(l.piece(l.ThingElement(mage.ID), chip.Shift(room.X, room.Y), depthThing, pen.List, "figure", label), mage))
}

// points are the Life Points of a Mage above the Integrity Points of its Tower, and behind them what they are, where both find room.
func (l *layout) points(b *boardkit.Pen, seat rules.Seat, mage *engine.Thing, room ink.Rect) {
	life, tower := rules.Say("Life"), rules.Say("Tower")
	up, down := room.CutTop(room.H / 2)
	t := l.Tower(seat)
	pips := float64(max(mage.Points, mage.Printed))
	if t != nil {
		pips = math.Max(pips, float64(max(t.Points, t.Printed)))
	}
	note, aside := l.Font(ink.Sans, boardkit.NoteSize), 0.0
	if w := math.Max(l.Width(note, life), l.Width(note, tower)) + l.Px(4); pips*(up.H*leastPip+l.Px(2)) <= up.W-w { // the words of all seats in one type
		aside = w
	}
	beside := func(line ink.Rect, icon string, n, total int) ink.Rect {
		words, line := line.CutRight(aside)
		rest := l.pips(b, line, icon, n, total)
		return ink.R(rest.X, words.Y, rest.W+words.W, words.H)
	}
	up = beside(up, "towersiege/icons/life", int(mage.Points), int(mage.Printed))
	if t == nil {
		return
	}
	down = beside(down, "towersiege/icons/integrity", int(t.Points), int(t.Printed))
	if f, ok := l.wordType(math.Min(up.W, down.W), up.H, life, tower); ok {
		b.Say(up, f, ink.Oak, life)
		b.Say(down, f, ink.Oak, tower)
	}
}

// leastPip is the part of a line's height that a point has at least beside words.
const leastPip = 0.6

// pips are the points that are left, with those that are lost as ghosts, and return the room behind them.
func (l *layout) pips(b *boardkit.Pen, room ink.Rect, icon string, n, total int) ink.Rect {
	total = max(n, total)
	side := math.Min(room.H, (room.W-l.Px(2)*float64(total))/float64(max(total, 1)))
	for i := range total {
		op := b.Picture(icon, ink.R(room.X+float64(i)*(side+l.Px(2)), room.Y+(room.H-side)/2, side, side))
		if i >= n {
			op.Fade = 0.78
		}
	}
	_, rest := room.CutLeft(float64(total)*(side+l.Px(2)) + l.Px(2))
	return rest
}

// wordType is the type in which words stand beside what they name: small, and no smaller than is legible; false: they find no room.
func (l *layout) wordType(w, h float64, words ...string) (ink.Font, bool) {
	for f := l.Font(ink.Sans, boardkit.NoteSize); ; f.Size = math.Max(l.Metrics.Least(), f.Size-0.5) {
		if l.Line(f) <= h && !slices.ContainsFunc(words, func(word string) bool { return l.Width(f, word) > w }) {
			return f, true
		}
		if f.Size <= l.Metrics.Least() {
			return f, false
		}
	}
}

// meterWide is the part of an amount's width that its picture has at least beside a word.
const meterWide = 0.36

// meters lays amounts side by side in a line of a plaque, each a piece of its own, with a word below where each finds room for one.
func (l *layout) meters(line, room ink.Rect, list []meter) {
	if line.Empty() {
		return
	}
	boxes := boardkit.Grid(line, len(list), len(list), l.Gap(boardkit.Tight))
	for i, m := range list {
		box := boxes[i].Shift(room.X, room.Y).Round()
		x, y := box.Center()
		box = boardkit.Around(x, y, box.W, math.Max(box.H, l.Metrics.MinTarget())) // a lesson points at it
		b := l.Fresh()
		own := boardkit.Own(box)
		gap := l.Gap(boardkit.Tight)
		side := math.Min(own.H, own.W*0.5)
		f := l.Font(ink.SerifBold, 22)
		small, worded := l.wordType(own.W*(1-meterWide)-gap, own.H-l.Line(f)*0.9, l.meterWords()...)
		if worded {
			side = math.Min(side, own.W-gap-l.Width(small, m.word)-1)
		}
		words := b.Icon(own, m.icon, side, gap)
		if m.minor {
			f = l.Font(ink.Serif, 17)
		}
		for f.Size > 8 && (l.Measure.LineHeight(f) > own.H || l.Width(f, m.value) > words.W) {
			f.Size--
		}
		if worded {
			up, down := words.CutTop(own.H - l.Line(small))
			b.Say(up, f, ink.Ink, m.value)
			b.Say(down, small, ink.Oak, m.word)
		} else {
			b.Say(words, f, ink.Ink, m.value)
		}
		p := l.piece(m.id, box, depthItem, b.List, "counter", m.label)
		p.Fixed = true
		l.OnBoard(p)
	}
}
