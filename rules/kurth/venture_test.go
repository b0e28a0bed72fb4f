package kurth

import (
	"testing"

	"portcullis/rules"
)

// In matches by chance some of what is paid for comes to nothing, most does not.
func TestPowersInVain(t *testing.T) {
	g := load(t)
	vain, paid := 0, 0
	for seed := range uint64(12) {
		s, r := deal(t, g, seed, "easy"), rules.NewRand(seed)
		for !s.Decision().Over() {
			choices := s.Decision().Choices
			for _, c := range choices {
				v := s.Venture(c)
				if v.Spends == 0 {
					if v.Vain {
						t.Fatalf("%s costs nothing and is in vain", g.Notation(c))
					}
					continue
				}
				paid++
				if !v.Vain {
					continue
				}
				vain++
				after := s.Clone().(*State)
				if _, err := after.Apply(c); err != nil || after.markers != s.markers || after.protected != s.protected || after.spirit > s.spirit || after.mana > s.mana {
					t.Errorf("seed %d: %s (%v) changes something", seed, g.Notation(c), err)
				}
			}
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if vain == 0 || vain*2 > paid {
		t.Errorf("%d of %d powers are in vain", vain, paid)
	}
}

// A roll is a blow, as likely as the dice make it.
func TestRollsAreBlows(t *testing.T) {
	s := at(t, position{"phase": "attack", "token": "armory", "markers": in{"armory": 1}})
	v := s.Venture(rules.Choice{Verb: VerbRoll})
	if v.Strike <= 1 || v.Chance <= 0 || v.Chance > 1 {
		t.Errorf("a roll at one marker is worth %v, with %v", v.Strike, v.Chance)
	}
	if v := s.Venture(rules.Choice{Verb: VerbEndTurn}); !v.Aside || v.Vain || v.Strike != 0 {
		t.Errorf("the end of the turn takes on %+v", v)
	}
}
