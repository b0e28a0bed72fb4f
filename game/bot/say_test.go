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

// goesOn is a wager that decides nothing yet.
func goesOn(worth ...float64) *wager {
	w := bets(worth...)
	w.open = true
	return w
}

// A player says why, as the state knows it or by what it has compared, and the chance to the nearest twentieth, if that
// is known: how often such wagers are won, but where the end is in sight what it comes to.
func TestWhatIsSaid(t *testing.T) {
	for want, s := range map[string]told{
		"Take 1: it keeps the gate. About 65 % to win the match.":                        {goesOn(0.2, 0.7), 0.6749, false, "it keeps the gate"},
		"Take 1: it keeps the gate. About 70 % to win the match.":                        {goesOn(0.2, 0.7), 0.6751, false, "it keeps the gate"},
		"Take 1: it keeps the gate. About 5 % to win the match.":                         {goesOn(0.2, 0.7), 0.0251, false, "it keeps the gate"},
		"Take 1: it keeps the gate. Hardly a chance to win.":                             {goesOn(0.2, 0.7), 0.0249, false, "it keeps the gate"},
		"Take 1: it keeps the gate. As good as won.":                                     {goesOn(0.2, 0.7), 0.98, false, "it keeps the gate"},
		"Take 1: it keeps the gate.":                                                     {goesOn(0.2, 0.7), 0.5, true, "it keeps the gate"},
		`Take 1: better than the next best, "Take 0". About 50 % to win the match.`:      {goesOn(0.2, 0.7), 0.5, false, ""},
		`Take 0: about as good as the next best, "Take 1". About 50 % to win the match.`: {goesOn(0.7, 0.7), 0.5, false, ""},
		"Take 1: it keeps the gate. About 35 % to win the match.":                        {bets(0.2, 0.34), 0.6749, false, "it keeps the gate"},
		"Take 0: it keeps the gate. As good as won.":                                     {bets(1, 0.7), 0.5, false, "it keeps the gate"},
		"Take 1: it keeps the hall.":                                                     {bets(0, 1), 0.5, true, "it keeps the hall"},
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
