package towersiege

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/advice"
)

// Odds are what can come of a choice of the decision if nobody answers it, for boards and previews: of an attack one
// for each defender that its opponent could choose. They tell nothing that the seat that is asked does not see.
// False: no dice fall, or they can fall in too many ways.
func (s *State) Odds(c rules.Choice) ([]advice.Odds, bool) {
	if !s.Decision().Allows(c) {
		return nil, false
	}
	var f advice.Forecaster
	return f.Forecast(s.State, c)
}
