package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// suits reports whether a building is one that an effect may be for: broken for repair, standing
// for Reinforced tokens as long as there are any (BS-RUL-40), intact for damage.
func (s *State) suits(f *frame, e *cards.Effect, b cards.BuildingID) bool {
	harm := s.houses[b].harm
	switch e.Verb {
	case cards.Mend:
		return harm == damaged && e.State != cards.Destroyed || harm == destroyed && e.State != cards.Damaged
	case cards.Reinforce:
		return harm != destroyed && s.reinforced() < s.game.set.Match.Reinforced && (!e.Spread || f.bits&(1<<b) == 0)
	}
	return harm == intact
}

// reinforced is how many Reinforced tokens are in play.
func (s *State) reinforced() int {
	n := 0
	for _, b := range s.houses {
		n += int(b.reinforced)
	}
	return n
}

func (s *State) listHouses(f *frame) {
	e := &s.game.set.List(f.list)[f.at]
	for b := range cards.BuildingID(cards.BuildingCount) {
		if s.suits(f, e, b) {
			s.offer(PickHouse, int(b))
		}
	}
}

// workOnHouses repairs or reinforces buildings one after the other (verbs repair, reinforce): m
// are done, bits which ones.
func (s *State) workOnHouses(f *frame, e *cards.Effect) bool {
	if f.stage == effectTold {
		b := cards.BuildingID(f.n)
		f.stage, f.m, f.bits = effectNew, f.m+1, f.bits|1<<b
		if e.Verb == cards.Mend {
			s.mend(f.hero, b, "BS-CON-V-repair")
		} else {
			s.reinforce(b, f.hero)
		}
	}
	if int(f.m) == e.N.N || !s.someHouse(f, e) {
		return true
	}
	s.wait(askHouse, f.hero)
	return false
}

func (s *State) reinforce(b cards.BuildingID, h heroNo) {
	s.houses[b].reinforced++
	el := s.game.el.houses[b]
	s.emit(h, rules.Event{Kind: rules.MarkerChanged, Name: "building_reinforced", Rule: "BS-CON-V-reinforce", Subject: el, To: el, N: 1, M: int16(s.houses[b].reinforced)})
}

// damageHouse lets an intact building take a hit, one of the user's choice or a random one (verb
// damage, BS-CON-32).
func (s *State) damageHouse(f *frame, e *cards.Effect) bool {
	if e.Where != cards.AtRandom && f.stage != effectTold {
		s.wait(askHouse, f.hero)
		return false
	}
	b := cards.BuildingID(f.n)
	if e.Where == cards.AtRandom {
		b = s.randomIntact()
		el := s.game.el.houses[b]
		s.emit(f.hero, rules.Event{Kind: rules.Note, Name: "building_drawn", Rule: "BS-CON-32", Subject: el, To: el, Reveals: true})
	}
	s.hitHouse(b, s.lastMorale(f), true, "BS-CON-V-damage")
	return true
}

// randomIntact is an intact building, each equally likely; there must be one.
func (s *State) randomIntact() cards.BuildingID {
	var list [cards.BuildingCount]cards.BuildingID
	n := 0
	for b := range s.houses {
		if s.houses[b].harm == intact {
			list[n] = cards.BuildingID(b)
			n++
		}
	}
	return list[s.rng.Pick(n)]
}

// turnFreely turns the Catapult to a field of the user's choice (verb orient).
func (s *State) turnFreely(f *frame) bool {
	if f.stage != effectTold {
		s.wait(askField, f.hero)
		return false
	}
	if to := fieldNo(f.n); to != s.facing {
		s.face(f.hero, to, "BS-CON-V-orient")
	}
	return true
}
