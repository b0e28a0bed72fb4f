package wartracks

import (
	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Zoom draws a card at reading size with what it is worth at the moment.
func (b *Board) Zoom(m table.Moment, el rules.Element, w, h float64) (ink.List, ink.Rect, bool) {
	return nil, ink.Rect{}, false
}
