// Package argot is The Siege of Argot: its rooms put together to a game of the box. Two seats, the
// defender and the besieger, fight with wooden blocks whose faces the other cannot see.
//
//	atlas     the map: locations, hexsides, distances
//	content   blocks, cards, missions, parties, scenarios, read from files
//	engine    the state of a match, what is asked, what an answer does
//	words     what is said: questions, choices, events, explanations, reasons
//	lineup    where the blocks of a side begin, kept as a file
//	file      a match as people read it; what a seat cannot see
//	advice    estimates and sensible choices for computer players
//
// Here are the game and its state as package rules wants them:
//
//	game.go     loading, options, a new match, notation
//	options.go  the options and what they settle
//	state.go    the state
//	preference.go how a seat wants to be asked
//	foretell.go how often such a siege is won
//	odds.go     what a choice would do, with the odds of the battle that it leads to
//	warn.go     what threatens a seat, and the last chance to do something about it
//	account.go  what a seat stands to lose and what stands against it
//	scheme.go   the plan of a movement turn
//	venture.go  what a choice takes on and gives up
//	recommend.go why a choice is made, for hints
//	tags.go     what choices make use of, for statistics
//	marks.go    what events come to, for statistics
//	facts.go    numbers for lessons and feats
//	prove.go    that either side can win each scenario
//	sketch.go   the board as plain text
package argot
