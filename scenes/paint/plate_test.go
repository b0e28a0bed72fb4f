package paint

import (
	"bytes"
	"testing"

	"portcullis/scenes/ink"
)

// TestAPlateLooksLikeItsList: drawn from its picture at a size that is kept, a drawing looks like the list that it
// is made of; between two of these sizes it looks nearly so, as it is stretched from the nearer one.
func TestAPlateLooksLikeItsList(t *testing.T) {
	e := newEasel(t, 80, 80)
	var l ink.List
	l.Fill(ink.R(0, 0, 30, 20), red, 0)
	l.Disc(ink.R(4, 4, 12, 12), ink.Gold)
	d := &ink.Drawing{List: l, W: 40, H: 32}
	for _, of := range []struct {
		size       float64
		shade, off int // how far bytes may differ, and how many may differ by more
	}{{1, 0, 0}, {plateStep, 0, 0}, {1.6, 24, 300}} {
		var plate ink.List
		plate.Plate(d, ink.R(0, 0, d.W*of.size, d.H*of.size))
		want := bytes.Clone(e.show(l.Scale(of.size), 10, 5, 1).Pix)
		off := 0
		for i, got := range e.show(plate, 10, 5, 1).Pix {
			if shade := int(got) - int(want[i]); shade > of.shade || shade < -of.shade {
				off++
			}
		}
		if off > of.off {
			t.Errorf("%v times as large the plate differs from its list in %d bytes", of.size, off)
		}
		kept := len(e.textures.alone)
		if e.show(plate, 3, 3, 1); len(e.textures.alone) != kept {
			t.Error("a plate that was drawn is drawn anew elsewhere")
		}
	}
}
