package siegestorm

import "portcullis/rules/siegestorm/cards"

// shift is a change of ATT and DEF that is thought of: what a text would add until the end of turn, if it were played. The zero shift
// changes nothing.
type shift struct {
	m    command
	text []cards.Effect
}

// of is what a shift adds to a creature.
func (h *shift) of(s *State, c cardNo) (att, def int) {
	for i := range h.text {
		if e := &h.text[i]; s.canTouch(h.m, e, c) {
			att += int(e.ATT)
			def += int(e.DEF)
		}
	}
	return att, def
}

// blowTakes is about how much a storm of a creature takes, as things stand: cards, or what a creature that it kills is worth.
func (s *State) blowTakes(c cardNo) int { return s.blowShifted(c, &shift{}) }

// blowShifted is blowTakes once ATT and DEF have changed.
func (s *State) blowShifted(c cardNo, h *shift) int {
	d := s.cards[c].holder
	m := s.commandOf(d, c, s.cards[c].track)
	text := s.design(c).Action
	n := 0
	for i := range text {
		if e := &text[i]; e.Do == cards.Damage && e.Who != cards.Self && s.applies(m, e) {
			n += max(0, s.amount(m, e)-s.ward(m.foe))
		}
	}
	att, _ := h.of(s, c)
	strength := max(0, s.attack(c)+att)
	if defender := s.defender(s.cards[c].track); defender != noCard && !s.ignoresDefender(c) {
		_, def := h.of(s, defender)
		strength = max(0, strength-max(0, s.defence(defender)+def))
	}
	most := max(0, strength-s.ward(m.foe))
	var buf [maxBoard]cardNo
	for _, x := range s.strikeable(c, buf[:0]) {
		if _, def := h.of(s, x); strength > s.defence(x)+def {
			most = max(most, 1+int(s.design(x).Cost))
		}
	}
	return n + most
}

// swings is how many cards a change of ATT and DEF brings a side at the most in the storms that are still to be reckoned in this turn:
// what its own storms take more by it, and what those of its opponents take less.
func (s *State) swings(d side, h *shift) (n int) {
	s.anyStorm(func(c cardNo) bool {
		more := s.blowShifted(c, h) - s.blowTakes(c)
		if s.hostile(d, s.cards[c].holder) {
			more = -more
		}
		n += max(0, more)
		return false
	})
	return n
}

// sparePayers is how many Supporters can pay without being missed: those that the dearest creature which its side could still deploy in
// this turn needs are missed, since for each of them a card of the hand pays.
func (s *State) sparePayers(d side) int {
	ready := s.readySupporters(d)
	if !s.deploysYet(d) {
		return ready
	}
	due, able := 0, ready+s.sides[d].hand.len()-1
	for _, c := range s.sides[d].hand.cards() {
		if n := s.creatureCost(d, c); s.design(c).Creature() && n <= able {
			due = max(due, n)
		}
	}
	return max(0, ready-due)
}

// swaysLittle reports whether a text only changes ATT and DEF, and that brings no more cards in the storms of this turn than it costs:
// an action its own card and those that pay for it. Who is near the end, on either side, pays what it takes; so does who has more cards
// than there are turns to play them.
func (s *State) swaysLittle(source cardNo, text []cards.Effect, cost, own int) bool {
	d := s.ask.seat
	if !onlyMods(text) || s.mayAdvance(d) || s.left(1-d) <= lastCards || s.left(d) <= lastCards || s.sides[d].hand.len() >= crowded || s.roundsLeft(d) < 2 {
		return false
	}
	own += max(0, cost-s.sparePayers(d))
	if own == 0 {
		return false
	}
	t := s.trackOfPlay(d)
	if s.cards[source].place.onBattlefield() {
		t = s.cards[source].track
	}
	return s.swings(d, &shift{s.commandOf(d, source, t), text}) <= own
}
