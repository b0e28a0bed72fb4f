package bot

import (
	"context"
	"os"
	"testing"
	"time"

	"portcullis/rules"
	"portcullis/rules/argot"
)

// stretches is a context that never ends, and notes the longest time between two questions whether it has.
type stretches struct {
	context.Context
	last    time.Time
	longest time.Duration
}

func (s *stretches) Err() error {
	now := time.Now()
	s.longest, s.last = max(s.longest, now.Sub(s.last)), now
	return nil
}

// BenchmarkCallingOff tells how long a player of The Siege of Argot goes on, at most, once it is called off: the
// longest stretch of a thought in which nobody asks for the time, over the decisions of a full siege's first turns.
func BenchmarkCallingOff(b *testing.B) {
	g, err := argot.Load(os.DirFS("../../assets/content/argot"))
	if err != nil {
		b.Fatal(err)
	}
	setup, err := g.Info().Complete(rules.Setup{Seed: 77, Options: map[string]string{"scenario": "full_siege"}})
	if err != nil {
		b.Fatal(err)
	}
	s, err := g.New(setup)
	if err != nil {
		b.Fatal(err)
	}
	r := rules.NewRand(77)
	p := NewSearcher(SearcherOptions{Seed: 77, Iterations: 25_000})
	ctx := &stretches{Context: context.Background()}
	for b.Loop() {
		if s.Decision().Over() {
			b.Fatal("the siege is over: fewer decisions do")
		}
		seat := s.Decision().Seats.First()
		known := s.Veiled(seat, &r)
		ctx.last = time.Now()
		a := p.Choose(ctx, known, seat)
		_ = ctx.Err()
		if _, err := s.Apply(a.Choice); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(ctx.longest.Microseconds())/1000, "ms-longest")
}
