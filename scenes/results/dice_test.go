package results

import (
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
)

// TestBarsHoldEveryDie: a chart has few bars, each die is in one of them, and the due of all
// bars is the number of dice.
func TestBarsHoldEveryDie(t *testing.T) {
	for _, die := range []rules.Sides{rules.D6, rules.D10, 12, 20, rules.Percentile} {
		d := match.Dice{Die: die, Faces: make([]int, die.Faces())}
		for i := range d.Faces {
			d.Faces[i] = i
		}
		list := bars(d)
		n, due, next := 0, 0.0, 1
		for _, b := range list {
			n, due = n+b.n, due+b.due(d)
			if b.low != next || b.label() == "" {
				t.Errorf("%v: a bar from %d, wanted from %d", die, b.low, next)
			}
			next = b.high + 1
		}
		if n != d.Thrown() || int(due+0.5) != n || next != die.Faces()+1 || len(list) > maxBars {
			t.Errorf("%v: %d bars with %d of %d dice, %v due", die, len(list), n, d.Thrown(), due)
		}
	}
	if got := bars(match.Dice{Die: rules.Percentile, Faces: make([]int, 100)})[3].label(); got != "31-40" {
		t.Errorf("the fourth bar of percentile dice is %q", got)
	}
}
