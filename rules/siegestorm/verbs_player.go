package siegestorm

import "portcullis/rules/siegestorm/cards"

// doDamage deals damage to the opponent, the controller, or every human seat (ST-KEY-5,
// ST-RUL-53, ST-COP-12). Several sufferers do so in the order of ST-CNF-4; the first who
// cannot loses (ST-RUL-5).
func (s *State) doDamage(f *frame, e *cards.Effect, m command) {
	n := s.amount(m, e)
	s.nextEffect(f, n > 0)
	switch e.Who {
	case cards.Opponent:
		s.harm(m.by, m.foe, m.source, n, "ST-KEY-5")
	case cards.Self:
		s.harm(m.by, m.by, m.source, n, "ST-KEY-5")
	case cards.Each:
		first := side(0)
		if s.active != bossSide && !s.sharedTurn() {
			first = s.active
		}
		for i := range s.set.seats {
			d := side((uint8(first) + i) % s.set.seats)
			if s.result == undecided && s.living.Has(d.seat()) {
				s.harm(m.by, d, m.source, n, "ST-COP-12")
			}
		}
	}
}

// heal moves the top n Casualties, or all there are, to the top of the Heal pile as one block
// that keeps its order (ST-KEY-7, ST-RUL-25).
func (s *State) heal(d side, n int) {
	a := &s.sides[d]
	n = min(n, a.casualties.len())
	var block [maxCards]cardNo
	copy(block[:n], a.casualties.cards()[a.casualties.len()-n:])
	for _, c := range block[:n] {
		s.send(d, "healed", "ST-KEY-7", c, inHealPile, d)
	}
}

// doVision draws cards apart (ST-KEY-16): one is kept, the others go back one by one
// (ST-RUL-46).
func (s *State) doVision(f *frame, e *cards.Effect, m command) {
	a := &s.sides[m.by]
	if a.resources.len() < int(e.N) {
		s.nextEffect(f, false)
		s.fail(m.by, "ST-WIN-1")
		return
	}
	for range e.N {
		c := a.resources.top()
		from := s.whereIs(c)
		s.lift(c)
		s.put(c, inVision, m.by)
		s.moved(m.by, "vision_drawn", "ST-KEY-16", c, from, s.game.piles[inVision][m.by])
	}
	s.askPick(f, m.by)
}

// visions appends the cards that a player looks at, by number.
func (s *State) visions(d side, buf []cardNo) []cardNo {
	for c := range cardNo(maxCards) {
		if s.cards[c].place == inVision && s.cards[c].holder == d {
			buf = append(buf, c)
		}
	}
	return buf
}

// doDiscard makes the opponent discard: cards of his choice, one by one, or at random; a boss
// always at random (ST-KEY-4, ST-SOL-17, ST-RUL-30).
func (s *State) doDiscard(f *frame, e *cards.Effect, m command) {
	hand := &s.sides[m.foe].hand
	if f.stage != effectUnderWay {
		f.n = uint8(min(s.amount(m, e), hand.len()))
	}
	if f.n > 0 && e.Pick == cards.ByOwner && m.foe != bossSide {
		s.askPick(f, m.foe)
		return
	}
	for ; f.n > 0; f.n-- {
		s.send(m.foe, discardedByLot, "ST-KEY-4", s.byLot(hand), inCasualties, m.foe)
	}
	s.nextEffect(f, true)
}

// byLot is a random card of a hand; which one, nobody could know.
func (s *State) byLot(hand *pile) cardNo {
	s.news = true
	return hand.list[s.rng.Pick(hand.len())]
}

// doSteal takes random cards of the opponent's hand one by one (ST-KEY-15).
func (s *State) doSteal(f *frame, e *cards.Effect, m command) {
	s.nextEffect(f, true)
	hand := &s.sides[m.foe].hand
	for range e.N {
		if hand.len() > 0 {
			s.sendToHand(m.by, stolenEvent, "ST-KEY-15", s.byLot(hand), m.by)
		}
	}
}

// doTake takes the top Casualty of a player to the controller's hand, n times (ST-KEY-10).
func (s *State) doTake(f *frame, e *cards.Effect, by, from side, name, rule string) {
	s.nextEffect(f, true)
	for range e.N {
		if c := s.sides[from].casualties.top(); c != noCard {
			s.sendToHand(by, name, rule, c, by)
		}
	}
}

// doNegate cancels the link that the text answers; its cost stays paid (ST-KEY-9, ST-RUL-16).
func (s *State) doNegate(f *frame) {
	i := s.answered(f.link)
	if i != noLink && s.chain[i].by == f.by {
		i = noLink // the link between was an eliminated player's
	}
	s.nextEffect(f, i != noLink)
	if i == noLink {
		return
	}
	s.chain[i].negated = true
	s.note(f.by, "negated", "ST-KEY-9", s.game.cardElement[s.chain[i].card])
}

// doKillSupporter kills Supporters of the opponent: the acting player picks a back, which is
// turned up (ST-RUL-44). A boss loses Menace instead (ST-SOL-13).
func (s *State) doKillSupporter(f *frame, e *cards.Effect, m command) {
	if m.foe == bossSide {
		s.nextEffect(f, true)
		s.shiftMenace(m.by, -int(e.N), "ST-SOL-13")
		return
	}
	if f.stage != effectUnderWay {
		f.n = uint8(min(int(e.N), s.sides[m.foe].support.len()))
	}
	if f.n == 0 {
		s.nextEffect(f, true)
		return
	}
	if m.by == bossSide {
		f.stage = effectUnderWay
		s.killSupporter(f, m.foe, s.rng.Pick(s.sides[m.foe].support.len()))
		return
	}
	s.askPick(f, m.by)
}

func (s *State) killSupporter(f *frame, d side, i int) {
	f.n--
	c := s.sides[d].support.list[i]
	s.fell(f.by, s.killer(), "supporter_killed", "ST-RUL-44", c, inCasualties)
}

// doReset makes committed Supporters of the controller ready, up to n of his choice
// (ST-KEY-12).
func (s *State) doReset(f *frame, e *cards.Effect, m command) {
	if f.stage != effectUnderWay {
		f.n = uint8(min(int(e.N), s.committed(m.by)))
	}
	for f.n > 0 {
		if s.committed(m.by) > int(f.n) {
			s.askPick(f, m.by)
			return
		}
		for i, c := range s.sides[m.by].support.cards() {
			if s.cards[c].committed {
				s.ready(f, m.by, i)
				break
			}
		}
	}
	s.nextEffect(f, true)
}
