package bot

import (
	"context"
	"strings"
	"testing"
	"time"

	"portcullis/rules"
)

// doomed is a match that seat 0 has lost whatever it does: by each of some choices at once, or after a step whatever that
// is, by the others in the next turn.
type doomed struct {
	*wager

	now    []bool // by choice: it loses at once
	forced bool   // what loses at once does so after a step
	wide   bool   // and that step is a choice of several
	steps  int    // since the choice
}

func (s *doomed) Sensible(buf []rules.Choice) []rules.Choice {
	return append(buf, s.Decision().Choices...)
}

func (s *doomed) Decision() rules.Decision {
	d := rules.Decision{Seats: rules.SeatsOf(0), Choices: []rules.Choice{take(0), take(1), take(2)}}
	switch {
	case s.lost():
		return rules.Decision{}
	case s.chose > 0 && s.now[s.chose-1] && !s.wide:
		d.Choices = d.Choices[:1]
	}
	return d
}

func (s *doomed) Progress() rules.Progress {
	if s.chose > 0 && !s.now[s.chose-1] {
		return rules.Progress{Turn: 2}
	}
	return rules.Progress{Turn: 1}
}

func (s *doomed) lost() bool {
	return s.steps > 1 || s.steps == 1 && !s.forced && s.now[s.chose-1]
}

func (s *doomed) Apply(c rules.Choice) ([]rules.Event, error) {
	if s.steps++; s.steps == 1 {
		s.chose = 1 + int(c.Args[0])
	}
	return nil, nil
}

func (s *doomed) Evaluate(rules.Seat) float64 {
	if s.lost() {
		return 0
	}
	return 0.5
}

func (s *doomed) Outcome() (rules.Outcome, bool) { return rules.Outcome{}, s.lost() }

func (s *doomed) Clone() rules.State { c := *s; w := *s.wager; c.wager = &w; return &c }

func (s *doomed) Veiled(rules.Seat, *rules.Rand) rules.State { return s.Clone() }

// TestNobodyLosesAtOnce: of choices that all come to a loss a player takes one that does not do so at once, if there is
// one, and says so.
func TestNobodyLosesAtOnce(t *testing.T) {
	for name, p := range map[string]func(seed uint64) Player{
		"searcher": func(seed uint64) Player { return NewSearcher(SearcherOptions{Seed: seed, Iterations: 30}) },
		"slips": func(seed uint64) Player {
			return NewSearcher(SearcherOptions{Seed: seed, Iterations: 30, Slips: 0.5})
		},
		"hasty": func(seed uint64) Player {
			return NewHasty(HastyOptions{Seed: seed, Slips: 0.5, Judgement: rules.Middling})
		},
		"planner": func(seed uint64) Player { return NewPlanner(PlannerOptions{Seed: seed}) },
	} {
		for _, later := range []struct{ forced, wide bool }{{}, {forced: true}, {forced: true, wide: true}} {
			said, forced, wide := false, later.forced, later.wide
			for seed := range uint64(20) {
				s := &doomed{wager: bets(0, 0, 0), now: []bool{true, true, false}, forced: forced, wide: wide}
				a := p(seed).Choose(context.Background(), s, 0)
				if a.Choice != take(2) {
					t.Errorf("%s, forced %t, wide %t, seed %d: it chooses %v", name, forced, wide, seed, a.Choice)
				}
				said = said || strings.Contains(a.Reason.String(), "would lose the match at once")
			}
			if !said && name != "planner" {
				t.Errorf("%s, forced %t, wide %t: it never says why", name, forced, wide)
			}
			s := &doomed{wager: bets(0, 0, 0), now: []bool{true, true, true}, forced: forced, wide: wide}
			if a := p(1).Choose(context.Background(), s, 0); !s.Decision().Allows(a.Choice) || strings.Contains(a.Reason.String(), "at once") {
				t.Errorf("%s, forced %t, wide %t: where all lose it answers %v, since %q", name, forced, wide, a.Choice, a.Reason)
			}
		}
	}
}

// slowly is a doomed match in which a choice takes its time.
type slowly struct{ *doomed }

func (s slowly) Apply(c rules.Choice) ([]rules.Event, error) {
	time.Sleep(20 * time.Millisecond)
	return s.doomed.Apply(c)
}

func (s slowly) Clone() rules.State { return slowly{s.doomed.Clone().(*doomed)} }

func (s slowly) Veiled(rules.Seat, *rules.Rand) rules.State { return s.Clone() }

// A player without a time has none for the look either; one that is called off does not look.
func TestTheLookAtWhatLosesIsAsLongAsTheAnswer(t *testing.T) {
	if ctx, end := moreOf(context.Background()); ctx != context.Background() {
		end()
		t.Error("a player without a time has one for the look")
	}
	ctx, off := context.WithCancel(context.Background())
	off()
	s := &doomed{wager: bets(0, 0, 0), now: []bool{true, false, false}}
	if a := spare(ctx, s, 0, Answer{Choice: s.Decision().Choices[0]}, func() []rules.Choice { t.Error("it looks"); return nil }); a.Choice != s.Decision().Choices[0] {
		t.Errorf("it answers %v", a.Choice)
	}
}

// TestTheLookAtWhatLosesEnds: a player whose time is up answers within a second, however long it takes to look at what loses at once.
func TestTheLookAtWhatLosesEnds(t *testing.T) {
	ctx, end := context.WithTimeout(context.Background(), time.Millisecond)
	defer end()
	s := slowly{&doomed{wager: bets(0, 0, 0), now: []bool{true, true, true}}}
	began := time.Now()
	a := NewSearcher(SearcherOptions{Seed: 1, Iterations: 30}).Choose(ctx, s, 0)
	if took := time.Since(began); took > time.Second || !s.Decision().Allows(a.Choice) {
		t.Errorf("it answers %v after %v", a.Choice, took)
	}
}
