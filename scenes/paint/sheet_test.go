package paint

import (
	"fmt"
	"image"
	"image/color"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"portcullis/scenes/ink"
)

// Whatever comes and goes on shelves, boxes lie within the sheet and apart, what is said to be clean was never laid on, and
// an empty sheet takes one box as large as itself.
func TestBoxesOnShelvesNeverOverlap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w, h := rapid.IntRange(1, 300).Draw(t, "width"), rapid.IntRange(1, 300).Draw(t, "height")
		s, stained := newShelves(w, h), make([]bool, w*h)
		var boxes []image.Rectangle
		for range rapid.IntRange(1, 120).Draw(t, "steps") {
			if len(boxes) > 0 && rapid.IntRange(0, 2).Draw(t, "take off") == 0 {
				i := rapid.IntRange(0, len(boxes)-1).Draw(t, "which")
				s.clear(boxes[i])
				boxes = append(boxes[:i], boxes[i+1:]...)
				continue
			}
			bw, bh := rapid.IntRange(1, 120).Draw(t, "w"), rapid.IntRange(1, 60).Draw(t, "h")
			box, clean, ok := s.lay(bw, bh)
			if !ok {
				continue
			}
			if box.Dx() != bw || box.Dy() != bh || !box.In(image.Rect(0, 0, w, h)) {
				t.Fatalf("%d x %d is laid at %v on %d x %d", bw, bh, box, w, h)
			}
			for _, other := range boxes {
				if box.Overlaps(other) {
					t.Fatalf("%v lies over %v", box, other)
				}
			}
			for y := box.Min.Y; y < box.Max.Y; y++ {
				for x := box.Min.X; x < box.Max.X; x++ {
					if clean && stained[y*w+x] {
						t.Fatalf("%v is called clean, and something lay at %d, %d", box, x, y)
					}
					stained[y*w+x] = true
				}
			}
			boxes = append(boxes, box)
		}
		for _, box := range boxes {
			s.clear(box)
		}
		if box, _, ok := s.lay(w, h); !ok {
			t.Fatalf("all is taken off, and there is no room: %v, %+v", box, s.rows)
		}
	})
}

// However many texts, sizes and pictures are drawn, and on however large a screen, what the painter keeps stays within its
// budget; and what had to leave its sheet is drawn again as it was.
func TestWhatIsKeptStaysWithinItsBudget(t *testing.T) {
	for _, unit := range []float64{1, 3} {
		e := newEasel(t, 400, 200)
		e.SetUnit(unit)
		r := rand.New(rand.NewPCG(7, 7))
		var first ink.List
		first.Write(ink.R(10, 10, 300, 60), ink.Font{Face: ink.SerifBold, Size: 30}, ink.Bone, "The first line")
		first.Picture("kit/undo", ink.R(300, 20, 60, 60))
		before := e.show(first, 0, 0, 1)
		most := int((sheetBudget + aloneBudget) * larger(unit))
		for i := range 400 {
			var l ink.List
			size := float64(10 + r.IntN(int(140*unit)))
			l.Write(ink.R(0, 0, 400, 200), ink.Font{Face: ink.Face(r.IntN(6)), Size: size}, ink.Bone, fmt.Sprintf("Line %d of %d", i, r.IntN(1e6)))
			side := float64(8 + r.IntN(int(200*unit)))
			l.Disc(ink.R(0, 0, side, side+float64(r.IntN(9))), ink.Gold)
			l.Outline(ink.R(0, 0, 100, 100), ink.Gold, float64(1+r.IntN(9)), float64(r.IntN(20)))
			e.Draw(e.canvas, l, 0, 0, 1)
			if n, bytes := e.Kept(); bytes > most+n*512 {
				t.Fatalf("at a unit of %g %d textures take %d bytes, of %d at most", unit, n, bytes, most)
			}
		}
		if _, kept := e.textures.entries[key{kind: textTexture, name: "The first line", font: first[0].Font}]; kept {
			t.Fatal("nothing had to leave: this test proves nothing")
		}
		e.canvas.Clear()
		if after := e.show(first, 0, 0, 1); string(after.Pix) != string(before.Pix) {
			t.Errorf("at a unit of %g what was drawn again differs", unit)
		}
	}
}

// What is drawn from a sheet shows nothing of its neighbours, turned and squeezed as well.
func TestNeighboursOnASheetAreNotSeen(t *testing.T) {
	e := newEasel(t, 200, 120)
	op := ink.Op{Kind: ink.Picture, Box: ink.R(60, 30, 50, 50), Name: "kit/undo", Angle: 0.4}
	line := ink.Op{Kind: ink.Write, Box: ink.R(10, 10, 150, 30), Font: ink.Font{Face: ink.Sans, Size: 21}, Color: ink.Bone, Text: "squeezed a little", Squeeze: 0.83}
	list := ink.List{op, line}
	lonely := e.show(list, 0, 0, 1)
	s := e.textures.sheets.list[0]
	sheet := pixels(s.img)
	for y := range sheet.Rect.Dy() {
		for x := range sheet.Rect.Dx() {
			near := false
			for el := e.textures.laid.Front(); el != nil; el = el.Next() {
				near = near || image.Pt(x, y).In(el.Value.(*entry).at.Inset(-sheetGap))
			}
			if !near {
				sheet.SetRGBA(x, y, color.RGBA{R: 255, A: 255})
			}
		}
	}
	s.img.WritePixels(sheet.Pix)
	if got := e.show(list, 0, 0, 1); string(got.Pix) != string(lonely.Pix) {
		t.Error("what lies beside it on the sheet is seen")
	}
}
