// Package shell is what all screens around the boards share: what they are drawn and measured
// with, the clock, the clipboard, the rules texts, the ways from one screen to another, and the
// base of a screen that is made of form items. It knows no game and no screen.
//
// What is where:
//
//	shell.go   what the screens share, and the ways between them
//	screen.go  the base of a screen
//	drop.go    files that are dropped on the window
//	text.go    errors as sentences, heads of words, and which version this is
package shell
