package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// most is the upper end of a track (BS-TRK-1..3, BS-GRA-8).
func (s *State) most(what cards.What) int8 {
	m := &s.game.set.Match
	return int8([cards.TrackCount]int{m.MaxGold, m.MaxFood, m.MaxMorale, m.MaxGrace}[what])
}

// earn raises a track of a living hero; what exceeds it is lost, and told. Nothing brings back the Morale
// of a hero who has lost the last of it and dies as soon as what is under way is finished
// (BS-RUL-66). It returns what was earned.
func (s *State) earn(h heroNo, what cards.What, n int, rule string) int {
	o := &s.heroes[h]
	if !s.able(h) || n <= 0 {
		return 0
	}
	all := n
	n = min(n, int(s.most(what)-o.track[what]))
	s.shift(h, what, n, rule)
	if n < all {
		s.emit(h, rules.Event{Kind: rules.Blocked, Name: surplusNames[what], Rule: surplusRules[what], Subject: s.elTrack(h, what), To: s.elHero(h), N: int16(all - n), M: int16(o.track[what])})
	}
	return n
}

// lose lowers a track of a living hero, not below floor; it returns what was lost. A hero
// without Morale dies (BS-TRK-4), an active one when the effect is finished (BS-RUL-66).
func (s *State) lose(h heroNo, what cards.What, n, floor int, rule string) int {
	o := &s.heroes[h]
	if n = min(n, int(o.track[what])-floor); !o.alive || n <= 0 {
		return 0
	}
	s.shift(h, what, -n, rule)
	return n
}

// shift moves the marker on a track and tells it.
func (s *State) shift(h heroNo, what cards.What, by int, rule string) {
	if by == 0 {
		return
	}
	o, name := &s.heroes[h], lostNames[what]
	if by > 0 {
		name = earnedNames[what]
	}
	o.track[what] += int8(by)
	s.emit(h, rules.Event{Kind: rules.TrackChanged, Name: name, Rule: rule, Subject: s.elTrack(h, what), To: s.elHero(h), N: int16(by), M: int16(o.track[what])})
}

var (
	earnedNames = [cards.TrackCount]string{"gold_earned", "food_earned", "morale_earned", "grace_earned"}
	lostNames   = [cards.TrackCount]string{"gold_lost", "food_lost", "morale_lost", "grace_lost"}
	// surplusNames are of what does not fit on a track any more, surplusRules where it is ruled.
	surplusNames = [cards.TrackCount]string{"gold_surplus", "food_surplus", "morale_surplus", "grace_surplus"}
	surplusRules = [cards.TrackCount]string{"BS-TRK-2", "BS-TRK-3", "BS-TRK-1", "BS-GRA-8"}
)

// hurt gives a hero one hit: it is ignored as long as the round's armour and Vigor last
// (BS-RUL-63), else the hero loses 1 Morale, but not below floor. It reports whether it was
// ignored.
func (s *State) hurt(h heroNo, floor int, rule string) bool {
	o := &s.heroes[h]
	if int(o.soaked) < s.armour(h) {
		o.soaked++
		s.emit(h, rules.Event{Kind: rules.Blocked, Name: "hit_ignored", Rule: "BS-RUL-63", Subject: s.elHero(h), To: s.elHero(h), N: int16(s.armour(h)) - int16(o.soaked)})
		return true
	}
	s.lose(h, cards.Morale, 1, floor, rule)
	return false
}

// armour is how many hits a hero ignores in a round.
func (s *State) armour(h heroNo) int { return max(s.change(cards.IgnoredHits, h, noZone).add, 0) }

// bury lets heroes without Morale die: at once, except that what the active hero is doing is
// finished first (BS-TRK-4, BS-RUL-66).
func (s *State) bury() {
	if s.active != noHero && s.top().kind != turnFrame {
		return
	}
	for h := range heroNo(s.nhero) {
		if o := &s.heroes[h]; o.alive && o.track[cards.Morale] == 0 {
			s.die(h, "BS-TRK-4")
		}
	}
}

// die takes a hero out of play with all that the hero has (BS-TRK-5, BS-RUL-11).
func (s *State) die(h heroNo, rule string) {
	o := &s.heroes[h]
	from := s.elPlace(o.at)
	o.alive, o.at, o.track = false, nowhere, [cards.TrackCount]int8{}
	s.emit(h, rules.Event{Kind: rules.PieceRemoved, Name: "hero_died", Rule: rule, Subject: s.elHero(h), From: from, N: 1})
	for o.ncard > 0 {
		s.discard(h, o.cards[o.ncard-1], "BS-RUL-11")
	}
	for level := range o.tokens {
		if t := o.tokens[level]; t.state != noToken {
			s.spentTokens[level].put(t.ability)
		}
	}
	s.heroes[h] = hero{kind: o.kind, seat: o.seat}
	s.forget(h)
	s.tally.deaths++
	if s.first == h && !s.heroesPhase() { // BS-RUL-4
		s.passFirst("BS-RUL-4")
	}
}

// discard puts a stored card on the discard pile of its class (BS-CRD-21).
func (s *State) discard(h heroNo, c cardNo, rule string) {
	s.unstore(h, c)
	s.lay(c, h, rule)
}

// lay puts a card that is nowhere on the discard pile of its class.
func (s *State) lay(c cardNo, h heroNo, rule string) {
	s.discards[c.class()].put(uint8(c))
	s.emit(h, rules.Event{Kind: rules.CardMoved, Name: "card_discarded", Rule: rule, Subject: s.elCard(c), To: s.game.el.discards[c.class()]})
}

// unstore takes a card out of a hero's slots.
func (s *State) unstore(h heroNo, c cardNo) {
	o := &s.heroes[h]
	for i := range o.cards[:o.ncard] {
		if o.cards[i] == c {
			copy(o.cards[i:o.ncard-1], o.cards[i+1:o.ncard])
			o.ncard--
			o.cards[o.ncard] = cardNo(remains.card)
			return
		}
	}
}

// held finds a stored card of a design.
func (s *State) held(h heroNo, design int) (cardNo, bool) {
	o := &s.heroes[h]
	for _, c := range o.cards[:o.ncard] {
		if int(s.game.design[c]) == design {
			return c, true
		}
	}
	return noCard, false
}

// kill lets the Messenger die (BS-MSG-12): every living hero loses 1 Morale, down to 1. The
// ward of a card saves him.
func (s *State) kill(rule string) {
	m := &s.messenger
	if s.ward {
		s.emit(noHero, rules.Event{Kind: rules.Blocked, Name: "messenger_saved", Rule: "BS-CON-V-ward", Subject: s.game.el.messenger, To: s.game.el.messenger})
		return
	}
	from := s.elMessenger()
	s.messenger = messenger{deaths: m.deaths + 1, back: m.back, field: noField, zone: noZone, pursuit: noField, killed: true}
	s.emit(noHero, rules.Event{Kind: rules.PieceRemoved, Name: "messenger_died", Rule: rule, Subject: s.game.el.messenger, From: from, N: 1})
	for h := range heroNo(s.nhero) {
		s.lose(h, cards.Morale, 1, 1, "BS-MSG-12")
	}
}
