package towers

import (
	"slices"
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

// A click on a creature never makes it go in or out, mount or dismount by itself: where it goes, or the button, is clicked as
// well (TS-TWR-10).
func TestNobodyGoesAnywhereByOneClick(t *testing.T) {
	goes := []rules.Verb{engine.StepOut, engine.Dismount, engine.GoIn, engine.MountUp}
	g, seen := load(t), map[rules.Verb]int{}
	rare := func() bool {
		return slices.ContainsFunc(goes, func(v rules.Verb) bool { return seen[v] == 0 })
	}
	for seed := uint64(1); seed < 60 && rare(); seed++ {
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
				if !slices.Contains(goes, c.Verb) {
					continue
				}
				seen[c.Verb]++
				way := s.Describe(c).Path
				if aim, ok := path.Aim(way[0]); ok && aim == c {
					t.Fatalf("seed %d: one click does %q", seed, s.Describe(c).Sentence.String())
				}
				if aim, ok := path.Click(way[0]).Aim(way[1]); !ok || aim != c {
					t.Fatalf("seed %d: the second click does not do %q", seed, s.Describe(c).Sentence.String())
				}
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if rare() {
		t.Errorf("tried: %v", seen)
	}
}
