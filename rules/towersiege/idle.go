package towersiege

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
)

var _ rules.Idler = (*State)(nil)

// Idle reports whether what can be bought, cast, given or changed looks worse than to leave it: a Shield that nobody needs, a bolt at stone.
// Attacks and answers to them are never idle: who looks at one of them weighs its odds.
func (s *State) Idle(c rules.Choice) bool {
	switch c.Verb {
	case engine.Buy, engine.Equip, engine.CastMagic, engine.Convert, engine.MoveItem:
		return s.Asked == engine.AskMain && !s.forecaster().Gains(s.State, c)
	}
	return false
}
