package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

var _ rules.Dealer = (*State)(nil)

// New deals a match and stops at its first decision. What is wrong is refused before anything is
// dealt (BS-BAD-21).
func (g *Game) New(setup rules.Setup) (rules.State, error) {
	setup, err := g.complete(setup)
	if err != nil {
		return nil, err
	}
	set, err := g.settle(setup)
	if err != nil {
		return nil, err
	}
	s := &State{game: g, rng: rules.NewRand(setup.Seed), set: set, round: 1,
		story: make([]rules.Event, 0, eventRoom), choices: make([]rules.Choice, 0, choiceRoom), shown: make([]rules.Choice, 0, choiceRoom)}
	kinds, err := g.pickHeroes(&set, &s.rng)
	if err != nil {
		return nil, err
	}
	if s.first, err = g.readFirst(&set, kinds); err != nil {
		return nil, err
	}
	s.muster(kinds)
	s.deal()
	s.run()
	s.fresh = true
	return s, nil
}

// Deal is what happened before the first decision.
func (s *State) Deal() []rules.Event {
	if !s.fresh {
		return nil
	}
	return s.story
}

// muster gives the heroes to the seats in picking order, stands them nowhere (BS-SET-17) and
// hands them what they start with (BS-SET-13..15).
func (s *State) muster(kinds []uint8) {
	s.active = noHero
	seat, left := uint8(0), s.game.set.Tables[s.set.seats-1].Each[0]
	for _, k := range kinds {
		if left == 0 {
			seat++
			left = s.game.set.Tables[s.set.seats-1].Each[seat]
		}
		left--
		o := &s.heroes[s.nhero]
		*o = hero{kind: k, seat: seat, alive: true}
		s.outfit(o)
		if !s.set.noGrace {
			o.track[cards.Grace] = int8(s.game.set.Match.Grace)
		}
		s.nhero++
	}
}

// outfit sets Morale, Food and Gold to where a hero starts (BS-SET-14, BS-RES-7).
func (s *State) outfit(o *hero) {
	m := &s.game.set.Match
	o.track[cards.Morale], o.track[cards.Food], o.track[cards.Gold] = int8(m.Morale), int8(m.Food), int8(m.Gold)
}

// deal lays out board and decks (BS-SET-3 to BS-SET-12).
func (s *State) deal() {
	s.emit(noHero, rules.Event{Kind: rules.TurnBegan, Name: "match_began", Rule: "BS-SET-12", Subject: s.game.el.rounds[1], M: 1})
	s.messenger = messenger{field: noField, zone: noZone, pursuit: noField}
	s.avatar = avatar{field: noField, zone: noZone}
	s.facing = fieldNo(s.game.set.Catapult.Facing)
	s.shuffleDecks()
	for f := range fieldNo(cards.FieldCount) {
		s.fronts[f].points = s.set.points[f]
		s.manSlots(f, "BS-SET-10")
	}
	s.supplySeason("BS-SET-11")
}

// shuffleDecks makes the decks and shuffles them (BS-SET-6..9).
func (s *State) shuffleDecks() {
	for k := range s.pools {
		for i := range cards.ClassCards {
			s.pools[k].put(uint8(s.game.copyOf[k*cards.ClassCards+i]))
		}
		s.pools[k].shuffle(&s.rng)
	}
	for i := range s.game.set.Events {
		if v := s.game.set.Events[i].Value; v >= int(s.set.low) && v <= int(s.set.high) {
			s.eventDeck.put(uint8(i))
		} else {
			s.leftOut.put(uint8(i))
		}
	}
	s.eventDeck.shuffle(&s.rng)
	for _, c := range s.game.enemies {
		s.enemyDeck.put(c)
	}
	s.enemyDeck.shuffle(&s.rng)
	for level := range s.piles {
		for _, a := range s.game.tokens[level] {
			s.piles[level].put(a)
		}
		s.piles[level].shuffle(&s.rng)
	}
}

// manSlots lays a new Enemy card on each slot of a field, from A to C. If the deck runs out, the
// removed cards are shuffled into a new one (BS-RUL-70).
func (s *State) manSlots(f fieldNo, rule string) {
	for i := range s.fronts[f].slots {
		if s.enemyDeck.n == 0 {
			s.enemyDeck, s.enemyDiscard = s.enemyDiscard, deck{}
			s.enemyDeck.shuffle(&s.rng)
			s.emit(noHero, rules.Event{Kind: rules.PileShuffled, Name: "enemy_deck_shuffled", Rule: "BS-RUL-70", Subject: s.game.el.enemyDeck, N: int16(s.enemyDeck.n)})
		}
		c := s.enemyDeck.take()
		s.fronts[f].slots[i] = c
		s.emit(noHero, rules.Event{Kind: rules.CardMoved, Name: "enemy_card_laid", Rule: rule, Subject: s.game.el.enemies[c], From: s.game.el.enemyDeck, To: s.game.el.slots[f][i], Reveals: true})
	}
}

// supplySeason moves a card for each living hero from each Pool deck to the Season deck of its
// class. A Pool deck that runs out is made anew from the discard pile (BS-SEA-7, BS-SEA-8,
// BS-RUL-45).
func (s *State) supplySeason(rule string) {
	want := s.living() * s.game.set.Match.SeasonCards
	for k := range s.pools {
		n := 0
		for ; n < want; n++ {
			if s.pools[k].n == 0 && !s.renewPool(k) {
				break
			}
			s.seasons[k].put(s.pools[k].take())
		}
		if n > 0 {
			s.emit(noHero, rules.Event{Kind: rules.CardMoved, Name: "season_cards_dealt", Rule: rule, Subject: s.game.el.pools[k], From: s.game.el.pools[k], To: s.game.el.seasons[k], N: int16(n), M: int16(s.seasons[k].n)})
		}
	}
}

// renewPool shuffles the discard pile of a class into a new Pool deck; false: it is empty too.
func (s *State) renewPool(k int) bool {
	if s.discards[k].n == 0 {
		return false
	}
	s.pools[k], s.discards[k] = s.discards[k], deck{}
	s.pools[k].shuffle(&s.rng)
	s.emit(noHero, rules.Event{Kind: rules.PileShuffled, Name: "pool_shuffled", Rule: "BS-SEA-8", Subject: s.game.el.pools[k], N: int16(s.pools[k].n)})
	return true
}
