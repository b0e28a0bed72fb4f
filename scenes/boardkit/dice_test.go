package boardkit_test

import (
	"fmt"
	"math"
	"slices"
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
			for face := range sides.Faces() + 1 {
				pen := boardkit.New(m, faces, ink.Standard)
				pen.Die(boardkit.Own(smallest), boardkit.Die{Sides: sides, Face: face})
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

// The tens, the ones and the total of a percentile die read as its face; before it is thrown it asks.
func TestPercentileDieReadsAsTensOnesAndTotal(t *testing.T) {
	for face, want := range map[int][3]string{0: {"?", "?", "?"}, 1: {"00", "1", "01"}, 10: {"10", "0", "10"}, 47: {"40", "7", "47"}, 99: {"90", "9", "99"}, 100: {"00", "0", "100"}} {
		pen := newPen()
		pen.Die(ink.R(0, 0, 320, 100), boardkit.Die{Sides: rules.Percentile, Face: face})
		var read []string
		for _, op := range pen.List {
			if op.Kind == ink.Write {
				read = append(read, op.Text)
			}
		}
		if !slices.Equal(read, want[:]) {
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

// A die not thrown yet, a plain one, a hit, a miss and one thrown again differ in more than colour: in
// what is drawn, and how large.
func TestLuckIsSeenWithoutColour(t *testing.T) {
	for _, sides := range []rules.Sides{rules.D6, rules.D10, rules.Percentile, 20} {
		seen := map[string]boardkit.Die{}
		for _, d := range []boardkit.Die{{}, {Face: 2}, {Face: 2, Luck: boardkit.Hit}, {Face: 2, Luck: boardkit.Miss}, {Face: 2, Again: true}, {Face: 2, Luck: boardkit.Hit, Again: true}} {
			d.Sides = sides
			pen := newPen()
			pen.Die(ink.R(0, 0, 60*d.Wide(), 60), d)
			shape := ""
			for _, op := range pen.List {
				shape += fmt.Sprint(op.Kind, op.Name, op.Text, op.Box)
			}
			if other, there := seen[shape]; there {
				t.Errorf("%v: %+v looks like %+v", sides, d, other)
			}
			seen[shape] = d
		}
	}
}

// The number of a miss stays readable, however pale its die is.
func TestNumberOfAMissIsNotPale(t *testing.T) {
	pen := newPen()
	pen.Die(ink.R(0, 0, 60, 60), boardkit.Die{Sides: rules.D10, Face: 4, Luck: boardkit.Miss})
	for _, op := range pen.List {
		if pale := op.Fade > 0; pale != (op.Kind != ink.Write) {
			t.Errorf("%v %q is drawn with fade %.2f", op.Kind, op.Text, op.Fade)
		}
	}
}

// Dice on a cloth lie on it, in rows that differ by one at most, and the cloth lies in its area.
func TestDiceLieOnTheirCloth(t *testing.T) {
	area := ink.R(100, 80, 700, 420)
	for _, wide := range []float64{1, boardkit.Die{Sides: rules.Percentile}.Wide()} {
		for n := 1; n <= 24; n++ {
			cloth, dice := boardkit.OnCloth(ink.R(700, 100, 80, 40), area, n, wide, 58)
			if len(dice) != n || cloth.Intersect(area) != cloth {
				t.Fatalf("%d dice lie on %v, outside of %v", n, cloth, area)
			}
			rows := map[float64]int{}
			for _, die := range dice {
				if in := die.Intersect(cloth); in.W < die.W-0.01 || in.H < die.H-0.01 {
					t.Fatalf("%d dice: %v leaves the cloth %v", n, die, cloth)
				}
				rows[math.Round(die.Y)]++
			}
			first, last := rows[math.Round(dice[0].Y)], rows[math.Round(dice[n-1].Y)]
			if len(rows) > 1 && first-last >= len(rows) {
				t.Errorf("%d dice: %d in the first row, %d in the last", n, first, last)
			}
		}
	}
}
