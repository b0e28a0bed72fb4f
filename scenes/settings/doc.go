// Package settings is the screen of the settings, with a sample of how everything looks with them.
//
// What is where:
//
//	settings.go, table.go  the screen, and the settings as a table
//	keys.go                which key does what, and the question for another
//	help.go                what stays as it is, the mouse, touch and gamepads
//	reset.go               going back to how it was at first
//	preview.go, plan.go    the sample, and where things are
package settings
