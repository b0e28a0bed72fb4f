package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// deckList reads a deck option: the id of a Starter deck. The reasons say everything that is
// wrong with it.
func (g *Game) deckList(value string, pooled, promo bool) (cards.List, []rules.Text) {
	for i := range g.set.Starters {
		if value == starterID(g.set, i) {
			return g.set.Starters[i], nil
		}
	}
	return cards.List{}, []rules.Text{rules.T("%q is no deck", value)}
}
