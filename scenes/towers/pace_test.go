package towers

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege"
)

// A blow that comes to nothing takes no point, no Item and nobody out of play, and most rolls that do nothing else come to nothing.
func TestWhatComesToNothingCostsNothing(t *testing.T) {
	g, idle := load(t), 0
	for seed := range uint64(6) {
		state, err := g.New(rules.Setup{Seats: 2, Seed: seed, Options: map[string]string{"mages": "dealt", "no_tells": "off"}})
		if err != nil {
			t.Fatal(err)
		}
		s, r := state.(*towersiege.State), rules.NewRand(seed)
		for range 400 {
			choices := s.Decision().Choices
			if len(choices) == 0 {
				break
			}
			before := points(s)
			events, err := s.Apply(choices[r.IntN(len(choices))])
			if err != nil {
				t.Fatal(err)
			}
			if !New().Idle(events) {
				continue
			}
			if idle++; points(s) < before {
				t.Errorf("seed %d: %d points became %d, and %v came to nothing", seed, before, points(s), events)
			}
		}
	}
	if idle < 20 {
		t.Errorf("%d times something came to nothing", idle)
	}
}

// points are all Life Points and Integrity Points in play.
func points(s *towersiege.State) (n int) {
	for i := range s.Things {
		n += int(s.Things[i].Points)
	}
	return n
}
