// Package menu is the title screen: the box with its games, the match that was played last, and the ways to everything else.
//
// What is where:
//
//	menu.go   the screen
//	plan.go   where things are
//	shelf.go  the boxes of the games, and matches to go on with
package menu
