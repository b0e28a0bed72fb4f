package stage

import (
	"testing"

	"portcullis/scenes/ink"
)

// What takes clicks around itself takes them on all sides, but not beyond the bounds and not where something else lies.
func TestSpread(t *testing.T) {
	box, bounds := ink.R(100, 100, 60, 24), ink.R(0, 0, 165, 500)
	for _, c := range []struct {
		name   string
		others []ink.Rect
		want   ink.Rect
	}{
		{"alone", nil, ink.R(90, 90, 75, 44)},
		{"above", []ink.Rect{ink.R(80, 60, 90, 34)}, ink.R(90, 94, 75, 40)},
		{"at the left and below", []ink.Rect{ink.R(60, 80, 36, 60), ink.R(90, 130, 90, 30)}, ink.R(96, 90, 69, 40)},
		{"over it", []ink.Rect{ink.R(110, 110, 10, 10)}, box},
		{"far away", []ink.Rect{ink.R(0, 0, 20, 20)}, ink.R(90, 90, 75, 44)},
	} {
		if got := Spread(box, 10, bounds, c.others); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}
