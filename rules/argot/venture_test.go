package argot

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// Who leaves a battle takes nothing on: a computer player that slips takes another blow, and gives up no battle that is being won.
func TestWhoLeavesABattleTakesNothingOn(t *testing.T) { // AR-CMB-7
	left := 0
	for seed := range uint64(4) {
		begun, err := load(t).New(rules.Setup{Seed: 1 + seed, Options: map[string]string{"scenario": "first_battle"}})
		if err != nil {
			t.Fatal(err)
		}
		s := begun.(*State)
		for n := 0; n < 600 && !s.Decision().Over(); n++ {
			for _, c := range s.Decision().Choices {
				switch v := s.Venture(c); c.Verb {
				case engine.Retreat, engine.Reembark:
					if left++; !v.Aside || v.Strike != 0 {
						t.Fatalf("%s takes on %+v", s.Describe(c).Sentence, v)
					}
				case engine.Attack, engine.Storm:
					if v.Aside {
						t.Fatalf("%s takes nothing on", s.Describe(c).Sentence)
					}
				}
			}
			if _, err := s.Apply(s.Sensible(nil)[0]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if left == 0 {
		t.Error("nobody could leave a battle")
	}
}
