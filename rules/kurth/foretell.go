package kurth

import (
	"math"

	"portcullis/rules"
)

// Foretell is the chance that the city holds, before the Warden has moved: for that it is fitted. What is to come of a
// fight that has begun it does not know. Computer players do not use it: it is no straighter a guide than the estimate,
// and changed how they play.
func (s *State) Foretell(seat rules.Seat) (p float64, ok bool) {
	if s.result != undecided {
		return s.Evaluate(seat), true
	}
	e := s.atTurnStart()
	return e.chance(), s.phase <= phaseMove
}

// chance is how often the city holds that stands so before a turn. The estimate knows nothing of what a good player
// makes of a position, so its logit and the share of turns to play are mapped to how often the planner won from the
// beginnings of the turns of 720 matches, by a logistic regression (docs/balance/kurth.md, "Chances shown").
func (e *standing) chance() float64 {
	const most = 30 // logits that count as certain
	p := e.cityHolds() * e.spiritLasts()
	logit := min(max(math.Log(p/(1-p)), -most), most)
	turns := e.turns / lastTurn
	return 1 / (1 + math.Exp(-(1.318 + 1.312*logit + 2.195*turns - 0.462*logit*turns)))
}
