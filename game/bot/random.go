package bot

import (
	"context"

	"portcullis/rules"
)

// Random picks any legal choice, each equally likely.
type Random struct{ rand rules.Rand }

// NewRandom returns a random player; equal seeds choose alike.
func NewRandom(seed uint64) *Random { return &Random{rules.NewRand(seed)} }

// Choose picks a choice.
func (p *Random) Choose(_ context.Context, s rules.State, _ rules.Seat) Answer {
	choices := s.Decision().Choices
	return Answer{choices[p.rand.IntN(len(choices))], rules.T("Chosen by chance.")}
}
