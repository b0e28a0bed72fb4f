package bsieged

import "portcullis/rules/bsieged/cards"

// validText reports whether a list of effects that is under way, as somebody wrote it, is one of
// its source, and stands where it can wait for an answer.
func (s *State) validText(f *frame) bool {
	root, ok := s.rootOf(f)
	switch {
	case !ok || f.hero == noHero || int(f.at) > len(s.game.set.List(f.list)):
		return false
	case (f.field == noField) != (f.zone == noZone):
		return false
	case f.stage == effectTold || f.stage > textAgain || f.m < 0:
		return false
	case f.list == root && (f.from == fromCard || f.from == fromTactic):
		return f.times <= 1+maxTimes
	case f.list == root:
		return f.times <= 1
	}
	return f.times == aPart && s.within(root, f.list)
}

// rootOf is the whole list of effects of the source of a frame.
func (s *State) rootOf(f *frame) (cards.ListID, bool) {
	set := s.game.set
	switch f.from {
	case fromCard:
		if f.card == noCard {
			return 0, false
		}
		return s.design(f.card).Effects, true
	case fromTactic:
		if f.index >= s.ntactic || s.tactics[f.index].card != f.card || !s.tactics[f.index].done {
			return 0, false
		}
		return s.design(f.card).Effects, true
	case fromAbility:
		if f.hero == noHero || !s.knows(f.hero, int(f.index)) {
			return 0, false
		}
		return s.ability(f.hero, int(f.index)).Effects, true
	case fromEvent:
		return set.Events[f.index].Effects, true
	case fromHouse:
		return set.Buildings[f.index].Effects, true
	case fromSmuggling:
		return set.Smuggling[f.index], true
	}
	return 0, false
}

// within reports whether a list is a part of another one: an option or the outcome of a test.
func (s *State) within(whole, part cards.ListID) bool {
	for _, e := range s.game.set.List(whole) {
		for _, l := range append(e.Options[:len(e.Options):len(e.Options)], e.Then, e.Else) {
			if l != 0 && (l == part || s.within(l, part)) {
				return true
			}
		}
	}
	return false
}

// validVolley: the frame is that of a text at a volley, with Zones still to do.
func (s *State) validVolley(f *frame) bool {
	below := s.top()
	return f.list == below.list && f.card == below.card && f.card != noCard && f.field != noField && f.hero != noHero && f.bits > 0 && f.bits < 1<<cards.ZoneCount &&
		int(f.at) < len(s.game.set.List(f.list)) && s.game.set.List(f.list)[f.at].Verb == cards.Volley
}

// validQuestion reports whether the uppermost frame can have asked what is asked, of whom.
func (s *State) validQuestion() bool {
	f := s.top()
	switch {
	case s.ask.hero != f.hero:
		return false
	case (s.active == noHero) != (s.stack.Depth < 2 || s.stack.Frames[1].kind != turnFrame):
		return false
	case s.ask.kind == askYes && f.kind == attackFrame:
		return f.stage == bloodAsks
	case f.kind == roundFrame: // to resurrect and to send the Messenger out
		return f.stage == map[askKind]uint8{askRaise: toEvents, askSend: toSpawning}[s.ask.kind]
	case f.kind == trainFrame: // which token to keep, or how to keep it
		return f.stage == map[askKind]uint8{askToken: trainPicks, askLearn: trainKeeps}[s.ask.kind]
	case f.kind != textFrame:
		return true
	case s.ask.kind == askZone && f.stage == textAgain:
		return f.from == fromCard && f.times > 0 && f.times != aPart
	case f.stage == textAgain || int(f.at) >= len(s.game.set.List(f.list)):
		return false
	}
	return s.canAsk(f, &s.game.set.List(f.list)[f.at])
}

// canAsk reports whether an effect asks what is asked.
func (s *State) canAsk(f *frame, e *cards.Effect) bool {
	switch s.ask.kind {
	case askYes:
		return e.Optional
	case askHero:
		return e.Who == cards.One || e.Who == cards.Other
	case askZone:
		return e.Aim != nil && zoned(e.Verb)
	case askOption:
		return e.Verb == cards.Choose
	case askHouse:
		return e.Verb == cards.Mend || e.Verb == cards.Reinforce || e.Verb == cards.Damage
	case askField:
		return e.Verb == cards.Spawn || e.Verb == cards.Summon || e.Verb == cards.Orient
	case askRecover:
		return e.Verb == cards.Recover
	case askDeck:
		return e.Verb == cards.Look
	case askFigure:
		figures := e.Verb == cards.Destroy || e.Verb == cards.Push || e.Verb == cards.Hold
		return figures && f.field != noField && figure(f.m) < figureCount && f.n > 0 && f.bits > 0 && f.bits < 1<<cards.ZoneCount && lowest(cards.Zones(f.bits)) == f.zone
	}
	return false
}
