package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// refuseTurn is why a choice of the turn menu is not possible for the active hero; nil if
// nothing but the rules of cards is against it.
func (s *State) refuseTurn(c rules.Choice) *rules.Refusal {
	return s.refusal(s.mayChoose(s.active, c))
}

// mayChoose asks whether the active hero may make a choice of the turn menu, as the outside names
// it: heroes by their sheets. Uses of cards are judged where cards are.
func (s *State) mayChoose(h heroNo, c rules.Choice) bar {
	a := int(c.Args[0])
	switch c.Verb {
	case Attack:
		return s.mayAttack(h, c)
	case Stand:
		return within(a, cards.FieldCount, func() bar { return either(s.mayAct(h), s.mayStand(fieldNo(a))) })
	case Repair:
		return within(a, cards.BuildingCount, func() bar { return s.mayRepair(h, cards.BuildingID(a)) })
	case Visit:
		return within(a, cards.BuildingCount, func() bar { return s.mayVisit(h, cards.BuildingID(a)) })
	case Trade:
		with := s.ofKind(a)
		if with == noHero {
			return bar{kind: noSuchChoice}
		}
		return s.mayTrade(h, with)
	case Turn:
		return within(a, cards.FieldCount, func() bar { return either(s.mayMan(h), s.mayFace(fieldNo(a))) })
	case Shoot:
		return either(s.mayMan(h), s.mayLoose())
	case Ability:
		return within(a, firstLevel+cards.LevelCount, func() bar { return s.mayUse(h, a) })
	case End:
		return s.mayEnd(h)
	case Concede:
		return s.mayConcede()
	case Finish:
		return s.mayFinish()
	case Use, Discard:
		return free
	}
	return bar{kind: noSuchChoice}
}

// mayAttack asks whether a Zone may be attacked with a weapon or none (BS-BAD-7..9).
func (s *State) mayAttack(h heroNo, c rules.Choice) bar {
	f, z, weapon := int(c.Args[0]), int(c.Args[1]), int(c.Args[2])
	if f < 0 || f >= cards.FieldCount || z < 0 || z >= cards.ZoneCount {
		return bar{kind: noSuchChoice}
	}
	no := either(s.mayAct(h), s.mayTarget(fieldNo(f), zoneNo(z)))
	if weapon < 0 || !no.free() {
		return no
	}
	return s.mayWield(h, weapon, zoneNo(z))
}

// mayEnd asks whether the turn may end: no normal action is left, or none is legal
// (BS-RUL-13).
func (s *State) mayEnd(h heroNo) bar {
	if !s.Decision().Allows(of(End)) {
		return bar{kind: mustGoOn, hero: h}
	}
	return free
}

// either is the first of two bars that is one.
func either(a, b bar) bar {
	if !a.free() {
		return a
	}
	return b
}

// ofKind is the hero of a sheet, or noHero if the sheet is not in play.
func (s *State) ofKind(kind int) heroNo {
	for h := range heroNo(s.nhero) {
		if int(s.heroes[h].kind) == kind {
			return h
		}
	}
	return noHero
}

// within judges only what the match has: an argument from 0 up to n.
func within(a, n int, judge func() bar) bar {
	if a < 0 || a >= n {
		return bar{kind: noSuchChoice}
	}
	return judge()
}
