package paint

import (
	"image"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"portcullis/scenes/ink"
)

func TestTextKeepsToItsAlignment(t *testing.T) {
	e := newEasel(t, 300, 100)
	for face := ink.Serif; face <= ink.SansOblique; face++ {
		f := ink.Font{Face: face, Size: 20}
		w := e.faces.Width(f, "HEH")
		for across, left := range map[ink.Align]float64{ink.Start: 20, ink.Middle: 150 - w/2, ink.End: 280 - w} {
			for _, down := range []ink.Align{ink.Start, ink.Middle, ink.End} {
				var l ink.List
				op := l.Write(ink.R(20, 10, 260, 80), f, ink.Bone, "HEH")
				op.Across, op.Down = across, down
				got := inked(e.show(l, 0, 0, 1))
				if math.Abs(float64(got.Min.X)-left) > 3 || math.Abs(float64(got.Dx())-w) > 4 {
					t.Errorf("face %d, across %d: %v, want from %.0f, %.0f wide", face, across, got, left, w)
				}
				capital := e.faces.Metrics(f).CapHeight
				if math.Abs(float64(got.Dy())-capital) > 1.5 {
					t.Errorf("face %d: capitals are %d high, want %.1f", face, got.Dy(), capital)
				}
				switch above, below := got.Min.Y-10, 90-got.Max.Y; {
				case down == ink.Start && (above < 0 || above > 8),
					down == ink.End && (below < 0 || below > 8),
					down == ink.Middle && (above-below > 1 || below-above > 1):
					t.Errorf("face %d, down %d: %d above and %d below", face, down, above, below)
				}
			}
		}
	}
}

func TestWrappedTextStaysInItsBox(t *testing.T) {
	e := newEasel(t, 300, 200)
	f := ink.Font{Face: ink.Sans, Size: 16}
	text := "Pick a glowing place, or a glowing special first. Esc takes a special back."
	for _, down := range []ink.Align{ink.Start, ink.Middle, ink.End} {
		var l ink.List
		op := l.Write(ink.R(40, 20, 200, ink.TextHeight(e.faces, f, text, 200, 0)), f, ink.Bone, text)
		op.Wrap, op.Down = true, down
		if !op.Fits(e.faces) {
			t.Fatal("the text does not fit")
		}
		got := inked(e.show(l, 0, 0, 1))
		if got.Min.X < 39 || got.Max.X > 241 || float64(got.Min.Y) < 20 || float64(got.Max.Y) > op.Box.Bottom() {
			t.Errorf("down %d: %v is not in %v", down, got, op.Box)
		}
		if lines := len(e.faces.Wrap(f, text, 200)); got.Dy() < (lines-1)*16 {
			t.Errorf("down %d: %d lines in %d pixels", down, lines, got.Dy())
		}
	}
}

func TestSqueezedTextIsNarrowerAndKeepsToItsAlignment(t *testing.T) {
	e := newEasel(t, 300, 60)
	f := ink.Font{Face: ink.SerifBold, Size: 24}
	w := e.faces.Width(f, "HEHEHEH")
	for across, left := range map[ink.Align]float64{ink.Start: 20, ink.Middle: 150 - w*0.7/2, ink.End: 280 - w*0.7} {
		var l ink.List
		op := l.Write(ink.R(20, 10, 260, 40), f, ink.Bone, "HEHEHEH")
		op.Across, op.Squeeze = across, 0.7
		got := inked(e.show(l, 0, 0, 1))
		if math.Abs(float64(got.Min.X)-left) > 3 || math.Abs(float64(got.Dx())-w*0.7) > 4 {
			t.Errorf("across %d: %v, want from %.0f, %.0f wide", across, got, left, w*0.7)
		}
	}
}

// Letters too small to be letters are left out: a placeholder one pixel high has such.
func TestTheSmallestTextIsLeftOut(t *testing.T) {
	e := newEasel(t, 20, 20)
	list := ink.List{{Kind: ink.Write, Box: ink.R(2, 2, 9, 9), Text: "Siege", Color: red}, {Kind: ink.Picture, Box: ink.R(2, 2, 1, 9), Name: "none"}}
	if got := inked(e.show(list[:1], 0, 0, 1)); !got.Empty() {
		t.Errorf("text without a size covers %v", got)
	}
	if got := inked(e.show(list[1:], 0, 0, 1)); got != image.Rect(2, 2, 3, 11) {
		t.Errorf("a placeholder one pixel wide covers %v", got)
	}
}

func TestTextHasItsColour(t *testing.T) {
	e := newEasel(t, 100, 100)
	var l ink.List
	l.Write(ink.R(0, 0, 100, 100), ink.Font{Face: ink.SansBold, Size: 90}, red, "I").Across = ink.Middle
	img := e.show(l, 0, 0, 1)
	box := inked(img)
	if c := img.RGBAAt((box.Min.X+box.Max.X)/2, (box.Min.Y+box.Max.Y)/2); !near(c, red) {
		t.Errorf("the letter is %v", c)
	}
}

// A line of letters looks as Ebitengine draws it, in every face and at sizes of all kinds.
func TestLettersLookLikeThoseOfEbitengine(t *testing.T) {
	e := newEasel(t, 420, 90)
	const line = "Fjord Affe, 1024 x “qß”: ÄÖ"
	for face := ink.Serif; face <= ink.SansOblique; face++ {
		for _, size := range []float64{9, 13.5, 17, 26, 52} {
			f := ink.Font{Face: face, Size: size}
			if _, ok := e.faces.Letters(f, line); !ok {
				t.Fatalf("face %d lacks letters: this test proves nothing", face)
			}
			var l ink.List
			op := l.Write(ink.R(30, 0, 390, 90), f, ink.RGB(0xFFFFFF), line)
			got := e.show(l, 0, 0, 1)
			e.canvas.Clear()
			drawn, drop := e.faces.Face(f, line)
			m := e.faces.Metrics(f)
			options := &text.DrawOptions{}
			options.GeoM.Translate(30, math.Round(baseline(0, 90, m.Ascent+m.Descent, m.CapHeight, op.Down))-drop)
			text.Draw(e.canvas, line, drawn, options)
			want, off := pixels(e.canvas), 0
			for i := range want.Pix {
				if d := int(want.Pix[i]) - int(got.Pix[i]); d > 2 || d < -2 {
					off++
				}
			}
			if off > 0 {
				t.Errorf("face %d at %g: %d bytes differ", face, size, off)
			}
		}
	}
}

func TestCharactersOfOtherScriptsAreDrawn(t *testing.T) {
	e := newEasel(t, 200, 60)
	for _, name := range []string{"Жанна", "Ελένη", "Łukasz"} {
		var l ink.List
		l.Write(ink.R(0, 0, 200, 60), ink.Font{Face: ink.SerifBold, Size: 24}, ink.Bone, name)
		if got := inked(e.show(l, 0, 0, 1)); got.Dx() < 40 || got.Dy() < 14 {
			t.Errorf("%s covers %v", name, got)
		}
	}
}
