package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// What a hero lacks, and what is asked about for it alone where only what people answer now one way, now the other is asked about
// (BS-OPT-18).

// lacksMore reports whether Divine Grace on the roll could bring what a hero lacks; on a roll for hits, a test or a shot it always
// could.
func (s *State) lacksMore() bool {
	r := &s.dice
	tokens := s.heroes[r.hero].track[cards.Grace]
	switch r.goal {
	case forSum:
		f := s.effectRolled()
		if f == nil {
			return false
		}
		e := &s.game.set.List(f.list)[f.at]
		lacks := false
		s.each(f, e, func(h heroNo) { lacks = lacks || s.lacks(h, e, s.amount(f, e), int(tokens)) })
		return lacks
	case forTable:
		if !s.rowHelps(r.face[0]) {
			return true
		}
		for by := -tokens; by <= tokens; by++ {
			if by != 0 && r.takes(0, by) && s.rowSaves(r.face[0]+by) && !s.rowSaves(r.face[0]) {
				return true
			}
		}
		return false
	}
	return true
}

// effectRolled is the effect that the dice are thrown for; nil: none.
func (s *State) effectRolled() *frame {
	f := s.top()
	if f.kind == graceFrame {
		f = s.below()
	}
	if f.kind != textFrame || int(f.at) >= len(s.game.set.List(f.list)) {
		return nil
	}
	return f
}

// lack is what a hero lacks: Food for the end of a Season (BS-SEA-2), or Gold for a stored card or the repair of a building.
type lack struct {
	food  bool
	card  cardNo // noCard: none
	house int    // -1: none
}

var lacksNothing = lack{card: noCard, house: -1}

// lacks reports whether a hero who earns n by an effect lacks some of what up to so many more would be.
func (s *State) lacks(h heroNo, e *cards.Effect, n, more int) bool {
	return e.Verb != cards.Gain || e.What != cards.Food && e.What != cards.Gold || s.lackOf(h, e, n, more) != lacksNothing
}

// lackOf is what a hero lacks who earns n by an effect and could earn up to so many more.
func (s *State) lackOf(h heroNo, e *cards.Effect, n, more int) lack {
	if e.Verb != cards.Gain {
		return lacksNothing
	}
	switch has := int(s.heroes[h].track[e.What]) + n; {
	case e.What == cards.Food && has < s.upkeep(h):
		return lack{true, noCard, -1}
	case e.What == cards.Gold:
		return s.priceWithin(h, has, min(has+more, int(s.most(cards.Gold))))
	}
	return lacksNothing
}

// priceWithin is the stored card or repair for which a hero cannot pay with so much Gold, and could with so much.
func (s *State) priceWithin(h heroNo, has, could int) lack {
	o := &s.heroes[h]
	for _, c := range o.cards[:o.ncard] {
		if cost := s.cost(h, c); cost > has && cost <= could {
			return lack{false, c, -1}
		}
	}
	for b := range s.houses {
		if t := s.repairTerms(h, cards.BuildingID(b)); s.houses[b].harm != intact && t.ok && t.Gold > has && t.Gold <= could {
			return lack{false, noCard, b}
		}
	}
	return lacksNothing
}

// lackWords is what is lacking in words; empty: nothing.
func (s *State) lackWords(l lack) rules.Text {
	switch {
	case l.food:
		return rules.T("Food for the end of the Season")
	case l.card != noCard:
		return rules.T("Gold for %s", s.design(l.card).Told())
	case l.house >= 0:
		return rules.T("Gold to repair %s", s.phrase(s.game.el.houses[l.house]))
	}
	return rules.Text{}
}

// lacking is what the roll to earn something, or on the Smuggling Table, leaves lacking and Divine Grace on it could bring, and who
// lacks it; empty: nobody lacks anything that is known to be of use.
func (s *State) lacking() (h heroNo, what rules.Text) {
	r, lacks := &s.dice, lacksNothing
	tokens := s.heroes[r.hero].track[cards.Grace]
	switch f := s.effectRolled(); {
	case r.goal == forSum && f != nil:
		e := &s.game.set.List(f.list)[f.at]
		s.each(f, e, func(o heroNo) {
			if lacks == lacksNothing {
				h, lacks = o, s.lackOf(o, e, s.amount(f, e), int(tokens))
			}
		})
	case r.goal == forTable:
		for by := -tokens; by <= tokens && lacks == lacksNothing; by++ {
			if by != 0 && r.takes(0, by) {
				h, lacks = r.hero, s.rowLacks(r.face[0]+by)
			}
		}
	}
	return h, s.lackWords(lacks)
}

// rowHelps reports whether a result of the Smuggling Table brings the hero of the roll anything: not where the track is full,
// or the deck empty.
func (s *State) rowHelps(face int8) bool {
	for i := range s.smuggled(face) {
		switch e := &s.smuggled(face)[i]; {
		case e.Verb == cards.Gain && s.heroes[s.dice.hero].track[e.What] < s.most(e.What):
			return true
		case e.Verb == cards.Draw && !s.emptied(e):
			return true
		case e.Verb != cards.Gain && e.Verb != cards.Draw:
			return true
		}
	}
	return false
}

// emptied reports whether all Pool decks that an effect draws from are empty.
func (s *State) emptied(e *cards.Effect) bool {
	for k := range cards.ClassCount {
		if e.Classes.Has(k) && s.pools[k].n > 0 {
			return false
		}
	}
	return true
}

// rowSaves reports whether a result of the Smuggling Table earns what the hero of the roll lacks.
func (s *State) rowSaves(face int8) bool {
	for i := range s.smuggled(face) {
		if e := &s.smuggled(face)[i]; e.Verb == cards.Gain && s.lacks(s.dice.hero, e, 0, s.least(e)) {
			return true
		}
	}
	return false
}

// rowLacks is what the hero of the roll lacks and a result of the Smuggling Table earns.
func (s *State) rowLacks(face int8) lack {
	for i := range s.smuggled(face) {
		e := &s.smuggled(face)[i]
		if l := s.lackOf(s.dice.hero, e, 0, s.least(e)); l != lacksNothing {
			return l
		}
	}
	return lacksNothing
}

// least is the least that an effect earns.
func (s *State) least(e *cards.Effect) int {
	if e.N.Die == cards.YellowDie {
		return e.N.N + s.game.set.Dice.Yellow[0]
	}
	return e.N.N
}

// smuggled are the effects of a result of the Smuggling Table.
func (s *State) smuggled(face int8) []cards.Effect {
	return s.game.set.List(s.game.set.Smuggling[min(max(face, 1), 6)-1])
}

// byResult reports whether Divine Grace is offered by the results that the one die can be turned to, of which one is picked once.
func (s *State) byResult() bool {
	switch r := &s.dice; r.goal {
	case forTable:
		return s.set.asked <= asksOnce
	case forSum, forShot:
		return s.set.asked <= asksSensibly && r.n == 1 && r.face[0] != stuck
	}
	return false
}

// resultHelps reports whether a result could be better than the die as it lies and all results between the two.
func (s *State) resultHelps(i int, by int8) bool {
	r := &s.dice
	switch {
	case r.goal == forTable:
		return true
	case by < 0:
		return r.danger
	case r.goal == forShot:
		n := s.standing(s.facing, s.shotZone(), s.game.set.Catapult.Strength) - s.change(cards.CatapultShot, r.hero, noZone).add
		return int(r.face[i]+by) <= max(n, 1)
	}
	f := s.effectRolled()
	if f == nil {
		return true
	}
	e, more := &s.game.set.List(f.list)[f.at], false
	s.each(f, e, func(h heroNo) { more = more || s.amount(f, e)+int(by) <= int(s.most(e.What)-s.heroes[h].track[e.What]) })
	return more || e.Verb != cards.Gain
}

// Preset is to keep a roll that Divine Grace could only lower to spare a Messenger whom nothing can kill in this round (BS-CON-V-ward).
func (s *State) Preset() (rules.Choice, bool) {
	idle := s.ask.kind == askGrace && s.ward && s.set.asked != asksAll && (s.dice.goal == forShot || s.dice.goal == forHits) && !s.couldBeMore()
	return of(Keep), idle
}

// brings is what comes of a result of the die: who falls, what is earned, a row of the Smuggling Table.
func (s *State) brings(face int8) rules.Text {
	switch r := &s.dice; r.goal {
	case forShot:
		n := 0
		if face >= 1 {
			n = max(int(face)+s.change(cards.CatapultShot, r.hero, noZone).add, 0)
		}
		words := s.downed(s.facing, s.shotZone(), s.game.set.Catapult.Strength, n)
		if s.messenger.in(s.facing, s.shotZone()) && !s.ward && n > s.foes(s.facing, s.shotZone()) {
			return rules.T("%s, and the Messenger dies", words)
		}
		return words
	case forSum:
		if f := s.effectRolled(); f != nil {
			e := &s.game.set.List(f.list)[f.at]
			n := s.amount(f, e) + int(face-r.face[0])
			room := int(s.most(e.What) - s.heroes[f.hero].track[e.What])
			switch {
			case e.Verb != cards.Gain:
			case room <= 0:
				return rules.T("earn nothing: %s is full", trackWords[e.What])
			case n > room:
				return rules.T("earn %d %s of %d: the track ends", room, trackWords[e.What], n)
			default:
				return rules.T("earn %d %s", n, trackWords[e.What])
			}
			return rules.T("lose %d %s", n, trackWords[e.What])
		}
	case forTable:
		return s.gainsWords(r.hero, s.game.set.Smuggling[min(max(face, 1), 6)-1])
	}
	return rules.Text{}
}

// downed is whom so many hits take.
func (s *State) downed(f fieldNo, z zoneNo, strength, hits int) rules.Text {
	falls := s.falls(f, z, strength)
	falls = falls[:min(hits, len(falls))]
	if len(falls) == 0 {
		return rules.T("nobody falls")
	}
	return rules.Plural(len(falls), "%s falls", "%s fall", rules.And(s.inRuns(falls)...))
}

// drawsOn reports whether a further card is drawn without a question: it is not the last one of its deck, which another hero
// might want, and a slot of its class is free (BS-OPT-18).
func (s *State) drawsOn(f *frame) bool {
	if s.set.asked > asksSensibly {
		return false
	}
	k := cards.Class(f.index)
	d, _ := s.deckOf(f, k)
	if d.n < 2 {
		return false
	}
	l, o := emptyLayout(), &s.heroes[f.hero]
	for _, c := range o.cards[:o.ncard] {
		s.seat(f.hero, &l, c)
	}
	for i := range s.sheet(f.hero).Slots {
		if l[i] == noCard && s.sheet(f.hero).Slots[i].Classes.Has(k) {
			return true
		}
	}
	return false
}
