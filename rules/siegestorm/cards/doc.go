// Package cards is the content of Siegestorm: cards, decks, bosses and how a legal deck is
// built. Cards are data: their texts are lists of [Effect]s, verbs with parameters (ledger
// 7.3 and 7.4), which the rules carry out; no card has code of its own.
//
// # Where things are
//
//	card.go, effect.go, vocabulary.go, words.go    a design, its texts, the verbs, and their words
//	set.go, book.go                     all the content, and the cards as decks name them
//	load*.go, file.go, endless.go       reading the content files, and what is refused in them
//	check.go                            what makes a deck legal
//	texts.go                            what the content says to people, ready for other languages
package cards
