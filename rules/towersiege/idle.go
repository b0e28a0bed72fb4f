package towersiege

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

var _ rules.Idler = (*State)(nil)

// Idle reports whether what can be bought, cast, given or changed looks worse than to leave it: a Shield that nobody needs, a bolt at stone. In Combat
// and as an answer only healing without a wound is: who looks at anything else then weighs its odds.
func (s *State) Idle(c rules.Choice) bool {
	if s.tooSoon(c) {
		return true
	}
	switch c.Verb {
	case engine.Buy, engine.Equip, engine.CastMagic, engine.Convert, engine.MoveItem:
		return s.Asked == engine.AskMain && !s.forecaster().Gains(s.State, c)
	}
	return false
}

// tooSoon reports whether a choice heals who is not wounded, or is another seat's, though the same can be cast at the moment of a lethal wound (TS-SCR-20).
func (s *State) tooSoon(c rules.Choice) bool {
	if c.Verb != engine.CastMagic || s.Asked != engine.AskMain && s.Asked != engine.AskCombat && s.Asked != engine.AskRespond {
		return false
	}
	effects := s.Content.At(content.Card(c.Args[0])).Effects
	if len(effects) == 0 || !effects[0].AtLethal {
		return false
	}
	t := s.At(engine.ThingID(c.Args[2]))
	return t == nil || t.Owner != s.Asker || t.Points >= t.Printed
}
