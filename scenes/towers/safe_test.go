package towers

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/table"
	"portcullis/scenes/table/boardtest"
)

func TestNoClickThrowsAwayWhatWasNotAskedFor(t *testing.T) {
	boardtest.SafeClicks(t, New(), load(t), faces, rules.Setup{Seats: 2}, rules.Setup{Seats: 4})
}

// A click on a creature never makes it leave its roof or its mount by itself: the button is clicked for that as well (TS-TWR-10).
func TestNobodyStepsOutByOneClick(t *testing.T) {
	g, seen := load(t), map[rules.Verb]int{}
	for seed := uint64(1); seed < 60 && (seen[engine.StepOut] < 20 || seen[engine.Dismount] < 2); seed++ {
		state, err := g.New(rules.Setup{Seats: 2, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		s, r := state.(*towersiege.State), rules.NewRand(seed)
		for range 1500 {
			d := s.Decision()
			if d.Over() {
				break
			}
			path := table.NewPath(d.Choices, s.Describe)
			for _, c := range d.Choices {
				if c.Verb != engine.StepOut && c.Verb != engine.Dismount {
					continue
				}
				seen[c.Verb]++
				way := s.Describe(c).Path
				if aim, ok := path.Aim(way[0]); ok && aim == c {
					t.Fatalf("seed %d: one click does %q", seed, s.Describe(c).Sentence.String())
				}
				if aim, ok := path.Click(way[0]).Aim(way[1]); !ok || aim != c {
					t.Fatalf("seed %d: the button does not do %q", seed, s.Describe(c).Sentence.String())
				}
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if seen[engine.StepOut] == 0 || seen[engine.Dismount] == 0 {
		t.Errorf("tried: %v", seen)
	}
}
