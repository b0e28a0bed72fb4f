package bsieged

import "portcullis/rules/bsieged/cards"

// zoned reports whether a verb is about the Zones that a card or effect is aimed at.
func zoned(v cards.Verb) bool {
	switch v {
	case cards.Volley, cards.Hits, cards.Destroy, cards.Push, cards.Hold:
		return true
	}
	return false
}

// effectKinds says which effects of a list are looked at.
type effectKinds uint8

// The kinds: those that depend on the Zone that the card is aimed at, and the others.
const (
	aimedEffects effectKinds = 1 << iota
	looseEffects
	anyEffects = aimedEffects | looseEffects
)

// couldSome reports whether an effect of a list could change something (BS-CON-28). A list that
// damages a building is worth nothing without an intact one (BS-CON-43).
func (s *State) couldSome(f *frame, list cards.ListID, kinds effectKinds) bool {
	if s.damages(list) && !s.anyIntact() {
		return false
	}
	effects := s.game.set.List(list)
	for i := range effects {
		e := &effects[i]
		switch {
		case e.Verb == cards.Choose:
			for _, option := range e.Options {
				if s.couldSome(f, option, kinds) {
					return true
				}
			}
		case kinds&kindOf(e) != 0 && s.could(f, e):
			return true
		}
	}
	return false
}

// possible reports whether a list of effects of an ability could change anything.
func (s *State) possible(h heroNo, list cards.ListID) bool {
	probe := newFrame(textFrame)
	probe.hero, probe.from = h, fromAbility
	return s.couldSome(&probe, list, anyEffects)
}

func kindOf(e *cards.Effect) effectKinds {
	if zoned(e.Verb) && e.Aim == nil {
		return aimedEffects
	}
	return looseEffects
}

// could reports whether an effect could change something, verb by verb (BS-CON-59). What is in
// force without being carried out (a standing modification, a prohibition) counts as nothing. A
// building is used whatever comes of it (BS-RUL-65, BS-EDG-3).
func (s *State) could(f *frame, e *cards.Effect) bool {
	switch e.Verb {
	case cards.Volley, cards.Hits, cards.Destroy, cards.Push, cards.Hold:
		return s.couldAimed(f, e)
	case cards.Gain, cards.Lose:
		return f.from == fromHouse || s.someShifts(f, e)
	case cards.Draw:
		return f.from == fromHouse || s.someDeck(e)
	case cards.Recover:
		return s.someDiscard(e)
	case cards.Look:
		return s.someUnseen(e)
	case cards.Vinculum:
		return s.avatar.vinculum > 0
	case cards.Mend, cards.Reinforce, cards.Damage:
		return s.someHouse(f, e)
	case cards.Modify:
		return f.from == fromCard || f.from == fromTactic
	case cards.Ward:
		return !s.ward && (s.messenger.where == inZone || s.messenger.where == onWall)
	case cards.Train:
		return s.mayTrain(f.hero).free()
	case cards.Choose:
		return s.couldChoose(f, e)
	case cards.Orient, cards.Test, cards.Smuggle, cards.March, cards.Spawn, cards.Summon:
		return true
	}
	return false
}

// couldAimed looks at the Zones that an effect affects; one with an aim of its own that is still
// to be chosen looks at all it could be aimed at.
func (s *State) couldAimed(f *frame, e *cards.Effect) bool {
	if e.Aim == nil || f.stage != effectNew {
		return s.couldHere(f, e)
	}
	probe, found := *f, false
	eachAim(e.Aim, func(fl fieldNo, z zoneNo) {
		probe.field, probe.zone = fl, z
		found = found || s.couldHere(&probe, e)
	})
	return found
}

// couldHere reports whether an effect could change something in the Zones that it affects.
func (s *State) couldHere(f *frame, e *cards.Effect) bool {
	for z := range zoneNo(cards.ZoneCount) {
		if f.field == noField || !s.affected(f, e).Has(int(z)) {
			continue
		}
		if (e.Verb == cards.Volley || e.Verb == cards.Hits) && s.standing(f.field, z, s.design(f.card).Strength) > 0 {
			return true
		}
		if e.Verb != cards.Volley && e.Verb != cards.Hits && s.matches(f.field, z, e) > 0 {
			return true
		}
	}
	return false
}

// affected are the Zones of the field that an effect affects.
func (s *State) affected(f *frame, e *cards.Effect) cards.Zones {
	aim := e.Aim
	if aim == nil {
		aim = &s.design(f.card).Aim
	}
	if aim.Each {
		return aim.Zones
	}
	return 1 << f.zone
}

func (s *State) someShifts(f *frame, e *cards.Effect) bool {
	for h := range heroNo(s.nhero) {
		if s.receives(f, e, h) && s.shifts(f, e, h) {
			return true
		}
	}
	return false
}

// shifts reports whether a track of a hero could move by a gain or loss.
func (s *State) shifts(f *frame, e *cards.Effect, h heroNo) bool {
	v := s.heroes[h].track[e.What]
	if e.Verb == cards.Gain {
		return v < s.most(e.What)
	}
	return int(v) > s.floorOf(f, e)
}

func (s *State) someDeck(e *cards.Effect) bool {
	for k := range cards.ClassCount {
		d := &s.pools[k]
		if e.FromSeason {
			d = &s.seasons[k]
		}
		if e.Classes.Has(k) && d.n > 0 {
			return true
		}
	}
	return false
}

func (s *State) someDiscard(e *cards.Effect) bool {
	for k := range cards.ClassCount {
		if e.Classes.Has(k) && s.discards[k].n > 0 {
			return true
		}
	}
	return false
}

func (s *State) someHouse(f *frame, e *cards.Effect) bool {
	for b := range cards.BuildingID(cards.BuildingCount) {
		if s.suits(f, e, b) {
			return true
		}
	}
	return false
}

// couldChoose reports whether one of the options could change something; in a building every
// option is open but an impossible training (BS-RUL-65).
func (s *State) couldChoose(f *frame, e *cards.Effect) bool {
	for _, option := range e.Options {
		if s.couldSome(f, option, anyEffects) {
			return true
		}
	}
	return false
}

// damages reports whether a list has the verb damage.
func (s *State) damages(list cards.ListID) bool {
	for i := range s.game.set.List(list) {
		if s.game.set.List(list)[i].Verb == cards.Damage {
			return true
		}
	}
	return false
}

func (s *State) anyIntact() bool {
	for _, b := range s.houses {
		if b.harm == intact {
			return true
		}
	}
	return false
}
