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
	// Outline is the corners of where the piece takes the pointer beside Box, from its upper left corner: a shape that is no
	// rectangle. Empty: nowhere else.
	Outline []ink.Point
	// Depth orders pieces from back (low) to front; equal depths keep list order.
	Depth int
	// Look is drawn relative to the upper left corner of Box.
	Look ink.List
	// Role is what the piece is to a screen reader: "button", "place", "card", "die",
	// "panel" ... An empty Role means decoration: never hit, never focused.
	Role string
	// Label is the piece in words.
	Label string
	// Order says when the focus comes to the piece: lower first, equals in reading order.
	Order int
	// Round is the corner radius of the rim and the glow that say what can be done with it.
	Round float64

	// Rim is the part of Box, from its upper left corner, around which a rim shows that the piece can be picked; empty: all
	// of it. What was picked is framed as a whole.
	Rim ink.Rect

	// Seen is where the piece is seen, from the upper left corner of Box, if that is not Box itself: raised, or larger than
	// its place while it is pointed at. Rim, glow and frame lie around it.
	Seen ink.Rect

	// Rimless pieces show in their Look what can be done with them: they get no rim and no glow.
	Rimless bool

	// Angle is how far the piece lies turned about its middle, in radians clockwise: its rim and
	// its glow are turned with it. Its Look is turned already, and its Box is not.
	Angle float64

	// From is where a piece that was not there before comes from, if it should travel;
	// To is where it goes when it is gone. Both name other pieces, of the new layout or the
	// old one. A piece without them fades in and out where it lies.
	From, To rules.Element
	// Was is by what other name the same thing lay there before. If a piece of that name is gone and
	// none of the new name was there, this one goes on from it as if both had one name.
	Was rules.Element
	// Via is the middles of the places that the piece passes when it moves to Box from
	// elsewhere, in the order of passing. Empty: it goes straight.
	Via []Point
	// Exit is how the piece goes when it is gone and has no To.
	Exit Exit
	// Face names what the piece shows. A piece whose Face changes is turned over like a
	// card; one whose Look alone changes shows the new one at once.
	Face string
	// Throw counts how often the piece, a die, was thrown. When it grows or a piece with a
	// Throw appears, the piece tumbles through the looks of Tumble and lands showing Look.
	Throw  int
	Tumble []ink.List
	// Count is what a piece shows before Look, one after the other, when it appears: a number
	// that counts up. At most six are of use.
	Count []ink.List
	// Sound is heard when the piece has arrived from elsewhere or has been turned over.
	Sound string

	// Fixed pieces do not travel: they are at their new place at once.
	Fixed bool
	// Aloft pieces are drawn over whatever moves below them, too.
	Aloft bool
	// Plane is what the piece lies on.
	Plane Plane
	// Solid pieces take the pointer even when nothing can be done with them, so that
	// what lies below is not hit through them.
	Solid bool
	// Tip makes the stage ask for a tooltip about this piece although it is no choice.
	Tip bool
	// For is the thing that this piece is a sign of: a click on it is a click on that, and so is pointing at it, unless it
	// has a tooltip of its own.
	For rules.Element

	cut  ink.Rect // what of the screen the piece can be seen in; empty: all
	away bool     // it lies in a view that is not shown
}

// field is the part of the box that can be seen if nothing covers it.
func (p *Piece) field() ink.Rect {
	if p.away {
		return ink.Rect{}
	}
	if p.cut.Empty() {
		return p.Box
	}
	return p.Box.Intersect(p.cut)
}

// touched reports whether a point lies on the piece where it can be seen.
func (p *Piece) touched(x, y float64) bool {
	switch {
	case p.away:
		return false
	case p.field().Contains(x, y):
		return true
	case len(p.Outline) == 0 || !p.cut.Empty() && !p.cut.Contains(x, y):
		return false
	}
	in := false
	at := ink.P(x-p.Box.X, y-p.Box.Y)
	for i, a := range p.Outline { // how often a ray to the right crosses an edge
		b := p.Outline[(i+1)%len(p.Outline)]
		if (a.Y > at.Y) != (b.Y > at.Y) && at.X < a.X+(at.Y-a.Y)/(b.Y-a.Y)*(b.X-a.X) {
			in = !in
		}
	}
	return in
}

// Point is a place on the plane of a piece, in device pixels.
type Point = ink.Point

// Exit is how a piece goes when the next layout does not have it.
type Exit uint8

// The exits.
const (
	FadeOut  Exit = iota // it fades
	TipOver              // it tips over and fades
	AtOnce               // it is gone
	FlareOut             // it grows a little and fades
	Sink                 // it trembles and goes down behind its foot, in dust; also where it becomes a piece without this Exit
)

// Plane is what a piece lies on: the screen itself or a world that the camera moves over.
type Plane uint8

// The planes. Pieces of the world lie in world coordinates behind all pieces of the screen plane
// with a Depth of at least 0.
const (
	Screen Plane = iota
	World
)
