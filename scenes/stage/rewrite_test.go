package stage

import (
	"slices"
	"testing"
	"time"

	"portcullis/rules"
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

// note is a slip of paper with a picture and a text on it.
func note(id rules.Element, x, y float64, text string) Piece {
	var l ink.List
	l.Frame("kit/frame-parchment", ink.R(0, 0, 200, 40), 8)
	l.Picture("kit/tick", ink.R(4, 4, 32, 32))
	l.Write(ink.R(40, 0, 150, 40), ink.Font{Face: ink.Sans, Size: 20}, ink.Ink, text).Across = ink.Middle
	return Piece{ID: id, Box: ink.R(x, y, 200, 40), Look: l, Fixed: true}
}

// No sheet is seen without its words while the old picture fades into the new one, whether it is written anew, has moved, or
// another one comes in its place; and what lies on a sheet comes and goes with it.
func TestNoSheetIsBlankWhileItFades(t *testing.T) {
	panel := func(id rules.Element) Piece {
		var l ink.List
		l.Frame("kit/frame-oak", ink.R(0, 0, 260, 200), 8)
		return Piece{ID: id, Box: ink.R(0, 0, 260, 200), Depth: -1, Look: l, Fixed: true}
	}
	low := func(high float64) Piece {
		var l ink.List
		l.Frame("kit/frame-oak", ink.R(0, 0, 260, high), 8)
		return Piece{ID: "low", Box: ink.R(0, 0, 260, high), Depth: -1, Look: l, Fixed: true}
	}
	picture := func(x, y float64) Piece {
		var l ink.List
		l.Picture("kit/horn", ink.R(0, 0, 40, 40))
		return Piece{ID: "horn", Box: ink.R(x, y, 40, 40), Look: l, Fixed: true}
	}
	for _, c := range []struct {
		name     string
		was, now []Piece
		frames   int // on the picture that fades
	}{
		{"moved", []Piece{note("end", 10, 10, "End turn")}, []Piece{note("end", 30, 10, "End turn")}, 1},
		{"moved and written anew", []Piece{note("end", 10, 10, "End turn")}, []Piece{note("end", 30, 10, "Done")}, 1},
		{"another sheet in its place", []Piece{note("end", 10, 10, "End turn")}, []Piece{note("pass", 30, 20, "Pass")}, 1},
		{"another sheet elsewhere", []Piece{note("end", 10, 10, "End turn")}, []Piece{note("pass", 30, 90, "Pass")}, 1},
		{"lines of a log", []Piece{note("line:1", 10, 10, "one"), note("line:2", 10, 50, "two")},
			[]Piece{note("line:2", 10, 10, "two"), note("line:3", 10, 50, "three")}, 2},
		{"a panel with its sheets", []Piece{panel("a"), note("a:1", 10, 10, "one"), note("a:2", 10, 60, "two")},
			[]Piece{panel("b"), note("b:1", 20, 20, "eins"), note("b:2", 20, 150, "zwei")}, 3},
		{"lines on a ground that has grown", []Piece{low(50), note("line:1", 10, 10, "one"), note("foot", 10, 60, "foot")},
			[]Piece{low(100), note("line:1", 10, 0, "one"), note("line:2", 10, 50, "two")}, 3},
		{"written anew on a new panel", []Piece{note("end", 10, 10, "End turn")}, []Piece{panel("b"), note("end", 10, 10, "Done")}, 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := New(nil)
			s.Behave(Manner{Factor: 1})
			s.Resize(ink.Metrics{W: 800, H: 600, Device: 1, Text: 1})
			s.Place(append(c.was, picture(500, 500)), nil)
			s.Update(time.Second)
			s.Update(time.Second)
			s.Set(append(c.now, picture(560, 500)), nil)
			s.Update(time.Second / 60)
			if !s.fading() {
				t.Fatal("nothing fades")
			}
			var frames, pictures, words []ink.Op
			for _, l := range s.last.layers {
				for _, op := range l {
					switch {
					case op.Kind == ink.Frame:
						frames = append(frames, op)
					case op.Name == "kit/tick":
						pictures = append(pictures, op)
					case op.Kind == ink.Write:
						words = append(words, op)
					}
				}
			}
			if len(frames) != c.frames {
				t.Errorf("%d sheets are drawn, want %d", len(frames), c.frames)
			}
			for _, f := range frames {
				if f.Name == "kit/frame-oak" && !slices.ContainsFunc(c.now, func(p Piece) bool { return p.Box == f.Box }) {
					t.Errorf("what is written lies on a ground at %v that is not there any more", f.Box)
				}
				on := func(op ink.Op) bool { return f.Name == "kit/frame-parchment" && op.Box.Intersect(f.Box) == op.Box }
				if n := f.Name == "kit/frame-parchment"; n != slices.ContainsFunc(words, on) || n != slices.ContainsFunc(pictures, on) {
					t.Errorf("the sheet at %v is drawn without its words or its picture", f.Box)
				}
			}
			for i, op := range words {
				for _, other := range words[:i] {
					if op.Box.Overlaps(other.Box) {
						t.Errorf("%q is written over %q", op.Text, other.Text)
					}
				}
			}
		})
	}
}
