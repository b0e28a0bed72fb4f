package words

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/engine"
)

// Goal is what Mineos has to keep, by a name that fits the scenario: Old Town, a gate, or a single location (AR-VIC-2).
func Goal(s *engine.State) rules.Text {
	goal := s.Scenario().Objective
	if outside := goal.Without(s.Map.Zone(atlas.OldTown)); outside.Empty() {
		return s.Map.ZoneTitle(atlas.OldTown)
	}
	return Place(s, first(goal))
}

// first is a location of a set that has some.
func first(set atlas.Set) atlas.Place {
	for p := range set.All() {
		return p
	}
	return atlas.Nowhere
}

// where is the goal with its gate, for who has never seen the map: "City 0704, inside the North Gate".
func where(s *engine.State) rules.Text {
	goal := s.Scenario().Objective
	if p := first(goal); goal.Len() == 1 && s.Map.At(p).Gate != atlas.NoGate && s.Scenario().Gates[s.Map.At(p).Gate] {
		return rules.T("%s, inside %s", Place(s, p), gate(s, s.Map.At(p).Gate)).In("a location and its gate")
	}
	return Goal(s)
}

// Brief is the aim, the loss and a turn of a side (AR-VIC-1 to AR-VIC-7).
func Brief(s *engine.State, seat rules.Seat) rules.Brief {
	b := rules.Brief{Turn: rules.T("A turn: a card says who moves first and with how many tokens; then battles are fought, and blocks rally.")}
	b.Aim, b.Loss = briefArgot(s)
	if seat == engine.Mineos {
		b.Aim, b.Loss = briefMineos(s)
	}
	for p := range s.Scenario().Objective.All() {
		b.At = append(b.At, s.PlaceElement(p))
	}
	return b
}

func briefArgot(s *engine.State) (aim, loss rules.Text) {
	keep, days := s.Scenario().KeepTurns, int(s.Options.Days)
	aim = rules.T("You win when day %d ends and Mineos has not won, or when no block of Mineos is left.", days)
	if s.Scenario().FinalHoldWins {
		return aim, rules.T("You lose if Mineos alone holds %s at the end of %d turns in a row or of the last one, or if none of your blocks is left.", where(s), keep)
	}
	return aim, rules.T("You lose if Mineos alone holds %s at the end of %d turns in a row, or if none of your blocks is left.", where(s), keep)
}

func briefMineos(s *engine.State) (aim, loss rules.Text) {
	keep, days := s.Scenario().KeepTurns, int(s.Options.Days)
	loss = rules.T("You lose when day %d ends and you have not won, or when none of your blocks is left.", days)
	if s.Scenario().FinalHoldWins {
		return rules.T("You win if you alone hold %s at the end of %d turns in a row or of the last one, or if no block of Argot is left.", where(s), keep), loss
	}
	return rules.T("You win if you alone hold %s at the end of %d turns in a row, or if no block of Argot is left.", where(s), keep), loss
}
