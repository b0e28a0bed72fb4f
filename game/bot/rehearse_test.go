package bot

import (
	"context"
	"testing"

	"portcullis/rules"
)

// siege is a state that guides and deals: one choice is made, then legs go by, and at the end a draw tells whether it
// is won. Of each choice it is known what it seems worth after a leg, and with how many draws of a hundred it wins.
type siege struct {
	rules.State // the rest of the contract, which no player may need

	seems []float64
	wins  []int
	legs  int // until the end

	rand   rules.Rand
	hidden uint64 // what the seat does not see
	chose  int    // 1 + the choice made
	leg    int
	drawn  int
	played *int // choices of all worlds
}

var _ rules.Policy = (*siege)(nil)

func (s *siege) Decision() (d rules.Decision) {
	if s.leg == s.legs {
		return d
	}
	d.Seats = rules.SeatsOf(1)
	if s.chose > 0 {
		d.Choices = []rules.Choice{{Verb: 2}}
		return d
	}
	for i := range s.seems {
		d.Choices = append(d.Choices, rules.Choice{Verb: 1, Args: [4]int16{int16(i)}})
	}
	return d
}

func (s *siege) Sensible(buf []rules.Choice) []rules.Choice {
	return append(buf, s.Decision().Choices...)
}

func (s *siege) Leg() int { return s.leg }

func (s *siege) Apply(c rules.Choice) ([]rules.Event, error) {
	if *s.played++; c.Verb == 1 {
		s.chose = 1 + int(c.Args[0])
		return nil, nil
	}
	if s.leg++; s.leg == s.legs {
		s.drawn = s.rand.IntN(100)
	}
	return nil, nil
}

func (s *siege) Evaluate(seat rules.Seat) float64 {
	switch {
	case seat != 1 || s.chose == 0:
		return 0
	case s.leg < s.legs:
		return s.seems[s.chose-1]
	case s.drawn < s.wins[s.chose-1]:
		return 1
	}
	return 0
}

func (s *siege) Veiled(_ rules.Seat, r *rules.Rand) rules.State {
	c := *s
	c.rand, c.hidden = rules.NewRand(r.Uint64()), r.Uint64()
	return &c
}

func (s *siege) Describe(c rules.Choice) rules.Description {
	return rules.Description{Sentence: rules.T("Hold %d", c.Args[0])}
}

func held(c int16) rules.Choice { return rules.Choice{Verb: 1, Args: [4]int16{c}} }

// A rehearsal ends with its leg, where the state judges, or with the match; choices meet the same luck in a world, and
// other luck in another.
func TestRehearsalEndsWithItsLegs(t *testing.T) {
	s := &siege{seems: []float64{0.3, 0.6}, wins: []int{50, 50}, legs: 5, leg: 1, played: new(int)}
	p := NewSearcher(SearcherOptions{})
	for legs, want := range map[int]int{1: 2, 2: 3, 3: 4, 4: 5, 9: 5, 0: 5} {
		*s.played = 0
		worth, ok := p.Rehearse(t.Context(), s, 1, held(1), 7, legs)
		if got := p.world.(rules.Policy).Leg(); got != want || *s.played != want || !ok {
			t.Errorf("%d legs end in leg %d with %d choices, %v; not in leg %d", legs, got, *s.played, ok, want)
		}
		if want < 5 && worth != 0.6 || want == 5 && worth != 0 && worth != 1 {
			t.Errorf("%d legs: worth %v", legs, worth)
		}
	}
	won := 0
	for world := range uint64(200) {
		a, _ := p.Rehearse(t.Context(), s, 1, held(0), world, 0)
		b, _ := p.Rehearse(t.Context(), s, 1, held(1), world, 0)
		if a != b {
			t.Fatalf("world %d is won with one choice and lost with its like", world)
		}
		won += int(a)
	}
	if won < 70 || won > 130 {
		t.Errorf("%d of 200 worlds are won where half should", won)
	}
	if s.chose != 0 || s.leg != 1 {
		t.Error("the match itself was played on")
	}
}

// What the player draws for itself does not depend on what it rehearsed.
func TestRehearsalsLeaveThePlayersLuck(t *testing.T) {
	s := &siege{seems: []float64{0.3, 0.6}, wins: []int{50, 50}, legs: 5, played: new(int)}
	p, q := NewSearcher(SearcherOptions{Seed: 3}), NewSearcher(SearcherOptions{Seed: 3})
	p.Rehearse(t.Context(), s, 1, held(1), 7, 0)
	if p.rand.Uint64() != q.rand.Uint64() {
		t.Error("it does")
	}
}

// A rehearsal that time ends says so.
func TestRehearsalOutOfTime(t *testing.T) {
	s := &siege{seems: []float64{0.3}, wins: []int{50}, legs: 1000, played: new(int)}
	ctx := &deadline{Context: context.Background(), left: 2}
	if _, ok := NewSearcher(SearcherOptions{}).Rehearse(ctx, s, 1, held(0), 7, 0); ok || *s.played > 4*checkEvery {
		t.Errorf("%v after %d choices", ok, *s.played)
	}
}
