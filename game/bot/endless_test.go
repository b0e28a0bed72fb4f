package bot

import (
	"context"
	"testing"
	"time"

	"portcullis/rules"
)

// endless is a wager whose worlds go on for ever: no choice ends a leg.
type endless struct{ *wager }

var _ rules.Policy = endless{}

func (endless) Leg() int { return 0 }

func (s endless) Sensible(buf []rules.Choice) []rules.Choice {
	return append(buf, s.wager.Decision().Choices...)
}

func (endless) Apply(rules.Choice) ([]rules.Event, error)    { return nil, nil }
func (s endless) Veiled(rules.Seat, *rules.Rand) rules.State { return s }

// Time that ends within a world ends the world: no answer waits for it, and what was not judged does not count.
func TestWorldsEndWithTime(t *testing.T) {
	var made []int
	for name, s := range map[string]rules.State{"a search": endless{bets(0.5, 0.5)}, "a comparison": &lamps{made: &made, stuck: true}} {
		ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
		defer cancel()
		answer := make(chan Answer, 1)
		go func() { answer <- NewSearcher(SearcherOptions{Iterations: 1000}).Choose(ctx, s, 0) }()
		select {
		case a := <-answer:
			if a.Choice != s.Decision().Choices[0] || a.Reason.String() == "" {
				t.Errorf("%s: answers %v, %q", name, a.Choice, a.Reason)
			}
		case <-time.After(20 * time.Second):
			t.Fatalf("%s does not end", name)
		}
	}
}
