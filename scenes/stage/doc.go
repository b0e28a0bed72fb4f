// Package stage shows pieces: it glides them from layout to layout, finds what is under the
// pointer, walks the focus, and draws.
//
// A screen lays itself out as a list of [Piece]s and hands it to [Stage.Set]. The stage
// compares it with the last one: what changed its place travels, at most three pieces at a
// time and what lies together as one; cards turn over, dice tumble; what is new or gone fades,
// and what is written anew is there at once. Pieces at rest are
// composed once into a picture of their own and copied from then on, so that a frame in
// which nothing happens costs one copy.
//
// What a person can do with a piece is told by its [Mark]. [Reach] finds a point where a
// click hits a piece, which is also what the probe, the focus and the tests walk.
//
// Time comes only from [Stage.Update].
//
// What is where:
//
//	stage.go, piece.go, mark.go                  what lies there, and what can be done with it
//	change.go, rewrite.go                        how one layout becomes the next, and other words take the place of words
//	motion.go, cover.go, draw.go, drawing.go     what moves, what lies still, and how it is drawn
//	repaint.go                                   where two pictures of what lies still differ, and only that is painted
//	losses.go, framed.go, sights.go              texts that lack room or lie under a frame, and all that is seen, for the probe
//	camera.go, approach.go, film.go              boards larger than their region, and how they are drawn on the move
//	pointer.go, still.go                         what is hit, and what stays so at rest
//	focus.go, reach.go, elements.go              what is walked over, reached
//	beside.go, spread.go                         where a box lies without covering others, and how far around it clicks are for it
package stage
