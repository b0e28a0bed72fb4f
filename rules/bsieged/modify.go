package bsieged

import "portcullis/rules/bsieged/cards"

// change is all that modifies a stat for a hero: the highest and lowest of what sets it, and the
// sum of what adds (BS-CON-40, BS-CON-41).
type change struct {
	set       bool
	high, low int
	add       int
}

func (c *change) apply(set bool, n int) {
	switch {
	case !set:
		c.add += n
	case !c.set:
		c.set, c.high, c.low = true, n, n
	default:
		c.high, c.low = max(c.high, n), min(c.low, n)
	}
}

// change finds what modifies a stat of a hero against a Zone: abilities, stored armour, active
// Events and what used cards left. noZone asks for stats that know no Zone.
func (s *State) change(stat cards.Stat, h heroNo, z zoneNo) change {
	var c change
	if h != noHero {
		s.changeOfHero(&c, stat, h, z)
	}
	for _, ev := range s.events[:s.nevent] {
		s.changeOfList(&c, s.game.set.Events[ev].Effects, stat, z)
	}
	for i := range s.mods[:s.nmod] {
		if m := &s.mods[i]; m.stat == stat && (m.hero == noHero || m.hero == h) && touches(m.zones, z) {
			c.apply(m.set, int(m.n))
		}
	}
	return c
}

func (s *State) changeOfHero(c *change, stat cards.Stat, h heroNo, z zoneNo) {
	s.eachAbility(h, func(_ int, a *cards.Ability) { s.changeOfList(c, a.Effects, stat, z) })
	o := &s.heroes[h]
	for _, k := range o.cards[:o.ncard] {
		if d := s.design(k); d.Armour() {
			s.changeOfList(c, d.Effects, stat, z)
		}
	}
}

func (s *State) changeOfList(c *change, list cards.ListID, stat cards.Stat, z zoneNo) {
	for i := range s.game.set.Lists[list] {
		e := &s.game.set.Lists[list][i]
		if e.Verb == cards.Modify && e.Stat == stat && (e.Aim == nil || touches(e.Aim.Zones, z)) {
			c.apply(e.Set, e.N.N)
		}
	}
}

// touches reports whether a modification for some Zones (none: all) counts against a Zone.
func touches(zones cards.Zones, z zoneNo) bool { return zones == 0 || z != noZone && zones.Has(int(z)) }

// eachAbility goes through the abilities of a hero: the starting ones are sources 0 and 1, the
// learned ones 2 and up by Level.
func (s *State) eachAbility(h heroNo, yield func(source int, a *cards.Ability)) {
	for i, a := range s.sheet(h).Starting {
		yield(i, &s.game.set.Abilities[a])
	}
	for level, t := range s.heroes[h].tokens {
		if t.state == learned {
			yield(firstLevel+level, &s.game.set.Abilities[t.ability])
		}
	}
}

// firstLevel is the source number of the ability of Level 1.
const firstLevel = 2

// ability is the ability of a source number.
func (s *State) ability(h heroNo, source int) *cards.Ability {
	if source < firstLevel {
		return &s.game.set.Abilities[s.sheet(h).Starting[source]]
	}
	return &s.game.set.Abilities[s.heroes[h].tokens[source-firstLevel].ability]
}

// forbidden reports whether an active Event makes something illegal (verb forbid).
func (s *State) forbidden(what cards.Forbidden, b cards.BuildingID) bool {
	for _, ev := range s.events[:s.nevent] {
		for i := range s.game.set.List(s.game.set.Events[ev].Effects) {
			e := &s.game.set.List(s.game.set.Events[ev].Effects)[i]
			if e.Verb == cards.Forbid && e.Forbids == what && (what != cards.NoBuilding || e.Building == b) {
				return true
			}
		}
	}
	return false
}

// modify lets a used card change a stat. Further actions come in the same turn (BS-CON-56).
func (s *State) modify(m modifier) {
	if s.active == noHero {
		s.keep(m)
		return
	}
	normal, artillery := s.allowance(s.active)
	s.keep(m)
	s.topUp(s.active, normal, artillery)
}

// keep keeps a modification until its time is over.
func (s *State) keep(m modifier) {
	if s.nmod < maxMods {
		s.mods[s.nmod] = m
		s.nmod++
	}
}

// expire ends the modifications whose time is over.
func (s *State) expire(until cards.Until) {
	s.dropMods(func(m *modifier) bool { return m.until == until })
}

// forget ends what used cards changed for a hero who has died: nobody comes back with it
// (BS-RES-6).
func (s *State) forget(h heroNo) {
	s.dropMods(func(m *modifier) bool { return m.hero == h })
}

// dropMods takes out modifications.
func (s *State) dropMods(over func(*modifier) bool) {
	kept := s.mods[:0]
	for i := range s.mods[:s.nmod] {
		if !over(&s.mods[i]) {
			kept = append(kept, s.mods[i])
		}
	}
	for i := len(kept); i < int(s.nmod); i++ {
		s.mods[i] = remains.mod
	}
	s.nmod = uint8(len(kept))
}

// strength is the total Strength of a hero without a weapon (BS-ATK-9).
func (s *State) strength(h heroNo) int {
	n := s.sheet(h).Strength + s.change(cards.Strength, h, noZone).add
	for _, t := range s.heroes[h].tokens {
		if t.state == turned {
			n++
		}
	}
	return n
}

// targetNumber is what a die must show against a Zone in an attack with the hero's own
// Strength, weapon and all (BS-RUL-16, BS-CON-41). No rule clamps it.
func (s *State) targetNumber(h heroNo, z zoneNo, weaponAdd int) int {
	n := s.game.set.Zones[z].Target
	c := s.change(cards.AttackTarget, h, z)
	if c.set {
		n = min(n, c.low)
	}
	return bounded(n + c.add + weaponAdd)
}

// farthest is how far numbers go that content or an edited position can pile up: far beyond what a
// die shows or a hero does in a turn.
const farthest = 99

// bounded keeps a number within what is written of it and read again.
func bounded(n int) int { return min(max(n, -farthest), farthest) }

// attackDice is how many dice an attack with the hero's own Strength rolls (BS-RUL-17,
// BS-CON-40), never fewer than none (BS-CON-42); weaponDice is 0 without a weapon.
func (s *State) attackDice(h heroNo, z zoneNo, weaponDice int) int {
	c := s.change(cards.AttackDice, h, z)
	n := max(1, weaponDice)
	if c.set {
		n = max(n, c.high)
	}
	return max(n+c.add, 0)
}
