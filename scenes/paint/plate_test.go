package paint

import (
	"bytes"
	"testing"

	"portcullis/scenes/ink"
)

// TestAPlateLooksLikeItsList: drawn from its picture, at its own size and at another, a drawing looks like the
// list that it is made of.
func TestAPlateLooksLikeItsList(t *testing.T) {
	e := newEasel(t, 80, 80)
	var l ink.List
	l.Fill(ink.R(0, 0, 30, 20), red, 0)
	l.Disc(ink.R(4, 4, 12, 12), ink.Gold)
	d := &ink.Drawing{List: l, W: 40, H: 30}
	for _, k := range []float64{1, 2} {
		var plate ink.List
		plate.Plate(d, ink.R(0, 0, d.W*k, d.H*k))
		want := bytes.Clone(e.show(l.Scale(k), 10, 5, 1).Pix)
		if got := e.show(plate, 10, 5, 1).Pix; !bytes.Equal(got, want) {
			t.Errorf("%v times as large the plate differs from its list", k)
		}
		kept := len(e.surfaces.entries)
		if e.show(plate, 3, 3, 1); len(e.surfaces.entries) != kept {
			t.Error("a plate that was drawn is drawn anew elsewhere")
		}
	}
}
