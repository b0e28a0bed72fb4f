package towersiege

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/advice"
	"portcullis/rules/towersiege/engine"
)

// In matches by chance Items for a Mage whom nobody reaches and gold for nothing are seen, and most that costs something
// is not in vain. Who glances makes no such choice, and never goes on to what is worse than doing nothing.
func TestWasteIsSeen(t *testing.T) {
	g := load(t)
	vain, all := map[rules.Verb]int{}, map[rules.Verb]int{}
	for seed := range uint64(3) {
		began, err := g.New(rules.Setup{Seats: 2, Seed: 40 + seed})
		if err != nil {
			t.Fatal(err)
		}
		s, r := began.(*State), rules.NewRand(seed)
		for n := 0; n < 250 && !s.Decision().Over(); n++ {
			choices := slices.Clone(s.Decision().Choices)
			for _, c := range choices {
				switch c.Verb {
				case engine.Equip, engine.Convert, engine.CastMagic, engine.Use:
				default:
					continue
				}
				all[c.Verb]++
				if s.Venture(c).Vain {
					vain[c.Verb]++
				}
			}
			glance := s.Glance(rules.Middling, nil)
			for i, c := range glance {
				if v := s.Venture(c); i == 0 && v.Vain || i < len(glance)-1 && v.Aside && c.Verb != engine.Ready {
					t.Errorf("seed %d: a glance at %s lists %s in place %d of %d: %+v", 40+seed, s.Decision().Kind, g.Notation(c), i, len(glance), v)
				}
			}
			c := choices[r.IntN(len(choices))]
			if r.IntN(3) > 0 {
				c = glance[0]
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, verb := range []rules.Verb{engine.Equip, engine.Convert} {
		if vain[verb] == 0 || vain[verb] == all[verb] && verb != engine.Convert {
			t.Errorf("verb %d: %d of %d choices are in vain", verb, vain[verb], all[verb])
		}
	}
}

// An answer is in vain if all that can come of it can come without it, and as likely.
func TestOddsAreAlike(t *testing.T) {
	odds := func(gone float64) advice.Odds {
		return advice.Odds{Losses: []advice.Loss{{Thing: 3, Hurt: 0.5, Gone: gone}}, Riposte: 0.1}
	}
	if !alike(odds(0.25), odds(0.25)) || alike(odds(0.25), odds(0.24)) || alike(odds(0.25), advice.Odds{Riposte: 0.1}) {
		t.Error("what can come of two choices is compared wrongly")
	}
}
