package argot

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/engine"
)

func TestBattlesAreChosenWithTheirOdds(t *testing.T) {
	// Ledger 10: before committing, the odds; exact where all is known, an estimate where faces are hidden
	exact, estimated, marched := 0, 0, 0
	for seed := uint64(1); seed <= 6; seed++ {
		begun, err := load(t).New(rules.Setup{Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		s := begun.(*State)
		r := rules.NewRand(seed)
		for !s.Decision().Over() {
			choices := s.Decision().Choices
			for _, c := range choices {
				at, joining := s.leadsTo(c)
				if at == atlas.Nowhere || c.Verb == engine.March && r.IntN(5) > 0 {
					continue
				}
				odds, fought := s.Odds(s.Asker, at, joining...)
				if !fought {
					continue
				}
				p, ok := s.Preview(c)
				if !ok || !p.HasChance || p.Chance != odds.Win {
					t.Fatalf("%v: the preview shows a chance of %v; want %v", c, p.Chance, odds.Win)
				}
				if estimate := strings.Contains(p.Fraction.String(), "estimate"); estimate != (odds.Hidden || !odds.Exact) {
					t.Fatalf("%v: said to be an estimate: %v, of %+v", c, estimate, odds)
				}
				switch {
				case c.Verb == engine.March:
					marched++
				case odds.Exact && !odds.Hidden:
					exact++
				}
				if odds.Hidden {
					estimated++
				}
			}
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if estimated == 0 || marched == 0 {
		t.Errorf("%d estimates, %d marches, %d exact", estimated, marched, exact)
	}
}
