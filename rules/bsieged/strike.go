package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// blow is a number of hits against one Zone.
type blow struct {
	field    fieldNo
	zone     zoneNo
	hits     int
	strength int
	by       heroNo // who earns and is counted, or noHero
	rule     string
}

// felled is what a blow did.
type felled struct {
	units    int
	vinculum int
	avatar   bool // destroyed
	left     int  // hits that found nobody they can harm (BS-DMG-6)
}

// any reports whether a blow destroyed or weakened anything (BS-ATK-13).
func (d felled) any() bool { return d.units > 0 || d.vinculum > 0 }

// strike assigns hits in the order of BS-DMG-1 and BS-DMG-2, passing over what the Strength
// cannot harm (BS-DMG-4).
func (s *State) strike(b blow) felled {
	d := felled{left: b.hits}
	if s.avatar.in(b.field, b.zone) && b.strength >= s.game.set.Avatar.Resistance {
		d.vinculum = min(d.left, int(s.avatar.vinculum))
		d.left -= d.vinculum
		d.avatar = s.weaken(d.vinculum, b.by)
	}
	z := &s.fronts[b.field].zones[b.zone]
	for g := range figureCount {
		if n := min(d.left, int(z.n[g])); n > 0 && b.strength >= s.grade(g).Resistance {
			d.left -= n
			d.units += n
			s.destroy(b.field, b.zone, g, n, b.by, b.rule)
		}
	}
	return d
}

// standing is how many hits of a Strength a Zone can take, those on the Avatar included.
func (s *State) standing(f fieldNo, zn zoneNo, strength int) int {
	sum := 0
	if s.avatar.in(f, zn) && strength >= s.game.set.Avatar.Resistance {
		sum = int(s.avatar.vinculum)
	}
	z := &s.fronts[f].zones[zn]
	for g := range figureCount {
		if strength >= s.grade(g).Resistance {
			sum += int(z.n[g])
		}
	}
	return sum
}

// weaken takes Vinculum points from the Avatar; below 1 it is destroyed, which earns the hero 2
// Morale (BS-AVA-11..13). It reports whether it was destroyed.
func (s *State) weaken(n int, by heroNo) bool {
	if n = min(n, int(s.avatar.vinculum)); n <= 0 {
		return false
	}
	s.avatar.vinculum -= int8(n)
	s.emit(by, rules.Event{Kind: rules.TrackChanged, Name: "vinculum_lost", Rule: "BS-AVA-11", Subject: s.game.el.avatar, N: int16(-n), M: int16(s.avatar.vinculum)})
	if s.avatar.vinculum > 0 {
		return false
	}
	from := s.elZone(s.avatar.field, s.avatar.zone)
	s.avatar = avatar{field: noField, zone: noZone}
	s.tally.broken++
	s.emit(by, rules.Event{Kind: rules.PieceRemoved, Name: "avatar_destroyed", Rule: "BS-AVA-12", Subject: s.game.el.avatar, From: from, N: 1})
	if by != noHero {
		s.earn(by, cards.Morale, s.game.set.Avatar.Morale, "BS-AVA-13")
	}
	return true
}

// destroy returns figures to the supply (BS-ATK-19).
func (s *State) destroy(f fieldNo, zn zoneNo, g figure, n int, by heroNo, rule string) {
	z := &s.fronts[f].zones[zn]
	z.n[g] -= uint8(n)
	z.clamp(g)
	if by != noHero {
		s.tally.kills[by] += uint16(n)
	}
	s.emit(by, rules.Event{Kind: rules.PieceRemoved, Name: "unit_destroyed", Rule: rule, Subject: s.elFigure(g), From: s.elZone(f, zn), N: int16(n), M: int16(z.n[g])})
}

// clamp keeps the marks of figures within their number: an unmarked figure leaves first.
func (z *zone) clamp(g figure) {
	z.still[g] = min(z.still[g], z.n[g])
	z.quiet[g] = min(z.quiet[g], z.n[g])
	z.acted[g] = min(z.acted[g], z.n[g])
}

// place puts figures from the supply on a Zone; there must be enough.
func (s *State) place(f fieldNo, zn zoneNo, g figure, n int, rule string) {
	z := &s.fronts[f].zones[zn]
	z.n[g] += uint8(n)
	s.emit(noHero, rules.Event{Kind: rules.PieceAdded, Name: "unit_placed", Rule: rule, Subject: s.elFigure(g), To: s.elZone(f, zn), N: int16(n), M: int16(z.n[g])})
}

// shove moves figures from one Zone to another of the same field.
func (s *State) shove(f fieldNo, from, to zoneNo, g figure, n int, name, rule string) {
	z := &s.fronts[f].zones[from]
	z.n[g] -= uint8(n)
	z.clamp(g)
	s.fronts[f].zones[to].n[g] += uint8(n)
	s.emit(noHero, rules.Event{Kind: rules.PieceMoved, Name: name, Rule: rule, Subject: s.elFigure(g), From: s.elZone(f, from), To: s.elZone(f, to), N: int16(n)})
}
