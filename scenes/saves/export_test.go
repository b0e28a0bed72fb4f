package saves

import (
	"portcullis/game"
	"portcullis/scenes/summary"
)

// ByName is an order of the list.
const ByName = byName

// ModelOf is what the screen shows.
func ModelOf(s game.Scene) model { return s.(*screen).model }

// ChosenMatch is the match that is chosen.
func (m model) ChosenMatch() *summary.Match { return m.chosen() }

// Fits reports whether the list shows a match for a search.
var Fits = fits
