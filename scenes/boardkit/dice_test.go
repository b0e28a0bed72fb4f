package boardkit_test

import (
	"testing"

	"portcullis/assets"
	"portcullis/rules"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/typeset"
)

// One to 24 dice of each kind lie in a tray on screens of all sizes: apart, inside the tray, large
// enough to be clicked, and the number fits on the die.
func TestDiceOfAllKinds(t *testing.T) {
	faces := typeset.New()
	for _, m := range []ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}, {W: 1280, H: 720, Device: 1, Text: 1},
		{W: 1920, H: 1080, Device: 1, Text: 1.25}, {W: 2560, H: 1440, Device: 1, Text: 0.8}, {W: 3840, H: 2160, Device: 2, Text: 1}} {
		room := ink.R(40, 50, float64(m.W)*0.4, float64(m.H)*0.32)
		for _, sides := range []rules.Sides{rules.D6, rules.D10, rules.Percentile, 20} {
			for n := 1; n <= 24; n++ {
				boxes := boardkit.Spread(room, n, boardkit.Die{Sides: sides}.Wide(), m.Px(150))
				for i, box := range boxes {
					if box.X < room.X-0.1 || box.Y < room.Y-0.1 || box.Right() > room.Right()+0.1 || box.Bottom() > room.Bottom()+0.1 {
						t.Fatalf("%dx%d: die %d of %d %v leaves the tray", m.W, m.H, i, n, sides)
					}
					if box.H < 24*m.Device || i > 0 && box.Inset(0.1).Overlaps(boxes[i-1]) {
						t.Fatalf("%dx%d: die %d of %d %v is at %v", m.W, m.H, i, n, sides, box)
					}
				}
			}
			smallest := boardkit.Spread(room, 24, boardkit.Die{Sides: sides}.Wide(), m.Px(150))[0]
			for face := 1; face <= sides.Faces(); face++ {
				pen := boardkit.New(m, faces, ink.Standard)
				pen.Die(boardkit.Own(smallest), boardkit.Die{Sides: sides, Face: face, Fill: ink.Gold})
				onDie(t, pen.List, smallest, m)
			}
		}
	}
}

func onDie(t *testing.T, look ink.List, box ink.Rect, m ink.Metrics) {
	t.Helper()
	for _, op := range look {
		if op.Kind == ink.Write && (!op.Fits(typeset.New()) || op.Text == "" || op.Box.X < 0 || op.Box.Right() > box.W+1) {
			t.Fatalf("%dx%d: %q does not fit on a die of %v", m.W, m.H, op.Text, box)
		}
		if op.Kind == ink.Picture {
			if _, err := assets.Picture(op.Name); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// The tens and ones of a percentile die read as its face.
func TestPercentileDieReadsAsTensAndOnes(t *testing.T) {
	for face, want := range map[int][2]string{1: {"00", "1"}, 10: {"10", "0"}, 47: {"40", "7"}, 99: {"90", "9"}, 100: {"00", "0"}} {
		pen := newPen()
		pen.Die(ink.R(0, 0, 200, 100), boardkit.Die{Sides: rules.Percentile, Face: face, Fill: ink.Bone})
		var read []string
		for _, op := range pen.List {
			if op.Kind == ink.Write {
				read = append(read, op.Text)
			}
		}
		if len(read) != 2 || read[0] != want[0] || read[1] != want[1] {
			t.Errorf("%d reads as %q", face, read)
		}
	}
}

// A die tumbles through faces that it has and lands on its own.
func TestThrownDiceTumbleThroughTheirFaces(t *testing.T) {
	for _, sides := range []rules.Sides{0, 2, rules.D6, rules.D10, rules.Percentile} {
		var seen []int
		p := boardkit.Thrown(stage.Piece{}, sides, 2, 3, func(face int, landed bool) ink.List {
			if !sides.Has(uint8(face)) || landed != (len(seen) == 0) {
				t.Errorf("%v: face %d, landed %t", sides, face, landed)
			}
			seen = append(seen, face)
			return nil
		})
		if p.Face != "2" || p.Throw != 3 || len(p.Tumble) != min(sides.Faces(), 6) {
			t.Errorf("%v: %+v", sides, p)
		}
	}
}
