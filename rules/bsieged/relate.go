package bsieged

import (
	"slices"

	"portcullis/rules"
)

var _ rules.Relater = (*State)(nil)

// Relate tells of several Summoning rolls in a row in one sentence (BS-SPN-1): how many enemies have appeared in which fields.
func (s *State) Relate(events []rules.Event) rules.Text {
	first, rolls := len(events), 0
	for first > 0 && Summons(events[first-1]) {
		if first--; events[first].Kind == rules.DiceRolled {
			rolls++
		}
	}
	if rolls < 2 || events[len(events)-1].Kind == rules.DiceRolled {
		return rules.Text{}
	}
	_, _, fresh := s.hordeCounts(events[first:])
	var list []rules.Text
	for f, n := range fresh {
		if n > 0 {
			list = append(list, rules.T("%d in the %s", n, s.fieldName(fieldNo(f))))
		}
	}
	if len(list) == 0 {
		return rules.Text{}
	}
	return rules.T("Enemies appear: %s.", rules.And(list...))
}

// Summons reports whether an event is a Summoning roll, or tells of figures that one brings, or that come with it (BS-SPN-2, BS-SPN-3, BS-REP-4,
// BS-MSG-16).
func Summons(e rules.Event) bool {
	return slices.Contains([]string{"summoning_rolled", "unit_placed", "unit_replaced", "pursuers_came"}, e.Name)
}
