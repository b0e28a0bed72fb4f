package advice

import (
	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// FightOn is what the next block does in a battle that the seat that is asked simply fights on: it attacks, or batters the
// fortification, and holds if it can hit nothing (AR-CMB-7). False: nothing is asked about a battle, or at a glance it is
// better to leave it or to go berserk, which is for the seat to decide. It depends on nothing that the seat cannot see.
func FightOn(s *engine.State) (rules.Choice, bool) {
	if s.Asked != engine.AskAction {
		return rules.Choice{}, false
	}
	best := Sensible(s, nil)[0]
	switch best.Verb {
	case engine.Attack, engine.Storm:
		return best, true
	case engine.Hold:
		return best, !strikes(s)
	}
	return rules.Choice{}, false
}

// Lasts reports whether the seat that is asked about a battle will be asked for more than the action of one block, as far as
// the next throw does not change it: blocks of its own have still to act, or another round follows.
func Lasts(s *engine.State) bool {
	if s.Asked != engine.AskAction {
		return false
	}
	if int(s.Battle.Round) < s.Content.Rules.CombatRounds {
		return true
	}
	own := 0
	for _, b := range s.Order(make([]content.Block, 0, content.BlockCount)) {
		if s.Friendly(s.Pieces[b].Party, engine.PartyOf(s.Asker)) {
			own++
		}
	}
	return own > 1
}

// strikes reports whether a block that can act now can attack anything.
func strikes(s *engine.State) bool {
	for _, c := range s.Decision().Choices {
		switch c.Verb {
		case engine.Attack, engine.Storm, engine.Berserk:
			return true
		}
	}
	return false
}
