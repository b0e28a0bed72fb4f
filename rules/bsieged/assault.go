package bsieged

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// stepAssault is the Attack step: from the first field to the left through all four
// (BS-EAT-1), in each one Zone 1, then 2, then 3 (BS-EAT-2). Field is the present one, n how many
// are done, m how many groups of its units have had their turn.
func (s *State) stepAssault(f *frame) {
	if f.stage == 0 {
		s.beginAt(f, s.attackOrderMatters())
		return
	}
	for ; f.n < cards.FieldCount; f.n++ {
		for f.m < groups {
			z, u := group(f.m)
			f.m++
			if s.assault(f.field, z, u) {
				return
			}
		}
		f.field, f.m = f.field.left(), 0
	}
	s.pop()
}

// groups is how many groups of one type in one Zone a field can hold.
const groups = int8(cards.ZoneCount * cards.UnitCount)

// group is a group by its turn in the Attack step: the Zones from the wall outwards, in each the
// Krohns first.
func group(i int8) (zoneNo, cards.UnitKind) {
	types := int8(cards.UnitCount)
	return zoneNo(i / types), cards.UnitCount - 1 - cards.UnitKind(i%types)
}

// beginAt settles the first field of a step: asked for, or the north (BS-OPT-16).
func (s *State) beginAt(f *frame, asks bool) {
	f.stage = 1
	if asks {
		s.wait(askNext, noHero)
		return
	}
	f.field = north
}

// attackOrderMatters reports whether the first field of the Attack step is asked for
// (BS-OPT-16).
func (s *State) attackOrderMatters() bool {
	switch s.set.order {
	case orderAsk:
		return true
	case orderFixed:
		return false
	}
	if s.attackedFields() < 2 || !s.stake() {
		return false
	}
	return s.set.asked == asksAll || s.firstFieldMatters()
}

// stake reports whether something is exposed to more than one field, so that the order of the attacks can matter.
func (s *State) stake() bool {
	return s.occupied(onCatapult, noHero) || s.messenger.where == onWall || s.ruins() >= s.game.set.Match.Ruins-1
}

// attackedFields is how many fields hold a unit that must attack.
func (s *State) attackedFields() int {
	sum := 0
	for f := range fieldNo(cards.FieldCount) {
		for i := range groups {
			if z, u := group(i); s.mustAttack(f, z, u) {
				sum++
				break
			}
		}
	}
	return sum
}

// mustAttack reports whether units of a type in a Zone are to attack: the icon of the Zone says
// so (BS-ENM-5, BS-RUL-56), Krohns need a hero on the adjacent wall (BS-KRO-2).
func (s *State) mustAttack(f fieldNo, z zoneNo, u cards.UnitKind) bool {
	switch s.game.set.Zones[z].Act[u] {
	case cards.Attacks:
	case cards.AttacksOrEnters:
		if !s.manned(f) {
			return false
		}
	default:
		return false
	}
	hits, _ := s.hitsOf(f, z, u)
	return hits > 0
}

// hitsOf is how many hits the units of a type in a Zone inflict, and how many units those are.
func (s *State) hitsOf(f fieldNo, z zoneNo, u cards.UnitKind) (hits, units int) {
	for g := range figureCount {
		if g.unit() == u {
			n := s.fronts[f].zones[z].ready(g)
			units += n
			hits += n * s.grade(g).Hits
		}
	}
	return hits, units
}

// ready is how many figures of a sort have neither attacked nor been kept from it.
func (z *zone) ready(g figure) int { return max(int(z.n[g])-int(z.quiet[g])-int(z.acted[g]), 0) }

// manned reports whether a living hero stands on the side of the wall at a field; the Messenger
// is none (BS-MSG-24).
func (s *State) manned(f fieldNo) bool {
	for h := range heroNo(s.nhero) {
		if s.exposed(h) && s.heroes[h].at == wallOf(f) {
			return true
		}
	}
	return false
}

// exposed reports whether a hero can take a hit: alive, with Morale left (BS-STG-2).
func (s *State) exposed(h heroNo) bool {
	o := &s.heroes[h]
	return o.lives()
}

// assault lets the units of a type in a Zone attack. All of them have attacked then, even those
// whose hits will be lost (BS-EPI-1, BS-RUL-55). It reports whether there were any.
func (s *State) assault(f fieldNo, zn zoneNo, u cards.UnitKind) bool {
	if !s.mustAttack(f, zn, u) {
		return false
	}
	hits, units := s.hitsOf(f, zn, u)
	z, elites := &s.fronts[f].zones[zn], 0
	for g := range figureCount {
		if g.unit() == u {
			if g.elite() {
				elites = z.ready(g)
			}
			z.acted[g] += uint8(z.ready(g))
		}
	}
	a := &attackers[u]
	next := newFrame(a.frame)
	next.field, next.zone, next.index, next.n = f, zn, uint8(u), int8(min(hits, math.MaxInt8)) // more than all heroes can take
	s.push(next)
	s.emit(noHero, rules.Event{Kind: rules.AttackResolved, Name: a.name, Rule: a.rule, Subject: s.elFigure(figureOf(u, false)), From: s.elZone(f, zn),
		To: s.game.el.walls[f], N: int16(hits), M: int16(units), Count: uint8(elites)})
	return true
}

// attackers says for each type what its attack is called, rests on and is carried out by.
var attackers = [cards.UnitCount]struct {
	name, rule string
	frame      frameKind
}{
	cards.Molen:  {"molens_attack", "BS-MOL-1", molenFrame},
	cards.Gargoh: {"gargohs_attack", "BS-GAR-1", hitsFrame},
	cards.Krohn:  {"krohns_attack", "BS-KRO-2", hitsFrame},
}
