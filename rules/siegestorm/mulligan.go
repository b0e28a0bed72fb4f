package siegestorm

import "portcullis/rules"

// stepSetup asks each player in turn whether he keeps his starting hand (ST-SET-3, ST-SET-4,
// ST-RUL-45), then lets the first turn begin (ST-SET-5, ST-SOL-7).
func (s *State) stepSetup(f *frame) {
	if d := side(f.stage); int(d) < int(s.set.seats) {
		s.wait(askMulligan, d)
		return
	}
	s.pop()
	s.beginTurn(s.firstPlayer())
}

// firstPlayer is settled or drawn by lot (ST-SET-5); against a boss he is first.
func (s *State) firstPlayer() side {
	switch {
	case s.set.mode.bossMode():
		return bossSide
	case s.set.first > 0:
		return side(s.set.first - 1)
	}
	d := side(s.rng.IntN(int(s.set.seats)))
	s.emit(d, rules.Event{Kind: rules.Note, Name: "first_player", Rule: "ST-SET-5", Subject: s.game.seat[d], Reveals: true})
	return d
}

func (s *State) listMulligan() {
	hand := s.sides[s.ask.seat].hand.cards()
	s.offer(of(Keep))
	for _, c := range hand {
		s.offer(s.putBack(c, noCard))
	}
	if len(hand) == startingHand {
		s.offer(s.putBack(hand[0], hand[1]))
		s.offer(s.putBack(hand[1], hand[0]))
	}
}

// putBack is the choice to put a card under the Resources, and a second one unless it is noCard.
func (s *State) putBack(c, second cardNo) rules.Choice {
	if second == noCard {
		return of(PutBack, int16(c), -1, int16(s.cards[c].design))
	}
	return of(PutBack, int16(c), int16(second), int16(s.cards[c].design), int16(s.cards[second].design))
}

// answerMulligan puts cards under the Resources in the order chosen and draws as many.
func (s *State) answerMulligan(f *frame, c rules.Choice) {
	d := side(f.stage)
	f.stage++
	if c.Verb == Keep {
		s.note(d, "kept_hand", "ST-SET-3", s.game.seat[d])
		return
	}
	back := 0
	for _, arg := range c.Args[:startingHand] {
		if arg < 0 {
			continue
		}
		n := cardNo(arg)
		from := s.whereIs(n)
		s.lift(n)
		s.cards[n].place = inResources
		s.sides[d].resources.pushBottom(n)
		s.moved(d, "put_back", "ST-SET-3", n, from, s.game.piles[inResources][d])
		back++
	}
	for range back {
		s.sendToHand(d, "drawn", "ST-SET-3", s.sides[d].resources.top(), d)
	}
}
