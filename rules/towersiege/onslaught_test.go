package towersiege

import (
	"testing"
	"time"

	"portcullis/rules/towersiege/engine"
)

// Whoever ends its turn is told who can attack it then, with the same chances as when that attack is declared and its defender is
// asked for; who has spent its defence meets nobody, and stands ready again with its own next turn (TS-BLK-2, TS-TRN-5, TS-CMB-5).
func TestOnslaughtIsWhatComes(t *testing.T) {
	s := camp(t, 0)
	s.enlist(t, 1, "skeleton")
	s.enlist(t, 1, "bowman")
	own, tired := s.enlist(t, 0, "skeleton").ID, s.enlist(t, 0, "zombie").ID
	s.At(tired).Position = engine.ToDefend
	s.State.Settle()
	began := time.Now()
	list := s.Onslaught()
	t.Logf("%d attacks in %v", len(list), time.Since(began))
	if len(list) != 2 {
		t.Fatalf("%d attacks come, of 2", len(list))
	}
	for s.Asked != engine.AskCombat || s.Asker != 1 {
		choices := s.Decision().Choices
		c := choices[len(choices)-1]
		switch {
		case s.Asker == 1 && s.Asked == engine.AskMain:
			for _, o := range choices {
				if o.Verb == engine.EnterCombat {
					c = o
				}
			}
		case s.Asked == engine.AskDeclare:
			c = choices[0]
		}
		if _, err := s.Apply(c); err != nil {
			t.Fatal(err)
		}
	}
	for _, m := range list {
		met := map[engine.ThingID]float64{}
		for _, c := range s.Decision().Choices {
			if c.Verb != engine.Assault || c.Args[0] != int16(m.Attacker) || c.Args[2] != 0 {
				continue
			}
			odds, ok := s.Odds(c)
			if !ok {
				t.Fatal("no odds of an attack")
			}
			for _, o := range odds {
				for _, l := range o.Losses {
					if int16(l.Thing) == o.Defender.Args[0] {
						met[l.Thing] = l.Hurt
					}
				}
			}
		}
		if len(met) != len(m.Guards) || met[own] == 0 || met[tired] != 0 {
			t.Errorf("%d meet an attack, and %d are told of", len(met), len(m.Guards))
		}
		for _, g := range m.Guards {
			if d := met[g.Thing] - g.Hurt; d > 0.005 || d < -0.005 {
				t.Errorf("a chance of %.3f is told as %.3f", met[g.Thing], g.Hurt)
			}
		}
	}
}
