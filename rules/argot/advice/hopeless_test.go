package advice

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// What is hopeless is told from what is not: who storms with a few steps, and who stays with a few; not who is strong, who defends
// the objective, or whose last turn it is (AR-CMB-6, AR-CMB-7, AR-VIC-4).
func TestWhatIsHopelessIsSeen(t *testing.T) {
	for _, test := range []struct {
		name  string
		steps uint8
		turn  uint8
		met   []string
		want  bool
	}{
		{"a few steps against four whole blocks", 1, 5, []string{"ar01", "ar02", "ar04", "ar06"}, true},
		{"in the last turn", 1, 9, []string{"ar01", "ar02", "ar04", "ar06"}, false},
		{"whole blocks against two", 0, 5, []string{"ar01", "ar02"}, false},
	} {
		s := field(t, "first_battle", true)
		for _, id := range test.met {
			put(t, s, id, "0704", 0)
		}
		s.Turn = test.turn
		storm(t, s, "0703", "0704", "mi10", "mi13", "mi17")
		for _, id := range []string{"mi10", "mi13", "mi17"} {
			if test.steps > 0 {
				s.Pieces[block(t, s, id)].Strength = test.steps
			}
		}
		moving(s, engine.Mineos, 5)
		if got := Hopeless(s, rules.Choice{Verb: engine.EndMovement}); got != test.want {
			t.Errorf("to begin, %s: hopeless %v, want %v", test.name, got, test.want)
		}
		fighting(s)
		at := place(t, s, "0704")
		s.Battle.Place, s.Battle.Round = at, 1
		s.Battle.Letter, s.Battle.Role = s.Face(block(t, s, "mi10")).Letter, engine.Attacker
		s.Stack.Push(engine.Frame{Kind: engine.FrameBattle, Place: at, Stage: 1})
		s.Asked, s.Asker = engine.AskAction, engine.Mineos
		s.Settle()
		seen := 0
		for _, c := range s.Decision().Choices {
			if hopeless := Hopeless(s, c); hopeless && (c.Verb == engine.Retreat || !test.want) {
				t.Errorf("to stay, %s: %s is hopeless", test.name, s.Spellings.Write(c))
			} else if hopeless {
				seen++
			}
		}
		if test.want && seen == 0 {
			t.Errorf("to stay, %s: nothing is hopeless", test.name)
		}
	}
}
