package deckbuilder

import (
	"portcullis/rules/decks"
	"portcullis/scenes/deckbuilder/folder"
	"portcullis/scenes/form"
)

// Screen is the deck builder, and Model what it shows.
type (
	Screen = screen
	Model  = model
)

// EveryCamp shows the cards of all camps.
const EveryCamp = everyCamp

// The pages that lie over it.
const (
	PageOpen   = deckOpen
	PageMine   = deckMine
	PageRename = deckRename
	PageImport = deckImport
	PageCard   = deckCard
	PageLeave  = deckLeave
)

// Plan lays the deck builder out.
func Plan(k form.Toolkit, m Model) []form.Item { return plan(k, m) }

// Model is what the deck builder shows.
func (b *screen) Model() *model { return &b.model }

// Folder is where decks are saved.
func (b *screen) Folder() *folder.Folder { return b.dir }

// ReadText reads a deck as text.
func (b *screen) ReadText(text string) { b.readText(text) }

// GoOn does what waited for unsaved changes.
func (b *screen) GoOn() { b.goOn() }

// Lay makes a deck the one that is built.
func (m *model) Lay(f decks.File) { m.lay(f) }

// ShowAll lets all cards through.
func (m *model) ShowAll() { m.showAll() }

// Take takes a copy of a card out, and Call gives the deck a name.
func (m *model) Take(card decks.Card) { m.take(card) }

func (m *model) Call(name string) { m.call(name) }

// Visible are the cards that are shown.
func (m *model) Visible() []decks.Card { return m.visible() }

// MostOf is how many copies of a card there may be.
func (m *model) MostOf(card decks.Card) int { return m.most(card) }

// Objections are what is wrong with the deck.
func (m *model) Objections() []string { return m.objections() }

// TopCost is the highest cost of a card.
func (m *model) TopCost() int { return m.topCost() }

// Sifted reports whether anything is filtered out.
func (m *model) Sifted() bool { return m.sifted() }

// HoldFolder makes every reading of the folder of decks wait, as on a slow disk, until release.
func (b *screen) HoldFolder() (release func()) {
	b.shelf.mu.Lock()
	return b.shelf.mu.Unlock
}
