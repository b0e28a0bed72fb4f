package bsieged

import "portcullis/rules/bsieged/cards"

// layout is a matching of cards and Resource slots: the card on each slot. Which card lies
// where is no part of the match (BS-RUL-28).
type layout [cards.MaxSlots]cardNo

func emptyLayout() layout {
	var l layout
	for i := range l {
		l[i] = noCard
	}
	return l
}

// matching lays the stored cards of a hero out on the slots: a card or noCard for each slot,
// always the same for the same cards.
func (s *State) matching(h heroNo) []cardNo {
	l := emptyLayout()
	for c := range cardNo(cards.ClassCount * cards.ClassCards) {
		if s.stores(h, c) {
			s.seat(h, &l, c)
		}
	}
	return l[:len(s.sheet(h).Slots)]
}

// storable reports whether a hero's stored cards, and one more unless it is noCard, fit the
// slots all together (BS-SLT-3).
func (s *State) storable(h heroNo, more cardNo) bool {
	l := emptyLayout()
	if more != noCard && !s.seat(h, &l, more) {
		return false
	}
	o := &s.heroes[h]
	for _, c := range o.cards[:o.ncard] {
		if !s.seat(h, &l, c) {
			return false
		}
	}
	return true
}

// seat finds a slot for one more card, the others giving way where they can: one step of a
// bipartite matching.
func (s *State) seat(h heroNo, l *layout, c cardNo) bool {
	var tried uint8
	return s.squeeze(h, l, c, &tried)
}

func (s *State) squeeze(h heroNo, l *layout, c cardNo, tried *uint8) bool {
	for i := range s.sheet(h).Slots {
		if *tried&(1<<i) != 0 || !s.takes(h, i, c) {
			continue
		}
		*tried |= 1 << i
		if l[i] == noCard || s.squeeze(h, l, l[i], tried) {
			l[i] = c
			return true
		}
	}
	return false
}

// takes reports whether a slot of a hero takes a card: its class, type and colour (BS-SLT-1), or
// what an ability makes of the slot (verb store).
func (s *State) takes(h heroNo, i int, c cardNo) bool {
	slot, d := &s.sheet(h).Slots[i], s.design(c)
	if slot.Kind == d.Kind && slot.Classes.Has(d.Class) {
		return true
	}
	wide := false
	s.eachAbility(h, func(_ int, a *cards.Ability) {
		for i := range s.game.set.List(a.Effects) {
			if e := &s.game.set.List(a.Effects)[i]; e.Verb == cards.Store {
				wide = wide || widens(e, slot, d)
			}
		}
	})
	return wide
}

// widens reports whether an effect lets a slot take a card that it does not take by itself.
func widens(e *cards.Effect, slot *cards.Slot, d *cards.Card) bool {
	if d.Kind != e.Color || !e.Classes.Has(d.Class) || !slot.Classes.Has(e.InClass) {
		return false
	}
	if e.AnyKind {
		return slot.Kind != cards.Permanent
	}
	return slot.Kind == e.InKind
}

// Takes are the slots of a hero, by number in the match, that take a card of a design, each by its number on the sheet (BS-SLT-1).
func (s *State) Takes(h, design int) []bool {
	list := make([]bool, len(s.sheet(heroNo(h)).Slots))
	for c, d := range s.game.design {
		if int(d) == design {
			for i := range list {
				list[i] = s.takes(heroNo(h), i, cardNo(c))
			}
			break
		}
	}
	return list
}

// fitsSome reports whether any slot of a hero takes a card.
func (s *State) fitsSome(h heroNo, c cardNo) bool {
	for i := range s.sheet(h).Slots {
		if s.takes(h, i, c) {
			return true
		}
	}
	return false
}

// stores reports whether a hero has a card stored.
func (s *State) stores(h heroNo, c cardNo) bool {
	o := &s.heroes[h]
	for _, k := range o.cards[:o.ncard] {
		if k == c {
			return true
		}
	}
	return false
}
