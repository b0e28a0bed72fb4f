package siegestorm

import (
	"math/bits"

	"portcullis/rules"
	"portcullis/rules/machine"
)

// eliminate marks a player of Last Man Standing who had to draw or suffer and could not. He is
// no longer in the match; bury clears the board of him as soon as the step that brought it about
// is done. The last one left cannot be eliminated (ST-RUL-5, ST-LMS-9).
func (s *State) eliminate(d side, rule string) {
	rest := s.living &^ rules.SeatsOf(d.seat())
	if rest == s.living || rest == 0 {
		return
	}
	s.living = rest
	s.fallen |= rules.SeatsOf(d.seat())
	s.emit(d, rules.Event{Kind: rules.Note, Name: "eliminated", Rule: rule, Subject: s.game.seat[d]})
}

// bury takes those who were just eliminated off the board: their cards leave the game, what
// lies on the tracks and Battle Zones shared with them goes to its owners, their neighbours face
// each other, and what they had under way ends (ST-LMS-7, ST-LMS-8, ST-RUL-36). The last one
// left wins (ST-LMS-9).
func (s *State) bury() {
	for d := range side(s.set.seats) {
		if s.fallen.Has(d.seat()) {
			s.clearBoardOf(d)
			s.takeCardsOf(d)
			s.dropCommandsOf(d)
			s.joinNeighbours(d)
		}
	}
	s.fallen = 0
	if bits.OnesCount16(uint16(s.living)) == 1 {
		s.finish(wonLast, noSide, s.living)
	}
}

// clearBoardOf empties a player's two war tracks and Battle Zones and the tracks that face him:
// everything of other owners goes to their Casualties, his own cards leave the game.
func (s *State) clearBoardOf(d side) {
	for t := range uint8(maxTracks) {
		if s.tracks[t].owner != d && s.opponent(t) != d {
			continue
		}
		for i := trackSlots - 1; i >= 0; i-- {
			s.sendHome(s.tracks[t].slots[i])
		}
		for i := int(s.nexits) - 1; i >= 0; i-- {
			if c := s.exits[i]; s.cards[c].track == t {
				s.sendHome(c)
			}
		}
		if c := s.stormer; c != noCard && s.cards[c].track == t {
			s.sendHome(c)
		}
	}
	for i := range s.zones {
		z := &s.zones[i]
		if !z.used || z.sides[0] != d && z.sides[1] != d {
			continue
		}
		s.sendHome(z.front[0])
		s.sendHome(z.front[1])
		s.sendHome(z.middle)
	}
}

// sendHome sends a card to its owner's Casualties, or out of the game if he is eliminated.
func (s *State) sendHome(c cardNo) {
	if c == noCard {
		return
	}
	if d := s.cards[c].owner; s.living.Has(d.seat()) {
		s.send(d, "cleared", "ST-LMS-7", c, inCasualties, d)
	} else {
		s.send(d, "left_the_game", "ST-LMS-7", c, outOfGame, d)
	}
}

// takeCardsOf sends the cards of others that a player holds to their owners, and takes his own
// out of the game wherever they are. What all could see comes first.
func (s *State) takeCardsOf(d side) {
	for _, p := range [...]place{inResources, inHealPile, inCasualties, removed, inVision, inSupport, inHand} {
		n := 0
		for c := range cardNo(maxCards) {
			k := &s.cards[c]
			switch {
			case k.owner == noSide || k.holder != d || k.place != p:
			case k.owner == d:
				n++
			case p == removed:
				k.holder = k.owner
			default:
				s.sendHome(c)
			}
		}
		if n > 0 && p != removed {
			s.takeOut(p, d)
			from := s.game.piles[p][d]
			s.emit(d, rules.Event{Kind: rules.PieceRemoved, Name: "pile_left_the_game", Rule: "ST-LMS-7", Subject: s.game.back[d],
				From: from, N: int16(n), Reveals: p.secret() && s.hidden(from)})
		}
	}
	for c := range cardNo(maxCards) {
		k := &s.cards[c]
		switch {
		case k.owner != d || k.place == outOfGame:
		case k.holder == d && k.place != onChain:
			s.lift(c)
			s.put(c, outOfGame, d)
		default:
			s.sendHome(c)
		}
	}
	a := &s.sides[d]
	*a = army{autoPass: a.autoPass, stops: a.stops, payFirst: a.payFirst, turns: a.turns}
}

// takeOut takes a player's own cards out of the game that lie in a place of his.
func (s *State) takeOut(p place, d side) {
	for c := range cardNo(maxCards) {
		if k := &s.cards[c]; k.owner == d && k.holder == d && k.place == p {
			s.lift(c)
			s.put(c, outOfGame, d)
		}
	}
}

// losses are the links that left the chain with a player.
type losses struct {
	links [maxLinks]bool
	last  bool // the one that is carried out is among them
}

// dropCommandsOf ends what a player had under way: his links and texts, the storms at him, and,
// if it is his, the turn. What is left of a chain is carried out; of the waiting passives those
// of the living, see stillWaits.
func (s *State) dropCommandsOf(d side) {
	old := s.stack
	s.stack = machine.Stack[frame, [maxFrames]frame]{}
	if s.active == d {
		s.push(frame{kind: exitFrame, by: d})
	}
	lost := s.dropLinksOf(d)
	for i := range old.Len() {
		if f := old.At(i); s.survives(f, d) {
			s.push(lost.without(*f))
		}
	}
}

// dropLinksOf takes a player's links off the chain.
func (s *State) dropLinksOf(d side) losses {
	var lost losses
	n := uint8(0)
	for i := range s.links {
		lost.last = s.chain[i].by == d
		if !lost.last {
			s.chain[n] = s.chain[i]
			n++
			continue
		}
		lost.links[i] = true
		if c := s.chain[i].card; s.cards[c].place == onChain {
			s.sendHome(c)
		}
	}
	s.keepLinks(n)
	return lost
}

// survives reports whether a frame goes on without a player.
func (s *State) survives(f *frame, d side) bool {
	switch f.kind {
	case turnFrame, windowFrame, textFrame:
		return f.by != d
	case stormFrame:
		return s.cards[f.card].place == storming
	case spentFrame:
		return s.cards[f.card].place.onBattlefield()
	case exitFrame:
		return s.active != d
	}
	return true
}

// without is a frame after the loss: a text knows the new number of its link, and a chain whose
// last link is gone goes on with the one before.
func (l *losses) without(f frame) frame {
	switch {
	case f.kind == textFrame && f.link != noLink:
		for _, gone := range l.links[:f.link] {
			if gone {
				f.link--
			}
		}
	case f.kind == chainFrame && f.stage >= chainCarried && l.last:
		f.stage = chainResolve
	}
	return f
}

// joinNeighbours takes a player's war tracks and one of his two Battle Zones away; over the
// other one his neighbours face each other (ST-LMS-8). What is still under way there was begun
// against him and has no opponent any more (ST-RUL-38).
func (s *State) joinNeighbours(d side) {
	left, right := uint8(2*d), uint8(2*d+1)
	mine, other := s.zoneOf(left), s.zoneOf(right)
	t := s.zones[mine].tracks[1]
	s.zones[other].tracks[1], s.zones[other].sides[1] = t, s.tracks[t].owner
	s.zones[mine] = noZone()
	s.deserted |= 1<<t | 1<<s.zones[other].tracks[0]
	s.closeTrack(left)
	s.closeTrack(right)
	met := s.zones[other].sides
	if met[0] == met[1] { // nobody is left to face
		s.zones[other] = s.zones[mine]
	}
	s.emit(d, rules.Event{Kind: rules.Note, Name: "neighbours_meet", Rule: "ST-LMS-8", Subject: s.game.seat[d], From: s.game.seat[met[0]], To: s.game.seat[met[1]]})
}

// ghost is a player who is eliminated: nothing that is done to him does anything.
func (s *State) ghost() side {
	for d := range side(s.set.seats) {
		if !s.living.Has(d.seat()) {
			return d
		}
	}
	return noSide
}

// noZone is a Battle Zone that is not in the match.
func noZone() zone {
	return zone{sides: [2]side{noSide, noSide}, front: [2]cardNo{noCard, noCard}, middle: noCard, holder: noSide}
}

// closeTrack takes a war track off the board.
func (s *State) closeTrack(t uint8) {
	s.tracks[t] = track{owner: noSide, slots: [trackSlots]cardNo{noCard, noCard, noCard}}
	s.deserted &^= 1 << t
}
