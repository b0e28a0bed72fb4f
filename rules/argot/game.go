package argot

import (
	"io/fs"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/file"
)

// Game is The Siege of Argot with its content. It is never changed.
type Game struct {
	content *content.Content
	worlds  []*engine.World // of the scenarios
	info    rules.Info
}

var (
	_ rules.Game   = (*Game)(nil)
	_ rules.Namer  = (*Game)(nil)
	_ rules.Prover = (*Game)(nil)
)

// Load reads the content from the folder of the game. The error is that of [content.Load].
func Load(files fs.FS) (*Game, error) {
	c, err := content.Load(files)
	if err != nil {
		return nil, err
	}
	g := &Game{content: c}
	for i := range c.Scenarios {
		g.worlds = append(g.worlds, engine.NewWorld(c, c.Scenarios[i].Map))
	}
	g.info = rules.Info{
		ID:           "argot",
		Title:        "The Siege of Argot",
		Summary:      "Hidden blocks: Mineos wins by taking and holding a part of the city, Argot by keeping it to the last day.",
		MinSeats:     engine.Seats,
		MaxSeats:     engine.Seats,
		Seats:        []string{"Argot", "Mineos"},
		Minutes:      c.Scenarios[0].Minutes,
		Longest:      longest(c.Scenarios),
		Options:      g.options(),
		MaxDecisions: maxDecisions,
		Revision:     11,
		Contents:     contents,
		Hidden:       true,
	}
	return g, nil
}

// longest is how many minutes the longest scenario takes.
func longest(scenarios []content.Scenario) int {
	minutes := 0
	for i := range scenarios {
		minutes = max(minutes, scenarios[i].Minutes)
	}
	return minutes
}

// contents are the hashes of all content that the program came with, oldest first.
var contents = []string{"5f1d38e638238c70", "b711bf73e48cb67e", "2aacbd8b017a7462", "650ba36e489813ac", "467aa1e3914757b1", "2adf4782ed3e1447", "06188668b4b5d111", "520d0bf62480e000"}

// maxDecisions bounds a match of four days: AR-INV-16 ends it after 32 turns, in each of which every
// block moves, fights three rounds, and is restored step by step.
const maxDecisions = 40000

// Info describes the game.
func (g *Game) Info() rules.Info { return g.info }

// Names lists all that the content says.
func (g *Game) Names() []rules.Text { return append(g.content.Names(), preferenceNames()...) }

// ContentHash identifies the content files.
func (g *Game) ContentHash() string { return g.content.Hash }

// New begins a match.
func (g *Game) New(setup rules.Setup) (rules.State, error) {
	setup, err := g.info.Complete(setup)
	if err != nil {
		return nil, err
	}
	o := g.settle(setup.Options)
	return g.wrap(engine.New(g.worlds[o.Scenario], o, setup.Seed), setup.Options), nil
}

// Restore is the inverse of State.Snapshot.
func (g *Game) Restore(snapshot []byte) (rules.State, error) {
	var values map[string]string
	s, err := file.Restore(g.info, snapshot, func(setup rules.Setup) (*engine.World, engine.Options, error) {
		setup, err := g.info.Complete(setup)
		values = setup.Options
		o := g.settle(values)
		return g.worlds[o.Scenario], o, err
	})
	if err != nil {
		return nil, err
	}
	return g.wrap(s, values), nil
}

// Notation writes a choice by the ids of the content: "march mi03 1104 1204".
func (g *Game) Notation(c rules.Choice) string { return g.worlds[0].Spellings.Write(c) }

// Parse reads what Notation writes.
func (g *Game) Parse(text string) (rules.Choice, error) { return g.worlds[0].Spellings.Parse(text) }
