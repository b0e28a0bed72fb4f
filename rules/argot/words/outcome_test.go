package words

import (
	"testing"

	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// Who has won is told with what decided it, which else is in the log alone: how long the goal was held, or how many blocks are left.
func TestAnOutcomeTellsWhatDecidedIt(t *testing.T) { // AR-VIC-1 AR-VIC-4 AR-VIC-5 AR-VIC-6
	c := loaded(t)
	s := engine.New(engine.NewWorld(c, c.Scenarios[0].Map), engine.Options{Days: 1, Difficulty: engine.Even}, 1)
	for s.Day == 0 {
		if _, err := s.Apply(s.Decision().Choices[0]); err != nil {
			t.Fatal(err)
		}
	}
	s.Keep = 1
	for b := range content.Block(content.BlockCount) {
		if p := &s.Pieces[b]; p.Party == content.Mineos && p.InPlay() && fielded(s, content.Mineos) > 1 {
			p.Status = engine.Eliminated
		}
	}
	for result, want := range map[engine.Result]string{
		engine.SiegeLifted:    "The last day ends, and Argot stands: Mineos has held Northgate Ward for 1 of 2 turns in a row.",
		engine.MineosDefeated: "Argot has driven the last of the Mineosi from the field, and has 5 blocks left.",
		engine.ArgotDefeated:  "Nobody is left to defend Argot, and Mineos has 1 block left.",
	} {
		s.Result = result
		if o, _ := Outcome(s); o.Reason.String() != want {
			t.Errorf("%q, want %q", o.Reason, want)
		}
	}
}
