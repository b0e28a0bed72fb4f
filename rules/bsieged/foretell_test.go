package bsieged

import (
	"math"
	"testing"
)

// Chances are told as they are fitted to the content of today. They are alike for all seats, exact at the end, and fall
// with the estimate at every difficulty and time.
func TestChancesAreTheFittedOnes(t *testing.T) {
	const fitted = "0cee9aac1ddf465b"
	if now := content.ContentHash(); now != fitted {
		t.Errorf("chances were fitted with content %s and not with %s: fit and measure anew, or show that they still hold", fitted, now)
	}
	for level, name := range []string{"footman", "knight", "defender"} {
		k := begin(t, "difficulty="+name, "seats=2")
		if int(k.set.level) != level {
			t.Fatalf("%s is level %d", name, k.set.level)
		}
		for _, round := range []uint8{1, 8, 12} {
			k.round = round
			p := k.Evaluate(0)
			logit, late := math.Log(p/(1-p)), float64(round)/16
			w := [...][4]float64{{1.19, -2.43, 0.22, 2.50}, {-0.14, 1.37, 0.25, 2.19}, {-1.55, 5.46, 0.01, 2.86}}[level]
			want := 1 / (1 + math.Exp(-w[0]-w[1]*late-w[2]*logit-w[3]*logit*late))
			got, ok := k.Foretell(0)
			other, _ := k.Foretell(1)
			if !ok || math.Abs(got-want) > 1e-9 || other != got {
				t.Errorf("%s, round %d: %v and %v, %t, not %v", name, round, got, other, ok, want)
			}
			k.houses[0].harm = destroyed
			if worse, _ := k.Foretell(0); worse >= got {
				t.Errorf("%s, round %d: %v with a ruin more, %v before", name, round, worse, got)
			}
			k.houses[0].harm = 0
		}
		k.set.level = uint8(len(truths))
		if p, ok := k.Foretell(0); ok {
			t.Errorf("of a difficulty that was not measured: %v", p)
		}
		k.set.level = uint8(level)
		k.result = won
		if p, ok := k.Foretell(0); p != 1 || !ok {
			t.Errorf("of a match that is won: %v, %t", p, ok)
		}
	}
}
