package towers

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege"
)

// A point that a Mage or a Tower loses is fatal for its owner, one of another creature is not, and for the others neither is.
func TestWhatAMatchIsLostWithIsVital(t *testing.T) {
	g, chief, other := load(t), 0, 0
	for seed := range uint64(12) {
		state, err := g.New(rules.Setup{Seats: 2, Seed: seed, Options: map[string]string{"mages": "dealt", "no_tells": "off"}})
		if err != nil {
			t.Fatal(err)
		}
		s, r := state.(*towersiege.State), rules.NewRand(seed)
		var was [2][]rules.Holding
		take := func() {
			for seat := range was {
				was[seat] = s.Account(rules.Seat(seat), nil)
			}
		}
		take()
		s.Watch(func(e rules.Event) {
			before := was
			take()
			if e.Name != "point_lost" {
				return
			}
			p := &s.Players[e.Seat]
			vital := e.Subject == s.ThingElement(p.Mage) || e.Subject == s.ThingElement(p.Tower)
			if vital {
				chief++
			} else {
				other++
			}
			for seat := range was {
				if got, want := rules.Compare(before[seat], was[seat]).Fatal(), vital && rules.Seat(seat) == e.Seat; got != want {
					t.Errorf("seed %d: %s of seat %d lost a point; for seat %d fatal is %v", seed, e.Subject, e.Seat, seat, got)
				}
			}
		})
		for range 400 {
			choices := s.Decision().Choices
			if len(choices) == 0 {
				break
			}
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if chief < 3 || other < 3 {
		t.Errorf("%d points of Mages and Towers, and %d others were lost", chief, other)
	}
}
