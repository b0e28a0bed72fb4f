package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// Game is Siegestorm with its content. It is immutable.
type Game struct {
	set *cards.Set
	elements
}

var _ rules.Game = (*Game)(nil)

// Set is the content: cards, decks, bosses.
func (g *Game) Set() *cards.Set { return g.set }
