package towersiege

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
)

// Who ends the turn in Main with creatures that could strike a seat which nobody guards is asked first, by their names, and is not
// where nobody can be sent (TS-TRN-13, TS-CMB-1).
func TestEndingTheTurnWithoutAnAttackIsAskedAbout(t *testing.T) {
	s := camp(t, 0)
	end := rules.Choice{Verb: engine.EndTurn}
	if text, ask := s.Caution(end); ask {
		t.Errorf("without creatures it is asked: %s", text)
	}
	hero := s.enlist(t, 0, "hero").ID
	if text, ask := s.Caution(end); !ask || !strings.Contains(text.String(), "Hero has not attacked yet") {
		t.Errorf("with a Hero at a Tower alone it is said: %q", text)
	}
	s.At(hero).Position = engine.ToDefend
	s.State.Settle()
	if text, ask := s.Caution(end); ask {
		t.Errorf("with a tired Hero it is asked: %s", text)
	}
}

// Whose attack wins hardly anything is not asked about: it was a click for a chance of 9 % against one of 6 % (TS-TRN-13).
func TestAnAttackOfHardlyAnyUseIsNotAskedAbout(t *testing.T) {
	for id, asked := range map[string]bool{"skeleton": true, "zombie": true, "apprentice": false, "alchemist": false} {
		s := camp(t, 0)
		s.enlist(t, 0, id)
		if best := s.inCombat().Sensible(nil)[0]; best.Verb != engine.Assault {
			t.Errorf("%s: the best is %v, not an attack", id, best)
		}
		if text, ask := s.Caution(rules.Choice{Verb: engine.EndTurn}); ask != asked {
			t.Errorf("%s: asked %v: %q", id, ask, text)
		}
	}
}
