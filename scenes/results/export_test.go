package results

import (
	"portcullis/game"
)

// StatRows are the numbers of a model.
var StatRows = statRows

// ModelOf is what the screen shows.
func ModelOf(s game.Scene) model { return s.(*screen).model }
