package stage

import "testing"

// What is drawn larger on its way than where it goes is painted as large as that: a card from the hand on its way to a pile was blurred.
func TestWhatShrinksOnItsWayIsPaintedLarge(t *testing.T) {
	for name, c := range map[string]struct {
		m    motion
		look int
		want float64
	}{
		"it shrinks":                   {motion{acts: travels, scale: 3}, 0, 3},
		"it grows":                     {motion{acts: travels, scale: 0.5}, 0, 1},
		"it keeps its size":            {motion{acts: travels, scale: 1.02}, 0, 1},
		"it is far larger":             {motion{acts: travels, scale: 9}, 0, sharpest},
		"its old face, and it grows":   {motion{acts: travels | turns, scale: 0.5}, 1, 1.875},
		"its old face, and it shrinks": {motion{acts: travels | turns, scale: 3}, 1, 1},
		"it stays":                     {motion{acts: shakes, scale: 1}, 0, 1},
	} {
		if got := c.m.sharp(c.look); got != c.want {
			t.Errorf("%s: it is painted %v times as large, want %v", name, got, c.want)
		}
	}
}
