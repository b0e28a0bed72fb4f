// Package cards is the content of Siegestorm: cards, decks, bosses and how a legal deck is
// built. Cards are data: their texts are lists of [Effect]s, verbs with parameters (ledger
// 7.3 and 7.4), which the rules carry out; no card has code of its own.
//
// # Where things are
//
//	card.go, effect.go, vocabulary.go, words.go    a design, its texts, the verbs, and their words
//	set.go, find.go                     all the content, and cards by what a person types
//	load*.go, file.go, endless.go       reading the content files, and what is refused in them
//	list.go, check.go                   a deck as a list, deck codes, and what makes a deck legal
//	texts.go                            what the content says to people, ready for other languages
//	deckfile.go, mark.go                deck files, and how one knows that a card has changed
package cards
