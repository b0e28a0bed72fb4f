// Package guest plays the program as somebody does who sits down to it for an evening, and knows only what a person sees: the
// picture, and of the probe the rectangles, words and marks of what is shown. It clicks places on the screen, and of ids it
// knows those that it has read there.
//
//	guest.go                          a guest at the screen: looks, moves the pointer, clicks
//	judge.go                          what a guest finds fault with on a screen at rest
//	frames.go                         what is found fault with while something moves
//	lesson.go                         a lesson, each step in all the ways that are lit
//	match.go, table.go                a match, and a table at which one plays by the hint that the program gives
//	question.go, around.go            what is asked; what is looked at now and then
//	person.go                         who plays where no test does
//	begin.go                          the way from the menu to a lesson or a match
//	tally.go                          what was found
package guest
