package city

import (
	"testing"

	"portcullis/scenes/table/boardtest"
)

// Nothing tells the Warden what lies in the piles or how the dice will fall.
func TestNothingHiddenIsShown(t *testing.T) {
	boardtest.Worlds(t, New(), load(t), faces, boardtest.WorldOptions{Matches: 1, Pairs: 3})
}
