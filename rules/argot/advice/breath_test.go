package advice

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// breaths counts how often f lets others have their turn.
func breaths(t *testing.T, f func()) (n int) {
	rules.Breath = func() { n++ }
	t.Cleanup(func() { rules.Breath = nil })
	f()
	rules.Breath = nil
	return n
}

// Odds are worked out with a breath for each battle that is fought, or each position of an exact one.
func TestOddsBreathe(t *testing.T) {
	for i, l := range lineups {
		s := waiting(t, i)
		least := 2
		if l.sampled {
			least = samples
		}
		n := breaths(t, func() {
			r := rules.NewRand(7)
			Battle(s, place(t, s, l.at), &r)
		})
		if n < least {
			t.Errorf("%s: %d breaths, of %d at least", l.name, n, least)
		}
	}
}

// A plan is made with a breath or more for each block that it moves, and with more where attacks are weighed.
func TestPlansBreathe(t *testing.T) {
	for _, enemy := range []bool{false, true} {
		s := field(t, "full_siege", true)
		least := 3
		if enemy {
			put(t, s, "ar02", "0905", 1)
			least = glances
		}
		for _, id := range []string{"mi10", "mi11", "mi13"} {
			put(t, s, id, "1005", 0)
		}
		moving(s, engine.Mineos, 5)
		if n := breaths(t, func() { MakePlan(s, 0) }); n < least {
			t.Errorf("%d breaths in a plan, of %d at least; an enemy: %v", n, least, enemy)
		}
	}
}

// A mission is thought through with a breath for each moment of it.
func TestVenturesBreathe(t *testing.T) {
	s := begin(t, "campaign", 1)
	var v *venture
	n := breaths(t, func() {
		v = newVenture(s, content.Mission(0))
		v.from(moment{})
	})
	if len(v.known) < 10 || n < len(v.known) {
		t.Errorf("%d breaths for %d moments", n, len(v.known))
	}
}
