// Package scenes puts the screens of the program together: it knows the games that have screens
// (games.go), makes every screen, and gives them the ways that lead from one to another (screens.go).
//
// The screens around the boards stand in packages of their own: menu, newmatch, saves, results,
// records, reader, settings, about, notice, and play, which is the table with a board. None of them
// knows another, or any game: what they share is in shell, what they show of a game in kit, how a
// match stands in summary.
//
// Each screen is a model (what is shown), a pure function from the model to a plan of form items,
// and a small controller that turns what the user does into changes of the model and into commands
// for the program. The plans are tested without a window.
package scenes
