package reader

import (
	"portcullis/game"
)

// HitID is the item of a place that the search found.
var HitID = hitID

// Inside is the screen itself.
func Inside(s game.Scene) *screen { return s.(*screen) }

// Model is what the screen shows.
func (r *screen) Model() model { return r.model }
