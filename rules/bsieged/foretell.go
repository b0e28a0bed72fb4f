package bsieged

import (
	"math"

	"portcullis/rules"
)

var _ rules.Foreteller = (*State)(nil)

// Foretell is the chance that the heroes win, which is the same for every seat: the estimate, whose logit says more the
// later it is, made to agree with what the guidance has won (docs/balance/bsieged.md, "Chances shown").
func (s *State) Foretell(seat rules.Seat) (p float64, ok bool) {
	if int(s.set.level) >= len(truths) {
		return 0, false
	}
	p = s.Evaluate(seat)
	if s.result != undecided {
		return p, true
	}
	const most = 30 // logits that count as certain
	logit := min(max(math.Log(p/(1-p)), -most), most)
	late := float64(s.round) / truthRounds
	w := &truths[s.set.level]
	return 1 / (1 + math.Exp(-(w.always + w.late*late + w.logit*logit + w.lateLogit*logit*late))), true
}

// truths turn an estimate into a chance, by difficulty: logistic regressions to one position of each hero's turn of 1,200
// matches of the guidance each. Late is the round, in parts of truthRounds.
var truths = [...]struct{ always, late, logit, lateLogit float64 }{
	{1.19, -2.43, 0.22, 2.50},
	{-0.14, 1.37, 0.25, 2.19},
	{-1.55, 5.46, 0.01, 2.86},
}

const truthRounds = 16
