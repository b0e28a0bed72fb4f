// Package summary says in menus how a match stands: in words, in numbers and as a picture of its
// board. It never shows more than all may know who stand before the screen.
//
//	shelf.go    the saved matches, read once as long as they do not change
//	reading.go  one reading of their folder, apart from the screens
//	index.go    what is known of their files from one start of the program to the next
//	packed.go   its rows as bytes
//	guard.go    a file that breaks the reading, or takes long, is set aside
//	match.go    one saved match of the list
//	finished.go how a match ended, for the records
//	sitting.go  who sits where
//	faces.go    the faces of those who do
//	shown.go    how a match stands, as all may know it
//	facts.go    its numbers
//	picture.go  its board
package summary
