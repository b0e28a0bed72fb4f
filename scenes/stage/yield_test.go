package stage

import (
	"slices"
	"testing"
	"time"

	"portcullis/scenes/ink"
)

// sign is a piece with a text at the left and one at the right.
func sign(left, right string, color ink.Color) Piece {
	var l ink.List
	f := ink.Font{Face: ink.Sans, Size: 20}
	l.Fill(ink.R(0, 0, 400, 40), ink.Oak, 0)
	if left != "" {
		l.Write(ink.R(0, 0, 200, 40), f, color, left)
	}
	if right != "" {
		l.Write(ink.R(200, 0, 200, 40), f, color, right)
	}
	return Piece{ID: "sign", Box: ink.R(10, 10, 400, 40), Look: l, Fixed: true}
}

// While one text fades into another at the same place, only the one that comes is drawn, and from the
// first moment on if it begins where the other did. What stays, what only changes its colour and what
// goes without another one goes on being drawn.
func TestNoTwoTextsAreDrawnThroughEachOther(t *testing.T) {
	for _, c := range []struct {
		name        string
		left, right string
		color       ink.Color
		last        []string // what of the old picture is drawn meanwhile
	}{
		{"another text", "Attack", "3 left", ink.Bone, []string{"Attack", "3 left"}},
		{"both", "Attack", "2 left", ink.Bone, []string{"Attack", "2 left"}},
		{"another colour", "Move", "3 left", ink.Gold, []string{"Move", "3 left"}},
		{"one less", "", "3 left", ink.Bone, []string{"Move", "3 left"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := New(nil)
			s.Behave(Manner{Factor: 1})
			s.Resize(ink.Metrics{W: 800, H: 600, Device: 1, Text: 1})
			s.Place([]Piece{sign("Move", "3 left", ink.Bone)}, nil)
			s.Update(time.Second)
			s.Update(time.Second)
			s.Set([]Piece{sign(c.left, c.right, c.color)}, nil)
			s.Update(time.Second / 60)
			if !s.fading() {
				t.Fatal("nothing fades")
			}
			var last []string
			for _, l := range s.last.layers {
				for _, op := range l {
					if op.Kind == ink.Write {
						last = append(last, op.Text)
					}
				}
			}
			if !slices.Equal(last, c.last) {
				t.Errorf("of the old picture %q is drawn, want %q", last, c.last)
			}
		})
	}
}

// A text of another sheet comes with its sheet: it does not stand on what was there before.
func TestATextOfAnotherSheetComesWithIt(t *testing.T) {
	write := func(x float64, text string) cover {
		var l ink.List
		l.Write(ink.R(x, 10, 200, 40), ink.Font{Face: ink.Sans, Size: 20}, ink.Bone, text)
		return cover{layers: [5]ink.List{l}}
	}
	last, next := write(10, "Move"), write(60, "Really?")
	if !last.yield(&next) || len(last.layers[0]) != 0 {
		t.Errorf("meanwhile %v is drawn", last.layers[0])
	}
}
