package hexmap

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/table"
)

// TestTheProposedSetupIsWholeAndLegal plays the proposal of both seats in every scenario: it places all blocks
// that wait, and nothing else (AR-SET-14).
func TestTheProposedSetupIsWholeAndLegal(t *testing.T) {
	g := game(t)
	for _, scenario := range g.Info().Options[0].Values {
		s, err := g.New(rules.Setup{Seed: 4, Options: map[string]string{"scenario": scenario.ID}})
		if err != nil {
			t.Fatal(err)
		}
		r := rules.NewRand(4)
		proposed := [engine.Seats]int{}
		for m := s.(*argot.State); m.Phase <= engine.SettingUp && m.Day == 0; {
			d := s.Decision()
			if m.Asked != engine.AskPlacement {
				if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
					t.Fatal(err)
				}
				continue
			}
			viewer := d.Seats.First()
			list := New().Series(table.Moment{State: known(s, viewer), Viewer: viewer, Mode: table.Asking}, proposalPiece)
			if len(list) == 0 {
				t.Fatalf("%s: nothing is proposed", scenario.ID)
			}
			proposed[viewer] += len(list)
			for _, c := range list {
				if !slices.Contains(s.Decision().Choices, c) || !s.Decision().Seats.Has(viewer) {
					t.Fatalf("%s: %s is proposed and cannot be played", scenario.ID, g.Notation(c))
				}
				if _, err := s.Apply(c); err != nil {
					t.Fatal(err)
				}
			}
			if m.Waiting(engine.PartyOf(viewer)) {
				t.Fatalf("%s: blocks still wait after the proposal", scenario.ID)
			}
		}
		for seat, n := range proposed {
			if n == 0 {
				t.Errorf("%s: nothing was proposed to seat %d", scenario.ID, seat)
			}
		}
	}
}

// known is a match as a seat knows it.
func known(s rules.State, seat rules.Seat) rules.State {
	r := rules.NewRand(1)
	return s.Veiled(seat, &r)
}
