package wartracks

import (
	"strings"
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
)

// The line of an ending names who won where somebody else has lost, whichever seat it was.
func TestTheLineOfADuelNamesTheWinner(t *testing.T) {
	won := map[rules.Seat]bool{}
	for seed := uint64(1); seed <= 40 && len(won) < 2; seed++ {
		g := load(t)
		h, err := match.Settle(g, save.Header{Seed: seed, Seats: []save.Seat{{Name: "Ada", Player: "human"}, {Name: "Brass", Player: "novice"}}})
		if err != nil {
			t.Fatal(err)
		}
		m, err := match.New(g, h, nil)
		if err != nil {
			t.Fatal(err)
		}
		for r := rules.NewRand(seed); !m.Over(); {
			choices := m.State().Decision().Choices
			if _, err := m.Play(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
		o, _ := m.State().Outcome()
		winner := o.Winners.First()
		won[winner] = true
		if got := decided(m).String(); !strings.HasPrefix(got, h.Seats[winner].Name+" won with ") {
			t.Errorf("seed %d: %q", seed, got)
		}
	}
	if len(won) < 2 {
		t.Error("one seat won every match")
	}
}
