package form_test

import (
	"testing"

	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/ink"
)

// What a large button does and the note below it stand together in its middle.
func TestGoldenWordsStandTogether(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: formtest.Faces}
	for _, h := range []float64{58, 90} {
		box := ink.R(100, 200, 220, h)
		it := k.Golden(form.Label{ID: "a", Text: "End turn: 7 gold unspent", Size: 21}, 15, box)
		var head, note ink.Rect
		for _, op := range it.Look.Idle {
			switch {
			case op.Kind == ink.Write && op.Text == "End turn":
				head = op.Box
			case op.Kind == ink.Write:
				note = op.Box
			}
		}
		if head.Empty() || note.Empty() || note.Y != head.Bottom() {
			t.Fatalf("%.0f high: head %v, note %v", h, head, note)
		}
		if above, below := head.Y-box.Y, box.Bottom()-note.Bottom(); above-below > 1 || below-above > 1 {
			t.Errorf("%.0f high: %.1f above, %.1f below", h, above, below)
		}
	}
}
