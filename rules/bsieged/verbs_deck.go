package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// drawCards lets heroes draw (verb draw): with the action that draws at a building, further
// cards may follow by abilities.
func (s *State) drawCards(f *frame, e *cards.Effect) bool {
	if !s.chosen(f, e) {
		return false
	}
	further := 0
	if f.from == fromHouse {
		further = s.furtherDraws(f.hero, cards.BuildingID(f.index))
	}
	s.each(f, e, func(h heroNo) { s.draw(h, e.Classes, e.FromSeason, e.N.N, further) })
	return true
}

// furtherDraws is how many more cards a hero may draw with an action at a building
// (extra_draw).
func (s *State) furtherDraws(h heroNo, b cards.BuildingID) int {
	n := 0
	s.eachAbility(h, func(_ int, a *cards.Ability) {
		for i := range s.game.set.List(a.Effects) {
			if e := &s.game.set.List(a.Effects)[i]; e.Verb == cards.Modify && e.Stat == cards.ExtraDraw && e.Building == b {
				n += e.N.N
			}
		}
	})
	return n
}

// recover lets the user obtain cards of discard piles (verb recover): m are taken.
func (s *State) recover(f *frame, e *cards.Effect) bool {
	if f.stage == effectTold {
		f.stage, f.m = effectNew, f.m+1
		s.takeBack(f.hero, int(f.n))
		return false
	}
	if int(f.m) == e.N.N || !s.someDiscard(e) || !s.able(f.hero) {
		return true
	}
	s.wait(askRecover, f.hero)
	return false
}

// takeBack takes the uppermost copy of a design off its discard pile.
func (s *State) takeBack(h heroNo, design int) {
	for k := range s.discards {
		pile := &s.discards[k]
		for i := int(pile.n) - 1; i >= 0; i-- {
			if c := cardNo(pile.cards[i]); int(s.game.design[c]) == design {
				pile.remove(i)
				s.obtain(h, c)
				s.emit(h, rules.Event{Kind: rules.CardMoved, Name: "card_recovered", Rule: "BS-CON-V-recover", Subject: s.elCard(c), From: s.game.el.discards[k], To: s.elHero(h)})
				return
			}
		}
	}
}

// listRecover offers the designs of the discard piles.
func (s *State) listRecover(f *frame) {
	e := &s.game.set.List(f.list)[f.at]
	for d := range s.game.set.Cards {
		k := s.game.set.Cards[d].Class
		if !e.Classes.Has(k) {
			continue
		}
		for _, c := range s.discards[k].list() {
			if int(s.game.design[c]) == d {
				s.offer(PickCard, d)
				break
			}
		}
	}
}

// The kinds of deck of a PickDeck.
const (
	poolKind = iota
	seasonKind
	eventKind
)

// unseen goes through the decks that an effect may turn up the top card of.
func (s *State) unseen(e *cards.Effect, yield func(kind int, k cards.Class)) {
	for k := range cards.ClassCount {
		if d := &s.pools[k]; e.Decks&cards.PoolDecks != 0 && d.n > 0 && !d.up {
			yield(poolKind, k)
		}
	}
	for k := range cards.ClassCount {
		if d := &s.seasons[k]; e.Decks&cards.SeasonDecks != 0 && d.n > 0 && !d.up {
			yield(seasonKind, k)
		}
	}
	if d := &s.eventDeck; e.Decks&cards.EventDeck != 0 && d.n > 0 && !d.up {
		yield(eventKind, 0)
	}
}

func (s *State) someUnseen(e *cards.Effect) bool {
	found := false
	s.unseen(e, func(int, cards.Class) { found = true })
	return found
}

func (s *State) listDecks(f *frame) {
	s.unseen(&s.game.set.List(f.list)[f.at], func(kind int, k cards.Class) { s.offer(PickDeck, kind, int(k)) })
}

// look turns the top card of a deck face up, where it stays until it is drawn (verb look).
func (s *State) look(f *frame) bool {
	if f.stage != effectTold {
		s.wait(askDeck, f.hero)
		return false
	}
	e := rules.Event{Kind: rules.MarkerChanged, Name: "card_turned_up", Rule: "BS-ABI-16", N: 1, Reveals: true}
	d := &s.eventDeck
	switch k := cards.Class(f.m); f.n {
	case poolKind:
		d, e.To = &s.pools[k], s.game.el.pools[k]
	case seasonKind:
		d, e.To = &s.seasons[k], s.game.el.seasons[k]
	default:
		e.To = s.game.el.eventDeck
	}
	d.up = true
	if top := d.cards[d.n-1]; d == &s.eventDeck {
		e.Subject = s.game.el.events[top]
	} else {
		e.Subject = s.elCard(cardNo(top))
	}
	s.emit(f.hero, e)
	return true
}

// smuggle rolls on the Smuggling Table and carries out the row (verb smuggle, BS-SMU-1..7).
func (s *State) smuggle(f *frame) bool {
	if !s.rolled(f, cards.RedDie, roll{goal: forTable}) {
		return false
	}
	t := newFrame(textFrame)
	t.hero, t.from, t.index = f.hero, fromSmuggling, uint8(min(max(s.dice.face[0], 1), 6))-1
	t.list = s.game.set.Smuggling[t.index]
	s.push(t)
	return true
}
