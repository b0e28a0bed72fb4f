package hexmap

import (
	"testing"

	"portcullis/game/gametest"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/engine"
	"portcullis/save"
	"portcullis/scenes/kit"
)

// TestTheStoryCountsWhatIsGone holds the numbers of matches that are over against how their blocks stand.
func TestTheStoryCountsWhatIsGone(t *testing.T) {
	lost := 0
	for seed := range uint64(16) {
		m := gametest.Played(t, game(t), seed, map[string]string{"scenario": "first_battle"}, make([]string, engine.Seats)...)
		s := m.State().(*argot.State)
		var gone [engine.Seats]int
		for i := range s.Pieces {
			if p := &s.Pieces[i]; p.Status == engine.Eliminated {
				gone[engine.SeatOf(p.Party)]++
			}
		}
		rows := map[string]string{}
		for _, row := range story(m, kit.Count(m)).Rows {
			rows[row.Name] = row.Value
		}
		if want := rules.Say("%d and %d", gone[engine.Argot], gone[engine.Mineos]); rows["Blocks lost by Argot and by Mineos"] != want {
			t.Errorf("seed %d: blocks lost are %s, not %s", seed, rows["Blocks lost by Argot and by Mineos"], want)
		}
		if want := rules.Say("%d", (int(s.Day)-1)*len(s.Content.Cards)+int(s.Turn)); rows["Turns"] != want {
			t.Errorf("seed %d: %s turns, not %s", seed, rows["Turns"], want)
		}
		lost += gone[engine.Argot] + gone[engine.Mineos]
	}
	if lost == 0 {
		t.Error("no block was lost in any match")
	}
}

// A siege that is lifted has no single line that decided it; one that ends otherwise has.
func TestWhatDecidedASiege(t *testing.T) {
	met := map[bool]int{}
	for seed := uint64(1); seed < 30 && (met[true] == 0 || met[false] == 0); seed++ {
		m, err := match.New(game(t), save.Header{Seed: seed, Options: map[string]string{"scenario": "first_battle"}, Seats: []save.Seat{{Player: "random"}, {Player: "random"}}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for r := rules.NewRand(seed); !m.Over(); {
			choices := m.State().Decision().Choices
			if _, err := m.Play(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
		outcome, _ := m.State().Outcome()
		lifted := outcome.Result == "siege_lifted"
		if met[lifted]++; decided(m).Empty() != lifted || lifted && Kit().Endings.Decided(m).String() != outcome.Reason.String() {
			t.Errorf("seed %d, %s: %q decided it", seed, outcome.Result, decided(m).String())
		}
	}
	if len(met) < 2 {
		t.Errorf("met: %v", met)
	}
}
