package form

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/scenes/ink"
)

// hand is a painter that notes how opaque each colour was painted.
type hand struct {
	blank
	seen map[ink.Color][]float64
}

func (h *hand) Draw(_ *ebiten.Image, l ink.List, _, _, alpha float64) {
	for _, op := range l {
		h.seen[op.Color] = append(h.seen[op.Color], alpha)
	}
}

// What does not change is painted once, be it before there is a window; what can change is made ready then, unseen, and painted in
// each frame.
func TestWhatCanChangeIsPaintedOverWhatCannot(t *testing.T) {
	still, lit := Decor(0, ink.List{{Kind: ink.Fill, Box: ink.R(0, 0, 900, 900), Color: ink.Ink}}), button("a", 0, 0)
	lit.Look.Idle = ink.List{{Kind: ink.Fill, Box: lit.Rect, Color: ink.Gold}}
	b := newBench(t, still, lit)
	h := &hand{seen: map[ink.Color][]float64{}}
	b.ui.painter = h
	want := func(when string, color ink.Color, alphas ...float64) {
		t.Helper()
		got := h.seen[color]
		if len(got) != len(alphas) {
			t.Fatalf("%s %v was painted at %v, want %v", when, color, got, alphas)
		}
		for i := range got {
			if got[i] != alphas[i] {
				t.Errorf("%s %v was painted at %v, want %v", when, color, got, alphas)
			}
		}
	}
	b.ui.Ahead()
	want("ahead", ink.Ink, 1)
	want("ahead", ink.Gold, unseen)
	screen := ebiten.NewImage(1000, 1000)
	for range 2 {
		b.ui.Draw(screen)
	}
	want("after two frames", ink.Ink, 1)
	want("after two frames", ink.Gold, unseen, 1, 1)
}
