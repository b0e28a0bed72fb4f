// Package results tells how a match ended, in words, as a picture and in numbers.
//
// What is where:
//
//	results.go   the screen
//	painting.go  the painting, before the figures
//	hung.go      the new medals on it
//	dice.go      the charts of the dice
//	plan.go      where things are
package results
