package siegestorm

import "portcullis/rules"

// announceAnother puts another card in the place of one that is being announced from a hand that
// the seat does not see: any that the seat cannot tell from it by how it is played, what it costs
// and what it may target, which all can see. That card stays where it is then.
func (v *veil) announceAnother(r *rules.Rand) {
	s := v.s
	p := &s.play
	if p.card == noCard || !v.hidden(p.card) {
		return
	}
	need := v.needed()
	var fits pile
	for d := range v.own {
		if v.own[d].n <= need[d] {
			continue // all hidden cards of that deck lie where no other deck's do
		}
		for _, c := range v.own[d].cards() {
			if v.announcedLike(c) {
				fits.push(c)
			}
		}
	}
	c := fits.list[r.IntN(fits.len())]
	if s.cards[c].owner != s.cards[p.card].owner {
		v.free(c)
	}
	v.swap(c, p.card)
	p.card = c
	v.pin[c] = true
	clear(v.own[:])
	v.collect()
}

// needed is how many hidden cards of each deck lie in places that hold cards of one deck only.
func (v *veil) needed() (need [maxSides]uint8) {
	for d := range v.own {
		for _, c := range v.own[d].cards() {
			if v.s.cards[c].place.ofOneDeck() {
				need[d]++
			}
		}
	}
	return need
}

// ofOneDeck reports whether hidden cards in a place are all from the deck of whoever holds them.
func (p place) ofOneDeck() bool { return p == inResources || p == outOfGame || p == inVision }

// free lets a card change places with one of its deck that lies where cards of any deck may, so that
// a card of another deck can take its place.
func (v *veil) free(c cardNo) {
	if !v.s.cards[c].place.ofOneDeck() {
		return
	}
	for _, x := range v.own[v.s.cards[c].owner].cards() {
		if !v.s.cards[x].place.ofOneDeck() {
			v.swap(c, x)
			return
		}
	}
}

// announcedLike reports whether a card could be the one that is announced, as far as all can see.
func (v *veil) announcedLike(c cardNo) bool {
	s := v.s
	is, as := s.design(c), s.design(s.play.card)
	other := s.play
	other.card = c
	if s.costOf(&other) != s.play.cost {
		return false
	}
	if s.play.kind == playCreature {
		return is.Creature()
	}
	if len(is.Action) == 0 || s.timeBar(s.play.by, is.Action) != fine {
		return false
	}
	a, b := targeted(is.Action), targeted(as.Action)
	return a == nil && b == nil || a != nil && b != nil && a.Target == b.Target && a.MaxCost == b.MaxCost
}

// swap lets two cards change places.
func (v *veil) swap(a, b cardNo) {
	if a == b {
		return
	}
	s := v.s
	x, y := &s.cards[a], &s.cards[b]
	x.place, y.place = y.place, x.place
	x.holder, y.holder = y.holder, x.holder
	x.committed, y.committed = y.committed, x.committed
	exchange := func(list []cardNo) {
		for i, c := range list {
			switch c {
			case a:
				list[i] = b
			case b:
				list[i] = a
			}
		}
	}
	for d := range s.sides {
		side := &s.sides[d]
		for _, p := range [...]*pile{&side.resources, &side.hand, &side.support} {
			exchange(p.cards())
		}
	}
	exchange(s.play.paid[:s.play.npaid])
}
