package towers

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

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
