package citadel

import (
	"testing"

	"portcullis/rules"
	"portcullis/scenes/table/boardtest"
)

// TestNothingHiddenIsShown compares what is seen, hovered and heard in matches that differ in the order of their piles, which
// nobody knows (BS-HID-2).
func TestNothingHiddenIsShown(t *testing.T) {
	boardtest.Worlds(t, New(), load(t), faces, boardtest.WorldOptions{Matches: 1, Pairs: 1, Decisions: 3, Setups: []rules.Setup{{Seats: 2}}})
}
