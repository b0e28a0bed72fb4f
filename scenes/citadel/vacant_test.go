package citadel

import (
	"testing"

	"portcullis/scenes/ink"
)

// A tray lies over nothing that can be clicked, over as few words as can be, and else below and in the middle.
func TestATrayHidesTheFewestWords(t *testing.T) {
	room := ink.R(0, 0, 100, 100)
	below, left := ink.R(40, 80, 20, 10), ink.R(0, 70, 30, 30)
	for _, c := range []struct {
		avoid []ink.Rect
		told  []worth
		want  ink.Rect
	}{
		{nil, nil, ink.R(30, 60, 40, 40)},
		{nil, []worth{{below, 1}}, ink.R(60, 60, 40, 40)},
		{[]ink.Rect{ink.R(60, 60, 40, 40)}, []worth{{below, 1}, {left, 1}}, ink.R(30, 0, 40, 40)},
		{[]ink.Rect{ink.R(0, 0, 100, 60)}, []worth{{below, 2}, {left, 1}}, ink.R(60, 60, 40, 40)},
	} {
		if got, ok := vacant(room, 40, 40, c.avoid, c.told); !ok || got != c.want {
			t.Errorf("over none of %v and few of %v it lies at %v, want %v", c.avoid, c.told, got, c.want)
		}
	}
	if got, ok := vacant(room, 40, 40, []ink.Rect{room}, nil); ok {
		t.Errorf("it lies at %v, where everything can be clicked", got)
	}
}
