package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// The stages of a trainFrame. Its index is the Level, from 0; n and m are the tokens drawn, as
// indexes of Set.Abilities; noAbility: none.
const (
	trainPays uint8 = iota
	trainPicks
	trainKeeps
)

const noAbility = -1

// train begins the second option of the Sanctuary (BS-BLD-17).
func (s *State) train(h heroNo) {
	f := newFrame(trainFrame)
	f.hero = h
	s.push(f)
}

func (s *State) stepTrain(f *frame) {
	switch f.stage {
	case trainPays:
		level := s.nextLevel(f.hero)
		f.index, f.stage = uint8(level), trainPicks
		s.lose(f.hero, cards.Food, s.sheet(f.hero).Food[level], 0, "BS-ABL-10")
		f.n, f.m = noAbility, noAbility
		s.drawToken(f.hero, level, &f.n)
		s.drawToken(f.hero, level, &f.m)
		if f.m == noAbility { // BS-RUL-60
			f.stage = trainKeeps
		}
	case trainPicks:
		s.wait(askToken, f.hero)
	case trainKeeps:
		s.wait(askLearn, f.hero)
	}
}

// drawToken draws a token of a Level (BS-ABL-11), if one is left (BS-RUL-60).
func (s *State) drawToken(h heroNo, level int, into *int8) {
	if s.piles[level].n == 0 {
		return
	}
	a := s.piles[level].take()
	*into = int8(a)
	s.emit(h, rules.Event{Kind: rules.CardMoved, Name: "token_drawn", Rule: "BS-ABL-11", Subject: s.game.el.abilities[a], To: s.elHero(h), N: int16(level + 1), Reveals: true})
}

// listTokens offers the two tokens drawn; alike ones are one choice; and to turn one over, if that is not asked about next.
func (s *State) listTokens(f *frame) {
	s.offer(PickToken, 0)
	if f.m != f.n {
		s.offer(PickToken, 1)
	}
	if s.learnsAtOnce() {
		s.offer(Strengthen)
	}
}

// learnsAtOnce reports whether one answer says which token is kept and how it lies (BS-OPT-18): the one that is picked is learned,
// and of two it makes no difference which is turned over, as none comes back (BS-RUL-60).
func (s *State) learnsAtOnce() bool { return s.set.asked <= asksSensibly }

// answerTrain takes the choice of a token, or how it lies in its slot (BS-ABL-11, BS-ABL-12).
func (s *State) answerTrain(f *frame, c rules.Choice) {
	if f.stage == trainPicks {
		if c.Verb == PickToken && c.Args[0] == 1 {
			f.n, f.m = f.m, f.n
		}
		other := f.m
		s.spentTokens[f.index].put(uint8(other))
		f.m, f.stage = noAbility, trainKeeps
		s.emit(f.hero, rules.Event{Kind: rules.CardMoved, Name: "token_discarded", Rule: "BS-ABL-11", Subject: s.game.el.abilities[other], From: s.elHero(f.hero), N: int16(f.index) + 1})
		if !s.learnsAtOnce() {
			return
		}
	}
	h, level, a := f.hero, f.index, uint8(f.n)
	s.pop()
	s.keepToken(h, int(level), a, c.Verb != Strengthen)
}

// keepToken puts a token into its slot: learned, which works at once (BS-ABL-14), or turned over
// for 1 Strength (BS-ABL-12).
func (s *State) keepToken(h heroNo, level int, ability uint8, learn bool) {
	normal, artillery := s.allowance(h)
	t, name := token{turned, ability}, "token_turned"
	if learn {
		t.state, name = learned, "ability_learned"
	}
	s.heroes[h].tokens[level] = t
	s.note(h, name, "BS-ABL-12", s.game.el.abilities[ability], s.elHero(h))
	s.topUp(h, normal, artillery)
}
