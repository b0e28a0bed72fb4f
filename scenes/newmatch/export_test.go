package newmatch

import (
	"portcullis/game"
)

// ModelOf is what is settled on the screen.
func ModelOf(s game.Scene) model { return s.(*screen).model }

// Replan lays the screen out anew, as an input would.
func Replan(s game.Scene) { s.(*screen).UI.Replan() }
