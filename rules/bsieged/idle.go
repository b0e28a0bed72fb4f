package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

var _ rules.Idler = (*State)(nil)

// Idle reports whether a choice of the turn strikes at enemies of whom the Strength can harm none (BS-DMG-4), and does nothing
// else either: an attack without a weapon still takes the wall, if somebody has to stand there.
func (s *State) Idle(c rules.Choice) bool {
	if s.ask.kind != askTurn {
		return false
	}
	h := s.ask.hero
	switch f, z := fieldNo(c.Args[0]), zoneNo(c.Args[1]); c.Verb {
	case Attack:
		weapon := noCard
		if c.Args[2] >= 0 {
			weapon, _ = s.held(h, int(c.Args[2]))
		}
		if len(s.falls(f, z, s.attackStrength(h, weapon))) > 0 {
			return false
		}
		t := s.reckon()
		return weapon != noCard || s.posting(&t, h, wallOf(f)) <= 0
	case Shoot:
		return len(s.falls(s.facing, s.shotZone(), s.game.set.Catapult.Strength)) == 0
	case Use:
		return s.vainVolley(c)
	}
	return false
}

// vainVolley reports whether the use of a card does nothing but throw dice at a Zone in which its Strength can harm nobody.
func (s *State) vainVolley(c rules.Choice) bool {
	d, f, z := &s.game.set.Cards[c.Args[0]], fieldNo(c.Args[1]), zoneNo(c.Args[2])
	if f == noField || z == noZone || d.Tactics || len(s.falls(f, z, d.Strength)) > 0 {
		return false
	}
	for i := range s.game.set.List(d.Effects) {
		if s.game.set.List(d.Effects)[i].Verb != cards.Volley {
			return false
		}
	}
	return true
}
