package stub

import "portcullis/rules"

// endTurn passes the turn, or ends the match after the last round (TG-END-1). The seat
// that follows has a card at least: hands and wards never hold all 24.
func (s *State) endTurn() {
	if s.turn == s.rounds()*seats {
		s.over = 1
		s.tell(rules.Event{Kind: rules.MatchEnded, Name: "match_ended", Rule: "TG-END-1"})
		return
	}
	s.turn++
	s.seat = 1 - s.seat
	s.beginTurn()
}

// beginTurn draws a card (TG-TRN-1).
func (s *State) beginTurn() {
	s.left = actions
	s.tell(rules.Event{Kind: rules.TurnBegan, Name: "turn_began", Rule: "TG-TRN-1", N: s.turn})
	if s.mine().hand.n >= handLimit {
		return
	}
	if s.draw.n == 0 {
		s.draw, s.bin = s.bin, pile{}
		rules.Shuffle(&s.rng, s.draw.cards[:s.draw.n])
		s.tell(rules.Event{Kind: rules.PileShuffled, Name: "pile_shuffled", Rule: "TG-TRN-1", Subject: drawPile, Reveals: true})
	}
	c := s.draw.take()
	s.mine().hand.insert(c)
	s.tell(rules.Event{Kind: rules.CardMoved, Name: "card_drawn", Rule: "TG-TRN-1", Subject: c.element(), From: drawPile, To: handElement(s.seat), Reveals: true})
}

func (s *State) tell(e rules.Event) {
	e.Seat = s.seat
	s.events = append(s.events, e)
	if s.watch != nil {
		s.watch(e)
	}
}
