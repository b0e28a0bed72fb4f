package towersiege

import (
	"io/fs"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/rules/towersiege/file"
	"portcullis/rules/towersiege/words"
)

// Game is Tower Siege with its content. It is never changed.
type Game struct {
	content *content.Content
	world   *engine.World
	info    rules.Info
}

var (
	_ rules.Game     = (*Game)(nil)
	_ rules.Namer    = (*Game)(nil)
	_ rules.Inventor = (*Game)(nil)
)

// Load reads the content from the folder of the game. The error is that of [content.Load].
func Load(files fs.FS) (*Game, error) {
	c, err := content.Load(files)
	if err != nil {
		return nil, err
	}
	g := &Game{content: c, world: engine.NewWorld(c)}
	g.info = rules.Info{
		ID:           "towersiege",
		Title:        "Tower Siege",
		Summary:      "Mages hire creatures and break each other's Towers; the last Mage alive wins.",
		MinSeats:     2,
		MaxSeats:     engine.MaxSeats,
		Seats:        words.Seats[:],
		Minutes:      30,
		Longest:      60,
		Dice:         []rules.Sides{rules.Percentile},
		Options:      g.options(),
		MaxDecisions: maxDecisions,
		Revision:     6,
		Contents:     contents,
		Hidden:       true,
		Levels:       []string{"squire", "warden", "archmage"}, // TS-MOD-3
	}
	return g, nil
}

// contents are the hashes of all content that the program came with, oldest first.
var contents = []string{"b9a23b9ac69c2eb9", "5c7765d41fb259f0"}

// maxDecisions bounds a match: it ends with Round 500 at the latest, each with a turn of four seats in which
// everything can be bought, moved, enabled and answered once.
const maxDecisions = 1_000_000

// Info describes the game.
func (g *Game) Info() rules.Info { return g.info }

// Names lists all that the content says.
func (g *Game) Names() []rules.Text { return append(g.content.Names(), g.preferenceNames()...) }

// Content is what the game is played with, for deck builders.
func (g *Game) Content() *content.Content { return g.content }

// ContentHash identifies the content files.
func (g *Game) ContentHash() string { return g.content.Hash }

// New begins a match. A deck that is not legal is refused with every reason at once (TS-DEK-1, TS-DEK-2).
func (g *Game) New(setup rules.Setup) (rules.State, error) {
	setup, o, err := g.complete(setup)
	if err != nil {
		return nil, err
	}
	s := engine.New(g.world, o, setup.Seats, setup.Seed)
	settleHabits(s, setup.Options)
	return g.wrap(s, setup.Options), nil
}

// Restore is the inverse of State.Snapshot.
func (g *Game) Restore(snapshot []byte) (rules.State, error) {
	var values map[string]string
	s, err := file.Restore(g.info, snapshot, func(setup rules.Setup) (*engine.State, error) {
		setup, o, err := g.complete(setup)
		values = setup.Options
		if err != nil {
			return nil, err
		}
		return engine.Blank(g.world, o, setup.Seats), nil
	})
	if err != nil {
		return nil, err
	}
	return g.wrap(s, values), nil
}

// complete is a setup with all defaults, and what it settles.
func (g *Game) complete(setup rules.Setup) (rules.Setup, engine.Options, error) {
	setup, err := g.info.Complete(setup)
	if err != nil {
		return setup, engine.Options{}, err
	}
	o, err := g.settle(setup.Options)
	return setup, o, err
}

// Invent makes a legal deck up for a deck option.
func (g *Game) Invent(option string, _ rules.Setup, r *rules.Rand) string {
	if o, ok := g.info.Option(option); !ok || o.Open != optionDeck {
		return ""
	}
	return g.content.Code(g.content.Random(r))
}

// Notation writes a choice by the ids of the content and the numbers of things: "assault 12 1 0".
func (g *Game) Notation(c rules.Choice) string { return g.world.Spellings.Write(c) }

// Parse reads what Notation writes.
func (g *Game) Parse(text string) (rules.Choice, error) { return g.world.Spellings.Parse(text) }
