package argot

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

var _ rules.Foreteller = (*State)(nil)

// Foretell is the chance of a seat to win, in the scenarios as they are played unless told otherwise: the estimate, whose
// logit says more the later it is and less or more of one side, made to agree with how sieges end that are played by the
// plans at a glance (docs/balance/argot.md, "Chances shown"). It says nothing in a turn whose battles can end the siege: they are
// told with their odds (Warnings), and the estimate does not look at them.
func (s *State) Foretell(seat rules.Seat) (p float64, ok bool) {
	w, ok := truths[s.values[optionScenario]]
	for _, o := range s.game.info.Options {
		if o.ID != optionScenario && o.ID != optionMemory && s.values[o.ID] != o.Default {
			return 0, false
		}
	}
	if p = s.Appraise(seat); !ok || s.Decision().Over() {
		return p, ok
	}
	if s.atStake() {
		return 0, false
	}
	const most = 30 // logits that count as certain
	logit := min(max(math.Log(p/(1-p)), -most), most)
	late := float64(s.Turns()) / truthTurns
	side := -1.0
	if seat == engine.Argot {
		side = 1
	}
	return 1 / (1 + math.Exp(-(logit*(w.logit+w.lateLogit*late) + side*(w.argot+w.lateArgot*late)))), true
}

// atStake reports whether Mineos has won at the end of this turn if it keeps Old Town, where it stands now (AR-VIC-4, AR-VIC-5).
func (s *State) atStake() bool {
	if sc := s.Scenario(); int(s.Keep)+1 < sc.KeepTurns && !(sc.FinalHoldWins && s.LastTurn()) {
		return false
	}
	for p := range s.Scenario().Objective.All() {
		for b := range s.In(p) {
			if s.Pieces[b].Party == content.Mineos && s.Kind(b) == content.Ground {
				return true
			}
		}
	}
	return false
}

// truth turns an estimate into a chance. Late is the turn, in parts of truthTurns.
type truth struct{ logit, lateLogit, argot, lateArgot float64 }

// truths are the logistic regressions to a position of each turn, as either seat sees it, of 42 to 350 sieges, by scenario.
var truths = map[string]truth{
	"full_siege":   {1.67, 0.22, -0.16, -2.63},
	"first_battle": {0.05, 3.46, -0.06, 3.48},
	"lamplit_way":  {1.09, 3.36, 0.68, -10.48},
	"stand_alone":  {0.06, 2.55, 0.28, 2.48},
	"campaign":     {0.26, 1.35, 1.47, -2.96},
}

const truthTurns = 24
