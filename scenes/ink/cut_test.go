package ink_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"portcullis/scenes/ink"
)

// What lacks room on a screen is found, with the words that should be there; what has room, or is hidden, is not.
func TestLosses(t *testing.T) {
	font := ink.Font{Size: 10} // 5 pixels a character
	write := func(text string, box ink.Rect) *ink.Op {
		return &ink.Op{Kind: ink.Write, Box: box, Font: font, Text: text, Down: ink.Middle}
	}
	with := func(op *ink.Op, change func(*ink.Op)) ink.Op { change(op); return *op }
	line := ink.R(0, 0, 50, 10)
	for name, c := range map[string]struct {
		look ink.List
		want []ink.Loss
	}{
		"whole":       {ink.List{*write("Storm", line)}, nil},
		"cut":         {ink.List{*write("Storm the…", line).From("Storm the walls")}, []ink.Loss{{On: "a", Text: "Storm the walls", Shown: "Storm the…", Want: ink.Cut, Box: line.Shift(100, 0)}}},
		"dropped":     {ink.List{*write("", line).From("Storm")}, []ink.Loss{{On: "a", Text: "Storm", Want: ink.Cut, Box: line.Shift(100, 0)}}},
		"unkept":      {ink.List{*write("Storm…", line)}, []ink.Loss{{On: "a", Text: "Storm…", Shown: "Storm…", Want: ink.Cut, Box: line.Shift(100, 0)}}},
		"from itself": {ink.List{*write("Storm", line).From("Storm")}, nil},
		"squeezed":    {ink.List{with(write("Storm", line), func(op *ink.Op) { op.Squeeze = 0.9 })}, []ink.Loss{{On: "a", Text: "Storm", Shown: "Storm", Want: ink.Squeezed, Box: line.Shift(100, 0)}}},
		"a little":    {ink.List{with(write("Storm", line), func(op *ink.Op) { op.Squeeze = 0.93 })}, nil},
		"over":        {ink.List{*write("Storm the walls", line)}, []ink.Loss{{On: "a", Text: "Storm the walls", Shown: "Storm the walls", Want: ink.Over, Box: line.Shift(100, 0)}}},
		"overlaid": {ink.List{*write("Storm", line), *write("Walls", line.Shift(10, 3))},
			[]ink.Loss{{On: "a", Text: "Storm", Shown: "Walls", Want: ink.Overlaid, Box: ink.R(110, 4.3, 15, 4.4)}}},
		"hidden":    {ink.List{*write("Storm", line), {Kind: ink.Fill, Box: line, Color: ink.Oak}, *write("Walls", line)}, nil},
		"beside":    {ink.List{*write("Storm", line), *write("Walls", line.Shift(24, 0))}, nil},
		"invisible": {ink.List{with(write("Storm the…", line), func(op *ink.Op) { op.Fade = 1 })}, nil},
		"unseen":    {ink.List{*write("Storm the…", line.Shift(500, 0))}, nil},
	} {
		sheet := ink.Sheet{Name: "a", X: 100, Look: c.look, Within: ink.R(0, 0, 300, 300)}
		if d := cmp.Diff(c.want, ink.Losses(monospace{}, sheet), cmpopts.EquateApprox(0, 1e-9)); d != "" {
			t.Errorf("%s: %s", name, d)
		}
	}
}
