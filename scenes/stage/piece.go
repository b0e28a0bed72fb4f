// Package stage shows pieces: it glides them from layout to layout, finds what is under the
// pointer, walks the focus, and draws.
package stage

import (
	"portcullis/rules"
	"portcullis/scenes/ink"
)

// Piece is one thing lying on a screen: where it is and what it looks like. A board is a
// pure function from a match to its pieces; the stage does everything else.
type Piece struct {
	// ID names the piece: the board element of rules where it is one ("place:armory"),
	// else a name of the screen's own ("bar:undo"). IDs are unique in a layout.
	ID rules.Element
	// Box is where the piece lies, in device pixels.
	Box ink.Rect
	// Depth orders pieces from back (low) to front; equal depths keep list order.
	Depth int
	// Look is drawn relative to the upper left corner of Box.
	Look ink.List
	// Role is what the piece is to a screen reader: "button", "place", "card", "die",
	// "panel" ... An empty Role means decoration: never hit, never focused.
	Role string
	// Label is the piece in words.
	Label string
	// From is where a piece that was not there before comes from, if it should travel;
	// To is where it goes when it is gone. Both name other pieces.
	From, To rules.Element
	// Solid pieces take the pointer even when nothing can be done with them, so that
	// what lies below is not hit through them.
	Solid bool
	// Tip makes the stage ask for a tooltip about this piece although it is no choice.
	Tip bool
}
