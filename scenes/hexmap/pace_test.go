package hexmap

import (
	"testing"
	"time"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/table"
)

// A way over one place takes two legs of 200 ms, a straight one at most 260 ms: see package stage.
const longestMove = 400 * time.Millisecond

// TestATurnOfTheOtherSideCanBeFollowed adds up how long movement turns of random matches of the full siege are
// shown at normal speed: every move at its slowest, and at most 10 seconds in all.
func TestATurnOfTheOtherSideCanBeFollowed(t *testing.T) {
	b := New()
	s, err := game(t).New(rules.Setup{Seed: 3, Options: map[string]string{"scenario": "full_siege", "days": "1"}})
	if err != nil {
		t.Fatal(err)
	}
	m := s.(*argot.State)
	r := rules.NewRand(3)
	turns, total := 0, time.Duration(0)
	for !s.Decision().Over() {
		choices := s.Decision().Choices
		c := choices[r.IntN(len(choices))]
		moving := m.Asked == engine.AskGroup || m.Asked == engine.AskMarch || m.Asked == engine.AskPins
		if m.Asked == engine.AskGroup && len(choices) > 1 {
			c = choices[r.IntN(len(choices)-1)] // it does not end the turn before all tokens are used
		}
		events, err := s.Apply(c)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range events {
			beat := b.Pace(e)
			if e.Name == "movement_began" {
				turns, total = turns+1, 0
			}
			if !moving || beat.With == table.Together {
				continue
			}
			total += beat.Hold
			if e.Kind == rules.PieceMoved {
				total += longestMove
			}
			if e.Name == "movement_ended" {
				if total > 10*time.Second {
					t.Errorf("movement turn %d is shown for %v", turns, total)
				}
				moving = false
			}
		}
	}
	if turns < 4 {
		t.Fatalf("%d movement turns were played", turns)
	}
}
