package argot

import (
	"math"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// Chances are told of every scenario as it is played unless told otherwise, with the content with which they were held
// against what is won; those of the two seats are by the same numbers, and grow with what the seat thinks of the position.
func TestWhenChancesAreTold(t *testing.T) {
	g := load(t)
	const held = "520d0bf62480e000"
	if now := g.ContentHash(); now != held {
		t.Errorf("chances were held with content %s and not with %s: measure anew whether they hold, or fit them anew", held, now)
	}
	begun := func(options map[string]string) *State {
		setup, err := g.info.Complete(rules.Setup{Seed: 1, Options: options})
		if err != nil {
			t.Fatal(err)
		}
		s, err := g.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		return s.(*State)
	}
	for i := range g.content.Scenarios {
		id := g.content.Scenarios[i].ID
		s := begun(map[string]string{optionScenario: id})
		for seat := range rules.Seat(2) {
			p := s.Evaluate(seat)
			w, side := truths[id], float64(1-2*int(seat))
			late := float64(s.Turns()) / 24
			want := 1 / (1 + math.Exp(-(math.Log(p/(1-p))*(w.logit+w.lateLogit*late) + side*(w.argot+w.lateArgot*late))))
			if got, ok := s.Foretell(seat); !ok || math.Abs(got-want) > 1e-9 {
				t.Errorf("%s, seat %d: %v, %t, not %v", id, seat, got, ok, want)
			}
		}
		if w := truths[id]; w.logit <= 0 || w.lateLogit <= 0 {
			t.Errorf("%s: what looks better counts as worse: %+v", id, w)
		}
	}
	for option, value := range map[string]string{optionDays: "1", optionDifficulty: "argot", optionOpen: on, optionCouncil: off} {
		if p, ok := begun(map[string]string{optionScenario: "full_siege", option: value}).Foretell(0); ok {
			t.Errorf("%s %s: %v", option, value, p)
		}
	}
	if _, ok := begun(map[string]string{optionMemory: on}).Foretell(0); !ok {
		t.Error("nothing is told of a match that remembers what seats have seen")
	}
}

// No chance is told in a turn at whose end Mineos has won if it keeps Old Town (AR-VIC-4), or holds it at the end of the last one
// (AR-VIC-5), while it stands there; before and elsewhere it is.
func TestNoChanceWhereBattlesDecide(t *testing.T) {
	for _, scenario := range []string{"first_battle", "full_siege"} {
		silent := 0
		for seed := uint64(1); silent < 60; seed++ {
			setup, err := load(t).info.Complete(rules.Setup{Seed: seed, Options: map[string]string{optionScenario: scenario}})
			if err != nil {
				t.Fatal(err)
			}
			begun, err := load(t).New(setup)
			if err != nil {
				t.Fatal(err)
			}
			s, r := begun.(*State), rules.NewRand(seed)
			for !s.Decision().Over() {
				sc := s.Scenario()
				there := 0
				for b := range s.Pieces {
					p := &s.Pieces[b]
					if p.Status == engine.OnMap && p.Party == content.Mineos && sc.Objective.Has(p.At) && s.Kind(content.Block(b)) == content.Ground {
						there++
					}
				}
				last := int(s.Keep) == sc.KeepTurns-1 || sc.FinalHoldWins && s.LastTurn()
				if _, ok := s.Foretell(s.Asker); ok == (last && there > 0) {
					t.Fatalf("%s, seed %d, kept %d of %d, %d blocks there, last turn %t: told %t", scenario, seed, s.Keep, sc.KeepTurns, there, s.LastTurn(), ok)
				} else if !ok {
					silent++
				}
				choices := s.Decision().Choices
				if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}
