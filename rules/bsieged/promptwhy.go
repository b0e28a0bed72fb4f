package bsieged

import (
	"slices"

	"portcullis/rules"
)

// promptWhy is why the question that waits is asked, where players wonder: why a turn cannot be ended, and what hangs on an order of
// fields.
func (s *State) promptWhy() rules.Text {
	switch s.ask.kind {
	case askTurn:
		return s.turnWhy(s.top().hero)
	case askNext:
		return s.orderWhy(s.top())
	}
	return rules.Text{}
}

// turnWhy is why a hero with actions left cannot end the turn (BS-RUL-13); empty: the turn can be ended.
func (s *State) turnWhy(h heroNo) rules.Text {
	if s.list(); slices.Contains(s.choices, rules.Choice{Verb: End}) {
		return rules.Text{}
	}
	return rules.T("A hero must use every action of a turn: it can be ended once none is left, or none is possible. To stand on another wall or to go to a building is an action too.")
}

// orderWhy is why an order of fields is asked for (BS-OPT-16), and how it goes on from the first.
func (s *State) orderWhy(f *frame) rules.Text {
	switch f.kind {
	case spawnFrame:
		return rules.T("Enemies come onto each field once. The order is asked for each time, as was settled before the match.")
	case marchFrame:
		return rules.T("Enemies march on every field once, from the first to the left. The order is asked for each time, as was settled before the match.")
	}
	goesOn := rules.T("Enemies attack on every field once, from the first to the left.")
	switch {
	case s.set.order == orderAsk:
		return rules.T("%s The order is asked for each time, as was settled before the match.", goesOn)
	case s.occupied(onCatapult, noHero):
		return rules.T("%s The hero at the Catapult takes part in the attacks of the Mölens of every field: it can matter which come first.", goesOn)
	case s.messenger.where == onWall:
		return rules.T("%s It can matter to the Messenger on the wall who else is hit before.", goesOn)
	}
	return rules.T("%s One more ruin loses the match: it can matter which building is hit first.", goesOn)
}
