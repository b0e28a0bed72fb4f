package advice

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
)

// TestAPerilIsToldByItsChance: of what comes about in clearly more than four tries of a hundred nearly all is found to, and of what
// comes about in clearly fewer hardly any: what is told does not come and go with the luck of the tries.
func TestAPerilIsToldByItsChance(t *testing.T) { // TS-TWR-3, TS-MAG-5
	const often, rare, many = 0.07, 0.02, 1000
	told := func(n, tries int) bool { return n*25 > tries }
	var f Forecaster
	cases, wrong := 0, 0
	for seed := uint64(1); cases < 100 && seed < 60; seed++ {
		s := tableOf(t, 2, seed)
		r := rules.NewRand(seed)
		for n := 0; n < 400 && s.Result == engine.Undecided; n++ {
			choices := s.Decision().Choices
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
			if n%40 != 39 || s.Result != engine.Undecided {
				continue
			}
			for seat := range rules.Seat(2) {
				truth, p := f.peril(s, seat, many, many, nil), f.Peril(s, seat)
				for _, of := range [][2]int{{truth.Slain, p.Slain}, {truth.Hurt, p.Hurt}, {truth.Fallen, p.Fallen}} {
					chance := float64(of[0]) / many
					if chance > 0 && chance < rare || chance > often && chance < 3*often {
						cases++
						if told(of[1], p.Tries) != (chance > often) {
							wrong++
						}
					}
				}
			}
		}
	}
	if cases < 100 || wrong*50 > cases {
		t.Errorf("%d of %d chances are told wrongly", wrong, cases)
	}
}
