package towers

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// pile is equal cards of a hand.
type pile struct {
	card content.Card
	n    int
}

// piles are the cards of a pile, equal ones together, in the order of the cards.
func piles(cards []content.Card) (list []pile) {
	for _, card := range cards {
		if last := len(list) - 1; last >= 0 && list[last].card == card {
			list[last].n++
		} else {
			list = append(list, pile{card, 1})
		}
	}
	return list
}

// hand lays the stall of the viewer below the yards: Spells, cards, deck and discard pile.
func (l *layout) hand() {
	room := l.Room.Row
	if room.Empty() || l.Phase == engine.Choosing {
		return
	}
	b := l.Fresh()
	own := boardkit.Own(room.Round())
	b.Fill(own, ink.OakDark, l.Px(8))
	b.Outline(own, ink.GoldDark, math.Max(1, l.Px(2)), l.Px(8))
	if in := own.Inset(math.Max(1, l.Px(2))); !l.Players[l.me].Out {
		cloth, _ := in.CutTop(math.Min(l.Px(34), in.H*0.2))
		l.awning(b, cloth, l.emblem(l.me))
	}
	l.OnRow(stage.Piece{ID: engine.HandElement(l.me), Box: room.Round(), Depth: depthGround, Look: b.List, Fixed: true, Label: rules.Say("Hand of %s", l.name(l.me))})
	if l.Players[l.me].Out {
		return
	}
	gap := l.Gap(boardkit.Close)
	in := room.Inset(gap)
	_, in = in.CutTop(math.Min(l.Px(10), in.H*0.05))
	ends, in := in.CutRight(math.Max(in.H*0.44, 2.4*l.Metrics.MinTarget()))
	l.ends(ends)
	_, in = in.CutRight(gap)
	spells, in := in.CutLeft(math.Min(0.26*in.W, l.spellsWidth(in.H)))
	l.spells(spells)
	_, in = in.CutLeft(gap)
	l.cards(in)
}

// ends are the deck and the discard pile of the viewer.
func (l *layout) ends(room ink.Rect) {
	p := &l.Players[l.me]
	boxes := boardkit.Grid(room, 2, 1, l.Gap(boardkit.Tight))
	for i, pile := range []struct {
		id    rules.Element
		n     int
		top   string
		label string
	}{
		{engine.DeckElement(l.me), int(p.Deck.N), "towersiege/table/card-back", rules.Say("Market Deck, %d cards", p.Deck.N)},
		{engine.DiscardElement(l.me), int(p.Discard.N), l.discarded(l.me), rules.Say("Discard pile, %d cards", p.Discard.N)},
	} {
		box := boxes[i].Round()
		b := l.Fresh()
		own := boardkit.Own(box)
		w := math.Min(own.W*0.5, own.H*CardAspect)
		card := ink.R(own.X+l.Px(4), own.Y, w, own.H)
		b.Fill(card, ink.ParchmentDark.Alpha(0.25), l.Px(6))
		if pile.top != "" && pile.n > 0 {
			b.Picture(pile.top, card.Inset(math.Max(1, l.Px(3))))
		}
		words := ink.R(card.Right()+l.Px(6), own.Y, math.Max(1, own.Right()-card.Right()-l.Px(8)), own.H)
		f := l.Font(ink.SerifBold, 22)
		for f.Size > 8 && l.Width(f, strconv.Itoa(pile.n)) > words.W {
			f.Size--
		}
		b.Say(words, f, ink.ParchmentLight, strconv.Itoa(pile.n))
		l.OnRow(l.piece(pile.id, box, depthSeat, b.List, "pile", pile.label))
	}
}

// discarded is the picture of the uppermost card of a discard pile.
func (l *layout) discarded(seat rules.Seat) string {
	cards := l.Players[seat].Discard.All()
	if len(cards) == 0 {
		return ""
	}
	return pictureOf(l.Content.At(cards[len(cards)-1]))
}

// spellsOf are the Spells of a seat: innate ones and those that it has bought.
func (l *layout) spellsOf(seat rules.Seat) []content.Card {
	list := append([]content.Card(nil), l.Content.Innate...)
	for _, p := range piles(l.Players[seat].Spells.All()) {
		list = append(list, p.card)
	}
	return list
}

func (l *layout) spellsWidth(high float64) float64 {
	n := len(l.spellsOf(l.me))
	return high * 0.46 * math.Ceil(float64(n)/2)
}

// spells lays the Spells of the viewer.
func (l *layout) spells(room ink.Rect) {
	list := l.spellsOf(l.me)
	for i, box := range packed(room, len(list), 0.95, l.Gap(boardkit.Tight)) {
		info := l.Content.At(list[i])
		el := rules.Element("spell:" + info.ID)
		box = box.Round()
		b := l.Fresh()
		own := boardkit.Own(box)
		b.Inked(own, tints[content.Spell], 2, 6)
		in := own.Inset(math.Max(2, l.Px(3)))
		small := l.Font(ink.Sans, boardkit.SmallSize)
		if in.H > 2.4*l.Line(small) {
			var words ink.Rect
			words, in = in.CutBottom(l.Line(small))
			b.Name(words, small, ink.Ink, info.Title().String()).Across = ink.Middle
		}
		b.Picture(pictureOf(info), in)
		l.dim(b, own, el)
		l.OnRow(l.piece(el, box, depthThing, b.List, "card", rules.Say("Spell: %s", info.Title())))
	}
}

// dim darkens what is no answer to what its owner is asked.
func (l *layout) dim(b *boardkit.Pen, own ink.Rect, el rules.Element) {
	if l.asked(l.me) && !l.Can(el) && !l.HasChosen(el) {
		b.Fill(own, ink.OakDark.Alpha(0.5), l.Px(7))
	}
	if l.HasChosen(el) {
		b.Outline(own, ink.Gold, math.Max(2, l.Px(4)), l.Px(7))
	}
}

// cards lays the hand: equal cards lie on each other. Those that the viewer may not see lie face down.
func (l *layout) cards(room ink.Rect) {
	p := &l.Players[l.me]
	if !l.shows(l.me) {
		for i, box := range spread(room, int(p.Hand.N)) {
			b := l.Fresh()
			b.Picture("towersiege/table/card-back", boardkit.Own(box))
			id := rules.Element("back-of-hand:" + strconv.Itoa(i))
			l.OnRow(stage.Piece{ID: id, Box: box, Depth: depthThing + i, Look: b.List, Label: rules.Say("A card, face down")})
		}
		return
	}
	list := piles(p.Hand.All())
	for i, box := range spread(room, len(list)) {
		info := l.Content.At(list[i].card)
		el := l.CardElement(list[i].card)
		if l.Asked == engine.AskRifle && l.Mode == table.Asking {
			el = rules.Element("own:" + info.ID) // the elements are those of the hand that is rifled
		}
		depth := depthThing + i
		if l.Hover == el || l.HasChosen(el) {
			depth = depthOver
			box.Y = math.Round(math.Max(l.Room.Row.Y, box.Y-l.Px(12)))
		}
		b := l.Fresh()
		own := boardkit.Own(box)
		b.List = Face(l.Metrics, l.Measure, l.Moment.Tones, info, own)
		if n := list[i].n; n > 1 {
			count(b, own, n)
		}
		l.dim(b, own, el)
		piece := l.piece(el, box, depth, b.List, "card", rules.Say("%s, %s", info.Title(), Kind(info)))
		piece.From, piece.Sound = engine.DeckElement(l.me), "card"
		l.OnRow(piece)
	}
}

// count says at the upper right of a card in the hand how many of it there are: below stands its price.
func count(b *boardkit.Pen, card ink.Rect, n int) {
	f := b.Font(ink.SansBold, 17)
	side := b.Line(f)
	head := math.Max(2, b.Px(5)) + b.Line(b.Font(ink.SerifBold, boardkit.SmallSize)) // with its name
	b.Counter(ink.R(card.Right()-side-b.Px(6), card.Y+head+b.Px(4), side, side).Round(), ink.Bone, ink.Ink, f, strconv.Itoa(n))
}

// spread is where n cards lie in a row, over each other where there is not enough room.
func spread(room ink.Rect, n int) []ink.Rect {
	if n == 0 || room.Empty() {
		return nil
	}
	h := math.Floor(room.H)
	w := math.Min(math.Floor(h*CardAspect), room.W)
	step := w + math.Min(8, w*0.06)
	if n > 1 {
		step = math.Min(step, (room.W-w)/float64(n-1))
	}
	x := room.X + (room.W-w-step*float64(n-1))/2
	boxes := make([]ink.Rect, n)
	for i := range boxes {
		boxes[i] = ink.R(x+step*float64(i), room.Y, w, h).Round()
	}
	return boxes
}
