// Package newmatch is the screen on which a match is settled before it begins: game, mode, seats,
// options, seed. What only one game settles, its kit lays out.
//
// What is where:
//
//	newmatch.go, model.go         the screen, and what is settled
//	settle.go, seat.go, table.go  options, seats, the table
//	rest.go, sheet.go             what folds; what a game's own part lays out as all games do
//	pick.go, pick_plan.go         the window in which one of many is picked
//	plan.go                       where things are
package newmatch
