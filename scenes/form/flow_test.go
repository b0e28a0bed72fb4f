package form_test

import (
	"fmt"
	"testing"

	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/ink"
)

// Buttons that need several lines fill them evenly: the last one does not stand alone below a full line, and no line is added for it.
func TestAFlowIsEven(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: formtest.Faces}
	for n := 2; n <= 7; n++ {
		var buttons []form.Label
		for i := range n {
			buttons = append(buttons, form.Label{ID: fmt.Sprint(i), Text: "Ask if it helps", Size: 18})
		}
		for _, width := range []float64{200, 350, 500, 700, 900} {
			boxes, h := k.Flow(0, 0, width, buttons)
			lines := map[float64]int{}
			for _, b := range boxes {
				lines[b.Y]++
				if b.Right() > width+1 || b.Bottom() > h+1 {
					t.Errorf("%d in %v: %v lies outside", n, width, b)
				}
			}
			for y, in := range lines {
				if most := (n + len(lines) - 1) / len(lines); in > most {
					t.Errorf("%d in %v: %d lie in the line at %v, with %d lines", n, width, in, y, len(lines))
				}
			}
		}
	}
}
