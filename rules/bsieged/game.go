package bsieged

import (
	"portcullis/rules/bsieged/cards"
)

// Game is B-Sieged with its content.
type Game struct {
	set *cards.Set
	// design is the design of each Resource card, by cardNo.
	design [cards.ClassCount * cards.ClassCards]uint8
	// tokens are the ability tokens of each Level.
	tokens [cards.LevelCount][]uint8
	// enemies are the 48 Enemy cards, as indexes of Set.Enemies.
	enemies    []uint8
	vocabulary vocabulary
	el         elements
}

// ContentHash identifies the content.
func (g *Game) ContentHash() string { return g.set.Hash }
