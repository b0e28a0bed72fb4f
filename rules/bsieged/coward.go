package bsieged

import "portcullis/rules/bsieged/cards"

// cowardice counts the hero's Cowardice tokens, and what they cost together if the turn ends
// alone (BS-ABI-11, BS-RUL-62).
func (s *State) cowardice(h heroNo) (tokens, price int) {
	s.eachAbility(h, func(_ int, a *cards.Ability) {
		for i := range s.game.set.List(a.Effects) {
			if e := &s.game.set.List(a.Effects)[i]; e.Verb == cards.ShareSpace {
				tokens, price = tokens+1, price+e.LoseAlone
			}
		}
	})
	return tokens, price
}

// coward reports whether a hero has Cowardice.
func (s *State) coward(h heroNo) bool {
	tokens, _ := s.cowardice(h)
	return tokens > 0
}

// maySqueeze reports whether the hero may go to a space that holds another miniature: a coward
// with an action after which no normal one is left (BS-ABI-10, BS-RUL-62).
func (s *State) maySqueeze(h heroNo) bool { return s.heroes[h].turn.left <= 1 && s.coward(h) }

// payCowardice takes the Morale of a coward who ends the turn without another miniature
// (BS-ABI-11, BS-RUL-62). A hero who stands nowhere is on no space.
func (s *State) payCowardice(h heroNo) {
	if o := &s.heroes[h]; o.at == nowhere || s.company(o.at, h) {
		return
	}
	_, price := s.cowardice(h)
	s.lose(h, cards.Morale, price, 0, "BS-ABI-11")
}

// company reports whether another hero or the Messenger is at a place.
func (s *State) company(p place, h heroNo) bool {
	f, wall := p.wall()
	return s.occupied(p, h) || wall && s.messenger.where == onWall && s.messenger.field == f
}
