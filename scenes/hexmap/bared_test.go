package hexmap

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
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

// TestTheIgnoredHitIsToldAsItFalls: who ignores a hit says so while that is watched, and no more once others have thrown: a badge says that
// it is used (AR-ABI-5).
func TestTheIgnoredHitIsToldAsItFalls(t *testing.T) {
	s, b := resilient(t)
	s.Pieces[b].Flags |= engine.ResilientHit
	ignored := rules.Event{Kind: rules.Blocked, Name: "hit_ignored", Rule: "AR-ABI-5", Subject: s.BlockElement(b)}
	rolled := rules.Event{Kind: rules.AttackResolved, Name: "attack_rolled"}
	for _, c := range []struct {
		story []rules.Event
		told  bool
	}{{[]rules.Event{rolled, ignored}, true}, {[]rules.Event{rolled, ignored, rolled}, false}, {nil, false}} {
		sc := laid(s.Clone().(*argot.State), table.Pose{Viewer: engine.SeatOf(s.Pieces[b].Party), Mode: table.Playing, Story: c.story})
		pill, ok := trayed(sc, "deed:"+s.BlockElement(b))
		if told := ok && writes(pill.Look, "has ignored this hit") || ok && writes(pill.Look, "ignored"); told != c.told {
			t.Errorf("after %v it is told: %v, want %v", c.story, told, c.told)
		}
	}
}

// TestAllThatIsSaidOfABlockIsClickedAsTheBlock: in a battle the name below a block, what it does or suffers and the numbers on it stand for
// the block: a click on them did nothing, while the block could be picked.
func TestAllThatIsSaidOfABlockIsClickedAsTheBlock(t *testing.T) {
	s, b := resilient(t)
	s.Pieces[b].Flags |= engine.ResilientHit // its badge
	el := s.BlockElement(b)
	sc := asking(s, "")
	for _, id := range []rules.Element{"name:" + rules.Element(el.Name()), "deed:" + el, "coins:" + rules.Element(el.Name())} {
		p, ok := trayed(sc, id)
		switch {
		case !ok && id.Kind() != "deed":
			t.Errorf("there is no %s", id)
		case ok && p.Means() != el:
			t.Errorf("a click on %s is one on %q", id, p.Means())
		}
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
