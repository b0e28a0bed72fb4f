package stub

import "portcullis/rules"

// Apply plays a raid, a ward or the end of the turn.
func (s *State) Apply(c rules.Choice) ([]rules.Event, error) {
	if !s.Decision().Allows(c) {
		return nil, s.refusal(c)
	}
	s.events, s.fresh = s.events[:0], false
	switch c.Verb {
	case Raid:
		s.raid(cardOf(c), int(c.Args[1]))
		s.left--
	case Ward:
		s.putWard(cardOf(c), int(c.Args[1]))
		s.left--
	case End:
		s.left = 0
	}
	if s.left == 0 || s.mine().hand.n == 0 || s.mine().second == skipped { // TG-TRN-2, TG-ASK-1
		s.endTurn()
	}
	s.listChoices()
	return s.events, nil
}

// refusal says why a choice is not legal.
func (s *State) refusal(c rules.Choice) *rules.Refusal {
	known := c.Verb == End && c.Args == [4]int16{} || (c.Verb == Raid || c.Verb == Ward) && isCardAndGate(c) && c.Args[2] == 0 && c.Args[3] == 0
	switch {
	case s.over == 1:
		return &rules.Refusal{Rule: "TG-END-1", Why: rules.T("The match is over")}
	case !known:
		return &rules.Refusal{Rule: "TG-TRN-2", Why: rules.T("A turn has raids, wards and its end, and nothing else")}
	case !s.mine().hand.has(cardOf(c)):
		return &rules.Refusal{Rule: "TG-TRN-2", Why: rules.T("%s does not hold %s", seatName(s.seat), cardOf(c).title())}
	}
	return s.warded(int(c.Args[1]))
}

func (s *State) warded(gate int) *rules.Refusal {
	return &rules.Refusal{Rule: "TG-WRD-2", Why: rules.T("The %s gate of %s has a ward already", gateName(gate), seatName(s.seat))}
}

// putWard puts a card face down at a gate of one's own (TG-WRD-1).
func (s *State) putWard(c card, gate int) {
	s.mine().hand.remove(c)
	s.mine().ward[gate] = ward{held: c, seen: closed}
	s.tell(rules.Event{Kind: rules.CardMoved, Name: "ward_put", Rule: "TG-WRD-1", Subject: c.element(), From: handElement(s.seat), To: gateElement(s.seat, gate)})
}

// raid attacks a gate of the other seat (TG-RAD-1 to TG-RAD-3).
func (s *State) raid(c card, gate int) {
	target := gateElement(1-s.seat, gate)
	w := &s.theirs().ward[gate]
	s.mine().hand.remove(c)
	s.bin.add(c)
	s.tell(rules.Event{Kind: rules.CardMoved, Name: "raid_played", Rule: "TG-RAD-1", Subject: c.element(), From: handElement(s.seat), To: discardPile, Reveals: true})
	if w.seen == closed {
		w.seen = open
		s.tell(rules.Event{Kind: rules.MarkerChanged, Name: "ward_turned", Rule: "TG-RAD-1", Subject: w.held.element(), To: target, N: 1, Reveals: true})
	}
	a, b := s.rng.Die(), s.rng.Die()
	s.tell(rules.Event{Kind: rules.DiceRolled, Name: "raid_rolled", Rule: "TG-RAD-1", Dice: rules.Faces{a, b}, Count: 2, Kept: 2, Reveals: true})
	roll, need := int16(a)+int16(b)+c.value(), w.need()
	s.tell(rules.Event{Kind: rules.AttackResolved, Name: "raid_resolved", Rule: "TG-RAD-1", Subject: c.element(), To: target, N: roll, M: need})
	if roll >= need {
		s.breach(w, target)
	}
}

// need is what dice and card must reach together (TG-RAD-1).
func (w ward) need() int16 { return 7 + w.worth() }

func (w ward) worth() int16 {
	if w.seen == absent {
		return 0
	}
	return w.held.value()
}

// breach scores a raid that succeeded (TG-RAD-2).
func (s *State) breach(w *ward, gate rules.Element) {
	gain := 1 + w.worth()
	if w.seen != absent {
		broken := w.held
		s.bin.add(broken)
		*w = ward{}
		s.tell(rules.Event{Kind: rules.CardMoved, Name: "ward_broken", Rule: "TG-RAD-2", Subject: broken.element(), From: gate, To: discardPile})
	}
	s.mine().score += gain
	s.tell(rules.Event{Kind: rules.TrackChanged, Name: "scored", Rule: "TG-RAD-2", Subject: scoreElement(s.seat), N: gain, M: s.mine().score})
}

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
