package boardkit_test

import (
	"math"
	"testing"

	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/table/boardtest"
	"portcullis/scenes/typeset"
)

// testRule is a rule with two ends and a level.
func testRule(level, roll int) boardkit.Rule {
	return boardkit.Rule{Level: level, Roll: roll, Bands: []boardkit.Band{
		{To: 2, Color: ink.Gold}, {To: level, Color: ink.Verdigris}, {To: 98, Color: ink.Iron, Lost: true}, {To: 100, Color: ink.Ember, Lost: true}}}
}

// On screens of all sizes the parts of a rule stay in its box, all numbers are written in full and
// apart from each other, and the pointer's plate says what was thrown.
func TestRuleHoldsAtAllSizes(t *testing.T) {
	faces := typeset.New()
	for _, size := range boardtest.Sizes() {
		for _, text := range boardtest.Texts() {
			m := ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text}
			for _, level := range []int{3, 35, 50, 97} {
				for _, roll := range []int{0, 1, 37, 99, 100} {
					p := boardkit.New(m, faces, ink.Standard)
					box := ink.R(20, 30, float64(m.W)*0.28, p.RuleHeight())
					p.Rule(box, testRule(level, roll))
					checkRule(t, p, box, level, roll)
				}
			}
		}
	}
}

func checkRule(t *testing.T, p *boardkit.Pen, box ink.Rect, level, roll int) {
	t.Helper()
	room := box.Inset(-p.Px(6) - 2)
	said := map[string]ink.Rect{}
	for _, op := range p.List {
		if op.Box.X < room.X || op.Box.Right() > room.Right() || op.Box.Y < room.Y || op.Box.Bottom() > room.Bottom() {
			t.Fatalf("%dx%d, level %d, roll %d: %v %q leaves %v", p.Metrics.W, p.Metrics.H, level, roll, op.Box, op.Text, box)
		}
		if op.Kind != ink.Write {
			continue
		}
		if !op.Fits(p.Measure) {
			t.Fatalf("%dx%d: %q does not fit", p.Metrics.W, p.Metrics.H, op.Text)
		}
		for other, at := range said {
			if at.Inset(1).Overlaps(op.Box.Inset(1)) {
				t.Fatalf("%dx%d, level %d: %s and %s overlap", p.Metrics.W, p.Metrics.H, level, other, op.Text)
			}
		}
		said[op.Text] = op.Box
	}
	if _, ok := said[boardkit.Percent(level)]; !ok {
		t.Fatalf("level %d is not written among %v", level, said)
	}
	if _, ok := said[boardkit.Percent(roll)]; roll > 0 && !ok {
		t.Fatalf("roll %d is not written among %v", roll, said)
	}
}

// A band ends where its last number does, one in which nothing is won is lower, and the pointer
// stands within the cell of its number.
func TestRuleShowsBandsAtTheirPlaces(t *testing.T) {
	p := newPen()
	box := ink.R(0, 0, 1000, p.RuleHeight())
	p.Rule(box, testRule(50, 37))
	find := func(c ink.Color) ink.Rect {
		for _, op := range p.List {
			if op.Kind == ink.Fill && op.Color == c {
				return op.Box
			}
		}
		t.Fatalf("nothing is drawn in %v", c)
		return ink.Rect{}
	}
	won, lost := find(ink.Verdigris), find(ink.Iron)
	if won.X != 20 || won.Right() != 500 || lost.X != 500 || lost.Right() != 980 || lost.H >= won.H || lost.Bottom() != won.Bottom() {
		t.Errorf("won %v, lost %v", won, lost)
	}
	tip := find(boardkit.Mix(ink.Verdigris, ink.Bone, 0.25))
	if x, _ := tip.Center(); math.Abs(x-365) > 0.5 {
		t.Errorf("the pointer stands at %.1f", x)
	}
}

// Where there is little room the numbers go first, then the pointer.
func TestRuleYieldsByItsParts(t *testing.T) {
	p := newPen()
	count := func(h float64) (texts int) {
		b := p.Fresh()
		b.Rule(ink.R(0, 0, 400, h), testRule(50, 37))
		for _, op := range b.List {
			if op.Kind == ink.Write {
				texts++
			}
		}
		return texts
	}
	full := p.RuleHeight()
	if got := [...]int{count(full), count(full * 0.6), count(full * 0.2)}; got != [...]int{4, 1, 0} {
		t.Errorf("%v texts", got)
	}
}
