package argot

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// A choice is asked about as the last chance to avert what loses the match only where another choice of the decision is one: not a
// retreat that has to be made, and not where each choice leads to the same.
func TestNoLastChanceWithoutAnother(t *testing.T) {
	r := rules.NewRand(2)
	lost, asked := 0, 0
	for seed := uint64(1); seed <= 60 || seed <= 240 && (lost == 0 || asked == 0); seed++ { // chance comes to few of them
		begun, err := load(t).New(rules.Setup{Seed: seed, Options: map[string]string{"scenario": "first_battle"}})
		if err != nil {
			t.Fatal(err)
		}
		s := begun.(*State)
		for !s.Decision().Over() {
			choices := s.Decision().Choices
			if s.Phase == engine.CombatPhase && s.LastTurn() {
				all, asks := true, false
				for _, c := range choices {
					text, ask := s.Caution(c)
					asks = asks || ask && strings.Contains(text.String(), "This may be the last chance")
					all = all && s.lostBy(s.Asker, c)
				}
				if _, losing := losing(s.State, s.Asker); all && losing {
					lost++
				}
				if asks {
					asked++
				}
				if all && asks {
					t.Errorf("seed %d: a choice is asked about, and each of the %d choices leads to the same", seed, len(choices))
				}
			}
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if lost == 0 || asked == 0 {
		t.Errorf("%d decisions in which all is lost, %d asked about", lost, asked)
	}
}
