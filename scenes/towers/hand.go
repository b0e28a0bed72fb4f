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
	gap := l.Gap(boardkit.Near)
	in := room.Inset(gap)
	_, in = in.CutTop(l.stallTop() - in.Y)
	ends, in := in.CutRight(math.Max(in.H*0.62, 2.4*l.Metrics.MinTarget()))
	l.ends(ends)
	_, in = in.CutRight(gap)
	left, in := in.CutLeft(math.Max(l.Px(278), math.Min(0.3*in.W, l.purseWidth())))
	purse, spells := left.CutTop(math.Max(0.46*left.H, math.Min(0.62*left.H, 2*l.Line(l.Small())+l.Metrics.MinTarget()+2*gap)))
	l.stallPurse(purse.Round())
	_, spells = spells.CutTop(gap / 2)
	l.spells(spells)
	_, in = in.CutLeft(gap)
	if l.rifling() {
		l.rifled(in)
		return
	}
	l.cards(in)
}

// stallTop is where the purses and cards of the stall begin, below its awning.
func (l *layout) stallTop() float64 {
	in := l.Room.Row.Inset(l.Gap(boardkit.Near))
	return in.Y + math.Min(l.Px(26), in.H*0.14)
}

// purseWidth is how wide the purses in the stall are in the type of the screen.
func (l *layout) purseWidth() float64 {
	f := l.Font(ink.SerifBold, 26)
	return 2*(l.Line(f)*1.2+l.Width(f, "10")+l.Width(l.Font(ink.Sans, 18), "/ 10")) + 6*l.Gap(boardkit.Near)
}

// stallPurse lays the gold and the power of the viewer, each with what is produced of it, and below them the buttons of
// Alchemy, or what it asks for where nothing can be paid with.
func (l *layout) stallPurse(box ink.Rect) {
	b := l.Fresh()
	own := boardkit.Own(box)
	b.Inked(own, ink.ParchmentLight, 2, 6)
	in := own.Inset(l.Gap(boardkit.Close))
	words := rules.Say("Alchemy: %d of one for 1 of the other", l.Players[l.me].Ratio)
	foot := ink.Rect{}
	if f := l.Small(); in.H > l.Metrics.MinTarget()+l.Line(f)+l.Gap(boardkit.Tight) {
		foot, in = in.CutBottom(math.Max(l.Metrics.MinTarget(), l.Line(f)+l.Px(8)))
		_, in = in.CutBottom(l.Gap(boardkit.Tight))
		if !l.directions(foot.Shift(box.X, box.Y)) {
			b.Fill(foot, ink.OakLight.Alpha(0.5), l.Px(5))
			b.Fill(foot.Inset(1), ink.ParchmentDark, l.Px(5))
			at := b.Icon(ink.R(foot.X+l.Px(6), foot.Y, foot.W-l.Px(12), foot.H), "towersiege/yards/icons/alchemy", foot.H*0.9, l.Gap(boardkit.Tight))
			b.Say(at, f, ink.Ink, words, rules.Say("Alchemy %d for 1", l.Players[l.me].Ratio), rules.Say("Alchemy"))
		}
	}
	l.OnRow(stage.Piece{ID: "purse", Box: box, Depth: depthGround + 1, Look: b.List, Fixed: true, Label: words})
	purse := l.purse(l.me)
	for i, at := range boardkit.Grid(in.Shift(box.X, box.Y), 2, 2, l.Gap(boardkit.Tight)) {
		what := content.What(i)
		at = at.Round()
		pen := l.Fresh()
		face := boardkit.Own(at)
		words := pen.Icon(face, purse[2*i].icon, math.Min(face.H, l.Px(48)), l.Gap(boardkit.Close))
		l.amount(pen, words, what, l.me)
		p := l.piece(purse[2*i].id, at, depthThing, pen.List, "counter", purse[2*i].label+". "+purse[2*i+1].label)
		p.Fixed = true
		l.OnRow(p)
	}
}

// ends are the deck and the discard pile of the viewer.
func (l *layout) ends(room ink.Rect) {
	p := &l.Players[l.me]
	boxes := boardkit.Grid(room, 2, 2, l.Gap(boardkit.Close))
	for i, pile := range []struct {
		id    rules.Element
		n     int
		top   string
		name  string
		label string
	}{
		{engine.DeckElement(l.me), int(p.Deck.N), "towersiege/table/card-back", rules.Say("Deck"), rules.Say("Market Deck, %d cards", p.Deck.N)},
		{engine.DiscardElement(l.me), int(p.Discard.N), l.discarded(l.me), rules.Say("Discard"), rules.Say("Discard pile, %d cards", p.Discard.N)},
	} {
		box := boxes[i].Round()
		b := l.Fresh()
		own := boardkit.Own(box)
		f, small := l.Font(ink.SerifBold, 22), l.Small()
		foot, top := own.CutBottom(math.Min(own.H*0.5, l.Line(f)+l.Line(small)))
		w := math.Min(top.W, top.H*CardAspect)
		card := ink.R(top.X+(top.W-w)/2, top.Y, w, w/CardAspect).Round()
		b.Fill(card, ink.ParchmentDark.Alpha(0.25), l.Px(6))
		if pile.top != "" && pile.n > 0 {
			if i == 1 {
				b.Inked(card, ink.ParchmentLight, 2, 6)
			}
			b.Picture(pile.top, card.Inset(math.Max(1, l.Px(3))))
		}
		foot.Y = card.Bottom() + math.Min(l.Px(6), foot.Bottom()-foot.H-card.Bottom())
		number, name := foot.CutTop(foot.H * l.Line(f) / (l.Line(f) + l.Line(small)))
		b.Centred(number, f, ink.ParchmentLight, strconv.Itoa(pile.n))
		b.Centred(name, small, ink.ParchmentDark, pile.name)
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

// spells lays the Spells of the viewer, each with what it costs and what it rolls.
func (l *layout) spells(room ink.Rect) {
	list := l.spellsOf(l.me)
	var named ink.Font
	for i, box := range packed(room, len(list), 0.9, l.Gap(boardkit.Tight)) {
		if i == 0 {
			named = l.spellFont(list, math.Floor(box.W)-2*l.spellPad())
		}
		info := l.Content.At(list[i])
		el := rules.Element("spell:" + info.ID)
		box = box.Round()
		own := boardkit.Own(box)
		b, label := l.spell(list[i], own, named), l.spellLabel(list[i])
		if traded := l.alchemy(b, own, el); !traded.Empty() {
			label = rules.T("%s, %s", label, traded)
		}
		l.dim(b, own, el)
		l.OnRow(l.piece(el, box, depthThing, b.List, "card", label.String()))
	}
}

// dim darkens what cannot be used now: what is no answer to what its owner is asked, and all in a turn of somebody else who is not asking
// for one.
func (l *layout) dim(b *boardkit.Pen, own ink.Rect, el rules.Element) {
	idle := l.Mode != table.Asking && l.Turn != l.me && l.Moment.Viewer == l.me || l.Mode == table.Asking && !l.asked(l.me)
	if idle || l.asked(l.me) && !l.Can(el) && !l.HasChosen(el) {
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
	var letters faceType
	for i, box := range spread(room, len(list)) {
		if i == 0 {
			letters = l.faceFont(p.Hand.All(), box)
		}
		info := l.Content.At(list[i].card)
		el := l.CardElement(list[i].card)
		if l.Asked == engine.AskRifle && l.Mode == table.Asking {
			el = rules.Element("own:" + info.ID) // the elements are those of the hand that is rifled
		}
		depth, place := depthThing+i, box
		if l.Hover == el || l.HasChosen(el) { // it is raised, and keeps its place below for the pointer
			depth = depthOver
			box.Y = math.Round(math.Max(l.Room.Row.Y, box.Y-l.Px(12)))
			place.Y, place.H = box.Y, place.Bottom()-box.Y
		}
		b := l.Fresh()
		own := boardkit.Own(box)
		now := l.costs(list[i].card)
		stat, level := content.SL, info.SL
		if skilled, _ := l.skillOf(list[i].card); skilled > 0 {
			stat, level = content.SS, skilled
		}
		b.List = face(l.Fresh(), letters, info, own, stat, level, now)
		if n := list[i].n; n > 1 {
			count(b, own, letters.name, n)
		}
		label := rules.T("%s, %s", info.Title(), Kind(info))
		if was := printedCost(info); now != was {
			label = rules.T("%s, %s", label, l.match.Book().Cheaper(l.me, list[i].card, now.gold, now.power, was.gold, was.power))
		}
		if traded := l.alchemy(b, own, el); !traded.Empty() {
			label = rules.T("%s, %s", label, traded)
		}
		l.dim(b, own, el)
		piece := l.piece(el, place, depth, b.List, "card", label.String())
		piece.From, piece.Sound, piece.Seen = engine.DeckElement(l.me), "card", own
		l.OnRow(piece)
	}
}

// costs is what a card of the hand of the viewer costs now.
func (l *layout) costs(card content.Card) cost {
	gold, power := l.Price(l.me, card)
	return cost{gold, power}
}

// count says at the upper right of a card in the hand, below its name, how many of it there are: at its foot stands its price.
func count(b *boardkit.Pen, card ink.Rect, name ink.Font, n int) {
	f := b.Font(ink.SansBold, 17)
	side := b.Line(f)
	head := math.Max(2, b.Px(5)) + b.Line(name)
	b.Counter(ink.R(card.Right()-side-b.Px(6), card.Y+head+b.Px(4), side, side).Round(), ink.Bone, ink.Ink, f, strconv.Itoa(n))
}

// spread is where n cards lie in a row: narrower where there are many, and over each other where there is not enough room for
// that either.
func spread(room ink.Rect, n int) []ink.Rect {
	if n == 0 || room.Empty() {
		return nil
	}
	const narrowest = 0.46
	h := math.Floor(room.H)
	gap := math.Min(8, h*0.05)
	w := math.Min(math.Floor(h*CardAspect), room.W)
	w = math.Min(w, math.Max(math.Floor(h*narrowest), math.Floor((room.W-gap*float64(n-1))/float64(n))))
	step := w + gap
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
