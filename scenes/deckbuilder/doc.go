// Package deckbuilder is where people build decks: the cards with their filters, the deck with its curve
// and what is wrong with it, saved decks, and decks as text. It knows no game; a [Trade] tells it all.
//
//   - trade.go: what a game tells the deck builder
//   - shop.go: the workshop that the kit of a game names
//   - deck.go: the screen; model.go: what is built
//   - plan.go, grid.go, detail.go, card.go, sheet.go, curve.go, pages.go: what it looks like
//   - shelf.go, files.go: the folder of decks, and what is done with saved ones
//   - text.go: import and export
package deckbuilder
