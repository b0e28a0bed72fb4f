package bsieged

import "portcullis/rules/bsieged/cards"

// tokenWorth is what learning an ability is worth to a hero.
func (s *State) tokenWorth(h heroNo, a *cards.Ability) float64 {
	sum := 0.0
	effects := s.game.set.List(a.Effects)
	for i := range effects {
		sum += s.lastingWorth(h, &effects[i])
	}
	return sum
}

// lastingWorth is what an effect of an ability is worth for the rest of the match.
func (s *State) lastingWorth(h heroNo, e *cards.Effect) float64 {
	switch e.Verb {
	case cards.Modify:
		return s.skillWorth(h, e)
	case cards.Gain:
		if e.What == cards.Morale {
			return 2.6
		}
		return 1.8
	case cards.Draw:
		return 2.4
	case cards.Double:
		return 1.2
	case cards.Smuggle:
		return 2
	case cards.ExtraAttack:
		return 1.2
	case cards.Look, cards.ShareSpace:
		return 0.2
	case cards.Mend:
		return 0.7
	case cards.Store:
		return 0.5
	}
	return 0.5
}

// skillWorth is what a lasting modification is worth.
func (s *State) skillWorth(h heroNo, e *cards.Effect) float64 {
	n := float64(e.N.N)
	switch e.Stat {
	case cards.Strength:
		return s.strengthWorth(h) + 0.6*(n-1)
	case cards.Actions:
		return 3.6
	case cards.ArtilleryActions:
		return 3
	case cards.IgnoredHits:
		return 0.7 + 0.6*n
	case cards.AttackDice:
		if e.Set {
			n--
		}
		return 1.1 * n
	case cards.AttackTarget:
		z := lowest(e.Aim.Zones)
		return 1.1 * float64(max(s.targetNumber(h, z, 0)-e.N.N, 0))
	case cards.Upkeep:
		return 1.6
	case cards.FoodRoll, cards.GoldRoll:
		return 0.5
	}
	return 0.8
}
