package argot

import (
	"portcullis/rules"
	"portcullis/rules/argot/advice"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

var _ rules.Despairer = (*State)(nil)

// Venture is what a choice takes on and gives up. A group that is done and of which nobody has moved was activated in
// vain. Who leaves a battle takes nothing on: nobody who slips gives up what is being won.
func (s *State) Venture(c rules.Choice) (v rules.Venture) {
	switch c.Verb {
	case engine.EndMovement, engine.CeaseFire, engine.Hold, engine.Retreat, engine.Reembark, engine.Stand, engine.EndRegroup, engine.EndRestoring,
		engine.Adjourn, engine.KeepPower, engine.Withdraw, engine.Levy:
		v.Aside = true
	case engine.EndGroup:
		v.Aside = true
		v.Vain = !s.hasMarched()
	case engine.Activate:
		v.Spends = 1
		v.Strike = advice.Sally(s.State, atlas.Place(c.Args[0]))
		v.Chance = advice.Threatens(s.State, c)
		v.Sure = advice.Walks(s.State, c)
	case engine.March, engine.Land:
		v.Strike, v.Chance = advice.Onset(s.State, c)
		v.Sure = advice.Walks(s.State, c)
	case engine.Upgrade, engine.BuyTrain, engine.Strengthen, engine.Restore, engine.UsePower:
		v.Spends = 1
	case engine.Boost:
		v.Spends = int(c.Args[0])
	case engine.Bombard, engine.Attack, engine.Storm, engine.Berserk:
		v.Strike = 1 + advice.Blow(s.State, c)
	}
	return v
}

// Hopeless reports whether a battle is begun by a choice, or fought on, that is as good as lost.
func (s *State) Hopeless(c rules.Choice) bool { return advice.Hopeless(s.State, c) }

// hasMarched reports whether a block of the activated location has moved.
func (s *State) hasMarched() bool {
	for b := range content.Block(content.BlockCount) {
		if s.Movement.Group.Has(b) && s.Pieces[b].Has(engine.Moved) {
			return true
		}
	}
	return false
}
