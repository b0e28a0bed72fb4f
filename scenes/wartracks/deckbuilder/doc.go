// Package deckbuilder is where people build decks of Siegestorm: the cards with their filters, the
// deck with its curve and what is wrong with it, saved decks, and decks as text.
//
//   - shop.go: the workshop that the kit of the game names
//   - deck.go: the screen; model.go, figures.go: what is built
//   - plan.go, grid.go, detail.go, card.go, sheet.go, curve.go, pages.go: what it looks like
//   - files.go, text.go: saved decks, import and export
package deckbuilder
