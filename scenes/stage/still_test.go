package stage

import (
	"testing"

	"portcullis/game"
	"portcullis/rules"
	"portcullis/scenes/ink"
)

// What opens below a pointer at rest, and closes as the pointer is then on something else, comes to rest; and the pointer goes on as soon as
// it moves.
func TestWhatOpensAndClosesUnderThePointerComesToRest(t *testing.T) {
	s := New(nil)
	lay := func(hot rules.Element) {
		layout := []Piece{{ID: "stack", Box: ink.R(0, 0, 40, 40), Role: "card"}}
		if hot == "stack" {
			layout = append(layout, Piece{ID: "sign", Box: ink.R(0, 0, 40, 40), Depth: 1, Role: "card"})
		}
		s.Set(layout, nil)
		s.Finish()
	}
	lay("")
	at := func(moved bool) rules.Element {
		s.Point(game.Input{X: 20, Y: 20, Moved: moved})
		lay(s.Hot())
		return s.Hot()
	}
	hot, changed := at(true), 0
	for range 200 {
		was := hot
		if hot = at(false); hot != was {
			changed++
		}
	}
	if changed == 0 || changed > 2*most || at(false) != hot {
		t.Errorf("what lies below the pointer changed %d times", changed)
	}
	s.Set([]Piece{{ID: "other", Box: ink.R(0, 0, 40, 40), Role: "card"}}, nil)
	s.Finish()
	if s.Point(game.Input{X: 20, Y: 20}); s.Hot() != "other" {
		t.Errorf("what was pointed at is gone, and the pointer is on %q", s.Hot())
	}
	s.Point(game.Input{X: 200, Y: 200, Moved: true})
	if s.Hot() != "" {
		t.Errorf("the pointer has left, and is on %q", s.Hot())
	}
}
