package towersiege

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/advice"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

var _ rules.Purser = (*State)(nil)

// Unspent is what gold or power a choice leaves that ends Main or Combat, though something that it pays for is worth having.
func (s *State) Unspent(c rules.Choice) int { return s.forecaster().Unspent(s.State, c) }

// Venture is what a choice takes on and gives up. Armour for a Mage whom nobody can reach is bought in vain; so are skill that its bearer never rolls, a blow
// that cannot hurt, an answer that changes nothing of what is under way, and gold for which there is nothing to buy.
func (s *State) Venture(c rules.Choice) (v rules.Venture) {
	switch c.Verb {
	case engine.EndTurn, engine.EndCombat, engine.Pass, engine.PassTurn, engine.Decline, engine.NoBlock, engine.Forgo, engine.Later, engine.LetDie, engine.KeepAll:
		v.Aside = true
	case engine.EnterCombat, engine.Declare, engine.Ready:
		v.Strike, v.Ends = 0.1, c.Verb != engine.Declare
	case engine.Assault, engine.Direct:
		v.Strike, v.Chance = s.blow(c)
		v.Vain = v.Chance == 0
	case engine.Equip:
		card, bearer := content.Card(c.Args[0]), s.At(engine.ThingID(c.Args[1]))
		v.Vain = advice.Idle(s.State, card, bearer)
	case engine.CastMagic, engine.Use:
		v.Vain = s.changesNothing(c)
	case engine.Convert:
		v.Vain = s.opensNothing(c)
	}
	if !v.Aside && v.Strike == 0 {
		v.Spends, v.Purse = s.price(c), purse(c.Verb)
	}
	return v
}

// purse is what a choice is mostly paid with: cards with gold, magic and abilities with power.
func purse(v rules.Verb) int {
	if v == engine.Buy || v == engine.Equip {
		return int(content.Gold)
	}
	return int(content.Power)
}

// blow is what an attack is worth, 1 and the points that it can be expected to take from others against the defender who
// suits them best, and how likely it takes one at least.
func (s *State) blow(c rules.Choice) (worth, chance float64) {
	list, ok := s.Odds(c)
	if !ok {
		return 1, 1 // too many ways to tell
	}
	for i, o := range advice.Sought(s.State, list) {
		points, hurt := 0.0, 0.0
		for _, l := range o.Losses {
			if s.At(l.Thing).Owner != s.Asker {
				points += l.Points
				hurt = max(hurt, l.Hurt)
			}
		}
		if i == 0 || points < worth-1 {
			worth = 1 + points
		}
		if i == 0 || hurt < chance {
			chance = hurt
		}
	}
	return worth, chance
}

// price is what a choice takes at once from what its seat has left of gold and power.
func (s *State) price(c rules.Choice) int {
	after := s.State.Clone()
	if _, err := after.Apply(c); err != nil {
		return 0
	}
	seat := s.Asker
	left := func(e *engine.State) int {
		return e.Available(seat, content.Gold) + e.Available(seat, content.Power)
	}
	if after.Turn != s.Turn || after.Result != engine.Undecided {
		return 0
	}
	return max(0, left(s.State)-left(after))
}
