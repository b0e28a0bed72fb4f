package towersiege

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

var _ rules.Idler = (*State)(nil)

// Idle reports whether what can be bought, cast, given or changed looks worse than to leave it: a Shield that nobody needs, a bolt at stone.
// Attacks and answers to them are never idle: who looks at one of them weighs its odds.
func (s *State) Idle(c rules.Choice) bool {
	switch c.Verb {
	case engine.Buy, engine.Equip, engine.CastMagic, engine.Convert, engine.MoveItem:
		return s.Asked == engine.AskMain && (s.tooSoon(c) || !s.forecaster().Gains(s.State, c))
	}
	return false
}

// tooSoon reports whether a choice heals where nobody is wounded, though the same can be cast at the moment of a lethal wound (TS-SCR-20).
func (s *State) tooSoon(c rules.Choice) bool {
	if c.Verb != engine.CastMagic {
		return false
	}
	effects := s.Content.At(content.Card(c.Args[0])).Effects
	if len(effects) == 0 || !effects[0].AtLethal {
		return false
	}
	for i := range s.Things {
		if t := &s.Things[i]; t.Owner == s.Asker && s.Creature(t) && t.Points < t.Printed {
			return false
		}
	}
	return true
}
