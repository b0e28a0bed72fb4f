package boardkit_test

import (
	"testing"

	"pgregory.net/rapid"

	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// Parts of a row and of a column neither overlap nor leave their room, each is at least as
// long as it must be, and whatever is dropped has a rank no higher than anything that is laid.
func TestPartsShareTheirRoom(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		length := rapid.Float64Range(10, 200)
		room := ink.R(length.Draw(t, "x"), length.Draw(t, "y"), 4*length.Draw(t, "w"), 4*length.Draw(t, "h"))
		gap := rapid.Float64Range(0, 12).Draw(t, "gap")
		parts := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) boardkit.Part {
			least := length.Draw(t, "least")
			return boardkit.Part{Least: least, Natural: least + length.Draw(t, "more"), Rank: rapid.IntRange(0, 4).Draw(t, "rank")}
		}), 1, 9).Draw(t, "parts")
		for name, boxes := range map[string][]ink.Rect{
			"row": boardkit.Row(room, gap, parts), "column": boardkit.Column(room, gap, parts),
		} {
			checkParts(t, name, room, boxes, parts)
		}
	})
}

func checkParts(t *rapid.T, name string, room ink.Rect, boxes []ink.Rect, parts []boardkit.Part) {
	for i, box := range boxes {
		if box.Empty() {
			for j, other := range boxes {
				if !other.Empty() && (parts[j].Rank < parts[i].Rank || parts[j].Rank == parts[i].Rank && j > i) {
					t.Fatalf("%s: part %d is dropped before part %d", name, i, j)
				}
			}
			continue
		}
		long := box.W
		if name == "column" {
			long = box.H
		}
		if long < parts[i].Least-0.1 || long > parts[i].Natural+0.1 {
			t.Fatalf("%s: part %d is %.1f long, not %.1f to %.1f", name, i, long, parts[i].Least, parts[i].Natural)
		}
		if box.X < room.X-0.1 || box.Y < room.Y-0.1 || box.Right() > room.Right()+0.1 || box.Bottom() > room.Bottom()+0.1 {
			t.Fatalf("%s: part %d at %v leaves %v", name, i, box, room)
		}
		for j, other := range boxes[:i] {
			if box.Inset(0.1).Overlaps(other) {
				t.Fatalf("%s: parts %d and %d overlap", name, i, j)
			}
		}
	}
}

// Where there is room for all, none is dropped and all have their natural length.
func TestPartsWithRoomHaveTheirNaturalLength(t *testing.T) {
	parts := []boardkit.Part{{Least: 20, Natural: 50}, {Least: 20, Natural: 30, Rank: 1}}
	for room, want := range map[float64][2]float64{100: {50, 30}, 70: {35, 25}, 50: {20, 20}, 49: {0, 30}} {
		boxes := boardkit.Row(ink.R(0, 0, room, 10), 10, parts)
		if boxes[0].W != want[0] || boxes[1].W != want[1] {
			t.Errorf("in %.0f pixels the parts are %.1f and %.1f long", room, boxes[0].W, boxes[1].W)
		}
	}
}

// The boxes of a grid are of one size, fill their room from edge to edge and lie a gap apart.
func TestGridFillsItsRoom(t *testing.T) {
	room := ink.R(10, 20, 310, 100)
	boxes := boardkit.Grid(room, 5, 3, 5)
	for i, want := range []ink.Rect{ink.R(10, 20, 100, 47.5), ink.R(115, 20, 100, 47.5), ink.R(220, 20, 100, 47.5), ink.R(10, 72.5, 100, 47.5), ink.R(115, 72.5, 100, 47.5)} {
		if boxes[i] != want {
			t.Errorf("box %d lies at %v, not at %v", i, boxes[i], want)
		}
	}
}
