package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

var _ rules.Idler = (*State)(nil)

// Idle reports whether a choice of the turn strikes at enemies of whom the Strength can harm none (BS-DMG-4), or uses a building or a card that
// brings nothing, and does nothing else either: an attack without a weapon still takes the wall, if somebody has to stand there. So does the use of a
// card just drawn.
func (s *State) Idle(c rules.Choice) bool {
	switch {
	case c.Verb == Use && (s.ask.kind == askTurn || s.ask.kind == askCard) && s.idleUse(c):
		return true
	case s.ask.kind != askTurn:
		return false
	}
	if b := cards.BuildingID(c.Args[0]); c.Verb == Visit {
		return !s.yields(s.ask.hero, b) && !s.placed(houseAt(b))
	}
	if _, _, _, ok := s.harmless(c); !ok {
		return false
	}
	return c.Verb != Attack || c.Args[2] >= 0 || !s.placed(wallOf(fieldNo(c.Args[0])))
}

// placed reports whether it is of use that the active hero stands at a place when this is the last action.
func (s *State) placed(at place) bool {
	t := s.reckon()
	return s.posting(&t, s.ask.hero, at) > 0
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
