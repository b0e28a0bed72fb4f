package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// receives reports whether an effect may be for a hero: the user, any one, another one, all or
// the first hero. A hero who is about to die gets nothing any more (BS-RUL-66).
func (s *State) receives(f *frame, e *cards.Effect, h heroNo) bool {
	if !s.able(h) {
		return false
	}
	switch e.Who {
	case cards.User:
		return h == f.hero
	case cards.Other:
		return h != f.hero
	case cards.First:
		return h == s.first
	}
	return true
}

// chosen reports whether the heroes of an effect are known: those of an effect for one hero must
// be chosen first. With nobody to choose from it is for nobody.
func (s *State) chosen(f *frame, e *cards.Effect) bool {
	if f.stage != effectNew && f.stage != effectAimed || e.Who != cards.One && e.Who != cards.Other {
		return true
	}
	for h := range heroNo(s.nhero) {
		if s.suitsHero(f, e, h) {
			s.wait(askHero, f.hero)
			return false
		}
	}
	f.n = int8(noHero)
	return true
}

// suitsHero reports whether an effect may be for a hero and changes something for that hero.
func (s *State) suitsHero(f *frame, e *cards.Effect, h heroNo) bool {
	return s.receives(f, e, h) && (e.Verb != cards.Gain && e.Verb != cards.Lose || s.shifts(f, e, h))
}

// listHeroes offers the heroes that an effect could be for and for whom it changes something.
func (s *State) listHeroes(f *frame) {
	e := &s.game.set.List(f.list)[f.at]
	for h := range heroNo(s.nhero) {
		if s.suitsHero(f, e, h) {
			s.offer(PickHero, int(h))
		}
	}
}

// each does something for every hero that an effect is for.
func (s *State) each(f *frame, e *cards.Effect, do func(heroNo)) {
	for h := range heroNo(s.nhero) {
		if s.receives(f, e, h) && (e.Who != cards.One && e.Who != cards.Other || h == heroNo(f.n)) {
			do(h)
		}
	}
}

// shiftTracks lets heroes earn or lose (verbs gain, lose); a rolled amount is rolled by the user.
func (s *State) shiftTracks(f *frame, e *cards.Effect) bool {
	if !s.chosen(f, e) || !s.rolled(f, e.N.Die, roll{goal: forSum}) {
		return false
	}
	n := s.amount(f, e)
	s.each(f, e, func(h heroNo) {
		if e.Verb == cards.Gain {
			s.earn(h, e.What, n, "BS-CON-V-gain")
		} else {
			s.lose(h, e.What, n, s.floorOf(f, e), "BS-CON-V-lose")
		}
	})
	return true
}

// rolled reports whether the die of an effect is thrown, if it has one; else it throws it.
func (s *State) rolled(f *frame, die cards.Die, r roll) bool {
	if die == cards.NoDie || f.stage == effectRoll {
		return true
	}
	f.stage = effectRoll
	r.fixed = f.from == fromTactic
	s.throw(f.hero, die, 1, r)
	return false
}

// amount is a number or what the die shows after Divine Grace, with what changes rolls of the
// yellow die for Food and Gold, and the printed addition (BS-CON-53).
func (s *State) amount(f *frame, e *cards.Effect) int {
	if e.N.Die == cards.NoDie {
		return e.N.N
	}
	n := int(s.dice.face[0])
	if e.N.Die == cards.YellowDie {
		switch e.What {
		case cards.Food:
			n += s.change(cards.FoodRoll, f.hero, noZone).add
		case cards.Gold:
			n += s.change(cards.GoldRoll, f.hero, noZone).add
		}
	}
	return max(n, 0) + e.N.N
}

// floorOf is where a loss stops: an instant or an Event never takes the last Morale (BS-CRD-20,
// BS-CON-76).
func (s *State) floorOf(f *frame, e *cards.Effect) int {
	if e.What == cards.Morale {
		return max(e.Floor, s.lastMorale(f))
	}
	return e.Floor
}

// lastMorale is the Morale that a list of effects leaves a hero.
func (s *State) lastMorale(f *frame) int {
	if f.from == fromEvent || f.card != noCard && s.design(f.card).Kind == cards.Instant {
		return 1
	}
	return 0
}

// leave keeps what a used card modifies for a while (verb modify).
func (s *State) leave(f *frame, e *cards.Effect) bool {
	if !s.chosen(f, e) {
		return false
	}
	m := modifier{stat: e.Stat, set: e.Set, n: int8(e.N.N), until: e.Until, hero: noHero}
	if e.Aim != nil {
		m.zones = e.Aim.Zones
	}
	if e.Who == cards.All {
		s.modify(m)
		return true
	}
	s.each(f, e, func(h heroNo) {
		m.hero = h
		s.modify(m)
		s.emit(h, rules.Event{Kind: rules.Note, Name: "modified", Rule: "BS-CON-V-modify", Subject: s.elHero(h), To: s.elHero(h), N: int16(e.N.N), M: int16(e.Stat), Count: uint8(b2i(e.Set))})
	})
	return true
}

// warded keeps the Messenger from being killed in this round (verb ward).
func (s *State) warded(f *frame) {
	s.ward = true
	s.emit(f.hero, rules.Event{Kind: rules.MarkerChanged, Name: "messenger_warded", Rule: "BS-CON-V-ward", Subject: s.game.el.messenger, To: s.game.el.messenger, N: 1})
}

// choose asks for one of the options and carries it out (verb choose).
func (s *State) choose(f *frame, e *cards.Effect) bool {
	if f.stage != effectTold {
		s.wait(askOption, f.hero)
		return false
	}
	s.inner(f, e.Options[f.n])
	return true
}

// listOptions offers the options that could change something; all, if none could.
func (s *State) listOptions(f *frame) {
	e := &s.game.set.List(f.list)[f.at]
	some := s.couldChoose(f, e)
	for i, option := range e.Options {
		if !some || s.couldSome(f, option, anyEffects) {
			s.offer(PickOption, i)
		}
	}
}

// test throws the die and carries out what its result names (verb test).
func (s *State) test(f *frame, e *cards.Effect) bool {
	if !s.rolled(f, e.N.Die, roll{goal: forTest, need: int8(e.AtLeast)}) {
		return false
	}
	outcome := e.Else
	if int(s.dice.face[0]) >= e.AtLeast {
		outcome = e.Then
	}
	s.inner(f, outcome)
	return true
}
