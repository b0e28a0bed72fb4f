package bsieged

import "portcullis/rules/bsieged/cards"

// cowardice is what the hero's Cowardice tokens cost if the turn ends alone, and whether there
// is one (BS-ABI-10, BS-ABI-11).
func (s *State) cowardice(h heroNo) (price int, coward bool) {
	s.eachAbility(h, func(_ int, a *cards.Ability) {
		for i := range s.game.set.List(a.Effects) {
			if e := &s.game.set.List(a.Effects)[i]; e.Verb == cards.ShareSpace {
				price, coward = price+e.LoseAlone, true
			}
		}
	})
	return price, coward
}

// maySqueeze reports whether the hero may go to a space that holds another miniature: a coward
// with an action after which no normal one is left (BS-ABI-10, BS-RUL-62).
func (s *State) maySqueeze(h heroNo) bool {
	if s.heroes[h].turn.left > 1 {
		return false
	}
	_, coward := s.cowardice(h)
	return coward
}

// payCowardice takes the Morale of a coward who ends the turn without another miniature
// (BS-ABI-11, BS-RUL-62). A hero who stands nowhere is on no space.
func (s *State) payCowardice(h heroNo) {
	if o := &s.heroes[h]; o.at == nowhere || s.company(o.at, h) {
		return
	}
	price, _ := s.cowardice(h)
	s.lose(h, cards.Morale, price, 0, "BS-ABI-11")
}

// company reports whether another hero or the Messenger is at a place.
func (s *State) company(p place, h heroNo) bool {
	f, wall := p.wall()
	return s.occupied(p, h) || wall && s.messenger.where == onWall && s.messenger.field == f
}
