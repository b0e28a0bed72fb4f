package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// inVain reports whether what a side could play now does nothing but change ATT and DEF until the end of turn, and no storm in
// which that would be reckoned is still to come in it (ST-REA-11).
func (s *State) inVain(d side, c rules.Choice) bool {
	n := cardNo(c.Args[0])
	text := s.playOf(c)
	if c.Verb != PlayAction && c.Verb != Activate || !onlyMods(text) {
		return false
	}
	if c.Verb == Activate {
		return !s.reckoned(d, s.commandOf(d, n, s.cards[n].track), text)
	}
	if s.reacting() {
		return !s.reckoned(d, s.commandOf(d, n, s.reactionTrack(d)), text)
	}
	for t := range s.trackSet().end() {
		if s.tracks[t].owner == d && s.reckoned(d, s.commandOf(d, n, t), text) {
			return false
		}
	}
	return true
}

// placedInVain reports whether a change of ATT and DEF that is announced would not be reckoned if it were played on a track.
func (s *State) placedInVain(t uint8) bool {
	p := &s.play
	text := s.playText()
	return p.kind == playAction && onlyMods(text) && !s.reckoned(p.by, s.commandOf(p.by, p.card, t), text)
}

// aimedInVain reports whether a target of what is announced is one on which a change of ATT and DEF would not be reckoned.
func (s *State) aimedInVain(c cardNo) bool {
	p := &s.play
	text := s.playText()
	e := targeted(text)
	if e == nil || !onlyMods(text) || s.mayAdvance(p.by) {
		return false
	}
	return !s.anyStorm(func(x cardNo) bool { return e.ATT != 0 && c == x || e.DEF != 0 && s.meets(x, c) })
}

func onlyMods(text []cards.Effect) bool {
	for i := range text {
		if text[i].Do != cards.Mod {
			return false
		}
	}
	return len(text) > 0
}

// reckoned reports whether a change of ATT or DEF by a text can still be reckoned in this turn.
func (s *State) reckoned(d side, m command, text []cards.Effect) bool {
	if s.mayAdvance(d) {
		return true
	}
	for i := range text {
		if e := &text[i]; s.anyStorm(func(x cardNo) bool { return s.bearsOnStorm(x, m, e) }) {
			return true
		}
	}
	return false
}

// bearsOnStorm reports whether an effect can change the ATT of a creature that is to storm, or the DEF of what it meets.
func (s *State) bearsOnStorm(x cardNo, m command, e *cards.Effect) bool {
	if e.ATT != 0 && s.canTouch(m, e, x) {
		return true
	}
	if e.DEF == 0 {
		return false
	}
	var buf [maxBoard]cardNo
	for _, c := range s.battlefield(buf[:0]) {
		if s.meets(x, c) && s.canTouch(m, e, c) {
			return true
		}
	}
	return false
}

// meets reports whether the storm of a creature is reckoned with the DEF of another one: a Defender that faces it, or what it could
// strike.
func (s *State) meets(x, c cardNo) bool {
	k := &s.cards[c]
	if !s.hostile(s.cards[x].holder, k.holder) {
		return false
	}
	return k.place == onTrack && k.slot == 0 && s.opposedTracks(s.cards[x].track).has(k.track) || k.place.onBattleZone()
}

// anyStorm reports whether something holds of a creature whose storm is still to be reckoned in this turn: it has its order or
// waits for it, or it is on a top slot of a war track that is still to advance.
func (s *State) anyStorm(holds func(c cardNo) bool) bool {
	if c := s.stormer; c != noCard && s.strikesYet(c) && holds(c) {
		return true
	}
	for _, c := range s.exits[:s.nexits] {
		if holds(c) {
			return true
		}
	}
	for t := range s.trackSet().end() {
		if c := s.tracks[t].slots[trackSlots-1]; c != noCard && s.tracks[t].used && s.advancesYet(t) && holds(c) {
			return true
		}
	}
	return false
}

// strikesYet reports whether the strength of the storm under way is still to be reckoned.
func (s *State) strikesYet(c cardNo) bool {
	i := s.below(c)
	if i == s.stack.Depth {
		return true
	}
	f := &s.stack.Frames[i]
	return f.kind == stormFrame && f.stage <= stormAttack || f.kind == bossStormFrame && f.stage <= raidAims
}

// mayAdvance reports whether a war track may still be advanced by a text in this turn, so that further creatures storm in it: by a
// link of the chain, a card that a side has in hand or an ability that it could use.
func (s *State) mayAdvance(d side) bool {
	if s.chainHas(cards.Advance) {
		return true
	}
	if !s.ownTurn(d) {
		return false
	}
	for _, c := range s.sides[d].hand.cards() {
		if hasVerb(s.design(c).Action, cards.Advance) {
			return true
		}
	}
	var buf [maxCards]cardNo
	for _, c := range s.passivesFor(d, buf[:0]) {
		if hasVerb(s.design(c).Passive.Effects, cards.Advance) {
			return true
		}
	}
	return false
}
