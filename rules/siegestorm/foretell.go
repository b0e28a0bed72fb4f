package siegestorm

import "portcullis/rules"

var _ rules.Foreteller = (*State)(nil)

// Foretell is the estimate, in a Duel of Starter decks: it is fitted to who won those, and was held against others that
// soldiers played (docs/balance/siegestorm.md, "Chances shown"). Of other decks and modes nothing is known.
func (s *State) Foretell(seat rules.Seat) (p float64, ok bool) {
	if s.set.mode != duel {
		return 0, false
	}
	for _, deck := range s.set.decks[:s.set.seats] {
		if _, ok := s.game.set.Starter(deck); !ok {
			return 0, false
		}
	}
	return s.Evaluate(seat), true
}
