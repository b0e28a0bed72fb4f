package play

import (
	"portcullis/game"
)

// Shown is how many decisions of a watched match have been shown.
func Shown(s game.Scene) int { return s.(*watching).film.at }
