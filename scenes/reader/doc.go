// Package reader shows the rules of a game to read and to search.
//
// What is where:
//
//	reader.go  the screen
//	text.go    the rules as they are shown
//	table.go   the tables among them
//	plan.go    where things are
package reader
