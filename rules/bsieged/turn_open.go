package bsieged

import "portcullis/rules/bsieged/cards"

// takes reports whether a slot of a hero takes a card.
func (s *State) takes(h heroNo, slot int, c cardNo) bool {
	l, d := &s.sheet(h).Slots[slot], s.design(c)
	return l.Classes.Has(d.Class) && l.Kind == d.Kind
}

// possible reports whether a list of effects could change anything (BS-CON-59).
func (s *State) possible(h heroNo, list cards.ListID) bool { return true }
