package table

import (
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// Depths of what lies on the screen, from back to front. The board's own depths are
// counted from those of its lists.
const (
	depthHall    = -1000 // behind a board that the camera moves over, too
	depthBoard   = 1000
	depthRow     = 2000
	depthColumn  = 3000
	depthPanel   = 4000
	depthFoot    = 5000
	depthFrame   = 6000 // bar, prompt, log, controls
	depthTray    = 7000
	depthSheet   = 8000 // an open drawer and what lies in it
	depthRibbon  = 13000
	depthTip     = 14000
	depthVeil    = 15000
	depthDialog  = 15100
	depthCurtain = 16000
)

// sheet is a screen laid out: what lies where, and what can be done with it. It is built by
// pure functions from a view.
type sheet struct {
	kit    form.Toolkit
	pieces []stage.Piece
	marks  stage.Marks
	pages  int // of buttons
	// hintSaid: the controls say all of the hint.
	hintSaid bool
	seen     stage.View // where what lies on a world is seen
	warned   int        // how many warnings of a question are shown
	told     int        // how many pages a recap takes
}

// decor adds something that is only looked at. The look is in screen coordinates.
func (s *sheet) decor(id rules.Element, depth int, box ink.Rect, look ink.List) *stage.Piece {
	s.pieces = append(s.pieces, stage.Piece{ID: id, Box: box, Depth: depth, Look: look.Shift(-box.X, -box.Y), Fixed: true})
	return &s.pieces[len(s.pieces)-1]
}

// hands is what the person's hands are doing, for the looks of buttons.
type hands struct {
	hot, pressed rules.Element
}

// button adds an item of a form as a piece. A reason disables it.
func (s *sheet) button(it form.Item, depth int, h hands) *stage.Piece {
	id := rules.Element(it.ID)
	look := it.Look.Idle
	mark := stage.Mark{State: stage.Enabled, Reason: it.Reason, Value: it.Value}
	switch {
	case it.Reason != "":
		look, mark.State = it.Look.Disabled, 0
	case h.pressed == id:
		look = it.Look.Pressed
	case h.hot == id:
		look = it.Look.Hover
	}
	s.marks[id] = mark
	p := s.decor(id, depth, it.Rect, look)
	p.Role, p.Label, p.Tip = "button", it.Label, true
	p.Round = s.kit.Px(6)
	return p
}

// lay adds pieces of the board above a depth.
func (s *sheet) lay(pieces []stage.Piece, depth int) {
	n := len(s.pieces)
	s.pieces = append(s.pieces, pieces...)
	for i := n; i < len(s.pieces); i++ {
		s.pieces[i].Depth += depth
	}
}
