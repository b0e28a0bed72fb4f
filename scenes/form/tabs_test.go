package form_test

import (
	"testing"

	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/ink"
)

// A tab that the focus is on has a frame that it has not else, the chosen one too.
func TestTheFocusIsSeenOnATab(t *testing.T) {
	for _, m := range []ink.Metrics{{W: 1920, H: 1080, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}} {
		k := form.Toolkit{Metrics: m, Measure: formtest.Faces}
		tabs, _ := k.Tabs(10, 100, 600, []form.Label{{ID: "a", Text: "Picture", Chosen: true}, {ID: "b", Text: "Sound"}})
		for _, tab := range tabs {
			framed := func(l ink.List) (n int) {
				for _, op := range l {
					if op.Kind == ink.Outline && op.Width >= 2 && op.Box.Inset(-op.Width).Overlaps(tab.Rect) && op.Box.W > tab.Rect.W*0.8 {
						n++
					}
				}
				return n
			}
			if framed(tab.Look.Idle) != 0 || framed(tab.Look.Hover) != 1 {
				t.Errorf("%dx%d: tab %s has %d frames, and %d with the focus", m.W, m.H, tab.ID, framed(tab.Look.Idle), framed(tab.Look.Hover))
			}
		}
	}
}
