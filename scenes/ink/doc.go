// Package ink says what things look like, as plain data: rectangles, colours, type sizes
// and display lists of drawing operations ([Op]).
//
// Nothing here draws or needs a window. A board is laid out into display lists by pure
// functions, tests read the lists (does this text fit its box?), and package paint turns
// them into pixels.
//
// Lengths are device pixels, y grows downwards. Designs are made at 1920 x 1080; [Metrics]
// turns design units into device pixels.
//
// What is where:
//
//	geom.go, font.go, color.go  rectangles, type, colours
//	op.go, typeset.go, arrow.go  display lists, measuring their text, arrows
//	cut.go                      texts that lack room on a screen
//	tones.go, vision.go         colours that mean something, and ways of seeing them
package ink
