// Package scenes holds the screens around the boards: the menu, a new match, the saves, the
// settings, the rules to read, results and records, what the program is, and windows that
// say what went wrong.
//
// Each screen is a model (what is shown), a pure function from the model to a plan of form
// items, and a small controller that turns what the user does into changes of the model
// and into commands for the program. The plans are tested without a window.
package scenes
