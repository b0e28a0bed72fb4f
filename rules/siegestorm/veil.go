package siegestorm

import (
	"slices"

	"portcullis/rules"
)

var _ rules.Veiler = (*State)(nil)

// Veiled is the match as a seat knows it; see Veil.
func (s *State) Veiled(seat rules.Seat, r *rules.Rand) rules.State {
	v := s.Clone().(*State)
	v.Veil(seat, r)
	return v
}

// Veil deals anew what a seat cannot see (ledger 2.3): the cards in Resources, in the hands,
// Support Zones and Visions of others, and the boss cards that were never dealt; further the
// generator, and how the others want to be asked. Which cards a match is played with is open,
// so that the cards that the seat does not see are known as a set. A deck holds cards of its
// owner only, the other places may hold any. Nothing that was seen once is remembered.
//
// A card that something under way refers to stays where it is, as all have seen it. What is still
// being announced from a hand, and what is chosen to pay for it, nobody else has seen: see
// [veil.announceAnother].
func (s *State) Veil(seat rules.Seat, r *rules.Rand) {
	v := veil{s: s, seat: seat}
	v.pinReferred()
	v.collect()
	v.announceAnother(r)
	v.deal(r)
	v.repay()
	for d := range side(s.set.seats) {
		if d.seat() != seat {
			s.sides[d].settle(s.set.habits[d])
			s.sides[d].passingTurn = s.sides[d].passingTurn && s.Open()
		}
	}
	s.rng = rules.NewRand(r.Uint64())
	if s.ask.seat.seat() != seat {
		s.listed = false
	}
}

// veil deals hidden cards anew.
type veil struct {
	s    *State
	seat rules.Seat
	pin  [maxCards]bool // stays where it is

	// own are the hidden cards of each side's deck, in the order of their numbers; left those
	// that no deck has taken.
	own  [maxSides]pile
	left pile
	pay  [maxCards]cardNo // what lies now where a card lay
}

// pinReferred marks the cards that frames, chain and waiting passives name, and of the announcement
// what all can see: a creature whose ability it is, and the target.
func (v *veil) pinReferred() {
	s := v.s
	mark := func(c cardNo) {
		if c < maxCards {
			v.pin[c] = true
		}
	}
	for i := range s.stack.Len() {
		if f := &s.stack.Frames[i]; f.names() {
			mark(f.card)
		}
	}
	for i := range s.chain[:s.links] {
		mark(s.chain[i].card)
		mark(s.chain[i].target)
	}
	for i := range s.queue[:s.queued] {
		mark(s.queue[i].source)
	}
	if p := &s.play; p.card != noCard {
		if s.cards[p.card].place != inHand {
			mark(p.card)
		}
		mark(p.target)
	}
}

// names reports whether a frame is about a card for as long as it lasts.
func (f *frame) names() bool {
	switch f.kind {
	case stormFrame, spentFrame, bossPlayFrame, bossStormFrame, spiritFrame:
		return true
	}
	return f.kind == textFrame && f.text != menaceText
}

// hidden reports whether a card is dealt anew.
func (v *veil) hidden(c cardNo) bool {
	return v.dealt(&v.s.cards[c], c)
}

// collect takes up the hidden cards in the order of their numbers.
func (v *veil) collect() {
	for c := range cardNo(maxCards) {
		if v.hidden(c) {
			v.own[v.s.cards[c].owner].push(c)
		}
	}
}

// settleHands puts the cards of a hidden hand that stay first, then those chosen to pay, so that
// where they lie tells nothing.
func (v *veil) settleHands() {
	s := v.s
	for d := range side(maxSides) {
		if s.seesInto(v.seat, inHand, d) {
			continue
		}
		hand := s.sides[d].hand.cards()
		slices.SortStableFunc(hand, func(a, b cardNo) int { return v.handOrder(a) - v.handOrder(b) })
	}
}

func (v *veil) handOrder(c cardNo) int {
	if v.pin[c] {
		return int(c)
	}
	p := &v.s.play
	if p.card != noCard {
		if i := slices.Index(p.paid[:p.npaid], c); i >= 0 {
			return maxCards + i
		}
	}
	return maxCards + maxCost
}

// deal lays them down again: first into the places that hold cards of one deck only, from what
// that deck has, then what is left over into the others.
func (v *veil) deal(r *rules.Rand) {
	s := v.s
	var places [maxCards]card // as they were, by the card that lay there
	copy(places[:], s.cards[:])
	v.settleHands()
	for d := range side(maxSides) {
		own := v.own[d]
		rules.Shuffle(r, own.cards())
		for i, c := range s.sides[d].resources.cards() {
			if v.dealt(&places[c], c) {
				s.sides[d].resources.list[i] = v.lay(&own, &places[c])
			}
		}
		for c := range cardNo(maxCards) {
			if k := &places[c]; k.owner == d && v.dealt(k, c) && (k.place == outOfGame || k.place == inVision) {
				v.lay(&own, k)
			}
		}
		for _, c := range own.cards() {
			v.left.push(c)
		}
	}
	for i := range v.pay {
		v.pay[i] = cardNo(i)
	}
	rules.Shuffle(r, v.left.cards())
	for d := range side(maxSides) {
		for _, p := range [...]*pile{&s.sides[d].hand, &s.sides[d].support} {
			for i, c := range p.cards() {
				if v.dealt(&places[c], c) {
					p.list[i] = v.lay(&v.left, &places[c])
					v.pay[c] = p.list[i]
				}
			}
		}
	}
}

// repay names what now lies where the cards lay that are chosen to pay.
func (v *veil) repay() {
	p := &v.s.play
	if p.card == noCard {
		return
	}
	for i, c := range p.paid[:p.npaid] {
		p.paid[i] = v.pay[c]
	}
}

// dealt reports whether a card, as it lay, was hidden.
func (v *veil) dealt(was *card, c cardNo) bool {
	foreign := was.place == inResources && was.owner != was.holder // came there in the open
	return was.owner != noSide && !v.pin[c] && !foreign && !v.s.seesInto(v.seat, was.place, was.holder)
}

// lay takes the next card and puts it where another one was.
func (v *veil) lay(from *pile, was *card) cardNo {
	from.n--
	c := from.list[from.n]
	k := &v.s.cards[c]
	k.place, k.holder, k.committed = was.place, was.holder, was.committed
	return c
}
