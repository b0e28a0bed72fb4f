package siegestorm

import "portcullis/rules"

// pileOf is the pile of a side that a place names, nil for places that are none.
func (s *State) pileOf(p place, d side) *pile {
	if p == inReserve {
		return &s.boss.reserve
	}
	a := &s.sides[d]
	switch p {
	case inResources:
		return &a.resources
	case inHand:
		return &a.hand
	case inSupport:
		return &a.support
	case inCasualties:
		return &a.casualties
	case inHealPile:
		return &a.heal
	}
	return nil
}

// lift takes a card from where it is. Tokens go back to the supply and modifiers are
// forgotten when it leaves the Battlefield (ST-RUL-33, ST-RUL-41); put puts it down again.
func (s *State) lift(c cardNo) {
	k := &s.cards[c]
	switch {
	case k.place == onTrack:
		s.tracks[k.track].slots[k.slot] = noCard
	case k.place == exiting:
		s.leaveExits(c)
	case k.place == storming:
		s.stormer = noCard
	case k.place == onFrontline:
		z := &s.zones[k.slot]
		z.front[z.end(k.holder)] = noCard
	case k.place == inNoMansLand:
		s.zones[k.slot].middle = noCard
		s.zones[k.slot].holder = noSide
	default:
		if p := s.pileOf(k.place, k.holder); p != nil {
			p.remove(c)
		}
	}
	k.committed = false
}

// forget drops what lies on a card and what was changed about it until the end of turn.
func (s *State) forget(c cardNo) {
	k := &s.cards[c]
	s.boss.gang += k.gang
	s.boss.spirit += k.spirit
	k.gang, k.spirit, k.att, k.def = 0, 0, 0, 0
	s.dropModifiers(c)
}

// put lays a card on top of a pile of a side.
func (s *State) put(c cardNo, p place, d side) {
	k := &s.cards[c]
	s.forget(c)
	k.place, k.holder = p, d
	if pile := s.pileOf(p, d); pile != nil {
		pile.push(c)
	}
}

// send moves a card to the top of a pile of a side and tells it.
func (s *State) send(by side, name, rule string, c cardNo, p place, d side) {
	s.emit(by, s.transfer(name, rule, c, p, d))
}

// transfer moves a card to the top of a pile of a side, and returns what is to be told of it.
func (s *State) transfer(name, rule string, c cardNo, p place, d side) rules.Event {
	from := s.whereIs(c)
	s.lift(c)
	s.put(c, p, d)
	return s.way(name, rule, c, from, s.game.piles[p][d])
}

// sendToHand moves a card to a side's hand; a full hand turns it away to that side's
// Casualties (ST-TRN-5, ST-RUL-23). The boss's hand has no limit.
func (s *State) sendToHand(by side, name, rule string, c cardNo, d side) {
	if d != bossSide && s.sides[d].hand.len() >= handLimit {
		s.send(by, "hand_full", "ST-TRN-5", c, inCasualties, d)
		return
	}
	s.send(by, name, rule, c, inHand, d)
}

// stand puts a creature into a slot of a war track; its holder is the track's owner.
func (s *State) stand(c cardNo, t, slot uint8) {
	k := &s.cards[c]
	k.place, k.track, k.slot, k.holder = onTrack, t, slot, s.tracks[t].owner
	s.tracks[t].slots[slot] = c
}

// holdFront puts a creature on the Frontline of a side, which is empty.
func (s *State) holdFront(c cardNo, z uint8, d side) {
	k, at := &s.cards[c], &s.zones[z]
	end := at.end(d)
	k.place, k.slot, k.track, k.holder = onFrontline, z, at.tracks[end], d
	at.front[end] = c
}

// holdMiddle puts a creature of a side in No Man's Land, which is empty.
func (s *State) holdMiddle(c cardNo, z uint8, d side) {
	k, at := &s.cards[c], &s.zones[z]
	k.place, k.slot, k.track, k.holder = inNoMansLand, z, at.tracks[at.end(d)], d
	at.middle, at.holder = c, d
}

// end is which of the two ends of a Battle Zone is a side's.
func (z *zone) end(d side) int {
	if z.sides[1] == d {
		return 1
	}
	return 0
}

// leaveExits takes a creature out of the exit queue.
func (s *State) leaveExits(c cardNo) {
	for i := range s.nexits {
		if s.exits[i] == c {
			copy(s.exits[i:], s.exits[i+1:s.nexits])
			s.nexits--
			s.exits[s.nexits] = remains.card
			return
		}
	}
}

// modify changes a creature's ATT and DEF until the end of turn.
func (s *State) modify(c cardNo, source cardNo, att, def int8) {
	k := &s.cards[c]
	k.att += att
	k.def += def
	from := s.cards[source].design
	for i := range s.mods[:s.nmods] {
		if m := &s.mods[i]; m.card == c && m.source == from {
			m.att += att
			m.def += def
			return
		}
	}
	if s.nmods < maxMods {
		s.mods[s.nmods] = modifier{c, from, att, def}
		s.nmods++
	}
}

// dropModifiers forgets the list of what changed a creature.
func (s *State) dropModifiers(c cardNo) {
	kept := s.mods[:0]
	for _, m := range s.mods[:s.nmods] {
		if m.card != c {
			kept = append(kept, m)
		}
	}
	s.keepModifiers(uint8(len(kept)))
}

// keepModifiers leaves the first n modifiers.
func (s *State) keepModifiers(n uint8) {
	for i := n; i < s.nmods; i++ {
		s.mods[i] = remains.mod
	}
	s.nmods = n
}

// endOfTurnEffects ends what holds until the end of turn (ST-TRN-1, ST-RUL-41, ST-RUL-66).
func (s *State) endOfTurnEffects() {
	for i := range s.cards {
		s.cards[i].att, s.cards[i].def = 0, 0
	}
	s.keepModifiers(0)
	for d := range s.sides {
		a := &s.sides[d]
		a.protected = [2]bool{}
		a.passingTurn = false
	}
}
