package siegestorm

import "portcullis/rules/siegestorm/cards"

// legalTarget reports whether a creature is a legal target of an effect of a text that by
// plays from source in a track (ST-RUL-14, ST-RUL-19, ST-RUL-32, ST-RUL-57).
func (s *State) legalTarget(by side, source cardNo, track uint8, e *cards.Effect, c cardNo) bool {
	if c == noCard {
		return false
	}
	k := &s.cards[c]
	if !k.place.onWarTrack() || s.design(c).Cost > e.MaxCost || s.isProtected(c) {
		return false
	}
	if s.trait(c).shielded && s.hostile(by, k.holder) {
		return false
	}
	return s.isKind(source, track, e.Target, c)
}

// isKind reports whether a creature on a war track is of the kind that a text may target.
func (s *State) isKind(source cardNo, track uint8, target cards.Target, c cardNo) bool {
	k := &s.cards[c]
	ally, enemy := s.alliedTracks(track).has(k.track), s.opposedTracks(track).has(k.track)
	switch target {
	case cards.TargetEnemy:
		return enemy
	case cards.TargetAlly:
		return ally && c != source
	case cards.TargetCreature:
		return ally || enemy
	case cards.TargetDefender:
		return enemy && k.place == onTrack && k.slot == 0
	}
	return false
}

// targets appends the legal targets of an effect to buf, in the order of the board.
func (s *State) targets(by side, source cardNo, track uint8, e *cards.Effect, buf []cardNo) []cardNo {
	var on [maxBoard]cardNo
	for _, c := range s.onTracks(s.alliedTracks(track)|s.opposedTracks(track), on[:0]) {
		if s.legalTarget(by, source, track, e, c) {
			buf = append(buf, c)
		}
	}
	return buf
}

func (s *State) hasTarget(m command, e *cards.Effect) bool {
	var on [maxBoard]cardNo
	for _, c := range s.onTracks(s.alliedTracks(m.track)|s.opposedTracks(m.track), on[:0]) {
		if s.legalTarget(m.by, m.source, m.track, e, c) {
			return true
		}
	}
	return false
}

// group appends the creatures that an effect with a scope touches, in the order of the board.
func (s *State) group(m command, e *cards.Effect, buf []cardNo) []cardNo {
	if e.Scope == cards.This {
		if m.source != noCard && s.reaches(m.source, m.track, cards.This, m.source) {
			buf = append(buf, m.source)
		}
		return buf
	}
	var on [maxBoard]cardNo
	for _, c := range s.onTracks(s.alliedTracks(m.track)|s.opposedTracks(m.track), on[:0]) {
		if s.reaches(m.source, m.track, e.Scope, c) && s.design(c).Cost <= e.MaxCost {
			buf = append(buf, c)
		}
	}
	return buf
}

// allies appends the creatures that a text may speak of as Allies (ST-ALY-1, ST-ALY-2).
func (s *State) allies(m command, buf []cardNo) []cardNo {
	all := cards.Effect{Scope: cards.AllAllies, MaxCost: cards.NoLimit}
	return s.group(m, &all, buf)
}

// targeted is the effect of a text that has a target, nil if none has. A text has at most one.
func targeted(text []cards.Effect) *cards.Effect {
	for i := range text {
		if text[i].Target != cards.NoTarget {
			return &text[i]
		}
	}
	return nil
}

// isProtected reports whether "your cards can't be targeted" holds for a creature (ST-RUL-57):
// it does for its controller, in Last Man Standing in the track in which it was played
// (ST-LMS-5).
func (s *State) isProtected(c cardNo) bool {
	k := &s.cards[c]
	return s.sides[k.holder].protected[s.flank(k.track)]
}

// flank is which of his two tracks a player's track is, 0 left or 1 right; always 0 where
// everybody has one.
func (s *State) flank(t uint8) uint8 {
	if s.set.mode == lastMan {
		return t & 1
	}
	return 0
}
