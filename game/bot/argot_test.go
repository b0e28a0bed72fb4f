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

// watchedArmies is a match of which is counted what a player asks of it once time is up.
type watchedArmies struct {
	*argot.State
	time  *deadline
	asked *int
}

func (w watchedArmies) count() {
	if w.time.left == 0 {
		*w.asked++
	}
}

func (w watchedArmies) Clone() rules.State {
	return watchedArmies{w.State.Clone().(*argot.State), w.time, w.asked}
}

func (w watchedArmies) Veiled(seat rules.Seat, r *rules.Rand) rules.State {
	return watchedArmies{w.State.Veiled(seat, r).(*argot.State), w.time, w.asked}
}

func (w watchedArmies) CopyFrom(from rules.State) { w.State.CopyFrom(from.(watchedArmies).State) }

func (w watchedArmies) Sensible(buf []rules.Choice) []rules.Choice {
	w.count()
	return w.State.Sensible(buf)
}

func (w watchedArmies) Apply(c rules.Choice) ([]rules.Event, error) {
	w.count()
	return w.State.Apply(c)
}

func (w watchedArmies) Scheme(by rules.Judgement, variant int) rules.Scheme {
	if s := w.State.Scheme(by, variant); s != nil { // where there is nothing to plan, nothing is done
		w.count()
		return watchedScheme{s}
	}
	return nil
}

func (p watchedScheme) Same(other rules.Scheme) bool {
	return p.Scheme.Same(other.(watchedScheme).Scheme)
}

// watchedScheme is a plan that is carried out in what is watched.
type watchedScheme struct{ rules.Scheme }

func (p watchedScheme) Next(s rules.State) (rules.Choice, bool) {
	return p.Scheme.Next(s.(watchedArmies).State)
}

func (p watchedScheme) Aim(s rules.State) rules.Text {
	return p.Scheme.Aim(s.(watchedArmies).State)
}

// TestArmiesStopAtOnce: whenever time ends, a player of The Siege of Argot makes no more choices in the world that it looks
// at than 16, each planned or listed before, and answers with a choice that is allowed: in a movement turn, whose plans it
// compares, and in a battle.
func TestArmiesStopAtOnce(t *testing.T) {
	g, err := argot.Load(os.DirFS("../../assets/content/argot"))
	if err != nil {
		t.Fatal(err)
	}
	for _, scenario := range []string{"first_battle", "full_siege"} {
		setup, err := g.Info().Complete(rules.Setup{Seed: 78, Options: map[string]string{"scenario": scenario}})
		if err != nil {
			t.Fatal(err)
		}
		state, err := g.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		r := rules.NewRand(78)
		glance := NewSearcher(SearcherOptions{Seed: 78, Iterations: 1})
		planned, within, n := 0, 0, 0
		for n < 400 && !state.Decision().Over() && (planned < 3 || within < 20) {
			seat := state.Decision().Seats.First()
			known := state.Veiled(seat, &r)
			if n++; n%7 == 0 && len(state.Decision().Choices) > 1 {
				if known.(rules.Schemer).Scheme(rules.Keen, 0) != nil {
					planned++
				}
				for _, left := range []int{1, 2, 5, 12, 30} {
					after := 0
					s := watchedArmies{known.Clone().(*argot.State), &deadline{Context: context.Background(), left: left}, &after}
					player := NewSearcher(SearcherOptions{Seed: 1, Iterations: 25_000})
					if a := player.Choose(s.time, s, seat); !state.Decision().Allows(a.Choice) {
						t.Errorf("%s, decision %d, %d looks at the time: %v", scenario, n, left, a.Choice)
					}
					if s.time.left > 0 {
						continue // it knew what to do before
					}
					if after > 2*(checkEvery+4) {
						t.Errorf("%s, decision %d, %d looks at the time: %d questions after the last one", scenario, n, left, after)
					}
					if after > 0 {
						within++
					}
				}
			}
			if _, err := state.Apply(glance.Choose(context.Background(), known, seat).Choice); err != nil {
				t.Fatal(err)
			}
		}
		if planned < 3 || within < 20 {
			t.Errorf("%s: %d movement turns were tried, and %d times time ended within a world", scenario, planned, within)
		}
	}
}
