// Package towersiege is Tower Siege: its rooms put together to a game of the box. Two to four Mages in their
// Towers hire, arm and cast until one is left; everything can be answered before the dice fall.
//
//	content  cards, what they do, decks and tables, read from files
//	engine   the state of a match, what is asked, what an answer does
//	words    what is said: questions, choices, events, explanations, reasons; the elements of the board
//	advice   odds, estimates and sound choices, for computer players, hints and the board
//	file     a match as people read it; what a seat cannot see
//
// Here are the game and its state as package rules wants them:
//
//	game.go        loading, a new match, decks, notation
//	options.go     the options and what they settle
//	preference.go  how a seat wants to be asked
//	state.go       the state
//	odds.go        the odds of a choice
//	preview.go     what a choice would do, what matters first
//	recommend*.go  why a choice is worth making, for hints
//	warn.go        what threatens a Mage and its Tower until its next turn
//	caution.go     what is asked about before it is done, and what the answers do
//	account.go     what a seat stands to lose and what stands against it
//	computer.go    what computer players ask
//	tune.go        how strong is enough, for who sets it by hand
//	sketch.go      the board as plain text
//	venture.go     what a choice takes on and gives up
//	lapse.go       what is answered by itself after a moment
//	idle.go        what looks worse than to leave it, for screens
//	waste.go       answers and conversions that come to nothing
//	tags.go        what choices make use of, for statistics
//	facts.go       numbers for lessons and feats
package towersiege
