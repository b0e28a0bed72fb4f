// Package chronicle is the screen on which a match is read as a story, and from which it is kept as a file.
//
//	chronicle.go  the screen
//	plan.go       how it is laid out
//	export.go     the story as a file
package chronicle
