package bsieged

import (
	"io/fs"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
	"portcullis/rules/notation"
)

// Game is B-Sieged with its content.
type Game struct {
	set *cards.Set
	// info is what new matches and position files are held against; those who show it ask [Game.Info],
	// whose words are in the language that is spoken then.
	info rules.Info
	// design is the design of each Resource card, by cardNo.
	design [cards.ClassCount * cards.ClassCards]uint8
	// copyOf is the cardNo of each of the 120 cards.
	copyOf [cards.ClassCount * cards.ClassCards]cardNo
	// tokens are the ability tokens of each Level.
	tokens [cards.LevelCount][]uint8
	// enemies are the 48 Enemy cards, as indexes of Set.Enemies.
	enemies    []uint8
	vocabulary vocabulary
	notation   *notation.Table
	el         elements
}

// Load reads the content from the folder of the game. The error is that of [cards.Load].
func Load(files fs.FS) (*Game, error) {
	set, err := cards.Load(files)
	if err != nil {
		return nil, err
	}
	g := &Game{set: set}
	g.numberCards()
	g.numberTokens()
	for i, e := range set.Enemies {
		for range e.Copies {
			g.enemies = append(g.enemies, uint8(i))
		}
	}
	g.nameElements()
	g.learnWords()
	g.info = g.Info()
	return g, nil
}

// numberCards gives every copy of a Resource card a number, class by class: [cards.Load] has
// seen to it that each class has its 30.
func (g *Game) numberCards() {
	next := 0
	for i := range g.set.Cards {
		first := cardNo(next)
		for range g.set.Cards[i].Copies {
			g.design[next], g.copyOf[next] = uint8(i), first
			next++
		}
	}
}

// numberTokens lays out the ability tokens of each Level.
func (g *Game) numberTokens() {
	for i := range g.set.Abilities {
		for level, n := range g.set.Abilities[i].Tokens {
			for range n {
				g.tokens[level] = append(g.tokens[level], uint8(i))
			}
		}
	}
}

// Set is the content: heroes, cards, enemies, numbers.
func (g *Game) Set() *cards.Set { return g.set }

// Names lists all that the content says.
func (g *Game) Names() []rules.Text { return g.set.Names() }

// ContentHash identifies the content.
func (g *Game) ContentHash() string { return g.set.Hash }
