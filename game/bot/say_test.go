package bot

import (
	"context"
	"testing"

	"portcullis/rules"
)

// told is a wager that knows its reasons and how often such wagers are won.
type told struct {
	*wager
	chance float64
	silent bool
	why    string
}

func (s told) Recommend(rules.Choice) rules.Text {
	if s.why == "" {
		return rules.Text{}
	}
	return rules.T("%s", s.why)
}

func (s told) Foretell(rules.Seat) (float64, bool) { return s.chance, !s.silent }

// A player says why, as the state knows it or by what it has compared, and the chance to the nearest twentieth, if that
// is known.
func TestWhatIsSaid(t *testing.T) {
	for want, s := range map[string]told{
		"Take 1: it keeps the gate. About 65 % to win the match.":                        {bets(0.2, 0.7), 0.6749, false, "it keeps the gate"},
		"Take 1: it keeps the gate. About 70 % to win the match.":                        {bets(0.2, 0.7), 0.6751, false, "it keeps the gate"},
		"Take 1: it keeps the gate. About 5 % to win the match.":                         {bets(0.2, 0.7), 0.0251, false, "it keeps the gate"},
		"Take 1: it keeps the gate. Hardly a chance to win.":                             {bets(0.2, 0.7), 0.0249, false, "it keeps the gate"},
		"Take 1: it keeps the gate. As good as won.":                                     {bets(0.2, 0.7), 0.98, false, "it keeps the gate"},
		"Take 1: it keeps the gate.":                                                     {bets(0.2, 0.7), 0.5, true, "it keeps the gate"},
		`Take 1: better than the next best, "Take 0". About 50 % to win the match.`:      {bets(0.2, 0.7), 0.5, false, ""},
		`Take 0: about as good as the next best, "Take 1". About 50 % to win the match.`: {bets(0.7, 0.7), 0.5, false, ""},
	} {
		if got := NewPlanner(PlannerOptions{}).Choose(context.Background(), s, 0).Reason.String(); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}

// Of a step of a scheme a player says what the step is for, if the state knows it, and what the scheme is about.
func TestWhatIsSaidOfASchemesStep(t *testing.T) {
	for want, s := range map[string]told{
		"Take 1: it keeps the gate. It lights lamps. About 65 % to win the match.": {bets(0.2, 0.7), 0.6749, false, "it keeps the gate"},
		"Take 1. It lights lamps.": {bets(0.2, 0.7), 0.5, true, ""},
	} {
		if got := aimed(s, 0, s.Decision().Choices[1], wiring{}).String(); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}
