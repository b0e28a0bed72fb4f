package towersiege

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
)

// Who sends out the only guard of a Mage that stands in the open is asked first, and told how much likelier the Mage is slain for it; of three guards
// one can go unasked, but not all. A Mage behind walls needs none (TS-MAG-6, TS-RIP-1).
func TestAnAttackThatOpensTheMageIsAskedAbout(t *testing.T) {
	for name, c := range map[string]struct {
		guards  int
		exposed bool
		one     bool // asked about one of the attacks
		all     bool // asked about all together
	}{
		"the only guard": {1, true, true, false},
		"three guards":   {3, true, false, true},
		"behind walls":   {3, false, false, false},
	} {
		s := camp(t, 0)
		for range c.guards {
			s.enlist(t, 0, "zombie")
		}
		s.enlist(t, 1, "hero")
		s.enlist(t, 1, "hill_giant")
		if c.exposed {
			mage := s.Mage(0)
			mage.On, mage.Position, mage.Points = 0, engine.OnGuard, 1
			s.Tower(0).Points = 0
		}
		s = s.inCombat()
		var list []rules.Choice
		for _, o := range s.Decision().Choices {
			if o.Verb == engine.Assault && o.Args[2] == 0 && o.Args[0] != int16(s.Players[0].Mage) {
				list = append(list, o)
			}
		}
		if len(list) != c.guards {
			t.Fatalf("%s: %d can attack", name, len(list))
		}
		said, asks := s.Caution(list[0])
		if asks != c.one || asks && !strings.Contains(said.String(), "may leave Weefolk open. Slain before your next turn: about ") {
			t.Errorf("%s: one attack is asked about %v: %q", name, asks, said)
		}
		if r := s.Replies(list[0]); asks && r.On.String() != "Attack all the same" {
			t.Errorf("%s: the answer is %q", name, r.On)
		}
		if said, asks = s.CautionAll(list); asks != c.all {
			t.Errorf("%s: all are asked about %v: %q", name, asks, said)
		}
	}
}
