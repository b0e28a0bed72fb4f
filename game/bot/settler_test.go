package bot

import (
	"context"
	"strings"
	"testing"

	"portcullis/rules"
)

// sure is a wager that answers by itself as long as it is sure, drawn by the player's own generator.
type sure struct {
	*wager

	sure  bool
	drawn int
}

var _ rules.Settler = (*sure)(nil)

func (s *sure) Sensible(buf []rules.Choice) []rules.Choice {
	return append(buf, s.Decision().Choices...)
}

func (s *sure) Settle(r *rules.Rand) (rules.Choice, rules.Text, bool) {
	s.drawn = r.IntN(2)
	return s.Decision().Choices[s.drawn], rules.T("It is sure."), s.sure
}

// What a state settles by itself is answered at once, with its reason and by a draw of the player's own; else the
// player thinks.
func TestSettledQuestionsAreNotSearched(t *testing.T) {
	answers := map[int16]bool{}
	for seed := range uint64(20) {
		for _, settled := range []bool{true, false} {
			s := &sure{wager: bets(0.1, 0.9), sure: settled}
			a := NewSearcher(SearcherOptions{Iterations: 50, Seed: seed}).Choose(context.Background(), s, 0)
			if got := a.Reason.String() == s.Describe(a.Choice).Sentence.String()+". It is sure."; got != settled {
				t.Fatalf("sure %v: the reason is %q", settled, a.Reason)
			}
			if settled {
				answers[a.Choice.Args[0]] = true
			} else if a.Choice.Args[0] != 1 {
				t.Errorf("a player who thinks takes the worse wager")
			}
		}
	}
	for seed := range uint64(20) {
		s := &sure{wager: bets(0.1, 0.9), sure: seed%2 > 0}
		a := NewHasty(HastyOptions{Seed: seed, Judgement: rules.Middling}).Choose(context.Background(), s, 0)
		if s.sure != strings.HasSuffix(a.Reason.String(), ". It is sure.") || int(a.Choice.Args[0]) != s.drawn && s.sure {
			t.Fatalf("who is hasty, sure %v: %q", s.sure, a.Reason)
		}
	}
	if len(answers) != 2 {
		t.Errorf("of two answers only %v were drawn", answers)
	}
}

// A beginner does not take what the state knows: it looks at worlds of its own.
func TestABeginnerLooksItself(t *testing.T) {
	s := &sure{wager: bets(0.1, 0.9), sure: true}
	a := NewSearcher(SearcherOptions{Iterations: 50, Judgement: rules.Beginner}).Choose(context.Background(), s, 0)
	if a.Choice.Args[0] != 1 || strings.HasSuffix(a.Reason.String(), "It is sure.") {
		t.Errorf("it answers %v, since %q", a.Choice, a.Reason)
	}
}

// A beginner takes what the state knows where that wins at once.
func TestABeginnerTakesAWin(t *testing.T) {
	s := &sure{wager: bets(1, 1), sure: true}
	a := NewSearcher(SearcherOptions{Iterations: 50, Judgement: rules.Beginner}).Choose(context.Background(), s, 0)
	if !strings.HasSuffix(a.Reason.String(), "It is sure.") {
		t.Errorf("it answers %v, since %q", a.Choice, a.Reason)
	}
}

// Who looks at a part of its worlds does so where a state does not guide.
func TestPartOfTheWorlds(t *testing.T) {
	p, s := NewSearcher(SearcherOptions{Iterations: 40, Part: 8}), bets(0.1, 0.9)
	p.Choose(context.Background(), s, 0)
	looked := int32(0)
	for _, c := range s.Decision().Choices {
		looked += p.tree.visits(0, c)
	}
	if looked != 5 {
		t.Errorf("it looks at %d worlds", looked)
	}
}
