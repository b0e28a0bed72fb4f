package towersiege

import (
	"strings"
	"testing"

	"portcullis/rules/towersiege/engine"
)

// TestTheAttackerPicksWhomItStrikes: where nobody can defend, what a blow is worth is told of whom it is most likely to hurt: the best armoured of the
// other army, who cannot come between, makes no attack look weak.
func TestTheAttackerPicksWhomItStrikes(t *testing.T) { // TS-BLK-9
	hurts := func(foes ...string) (chance float64, previewed, why string) {
		s := camp(t, 0)
		s.enlist(t, 0, "hill_giant")
		mage := s.Mage(1)
		mage.On, mage.Position, s.Tower(1).Points = 0, engine.ToDefend, 0
		mage.Marks |= engine.FumbledMage
		for _, id := range foes {
			s.enlist(t, 1, id).Position = engine.ToDefend
		}
		at := s.inCombat()
		for _, c := range at.Decision().Choices {
			if c.Verb == engine.Assault && c.Args[2] == 0 {
				shown, _ := at.Preview(c)
				for _, line := range shown.Lines {
					previewed += line.Label.String() + ". "
				}
				return at.Venture(c).Chance, previewed, at.Recommend(c).String()
			}
		}
		t.Fatal("no attack")
		return 0, "", ""
	}
	alone, _, _ := hurts("alchemist")
	beside, previewed, why := hurts("alchemist", "roklor")
	if alone == 0 || beside < alone {
		t.Errorf("a blow hurts with %.2f, beside one who cannot come between with %.2f", alone, beside)
	}
	if strings.Contains(previewed, "defends") || !strings.Contains(previewed, "if you strike it") || strings.Contains(why, "defends") {
		t.Errorf("where nobody can defend: %q, %q", previewed, why)
	}
}
