package siegestorm

import "portcullis/rules/siegestorm/cards"

// overkill reports whether a text that a side could play does nothing but change ATT and DEF until the end of turn, in a turn of its own in
// which every storm that it touches takes all cards of whom it strikes without it.
func (s *State) overkill(d side, source cardNo, text []cards.Effect) bool {
	if !onlyMods(text) || !s.ownTurn(d) || s.mayAdvance(d) {
		return false
	}
	m := s.commandOf(d, source, s.cards[source].track)
	if !s.cards[source].place.onBattlefield() {
		m = s.commandOf(d, source, s.trackOfPlay(d))
	}
	touches := func(c cardNo) bool {
		for i := range text {
			if s.bearsOnStorm(c, m, &text[i]) {
				return true
			}
		}
		return false
	}
	return s.anyStorm(touches) && !s.anyStorm(func(c cardNo) bool { return touches(c) && !s.fells(c) })
}

// fells reports whether a storm of a creature as it stands takes more cards than whom it strikes has left, or the last Life of a boss.
func (s *State) fells(c cardNo) bool {
	foe := s.opponent(s.cards[c].track)
	return s.inPlay(foe) && s.hitOn(foe, s.strength(c)).Loses
}

// emptyOffer reports whether what a text leaves open gives its side nothing if it is done: the cards that are drawn for it find no room in
// the hand (ST-TRN-5), or are not there, which loses the match (ST-WIN-1).
func (s *State) emptyOffer() bool {
	if s.ask.kind != askOptional || s.top().kind != textFrame {
		return false
	}
	f := s.top()
	text, a := s.effectsOf(f), &s.sides[f.by]
	if f.by == bossSide || text[f.at].Do != cards.Sacrifice {
		return false
	}
	gives := false
	for i := int(f.at) + 1; i < len(text) && text[i].IfDid; i++ {
		if text[i].Do != cards.Draw || int(text[i].N) <= a.resources.len() && a.hand.len() < handLimit {
			gives = true
		}
	}
	return !gives
}
