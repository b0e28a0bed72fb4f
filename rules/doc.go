// Package rules is the contract between a game of the box and everything that plays it.
//
// A match is a pure state machine. A [State] waits for one [Decision] (who, what is asked,
// the finite list of legal [Choice]s) or it is over. [State.Apply] takes one of those
// choices, plays everything that follows without asking anyone, and returns the [Event]s
// that happened, in order. Chance comes from a [Rand] that is part of the state, so the
// same seed and the same choices give the same match on every machine.
//
// The package imports the standard library only, knows nothing of screens, files or
// clocks, and holds no global state.
package rules
