// Package table is the frame around every board: what is asked, what can be clicked and
// why not, the log, undo, odds, the curtain between two people, and the way from a click to
// a choice.
//
// A game's screen is a [Board]: a pure function from a [Moment] of the match to a [Plan]
// of pieces. The [Table] does the rest. It divides the screen ([Room]), narrows the legal choices
// click by click ([Path]), shows the events of a choice one after another, and posts what
// a person wants as [Commands]. It never changes a match.
package table
