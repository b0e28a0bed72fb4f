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

// Whatever comes and goes on shelves, boxes lie within the sheet and apart; the shelves that are emptied are those not used
// for longest and leave room for what they were emptied for; and an empty sheet takes one box as large as itself.
func TestBoxesOnShelvesNeverOverlap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w, h := rapid.IntRange(1, 300).Draw(t, "width"), rapid.IntRange(8, 300).Draw(t, "height")
		s := newShelves(w, h)
		boxes := map[key]image.Rectangle{}
		empty := func(from, to int) {
			keys, was := s.empty(from, to)
			for _, k := range keys {
				if !boxes[k].In(was) {
					t.Fatalf("%v lay outside of %v, which is emptied", boxes[k], was)
				}
				delete(boxes, k)
			}
			for _, box := range boxes {
				if box.Overlaps(was) {
					t.Fatalf("%v stays, and %v is emptied", box, was)
				}
			}
		}
		for now := range int64(rapid.IntRange(1, 150).Draw(t, "steps")) {
			bw, bh := rapid.IntRange(1, w).Draw(t, "w"), rapid.IntRange(1, min(h, 60)).Draw(t, "h")
			at, on := s.lay(bw, bh)
			if on == nil {
				from, to, last, ok := s.oldest(bh)
				if !ok {
					t.Fatalf("nothing can be emptied for %d x %d", bw, bh)
				}
				for _, r := range s.rows[from:to] {
					if r.used > last {
						t.Fatalf("a shelf used at %d is emptied as one of %d", r.used, last)
					}
				}
				empty(from, to)
				if at, on = s.lay(bw, bh); on == nil {
					t.Fatalf("there is no room for %d x %d: %+v", bw, bh, s.rows)
				}
			}
			k, box := key{w: int(now)}, image.Rectangle{Min: at, Max: at.Add(image.Pt(bw, bh))}
			if !box.In(image.Rect(0, 0, w, h)) {
				t.Fatalf("%v lies outside of %d x %d", box, w, h)
			}
			for _, other := range boxes {
				if box.Overlaps(other) {
					t.Fatalf("%v lies over %v", box, other)
				}
			}
			on.used, on.keys, boxes[k] = now+1, append(on.keys, k), box
		}
		empty(0, len(s.rows))
		if _, on := s.lay(w, h); on == nil {
			t.Fatalf("all is taken off, and there is no room: %+v", s.rows)
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
		most := e.textures.sheets.most*Takes(e.textures.sheets.width, sheetHeight) + int(aloneBudget*larger(unit))
		for i := range int(400 + 150*unit) {
			var l ink.List
			size := float64(10 + r.IntN(int(20+10*unit)))
			l.Write(ink.R(0, 0, 400, 200), ink.Font{Face: ink.Face(r.IntN(6)), Size: size}, ink.Bone, fmt.Sprintf("Line %d of %d of this test", i, r.IntN(1e6)))
			side := float64(8 + r.IntN(int(200*unit)))
			l.Disc(ink.R(0, 0, side, side+float64(r.IntN(9))), ink.Gold)
			l.Outline(ink.R(0, 0, 100, 100), ink.Gold, float64(1+r.IntN(9)), float64(r.IntN(20)))
			e.Draw(e.canvas, l, 0, 0, 1)
			e.Age(0)
			if n, bytes := e.Kept(); bytes > most+n*512 {
				t.Fatalf("at a unit of %g %d textures take %d bytes, of %d at most", unit, n, bytes, most)
			}
		}
		if _, kept := e.textures.laid[key{kind: textTexture, name: "The first line", font: first[0].Font}]; kept {
			t.Fatal("nothing had to leave: this test proves nothing")
		}
		e.canvas.Clear()
		if after := e.show(first, 0, 0, 1); string(after.Pix) != string(before.Pix) {
			t.Errorf("at a unit of %g what was drawn again differs", unit)
		}
	}
}

// Lines of text share sheets: one with a texture of its own would have a page of Ebitengine's atlas for itself, and those only grow.
func TestLinesOfTextShareSheets(t *testing.T) {
	e := newEasel(t, 400, 200)
	for i := range 200 {
		var l ink.List
		l.Write(ink.R(0, 0, 400, 60), ink.Font{Face: ink.Serif, Size: 18}, ink.Bone, fmt.Sprintf("Line %d of the log", i))
		e.Draw(e.canvas, l, 0, 0, 1)
	}
	if alone, sheets := len(e.textures.alone), len(e.textures.sheets.list); alone > 0 || sheets > e.textures.sheets.most {
		t.Errorf("%d of 200 lines lie alone, the others on %d sheets", alone, sheets)
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
			for _, t := range e.textures.laid {
				near = near || image.Pt(x, y).In(t.at.Inset(-sheetGap))
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
