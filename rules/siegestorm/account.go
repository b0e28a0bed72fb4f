package siegestorm

import "portcullis/rules"

var _ rules.Accountant = (*State)(nil)

// Account is what a seat has: the cards that it lives by (ST-WIN-1), its creatures and Supporters, its hand; in Co-op
// its partner's too. Against it stands what its opponents have on the Battlefield, and the boss.
func (s *State) Account(seat rules.Seat, buf []rules.Holding) []rules.Holding {
	if seat < 0 || int(seat) >= int(s.set.seats) {
		return buf
	}
	for n := range int(s.set.seats) {
		d := side((int(seat) + n) % int(s.set.seats))
		buf = s.holdings(d, d != side(seat), s.hostile(d, side(seat)), buf)
	}
	if s.set.mode.bossMode() {
		buf = append(buf,
			rules.Holding{Of: bossLife, Name: rules.T("Life of %s", s.nameOf(bossSide)), N: int(s.boss.life), Sort: rules.Track, Against: true},
			rules.Holding{Of: bossMenace, Name: rules.T("Menace of %s", s.nameOf(bossSide)), N: int(s.boss.menace), Sort: rules.Track, Against: true})
		buf = s.fighters(bossSide, true, true, s.grounds(bossSide, buf))
	}
	return buf
}

// holdings is what a player has, the cards of the seat's own hand one by one. Of another one it says whose it is; how many cards an
// opponent holds is listed so that what that one draws is nobody's gain.
func (s *State) holdings(d side, named, against bool, buf []rules.Holding) []rules.Holding {
	if !s.living.Has(d.seat()) {
		return buf
	}
	piles := []rules.Holding{
		{Of: s.game.piles[inResources][d], Name: rules.T("Resources"), N: s.sides[d].resources.len(), Sort: rules.Track, Wear: s.drawsPerTurn(d)},
		{Of: s.game.piles[inHealPile][d], Name: rules.T("Heal pile"), N: s.sides[d].heal.len(), Sort: rules.Track},
		{Of: s.game.piles[inSupport][d], Name: rules.T("Supporters"), N: s.sides[d].support.len(), Sort: rules.Track},
		{Of: s.game.piles[inHand][d], Name: rules.T("Cards in hand"), N: s.sides[d].hand.len(), Sort: rules.Purse},
	}
	for i, h := range piles {
		if named {
			h.Name = rules.T("%s of %s", h.Name, s.nameOf(d)).In("recap")
		}
		if h.Against = against; i < len(piles)-1 || !named || against {
			buf = append(buf, h)
		}
		if i == 0 {
			if against { // who takes ground weighs more than who comes onto a war track
				buf = s.grounds(d, buf)
			}
			buf = s.fighters(d, named, against, buf)
		}
	}
	if !named {
		for _, c := range s.sides[d].hand.cards() {
			buf = append(buf, rules.Holding{Of: s.game.held[c], At: s.game.cardElement[c], Name: s.name(c), N: 1, Sort: rules.Held})
		}
	}
	return buf
}

// grounds are the No Man's Land and the Frontline that an opponent holds: who holds them came off a war track, and is no new creature.
func (s *State) grounds(d side, buf []rules.Holding) []rules.Holding {
	for i := range s.zones {
		z := &s.zones[i]
		if !z.used {
			continue
		}
		for end, c := range z.front {
			if c != noCard && z.sides[end] == d {
				buf = append(buf, rules.Holding{Of: s.game.front[i][d], Name: rules.T("Frontline, held by %s", s.nameOf(d)).In("recap"), N: 1, Against: true})
			}
		}
		if z.middle != noCard && z.holder == d {
			buf = append(buf, rules.Holding{Of: s.game.middle[i], Name: rules.T("No Man's Land, held by %s", s.nameOf(d)).In("recap"), N: 1, Against: true})
		}
	}
	return buf
}

// fighters are the creatures that a side has on the Battlefield. One that storms goes to the Casualties after its blow, which is no loss (ST-STO-11); before that it is one.
func (s *State) fighters(d side, named, against bool, buf []rules.Holding) []rules.Holding {
	var on [maxBoard]cardNo
	for _, c := range s.battlefield(on[:0]) {
		if s.cards[c].holder != d {
			continue
		}
		h := rules.Holding{Of: s.game.cardElement[c], Name: s.name(c), N: 1, Against: against, Passes: c == s.stormer && !s.strikesYet(c) && !against}
		if against {
			h.By = rules.SeatsOf(rules.Seat(d)) // a boss's seat is behind all others
		}
		if named {
			h.Name = rules.T("%s of %s", h.Name, s.nameOf(d)).In("recap")
		}
		buf = append(buf, h)
	}
	return buf
}
