// Package content is what Tower Siege is played with: Mages, Towers, the cards of the Market Decks, what they
// do, and the tables in which rolls are looked up. Everything is data: [Load] reads the files, refuses what
// cannot be played with file, line and reason, and hands out one [Content] that nobody changes. It knows no
// state of a match.
//
// What a state refers to is a [Card], an index of Content.Cards, for all that can be in play: cards of decks,
// innate Spells, tokens, Mages, Towers and what is built. What a card does are its Effects, verbs with
// parameters; no card has code of its own. Rule ids such as TS-ITM-3 refer to the rules ledger,
// docs/rules/towersiege.md.
//
// # Where things are
//
//	content.go      all of it, finding by id, and what things are called
//	card.go         what is printed on a card, and sets of cards
//	effect.go       the vocabulary of effects
//	table.go        classes of rolls, resolution tables, durations
//	spelled.go      texts of cards without abbreviations
//	deck.go         decks: what is legal, deck codes, decks at random
//	file.go         the shape of the files
//	load.go         reading all files; Mages and Towers
//	load_*.go       cards, effects, sets and tables, and what is refused in them
package content
