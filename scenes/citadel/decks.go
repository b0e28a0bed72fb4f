package citadel

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// decks are the Season decks and Pools of the four classes, the Events and the discard piles.
func (l *layout) decks(box ink.Rect, lay func(stage.Piece)) {
	b := l.Fresh()
	r := boardkit.Own(box)
	b.Plaque(r, ink.GoldDark)
	lay(stage.Piece{ID: "panel:decks", Box: box, Look: b.List, Solid: true, Label: "Decks"})
	in := box.Inset(l.Gap(boardkit.Near))
	cells := boardkit.Grid(in, int(cards.ClassCount)+1, int(cards.ClassCount)+1, 0)
	for k := range cards.ClassCount {
		cell := cells[k].Inset(1).Round()
		season, rest := cell.CutTop(math.Max(cell.H*0.62, math.Min(l.Metrics.MinTarget(), cell.H*0.5)))
		name := classes[k]
		l.pile(lay, rules.Element("deck:season/"+name), season.Round(), "back-"+name, l.Decks.Season[k], l.Decks.SeasonTop[k], rules.T("%s, Season deck: %d cards", title(name), l.Decks.Season[k]).String())
		l.number(lay, rules.Element("deck:pool/"+name), rest.Round(), l.Decks.Pool[k], rules.T("%s, Pool: %d cards", title(name), l.Decks.Pool[k]).String())
	}
	cell := cells[cards.ClassCount].Inset(1).Round()
	l.pile(lay, "deck:event", cell, "back-event", l.Decks.Events, -1, rules.T("Event deck: %d cards", l.Decks.Events).String())
}

func title(name string) string {
	return string(name[0]-'a'+'A') + name[1:]
}

// pile is a deck: its back, or the card that lies face up, and how many cards it has.
func (l *layout) pile(lay func(stage.Piece), id rules.Element, box ink.Rect, back string, n, top int, label string) {
	b := l.Fresh()
	f := b.Strong()
	if n > 0 && top >= 0 {
		label += ", on top lies " + l.set.Cards[top].Told().String()
	}
	_, low := b.Pile(boardkit.Own(box), f, n, ink.Middle, func(card ink.Rect) {
		if top < 0 {
			b.Picture(pic(back), card)
			return
		}
		b.Inked(card, ink.ParchmentLight, 2, 3)
		b.Picture(pic("class-"+classes[l.set.Cards[top].Class]), card.Inset(card.W*0.2))
	})
	b.Centred(low, f, ink.GoldLight, strconv.Itoa(n))
	lay(stage.Piece{ID: id, Box: box, Depth: 1, Look: b.List, Role: "pile", Label: label, Tip: true, Round: l.Px(4), Fixed: true})
}

// number is a Pool: its count under the Season deck.
func (l *layout) number(lay func(stage.Piece), id rules.Element, box ink.Rect, n int, label string) {
	b := l.Fresh()
	air := b.Small().Size * 0.25 // between the words of neighbours
	b.Centred(ink.R(air, 0, box.W-2*air, box.H), b.Small(), ink.ParchmentDark, strconv.Itoa(n)+" in Pool", strconv.Itoa(n))
	lay(stage.Piece{ID: id, Box: box, Depth: 1, Look: b.List, Role: "pile", Label: label, Tip: true, Round: l.Px(4), Fixed: true})
}
