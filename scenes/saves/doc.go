// Package saves is the screen of the saved matches: to open, watch, copy, rename, delete and bring back.
//
// What is where:
//
//	saves.go  the screen: the list, and the match that is looked at
//	act.go    what is done with a match
//	rows.go   a line each
//	plan.go   where things are
package saves
