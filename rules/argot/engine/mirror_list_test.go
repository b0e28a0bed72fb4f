package engine

import (
	"math/rand/v2"
	"testing"

	"portcullis/rules"
)

// TestRefusalsMirrorTheList: at every seventh position of matches at random nothing objects to what the decision lists, and
// everything else is refused with a rule.
func TestRefusalsMirrorTheList(t *testing.T) { // AR-RET-1 AR-CMB-2 AR-SEA-8 AR-MIS-11 AR-RNG-3
	silent := map[rules.Verb]int{}
	tried := 0
	for seed, scenario := range []string{"first_battle", "full_siege", "stand_alone", "campaign", "lamplit_way"} {
		w := world(t, scenario)
		for i := range w.Content.Scenarios {
			sc := &w.Content.Scenarios[i]
			if sc.ID != scenario {
				continue
			}
			s := New(w, Options{Scenario: uint8(i), Days: uint8(sc.Days), Council: sc.Council, Difficulty: Even}, uint64(seed))
			dice := rand.New(rand.NewPCG(uint64(seed), 5))
			met := []rules.Choice{}
			for n := 0; s.Result == Undecided && n < 2000; n++ {
				list := s.Decision().Choices
				met = append(met, list[dice.IntN(len(list))])
				if n%7 == 0 {
					for _, c := range list {
						if why := s.Refuse(c); why != nil {
							t.Fatalf("%s is listed and refused: %s (%s)", s.Spellings.Write(c), why.Why, why.Rule)
						}
					}
					for range 20 {
						c := met[dice.IntN(len(met))]
						if s.Decision().Allows(c) {
							continue
						}
						tried++
						why := s.Refuse(c)
						if why == nil {
							t.Fatalf("%s is not listed and not refused", s.Spellings.Write(c))
						}
						if why.Rule == "AR-VIC-7" {
							silent[c.Verb]++
						}
					}
				}
				if _, err := s.Apply(met[len(met)-1]); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	for _, verb := range []rules.Verb{Bombard, UsePower, KeepPower, Retreat, Fight, Reembark, Withdraw, Hold} {
		if silent[verb] > 0 {
			t.Errorf("verb %d was refused %d times without a rule of its own", verb, silent[verb])
		}
	}
	if tried < 500 {
		t.Errorf("only %d choices were tried that are not legal", tried)
	}
}
