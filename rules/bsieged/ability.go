package bsieged

import "portcullis/rules/bsieged/cards"

// knows reports whether a hero has an ability of a source number.
func (s *State) knows(h heroNo, source int) bool {
	if source < firstLevel {
		return source < len(s.sheet(h).Starting)
	}
	return s.heroes[h].tokens[source-firstLevel].state == learned
}

// timing is when an ability works: TurnStart, OncePerTurn, or ByDefault for those that work by
// themselves (BS-CON-30); asks is whether the hero decides on it.
func (s *State) timing(a *cards.Ability) (when cards.When, asks bool) {
	for i := range s.game.set.List(a.Effects) {
		if e := &s.game.set.List(a.Effects)[i]; e.When == cards.TurnStart || e.When == cards.OncePerTurn {
			return e.When, e.Optional
		}
	}
	return cards.ByDefault, false
}

// bless starts the next ability that works at the beginning of the turn by itself, such as
// Blessed (BS-ABI-5, BS-RUL-61). It reports whether there was one.
func (s *State) bless(f *frame) bool {
	for f.n < firstLevel+cards.LevelCount {
		source := int(f.n)
		f.n++
		if !s.knows(f.hero, source) {
			continue
		}
		if when, asks := s.timing(s.ability(f.hero, source)); when == cards.TurnStart && !asks {
			s.useAbility(f.hero, source)
			return true
		}
	}
	return false
}

// listAbilities offers the abilities that the hero may use now, alike ones one after the other.
func (s *State) listAbilities(h heroNo) {
	for source := range firstLevel + cards.LevelCount {
		if s.mayUse(h, source).free() && !s.usedLater(h, source) {
			s.offer(Ability, source)
		}
	}
}

// usedLater reports whether an ability waits because one like it, of a lower Level, comes first.
func (s *State) usedLater(h heroNo, source int) bool {
	for lower := range source {
		if s.knows(h, lower) && s.ability(h, lower) == s.ability(h, source) && s.mayUse(h, lower).free() {
			return true
		}
	}
	return false
}

// useAbility carries an ability out, which is then used up for this round or turn (BS-RUL-61,
// BS-ABI-27).
func (s *State) useAbility(h heroNo, source int) {
	s.heroes[h].used |= 1 << source
	a := s.ability(h, source)
	f := newFrame(textFrame)
	f.hero, f.from, f.index, f.list, f.times = h, fromAbility, uint8(source), a.Effects, 1
	s.note(h, "ability_used", "BS-CON-30", s.elAbility(h, source), s.elHero(h))
	s.push(f)
}
