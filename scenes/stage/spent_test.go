package stage

import (
	"testing"

	"portcullis/game"
	"portcullis/scenes/ink"
)

// Who comes to a screen asks nothing of what happens to lie under the pointer, until it moves.
func TestWhatThePointerLiesOnFirstIsNotAskedAbout(t *testing.T) {
	s := New(nil)
	s.Place([]Piece{{ID: "card:1", Box: ink.R(0, 0, 100, 100), Role: "card", Tip: true}}, nil)
	for range 3 {
		s.Point(game.Input{X: 50, Y: 50, Moved: s.pointer.x == 0})
		if s.Hot() != "card:1" || !s.Spent() {
			t.Fatalf("the pointer is on %q, spent %v", s.Hot(), s.Spent())
		}
	}
	if s.Point(game.Input{X: 51, Y: 50, Moved: true}); s.Spent() {
		t.Error("once it moves, the thing is not asked about")
	}
}
