package bsieged

import "portcullis/rules"

// spend takes a normal action from the active hero. It breaks the row of a building
// (BS-RUL-26) and ends the beginning of the turn (BS-RUL-61).
func (s *State) spend(h heroNo) {
	s.heroes[h].turn.left--
	s.acting(h)
}

// spendShot takes an action for the Catapult: one that is good for nothing else first, unless
// only the last normal action lets a coward join another hero there (BS-ABI-10, BS-ABI-35).
func (s *State) spendShot(h heroNo) {
	t := &s.heroes[h].turn
	if t.artillery == 0 || t.left == 1 && s.occupied(onCatapult, h) {
		s.spend(h)
		return
	}
	t.artillery--
	s.acting(h)
}

// acting notes that an action has begun.
func (s *State) acting(h heroNo) {
	t := &s.heroes[h].turn
	t.begun, t.lastUsed, t.taken = true, false, false
	s.tally.acts++
}

// stand puts a hero's figure at a place; distance does not matter (BS-HER-9, BS-HER-10).
func (s *State) stand(h heroNo, p place) {
	o := &s.heroes[h]
	from := o.at
	o.at = p
	switch from {
	case p:
	case nowhere:
		s.emit(h, rules.Event{Kind: rules.PieceAdded, Name: "hero_placed", Rule: "BS-HER-10", Subject: s.elHero(h), To: s.elPlace(p), N: 1, M: 1})
	default:
		s.emit(h, rules.Event{Kind: rules.PieceMoved, Name: "hero_moved", Rule: "BS-HER-10", Subject: s.elHero(h), From: s.elPlace(from), To: s.elPlace(p), N: 1})
	}
}
