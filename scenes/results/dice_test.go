package results

import (
	"strings"
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/typeset"
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

// TestChartSaysEveryFace: below the bars everything is written in full and apart, at all sizes; there
// is a scale where the numbers of shared bars do not fit.
func TestChartSaysEveryFace(t *testing.T) {
	faces := typeset.New()
	for _, size := range [][2]int{{1024, 640}, {1280, 720}, {1920, 1080}} {
		for _, text := range []float64{0.8, 1, 1.6} {
			m := ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text}
			for _, die := range []rules.Sides{rules.D6, rules.D10, 12, 20, rules.Percentile} {
				c := &form.Column{Toolkit: form.Toolkit{Metrics: m, Measure: faces}, W: float64(m.W) * 0.44}
				d := match.Dice{Die: die, Faces: make([]int, die.Faces())}
				for i := range d.Faces {
					d.Faces[i] = i
				}
				diceChart(c, d)
				var written []ink.Op
				for _, op := range c.Items[0].Look.Idle {
					if op.Kind != ink.Write {
						continue
					}
					if !op.Fits(faces) || strings.Contains(op.Text, "…") {
						t.Fatalf("%dx%d at %.1f, %v: %q does not fit", m.W, m.H, text, die, op.Text)
					}
					for _, other := range written {
						if op.Font == other.Font && op.Box.Inset(1).Overlaps(other.Box.Inset(1)) {
							t.Fatalf("%dx%d at %.1f, %v: %q and %q overlap", m.W, m.H, text, die, op.Text, other.Text)
						}
					}
					written = append(written, op)
				}
			}
		}
	}
}
