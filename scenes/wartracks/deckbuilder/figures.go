package deckbuilder

import (
	"slices"

	"portcullis/rules/siegestorm/cards"
)

// curve is how many cards of each cost the deck has.
func (m *model) curve() []int {
	curve := make([]int, m.topCost()+1)
	for _, line := range m.List.Lines {
		if c := int(m.Set.Cards[line.Card].Cost); c < len(curve) {
			curve[c] += line.N
		}
	}
	return curve
}

// deckFigures are the means of a deck and what else one asks about it.
type deckFigures struct {
	ATT, DEF float64 // of its creatures
	Negates  int     // cards that can negate
}

func (m *model) figures() deckFigures {
	var f deckFigures
	creatures := 0
	for _, line := range m.List.Lines {
		c := &m.Set.Cards[line.Card]
		if c.Creature() {
			creatures += line.N
			f.ATT += float64(line.N) * float64(c.ATT)
			f.DEF += float64(line.N) * float64(c.DEF)
		}
		if slices.ContainsFunc(slices.Concat(c.Action, c.Passive.Effects), negates) {
			f.Negates += line.N
		}
	}
	if creatures > 0 {
		f.ATT /= float64(creatures)
		f.DEF /= float64(creatures)
	}
	return f
}

func negates(e cards.Effect) bool { return e.Do == cards.Negate }

// seenBy is the chance that at least one of n copies is among the first 14 of the 34 cards:
// those that a player has seen who draws two at the start (ST-SET-2) and two in each of six
// turns (ST-TRN-3).
func seenBy(n int) float64 {
	const drawn = 2 + 2*6
	none := 1.0
	for i := range min(n, cards.DeckSize) {
		none *= float64(cards.DeckSize-drawn-i) / float64(cards.DeckSize-i)
	}
	return 1 - none
}
