package kurth

import "portcullis/rules"

var _ rules.Venturer = (*State)(nil)

// Venture is what a choice takes on and gives up. A power is in vain if Spirit or Mana is paid for it and nothing else
// comes out differently, however the dice fall.
func (s *State) Venture(c rules.Choice) (v rules.Venture) {
	switch c.Verb {
	case VerbGoOn, VerbAccept, VerbEndTurn:
		v.Aside = true
	case VerbRoll:
		v.Strike, v.Chance = s.blow()
	case VerbSpecial, VerbCast:
		p := s.game.powerOf(c)
		v.Spends = p.Cost * int(p.payments(c.Args[1]))
		v.Vain = v.Spends > 0 && s.comesToNothing(p, c)
	}
	return v
}

// blow is 1 and how many markers the Attack Roll can be expected to remove, and how likely it removes one at least.
func (s *State) blow() (worth, chance float64) {
	worth = 1
	s.eachEnd(VerbRoll, func(end *State, part float64) {
		for ring := range s.markers {
			if gone := s.markers[ring] - end.markers[ring]; gone > 0 {
				worth += part * float64(gone)
				if ring == int(s.token) {
					chance += part
				}
			}
		}
	})
	return worth, chance
}

// comesToNothing reports whether a power changes nothing but what is paid for it. In an attack the roll decides that.
func (s *State) comesToNothing(p *Power, c rules.Choice) bool {
	if p.target == targetDice {
		return false // other dice are something else
	}
	after := s.Clone().(*State)
	if _, err := after.Apply(c); err != nil || after.phase != s.phase || after.spellsLeft > s.spellsLeft {
		return false
	}
	verb := rules.Verb(0)
	switch s.phase {
	case phaseAttack:
		verb = VerbRoll
	case phaseRolled:
		verb = VerbAccept
	default:
		return after.nothingMoreThan(s)
	}
	var without, with []*State
	s.eachEnd(verb, func(end *State, _ float64) { without = append(without, end) })
	after.eachEnd(verb, func(end *State, _ float64) { with = append(with, end) })
	if len(without) != len(with) {
		return false
	}
	for i := range with {
		if !with[i].nothingMoreThan(without[i]) {
			return false
		}
	}
	return true
}

// eachEnd calls yield with how an attack ends if it goes on with a verb and nothing more is used, and how likely that is.
func (s *State) eachEnd(verb rules.Verb, yield func(end *State, part float64)) {
	play := func(part float64, faces ...uint8) {
		end := s.Clone().(*State)
		if end.Force(faces...) != nil {
			return
		}
		for next := verb; ; next = VerbAccept {
			if _, err := end.Apply(rules.Choice{Verb: next}); err != nil || end.phase != phaseRolled {
				break
			}
		}
		yield(end, part)
	}
	if verb != VerbRoll {
		play(1)
		return
	}
	total := 0
	eachRoll(s.attack.extraDie, func(rules.Faces, uint8, [attackDice]uint8) { total++ })
	eachRoll(s.attack.extraDie, func(thrown rules.Faces, count uint8, _ [attackDice]uint8) {
		play(1/float64(total), thrown[:count]...)
	})
}

// nothingMoreThan reports whether a state is no better than another and, but for Spirit and Mana, the same.
func (s *State) nothingMoreThan(other *State) bool {
	return s.spirit <= other.spirit && s.mana <= other.mana && s.phase == other.phase && s.result == other.result &&
		s.markers == other.markers && s.reinforcements == other.reinforcements && s.bonus == other.bonus && s.attack.setting() == other.attack.setting() &&
		s.deck == other.deck && s.protected == other.protected && s.pending == other.pending && s.warded == other.warded && s.token == other.token &&
		s.turn == other.turn && s.walk == other.walk && s.last == other.last && s.passageMarker == other.passageMarker && s.passageOpen == other.passageOpen
}

// setting is an attack without what no longer counts once it is resolved.
func (a attack) setting() attack {
	if a.met > 0 {
		return attack{}
	}
	return a
}
