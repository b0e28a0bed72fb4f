// Package decks is what games share whose players build decks: a deck as a list of cards, deck codes for
// the options of a match and the clipboard, and deck files. It knows no game: a [Book] names the cards.
//
//	list.go  a deck as a list, and why it may not be played
//	book.go  the cards that decks are built from
//	code.go  deck codes, and what is wrong with a text
//	file.go  deck files
//	paste.go lists as people and other programs write them
//	row.go   tables, and texts of two bytes a character
//	find.go  cards by what a person types
//	mark.go  how one knows that a card has changed since a deck was saved
package decks
