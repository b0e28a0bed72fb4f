// Package summary says in menus how a match stands: in words, in numbers and as a picture of its
// board. It never shows more than all may know who stand before the screen.
package summary
