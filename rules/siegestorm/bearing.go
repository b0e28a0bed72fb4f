package siegestorm

import "portcullis/rules/siegestorm/cards"

// drawAtStake reports whether W1 can matter whatever is played: the coming draws overfill the hand or empty the Resources.
func (s *State) drawAtStake(d side) bool {
	a := &s.sides[d]
	coming := s.comingDraws(d)
	return a.hand.len()+coming > handLimit || a.resources.len() <= coming
}

// bearsOnDraw reports whether something can be played at W1 that changes what the Draw step gives: Vision, or a creature that
// comes onto the Battlefield and has a part in it. Vision shows as much later in the turn, which is soon enough with stopSparing. The
// plays are in s.choices.
func (s *State) bearsOnDraw(d side, want stop) bool {
	for _, c := range s.choices {
		source := cardNo(c.Args[0])
		switch text := s.playOf(c); {
		case want == stopBearing && hasVerb(text, cards.Vision):
			return true
		case !hasVerb(text, cards.Shapeshift) && !hasVerb(text, cards.DeployCard) && !hasVerb(text, cards.Place):
		case s.cards[source].holder != d: // which creature comes, the partner chooses from his hand (ST-RUL-42)
			return true
		case s.anyForDraw(d, source):
			return true
		}
	}
	return false
}

// anyForDraw reports whether one of the creatures that a play can bring, from the hand or off the Casualties, would have a part in
// the Draw step. A hand card may be paid first and so be the top Casualty (ST-RUL-72).
func (s *State) anyForDraw(d side, source cardNo) bool {
	for _, c := range s.sides[d].hand.cards() {
		if c != source && s.partInDraw(c) {
			return true
		}
	}
	top := s.sides[d].casualties.top()
	return top != noCard && s.partInDraw(top)
}

// partInDraw reports whether a creature does something in the Draw step, or looks at the Resources when it comes.
func (s *State) partInDraw(c cardNo) bool {
	t := s.trait(c)
	return t.creature && (t.watches == cards.DrawStep || t.watches != cards.NoTrigger && hasVerb(s.design(c).Passive.Effects, cards.Vision))
}

// bearsOnAdvance reports whether something can be played at W2 that cannot be played as well at W3: it changes what advances, or
// what a creature that is about to leave its war track meets, or what is known before its order; with stopSparing nothing that can be
// played before its blow as well. The plays are in s.choices.
func (s *State) bearsOnAdvance(d side, want stop) bool {
	for _, c := range s.choices {
		source, text := cardNo(c.Args[0]), s.playOf(c)
		if hasVerb(text, cards.DeployCard) || hasVerb(text, cards.Advance) {
			return true
		}
		if c.Verb == Activate {
			if s.bearsOnOrder(d, s.commandOf(d, source, s.cards[source].track), text, want) {
				return true
			}
			continue
		}
		for t := range s.trackSet().end() {
			if s.tracks[t].owner == d && s.bearsOnOrder(d, s.commandOf(d, source, t), text, want) {
				return true
			}
		}
	}
	return false
}

// bearsOnOrder reports whether a text bears on the order or the storm of a creature on a top slot of a side, or on what comes of it.
func (s *State) bearsOnOrder(d side, m command, text []cards.Effect, want stop) bool {
	for t := range s.trackSet().end() {
		c := s.tracks[t].slots[trackSlots-1]
		if s.tracks[t].owner != d || c == noCard {
			continue
		}
		for i := range text {
			if s.bearsOn(c, m, &text[i]) && (want == stopBearing || s.hurries(c, m, &text[i])) {
				return true
			}
		}
	}
	return false
}

// bearsOn reports whether an effect bears on the order or the storm of a creature that is about to leave its track; the letters are
// those of ST-TRN-13.
func (s *State) bearsOn(c cardNo, m command, e *cards.Effect) bool {
	switch e.Do {
	case cards.Draw, cards.Vision, cards.Shapeshift, cards.Sacrifice, cards.Place, cards.Recall, cards.Raise: // (a)
		return true
	case cards.Support: // (a)
		return e.From == cards.FromCasualties
	case cards.Kill, cards.Destroy, cards.Return: // (b)
		return s.takesAway(c, m, e)
	case cards.Mod: // (c)
		return e.ATT != 0 && s.canTouch(m, e, c) || e.DEF != 0 && s.shakesDefender(c, m, e)
	case cards.Protect, cards.Discard, cards.Steal, cards.KillSupporter: // (d)
		return m.foe != bossSide && s.alliedTracks(m.track).has(s.cards[c].track)
	case cards.Heal: // (e)
		return s.hurtsItsOwn(c)
	case cards.Damage: // (f)
		return e.Per != cards.NoCount || e.Who != cards.Self && s.finishes(m, e)
	}
	return false
}

// hurries reports whether an effect that bears on the order or the storm of a creature must come before the order: it changes which
// creature leaves, where one can hold ground, or what the opponent can answer. The rest can be played before its blow as well
// (ST-RUL-69), or shows cards that come too late to matter much.
func (s *State) hurries(c cardNo, m command, e *cards.Effect) bool {
	switch e.Do {
	case cards.Draw, cards.Vision, cards.Recall, cards.Raise, cards.Support, cards.Mod:
		return false
	case cards.Kill, cards.Destroy, cards.Return:
		return s.canTouch(m, e, c)
	}
	return true
}

// canTouch reports whether an effect with a target or a scope can touch a creature.
func (s *State) canTouch(m command, e *cards.Effect, c cardNo) bool {
	return s.legalTarget(m.by, m.source, m.track, e, c) || s.inGroup(m, e, c)
}

// takesAway reports whether an effect can take a creature off its track, or an Enemy that it faces off his.
func (s *State) takesAway(c cardNo, m command, e *cards.Effect) bool {
	var buf [maxBoard]cardNo
	for _, x := range s.onTracks(s.opposedTracks(s.cards[c].track), append(buf[:0], c)) {
		if s.canTouch(m, e, x) {
			return true
		}
	}
	return false
}

// shakesDefender reports whether an effect can touch the Defender whose DEF the storm of a creature would be less by.
func (s *State) shakesDefender(c cardNo, m command, e *cards.Effect) bool {
	defender := s.defender(s.cards[c].track)
	return defender != noCard && !s.ignoresDefender(c) && s.canTouch(m, e, defender)
}

// hurtsItsOwn reports whether an order for a creature can cost its own side cards.
func (s *State) hurtsItsOwn(c cardNo) bool {
	return hurtsSelf(s.design(c).Action) || s.trait(c).watches != cards.NoTrigger && hurtsSelf(s.design(c).Passive.Effects)
}

func hurtsSelf(text []cards.Effect) bool {
	for i := range text {
		if text[i].Do == cards.Damage && text[i].Who != cards.Opponent {
			return true
		}
	}
	return false
}

// finishes reports whether damage defeats whom it is dealt to.
func (s *State) finishes(m command, e *cards.Effect) bool {
	n := s.amount(m, e) - s.ward(m.foe)
	if m.foe == bossSide {
		return n >= int(s.boss.life)
	}
	return n > s.left(m.foe)
}
