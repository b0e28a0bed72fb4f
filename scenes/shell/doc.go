// Package shell is what all screens around the boards share: what they are drawn and measured
// with, the clock, the clipboard, the rules texts, the ways from one screen to another, and the
// base of a screen that is made of form items. It knows no game and no screen.
package shell
