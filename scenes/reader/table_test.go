package reader

import (
	"testing"

	"portcullis/assets"
	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/ink"
	"portcullis/scenes/rulebook"
)

// No cell of a table of any game's rules is cut, squeezed or on another one, at three sizes and two of text.
func TestTablesAreWhole(t *testing.T) {
	for _, game := range []string{"argot", "bsieged", "kurth", "siegestorm", "towersiege"} {
		text, ok, err := assets.Rules(game)
		if err != nil || !ok {
			t.Fatalf("%s: %v", game, err)
		}
		book, err := rulebook.Read(text)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range []ink.Metrics{
			{W: 1024, H: 640, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1.6},
		} {
			for i, b := range book.Blocks {
				if b.Kind != rulebook.Table {
					continue
				}
				c := &form.Column{Toolkit: form.Toolkit{Metrics: m, Measure: formtest.Faces}, W: 0.6 * float64(m.W)}
				var l ink.List
				setTable(c, &l, b.Rows)
				for _, loss := range ink.Losses(formtest.Faces, ink.Sheet{Look: l}) {
					t.Errorf("%s, block %d at %v: %+v", game, i, m, loss)
				}
				if w := l[len(l)-1].Box.W; w > c.W+1 {
					t.Errorf("%s, block %d at %v: %.0f wide of %.0f", game, i, m, w, c.W)
				}
			}
		}
	}
}
