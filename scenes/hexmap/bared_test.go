package hexmap

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/ink"
)

// TestAUsedIgnoredHitShowsOnTheBlock: who has ignored the first hit of the battle shows it while it is asked who acts, and in
// the article about it; who has not yet does not (AR-ABI-5).
func TestAUsedIgnoredHitShowsOnTheBlock(t *testing.T) {
	s, b := resilient(t)
	if strikesOut(s, b) || told(s, b) {
		t.Error("a hit is shown as used that is not")
	}
	s.Pieces[b].Flags |= engine.ResilientHit
	if !strikesOut(s, b) || !told(s, b) {
		t.Error("nothing shows that the ignored hit is used")
	}
}

// resilient is a battle in which it is asked who acts, and a block in it that has not ignored a hit yet.
func resilient(t *testing.T) (*argot.State, content.Block) {
	t.Helper()
	for seed := uint64(1); seed < 40; seed++ {
		s, r := begun(t, "first_battle", seed), rules.NewRand(seed)
		for d := s.Decision(); !d.Over(); d = s.Decision() {
			for b := range s.In(s.Battle.Place) {
				if s.Asked == engine.AskAction && s.Has(b, content.Resilient) && !s.Pieces[b].Has(engine.ResilientHit) {
					return s, b
				}
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("nobody in a battle ignores a hit")
	return nil, content.NoBlock
}

func strikesOut(s *argot.State, b content.Block) bool {
	p, ok := trayed(asking(s, ""), "coins:"+rules.Element(s.BlockElement(b).Name()))
	for _, op := range p.Look {
		if op.Kind == ink.Picture && op.Name == "argot/abilities/resilient" {
			return ok
		}
	}
	return false
}

func told(s *argot.State, b content.Block) bool {
	a, _ := s.About(s.BlockElement(b))
	for _, line := range a.Lines {
		if line.Label.String() == "Ignored hit" {
			return true
		}
	}
	return false
}
