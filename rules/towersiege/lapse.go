package towersiege

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
)

var _ rules.Lapser = (*State)(nil)

// Lapse ends a Combat in which nobody is left to attack and nothing that could still be cast or used looks worth its price, or takes from
// what threatens, unless the seat wants to be asked (TS-TRN-19). With "no tells" it does not: how long a seat is asked would show what it
// holds (TS-WIN-10).
func (s *State) Lapse() (rules.Choice, bool) {
	if s.Result != engine.Undecided || s.Options.NoTells || !s.Struck() {
		return rules.Choice{}, false
	}
	end := rules.Choice{Verb: engine.EndCombat}
	if _, asks := s.givesUp(end); asks || s.forecaster().WorthStaying(s.State, s.tooSoon) {
		return rules.Choice{}, false
	}
	_, averts := s.Averts()
	return end, !averts
}
