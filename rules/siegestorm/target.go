package siegestorm

import "portcullis/rules/siegestorm/cards"

// legalTarget reports whether a creature is a legal target of an effect of a text that by
// plays from source in a track (ST-RUL-14, ST-RUL-19, ST-RUL-32, ST-RUL-57).
func (s *State) legalTarget(by side, source cardNo, track uint8, e *cards.Effect, c cardNo) bool {
	return false
}

// targets appends the legal targets of an effect to buf, in the order of the board.
func (s *State) targets(by side, source cardNo, track uint8, e *cards.Effect, buf []cardNo) []cardNo {
	return buf
}

// targeted is the effect of a text that has a target, nil if none has. A text has at most one.
func targeted(text []cards.Effect) *cards.Effect {
	for i := range text {
		if text[i].Target != cards.NoTarget {
			return &text[i]
		}
	}
	return nil
}

// possible reports whether a text may be announced: its first effect has a legal target if it
// needs one, and at least one effect would do something (ST-REA-3, ST-RUL-43, ST-RUL-72).
func (s *State) possible(by side, source cardNo, track uint8, text []cards.Effect, cost int) bool {
	return true
}

// doesSomething reports whether at least one effect of a storm's or boss's text would do
// something; unlike in possible, a first effect without a target does not stop the others
// (ST-RUL-43).
func (s *State) doesSomething(by side, source cardNo, track uint8, text []cards.Effect) bool {
	return len(text) > 0
}

// relevant reports whether a legal reaction to the last link is relevant (ST-REA-8).
func (s *State) relevant(d side, c cardNo, ability bool) bool { return true }
