package towersiege

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/advice"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

var (
	_ rules.Evaluator = (*State)(nil)
	_ rules.Policy    = (*State)(nil)
	_ rules.Glancer   = (*State)(nil)
	_ rules.Settler   = (*State)(nil)
)

// Evaluate estimates the chance of a seat to win, from what lies open.
func (s *State) Evaluate(seat rules.Seat) float64 { return advice.Evaluate(s.State, seat) }

// Sensible appends the choices that are worth a thought, the best at a glance first.
func (s *State) Sensible(buf []rules.Choice) []rules.Choice {
	return s.forecaster().Sensible(s.State, buf)
}

// Glance is Sensible as a middling player sees it, who thinks little of the own danger, or as a beginner does.
func (s *State) Glance(by rules.Judgement, buf []rules.Choice) []rules.Choice {
	return s.forecaster().Glance(s.State, by, buf)
}

// Settle draws the Mage and the Tower of a seat, others than those of seats before it where it can: Mages win about as often as each other (docs/balance), and Towers
// differ in looks only (TS-TWR-2).
func (s *State) Settle(r *rules.Rand) (rules.Choice, rules.Text, bool) {
	choices := s.Decision().Choices
	if len(choices) < 2 || s.Asked != engine.AskMage && s.Asked != engine.AskTower {
		return rules.Choice{}, rules.Text{}, false
	}
	why := rules.T("All Towers are equally strong, so the lot decides.")
	if s.Asked == engine.AskMage {
		why = rules.T("All Mages win about as often, so the lot decides.")
	}
	if others := s.untaken(choices); len(others) > 0 {
		choices = others
	}
	return choices[r.IntN(len(choices))], why, true
}

// untaken are the Mages or Towers that no other seat plays yet, so that two computers at one table are not the same.
func (s *State) untaken(choices []rules.Choice) (list []rules.Choice) {
	for _, c := range choices {
		taken := false
		for seat := range rules.Seat(s.Count) {
			for _, t := range []*engine.Thing{s.Mage(seat), s.Tower(seat)} {
				taken = taken || t != nil && t.Card == content.Card(c.Args[0])
			}
		}
		if !taken {
			list = append(list, c)
		}
	}
	return list
}

func (s *State) forecaster() *advice.Forecaster {
	if s.thinks == nil {
		s.thinks = new(advice.Forecaster)
	}
	return s.thinks
}

// Leg counts the turns that have begun.
func (s *State) Leg() int {
	n := 0
	for seat := range int(s.Count) {
		n += int(s.Players[seat].Turns)
	}
	return n
}
