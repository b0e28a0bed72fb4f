package paint

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"testing"

	"portcullis/scenes/ink"
)

// strewn is a list with pieces of all kinds, turned and upright, which lie across each other.
func strewn(seed uint64, n int) ink.List {
	r := rand.New(rand.NewPCG(seed, 3))
	at := func(w, h float64) ink.Rect { return ink.R(float64(r.IntN(280)), float64(r.IntN(160)), w, h) }
	colors := []ink.Color{red, ink.Gold, ink.Bone, ink.Verdigris}
	var l ink.List
	for range n {
		c := colors[r.IntN(len(colors))].Alpha(0.5 + 0.5*r.Float64())
		switch r.IntN(7) {
		case 0:
			l.Fill(at(40, 30), c, float64(r.IntN(3)*4))
		case 1:
			l.Picture("kit/emblem-kurth", at(40, 40)).Angle = float64(r.IntN(2))
		case 2:
			l.Write(at(70, 20), ink.Font{Face: ink.SansBold, Size: 16}, c, fmt.Sprint("Card ", r.IntN(5)))
		case 3:
			l.Frame("kit/frame-card", at(50, 60), 9)
		case 4:
			l.Disc(at(24, 24), c)
		case 5:
			l.Line(float64(r.IntN(300)), float64(r.IntN(180)), float64(r.IntN(300)), float64(r.IntN(180)), 3, c)
		case 6:
			l.Glow(at(30, 30), c, 7)
		}
	}
	return l
}

// Operations drawn together look as they do one after the other, however they lie.
func TestBatchesKeepTheOrder(t *testing.T) {
	e := newEasel(t, 320, 200)
	for seed := range uint64(12) {
		list := strewn(seed, 60)
		e.show(list, 0, 0, 1) // all textures are there
		together := e.show(list, 0, 0, 0.9)
		e.canvas.Clear()
		for i := range list {
			e.Draw(e.canvas, list[i:i+1], 0, 0, 0.9)
		}
		if apart := pixels(e.canvas); !bytes.Equal(together.Pix, apart.Pix) {
			t.Errorf("seed %d: drawn together it looks different", seed)
		}
	}
}

// Pieces side by side take no more draw calls the more of them there are.
func TestPiecesSideBySideAreDrawnAtOnce(t *testing.T) {
	e := newEasel(t, 640, 360)
	calls := func(cards int) int {
		var l ink.List
		for i := range cards {
			box := ink.R(float64(10+60*(i%10)), float64(10+60*(i/10)), 44, 50)
			l.Frame("kit/frame-card", box, 9)
			l.Line(box.X+5, box.Y+40, box.X+30, box.Y+45, 2, ink.Ink) // is drawn with another filter
			l.Write(box, ink.Font{Face: ink.SerifBold, Size: 14}, ink.Ink, "Card")
		}
		e.drawOn(&counter{}, e.canvas.Bounds(), l, 0, 0, 1)
		c := &counter{}
		e.drawOn(c, e.canvas.Bounds(), l, 0, 0, 1)
		return c.calls
	}
	if few, many := calls(3), calls(40); many > few {
		t.Errorf("3 cards take %d draw calls, 40 take %d", few, many)
	}
}

// What waits is bounded: however many images a list takes from, no more vertices wait than are drawn at once.
func TestWhatWaitsIsBounded(t *testing.T) {
	e := newEasel(t, 320, 200)
	for seed := range uint64(4) {
		for _, op := range strewn(seed, 400) {
			e.drawOne(e.canvas, e.canvas.Bounds(), &op, 0, 0, 1)
			if e.waits.vertices > mostBatched || len(e.waits.list) > mostBatches {
				t.Fatalf("%d vertices wait in %d batches", e.waits.vertices, len(e.waits.list))
			}
		}
		e.draws()
		if e.waits.vertices != 0 || e.waits.dst != nil {
			t.Errorf("%d vertices wait after all is drawn", e.waits.vertices)
		}
	}
}
