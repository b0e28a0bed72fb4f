package towers

import (
	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/table"
)

var _ table.Mooter = (*Board)(nil)

// Moot reports whether a roll to defend comes to nothing whatever else happens: what struck has missed, and a plain failure to defend from it
// does nothing, nor does a plain success of a structure that nothing strikes back for (TS-RIP-1, TS-ITM-23).
func (*Board) Moot(s rules.State, events []rules.Event, i int) bool {
	state, ok := s.(*towersiege.State)
	return ok && moot(state.Engine(), events, i)
}

func moot(s *engine.State, events []rules.Event, i int) bool {
	e := events[i]
	if e.Name != "defence_rolled" || i == 0 {
		return false
	}
	first := events[i-1]
	class := func(e rules.Event) content.Class { return s.Content.Tables.Class(int(e.Dice[0]), int(e.N)) }
	if first.Name != "attack_rolled" && first.Name != "riposte_rolled" || class(first) <= content.Hit {
		return false
	}
	switch class(e) {
	case content.Fail:
		return true
	case content.Success:
		return !strikesBack(s, e.Subject)
	}
	return false
}

// strikesBack reports whether what has withstood a blow that has missed may strike back at once: a creature, or a structure with an Item for
// that. What is not in play any more may have.
func strikesBack(s *engine.State, el rules.Element) bool {
	for i := range s.Things {
		t := &s.Things[i]
		if s.ThingElement(t.ID) != el {
			continue
		}
		if s.Creature(t) {
			return true
		}
		for j := range s.Things {
			if item := &s.Things[j]; item.On == t.ID && s.Info(item).Has(content.Riposte) != nil {
				return true
			}
		}
		return false
	}
	return true
}

// vain reports whether the last of the rolls of a blow comes to nothing.
func (l *layout) vain(rolls []throw) bool {
	last := rolls[len(rolls)-1]
	return len(rolls) > 1 && moot(l.State, l.Story, last.number-1)
}
