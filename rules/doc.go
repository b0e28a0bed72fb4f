// Package rules is the contract between a game of the box and everything that plays it.
//
// A match is a pure state machine. A [State] waits for one [Decision] (who, what is asked,
// the finite list of legal [Choice]s) or it is over. [State.Apply] takes one of those
// choices, plays everything that follows without asking anyone, and returns the [Event]s
// that happened, in order. Chance comes from a [Rand] that is part of the state, so the
// same seed and the same choices give the same match on every machine.
//
// What is in it:
//
//	game.go, option.go    a game: what it is called, what is settled before a match
//	state.go              a match at one moment, and what it says to people
//	choice.go, event.go   what is asked and answered; what happened
//	text.go, names.go     sentences for people, and names in them
//	catalogue.go          the language in which all of them are said
//	rand.go, dice.go      chance, and dice of any number of faces
//	breath.go             lets others have their turn while something computes for long
//
// What a state may be able to do besides is in small interfaces, by purpose:
//
//	thinking.go           for computer players and statistics
//	venture.go            what a choice takes on and gives up, for players who do not want to win
//	hidden.go             for games in which seats know different things
//	preference.go         how a seat wants to be asked
//	brief.go              what a match is about, in three sentences
//	extras.go             warnings, names, the deal, a sketch; [Terse], to be embedded
//	account.go            what a seat stands to lose and what stands against it, and the difference of two moments
//
// A small open game implements [Game] and [State] with an embedded [Terse], and none of the others.
//
// The package imports the standard library only, knows nothing of screens, files or
// clocks.
package rules
