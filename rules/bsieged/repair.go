package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// listRepairs offers the buildings that the hero may repair.
func (s *State) listRepairs(h heroNo) {
	for b := range cards.BuildingID(cards.BuildingCount) {
		if s.houses[b].harm != intact && s.mayRepair(h, b).free() {
			s.offer(Repair, int(b))
		}
	}
}

// repair makes a building intact again for an action and Gold; it earns Morale (BS-REB-5,
// BS-ABI-2). Reinforced tokens stay (BS-PRO-7).
func (s *State) repair(h heroNo, b cards.BuildingID) {
	terms := s.repairTerms(h, b)
	s.spend(h)
	s.stand(h, houseAt(b))
	s.lose(h, cards.Gold, terms.Gold, 0, "BS-REB-5")
	s.mend(h, b, terms.rule)
	s.earn(h, cards.Morale, terms.Morale, terms.rule)
}

// mend takes the Damaged or Destroyed token from a building.
func (s *State) mend(h heroNo, b cards.BuildingID, rule string) {
	was := s.houses[b].harm
	s.houses[b].harm = intact
	s.emit(h, rules.Event{Kind: rules.MarkerChanged, Name: "building_repaired", Rule: rule, Subject: s.game.el.houses[b], To: s.game.el.houses[b], M: int16(was)})
}

// terms are what a repair costs and earns, and the rule that allows it.
type terms struct {
	cards.Repair
	rule string
	ok   bool
}

// repairTerms are the terms on which a hero may repair a building: anybody a damaged one
// (BS-REB-5), only an Architect a destroyed one (BS-REB-4, BS-ABI-2).
func (s *State) repairTerms(h heroNo, b cards.BuildingID) terms {
	if s.houses[b].harm == damaged {
		return terms{s.game.set.Repair, "BS-REB-5", true}
	}
	t := terms{rule: "BS-REB-4"}
	s.eachAbility(h, func(_ int, a *cards.Ability) {
		for _, e := range s.game.set.List(a.Effects) {
			if e.Verb == cards.Mend && e.Action && e.State != cards.Damaged {
				t = terms{cards.Repair{Gold: e.Gold, Morale: e.Morale}, "BS-ABI-2", true}
			}
		}
	})
	return t
}
