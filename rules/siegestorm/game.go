package siegestorm

import (
	"io/fs"
	"slices"

	"portcullis/rules"
	"portcullis/rules/notation"
	"portcullis/rules/siegestorm/cards"
)

// Game is Siegestorm with its content. It is immutable.
type Game struct {
	set    *cards.Set
	info   rules.Info
	traits []trait // by cards.ID
	elements
	notation *notation.Table
}

var _ rules.Game = (*Game)(nil)

// Load reads the content from the folder of the game. The error is that of [cards.Load].
func Load(files fs.FS) (*Game, error) {
	set, err := cards.Load(files)
	if err != nil {
		return nil, err
	}
	return &Game{set: set, info: makeInfo(set), traits: makeTraits(set), elements: makeElements(), notation: table(set)}, nil
}

// Set is the content: cards, decks, bosses.
func (g *Game) Set() *cards.Set { return g.set }

// Names lists all that the content says.
func (g *Game) Names() []rules.Text { return g.set.Names() }

// ContentHash identifies the content files.
func (g *Game) ContentHash() string { return g.set.Hash() }

// gameID names the game in files, flags and snapshots.
const gameID = "siegestorm"

// maxDecisions bounds the decisions of a match: 4 players have at most 11 turns each, 2 have
// 17, of at most 500 choices (ledger 11.15), and each announcement may be taken back once.
const maxDecisions = 2 * maxSeats * 11 * turnChoices

// turnChoices is how many choices a turn has at most (ledger 11.15).
const turnChoices = 500

// Info describes the game to menus.
func (g *Game) Info() rules.Info {
	in := g.info
	in.Seats, in.Options = slices.Clone(in.Seats), slices.Clone(in.Options)
	return in
}

func makeInfo(set *cards.Set) rules.Info {
	return rules.Info{
		ID:           gameID,
		Title:        "Siegestorm",
		Summary:      "Send creatures up your war track at the enemy: who has no cards left to draw or to lose has lost.",
		MinSeats:     1,
		MaxSeats:     maxSeats,
		Seats:        playerNames[:],
		Minutes:      20,
		Options:      makeOptions(set),
		MaxDecisions: maxDecisions,
		Revision:     4,
		Contents:     []string{"40b3ee02a8ca2c04"},
		Hidden:       true,
	}
}
