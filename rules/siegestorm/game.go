package siegestorm

import (
	"io/fs"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// Game is Siegestorm with its content. It is immutable.
type Game struct {
	set *cards.Set
	elements
}

var _ rules.Game = (*Game)(nil)

// Load reads the content from the folder of the game. The error is that of [cards.Load].
func Load(files fs.FS) (*Game, error) {
	set, err := cards.Load(files)
	if err != nil {
		return nil, err
	}
	return &Game{set: set, elements: makeElements()}, nil
}

// Set is the content: cards, decks, bosses.
func (g *Game) Set() *cards.Set { return g.set }
