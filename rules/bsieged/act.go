package bsieged

import "portcullis/rules"

// spend takes a normal action of the active hero's turn for something that is no use of a
// building, so that it breaks the row of BS-BLD-4.
func (s *State) spend(h heroNo) {
	t := &s.heroes[h].turn
	t.left--
	t.begun, t.lastUsed, t.taken = true, false, false
	s.tally.acts++
}

// stand puts a hero's figure at a place.
func (s *State) stand(h heroNo, p place) {
	o := &s.heroes[h]
	if o.at == p {
		return
	}
	s.emit(h, rules.Event{Kind: rules.PieceMoved, Name: "hero_moved", Rule: "BS-ACT-1", Subject: s.elHero(h), From: s.elPlace(o.at), To: s.elPlace(p)})
	o.at = p
}
