package siegestorm

import "portcullis/rules/siegestorm/cards"

// relevant reports whether a legal reaction of a side to the last link, an action from the hand
// or an ability, is one that may not be put off to the own turn (ST-REA-8).
func (s *State) relevant(d side, c cardNo, ability bool) bool {
	m, text := s.commandOf(d, c, s.reactionTrack(d)), s.design(c).Action
	if ability {
		m.track, text = s.cards[c].track, s.design(c).Passive.Effects
		if s.losesTo(c) {
			return true // (d)
		}
	} else if s.chainHas(cards.Discard, cards.Steal) {
		return true // (e)
	}
	for i := range text {
		if s.presses(m, &text[i]) {
			return true
		}
	}
	return false
}

// presses reports whether an effect of a reaction is relevant; the letters are those of ST-REA-8.
func (s *State) presses(m command, e *cards.Effect) bool {
	switch e.Do {
	case cards.Negate: // (a)
		return true
	case cards.Protect, cards.Shapeshift, cards.Sacrifice: // (b)
		target := s.chain[s.links-1].target
		return target != noCard && s.cards[target].holder == m.by
	case cards.Kill, cards.Destroy, cards.Return, cards.Mod: // (c)
		return s.touchesStake(m, e)
	case cards.Recall, cards.Heal: // (f)
		return s.chainHas(cards.Raise, cards.Damage) || s.stormToCome()
	case cards.Damage: // (g)
		return s.active != m.by && e.Who != cards.Self && s.drainsActive(s.amount(m, e))
	case cards.Discard, cards.Steal, cards.KillSupporter: // (h)
		return s.active != m.by && (!s.sides[s.active].deployed || s.chainHas(cards.ExtraTurn))
	case cards.Place: // (i)
		return s.chainHas(cards.Place) || s.holdToCome()
	}
	return false
}

// chainHas reports whether a link of the chain contains one of some verbs.
func (s *State) chainHas(verbs ...cards.Verb) bool {
	for i := range s.chain[:s.links] {
		for _, v := range verbs {
			if hasVerb(s.linkText(&s.chain[i]), v) {
				return true
			}
		}
	}
	return false
}

// losesTo reports whether a link would kill, destroy or return a creature.
func (s *State) losesTo(c cardNo) bool {
	for i := range s.chain[:s.links] {
		l := &s.chain[i]
		text := s.linkText(l)
		for j := range text {
			switch e := &text[j]; e.Do {
			case cards.Kill, cards.Destroy, cards.Return:
				if l.target == c && e.Target != cards.NoTarget || s.inGroup(s.commandOf(l.by, l.card, l.track), e, c) {
					return true
				}
			}
		}
	}
	return false
}

// inGroup reports whether an effect with a scope touches a creature.
func (s *State) inGroup(m command, e *cards.Effect, c cardNo) bool {
	return s.reaches(m.source, m.track, e.Scope, c) && s.design(c).Cost <= e.MaxCost
}

// touchesStake reports whether an effect can touch a creature on which much depends now: one that
// storms or will, a Defender, the source of a link or one of its targets.
func (s *State) touchesStake(m command, e *cards.Effect) bool {
	var buf [maxBoard + 2*maxLinks]cardNo
	for _, c := range s.stakes(m.track, buf[:0]) {
		if s.legalTarget(m.by, m.source, m.track, e, c) || s.inGroup(m, e, c) {
			return true
		}
	}
	return false
}

func (s *State) stakes(track uint8, buf []cardNo) []cardNo {
	buf = append(buf, s.exits[:s.nexits]...)
	buf = s.leavingNext(buf)
	for _, c := range [...]cardNo{s.stormer, s.tracks[track].slots[0], s.defender(track)} {
		if c != noCard {
			buf = append(buf, c)
		}
	}
	for i := range s.chain[:s.links] {
		buf = append(buf, s.chain[i].card)
		if c := s.chain[i].target; c != noCard {
			buf = append(buf, c)
		}
	}
	return buf
}

// leavingNext appends the creatures on the active side's top slots, where they will still advance
// in this turn.
func (s *State) leavingNext(buf []cardNo) []cardNo {
	pushed := s.chainHas(cards.Advance)
	for t := range uint8(maxTracks) {
		if s.tracks[t].owner != s.active || !pushed && !s.willAdvance(t) {
			continue
		}
		if c := s.tracks[t].slots[trackSlots-1]; c != noCard {
			buf = append(buf, c)
		}
	}
	return buf
}

// willAdvance reports whether a track of the active side has its Advance step still before it.
func (s *State) willAdvance(t uint8) bool {
	f := s.turnFrame()
	return f != nil && (f.stage <= turnAdvance || f.stage == turnSecondTrack && f.track == t)
}

// turnFrame is the turn of a player that is under way, nil without one.
func (s *State) turnFrame() *frame {
	for i := range s.stack.Len() {
		if s.stack.Frames[i].kind == turnFrame {
			return &s.stack.Frames[i]
		}
	}
	return nil
}

// stormToCome reports whether a storm is still to come in this turn.
func (s *State) stormToCome() bool { return s.stormer != noCard || s.nexits > 0 || s.topWillLeave() }

// topWillLeave reports whether the active side has a creature on a top slot that its Advance step
// will take off it.
func (s *State) topWillLeave() bool {
	for t := range uint8(maxTracks) {
		if s.tracks[t].owner == s.active && s.tracks[t].slots[trackSlots-1] != noCard && s.willAdvance(t) {
			return true
		}
	}
	return false
}

// holdToCome reports whether a creature of the active side can still get the order Hold Ground in
// this turn.
func (s *State) holdToCome() bool {
	for _, c := range s.exits[:s.nexits] {
		if s.cards[c].holder == s.active {
			return true
		}
	}
	var buf [maxTracks]cardNo
	return len(s.leavingNext(buf[:0])) > 0
}

// drainsActive reports whether damage, with the cards that the active player is still to draw in
// this turn by a link or his Draw step, takes all his Heal and Resource cards.
func (s *State) drainsActive(damage int) bool {
	a := &s.sides[s.active]
	n := damage
	if f := s.turnFrame(); f != nil && f.stage <= turnDraw {
		n += s.comingDraws(s.active)
	}
	for i := range s.chain[:s.links] {
		if s.chain[i].by != s.active {
			continue
		}
		text := s.linkText(&s.chain[i])
		for j := range text {
			if v := text[j].Do; v == cards.Draw || v == cards.Vision {
				n += int(text[j].N)
			}
		}
	}
	return damage > 0 && a.heal.len()+a.resources.len() <= n
}
