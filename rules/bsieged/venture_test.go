package bsieged

import (
	"slices"
	"testing"

	"portcullis/rules"
)

// In matches by chance blows that cannot hit and actions that change nothing are in vain, and most choices are not.
func TestActionsInVain(t *testing.T) {
	verbs := map[rules.Verb]int{}
	all, vain := 0, 0
	for seed := range uint64(4) {
		state, err := content.New(rules.Setup{Seed: seed, Seats: 1})
		if err != nil {
			t.Fatal(err)
		}
		s, r := state.(*State), rules.NewRand(seed)
		for n := 0; n < 400 && !s.Decision().Over(); n++ {
			choices := slices.Clone(s.Decision().Choices)
			for _, c := range choices {
				all++
				v := s.Venture(c)
				if !v.Vain {
					continue
				}
				vain++
				verbs[c.Verb]++
				if v.Aside || (c.Verb == Attack || c.Verb == Shoot) && v.Chance != 0 {
					t.Errorf("seed %d: %s is in vain: %+v", seed, content.Notation(c), v)
				}
			}
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if vain == 0 || vain*4 > all {
		t.Errorf("%d of %d choices are in vain: %v", vain, all, verbs)
	}
}
