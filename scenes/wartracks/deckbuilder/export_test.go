package deckbuilder

import (
	"portcullis/rules/siegestorm/cards"
	"portcullis/scenes/wartracks/decks"
)

// Screen is the deck builder.
type Screen = screen

// The pages that lie over it.
const (
	PageOpen   = deckOpen
	PageMine   = deckMine
	PageImport = deckImport
	PageCard   = deckCard
	PageLeave  = deckLeave
)

// SeenBy is the chance to see a card early.
var SeenBy = seenBy

// Model is what the deck builder shows.
func (b *screen) Model() *model { return &b.model }

// Folder is where decks are saved.
func (b *screen) Folder() *decks.Folder { return b.dir }

// ReadText reads a deck as text.
func (b *screen) ReadText(text string) { b.readText(text) }

// GoOn does what waited for unsaved changes.
func (b *screen) GoOn() { b.goOn() }

// Visible are the cards that are shown.
func (m *model) Visible() []*cards.Card { return m.visible() }

// Most is how many copies of a card there may be.
func (m *model) Most(c *cards.Card) int { return m.most(c) }

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
