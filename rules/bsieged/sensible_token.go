package bsieged

import "portcullis/rules/bsieged/cards"

// The worth of learning an ability at the beginning of a match, in the points of threat: what it
// brings until the end. The figures follow what was measured when all four heroes began with it; a
// point is about 2 of 100 matches more won then (docs/balance/bsieged.md).
const (
	dieWorth       = 4.5  // one more die of every attack at a Zone
	swingWorth     = 2.2  // each die up to a number of dice that a weapon may have as well
	aimWorth       = 2.6  // one less to hit in a Zone
	vigorWorth     = 0.7  // each hit ignored
	vigorFirst     = 0.9  // and the first one more
	blessingWorth  = 9.5  // a Divine Grace each turn
	healingWorth   = 1.6  // Morale each turn
	taleWorth      = 5.5  // a Tavern card each turn
	giftWorth      = 7.0  // another card each turn
	actionWorth    = 16.0 // an action each round
	gunnerWorth    = 9.0  // an action at the Catapult each round
	thriftWorth    = 4.8  // no Food at the end of a Season
	echoWorth      = 2.6  // cards of a class that work twice
	rageWorth      = 1.9  // a further attack after a good one
	masonWorth     = 1.0  // may rebuild what is destroyed,
	ruinWorth      = 1.4  // and more for each building that is
	rollWorth      = 2.0  // one Food or Gold more of each roll
	nicheFirst     = 2.1  // the only slots for some cards,
	nicheMore      = 1.1  // or further ones
	crowdWorth     = 0.3  // Cowardice,
	crowdMore      = 2.3  // and more for each hero beyond four: free places run short
	smallWorth     = 1.0  // what helps now and then
	strengthBeyond = 2.2  // each Strength of a token beyond the first
)

// tokenWorth is what learning an ability is worth to a hero for a whole match.
func (s *State) tokenWorth(h heroNo, a *cards.Ability) float64 {
	sum := 0.0
	effects := s.game.set.List(a.Effects)
	for i := range effects {
		sum += s.lastingWorth(h, &effects[i])
	}
	return sum
}

// lastingWorth is what an effect of an ability is worth.
func (s *State) lastingWorth(h heroNo, e *cards.Effect) float64 {
	switch e.Verb {
	case cards.Modify:
		return s.skillWorth(h, e)
	case cards.Gain:
		if e.What == cards.Grace {
			return blessingWorth
		}
		return healingWorth
	case cards.Draw:
		if e.Classes.Has(cards.Tavern) && !e.Classes.Has(cards.Market) {
			return taleWorth
		}
		return giftWorth
	case cards.Double:
		return echoWorth
	case cards.ExtraAttack:
		return rageWorth
	case cards.Store:
		return s.nicheWorth(h, e)
	case cards.ShareSpace:
		return crowdWorth + crowdMore*float64(max(s.living()-4, 0))
	case cards.Mend:
		return masonWorth + ruinWorth*float64(s.ruins())
	}
	return smallWorth
}

// skillWorth is what a lasting modification is worth.
func (s *State) skillWorth(h heroNo, e *cards.Effect) float64 {
	n := float64(e.N.N)
	switch e.Stat {
	case cards.Strength:
		return s.strengthWorth(h) + strengthBeyond*(n-1)
	case cards.Actions:
		return actionWorth * n
	case cards.ArtilleryActions:
		return gunnerWorth * n
	case cards.IgnoredHits:
		return vigorFirst + vigorWorth*n
	case cards.AttackDice:
		if e.Set {
			return swingWorth * max(n-float64(s.attackDice(h, lowest(e.Aim.Zones), 0)), 0)
		}
		return dieWorth * n
	case cards.AttackTarget:
		return aimWorth * float64(max(s.targetNumber(h, lowest(e.Aim.Zones), 0)-e.N.N, 0))
	case cards.Upkeep:
		return thriftWorth
	case cards.FoodRoll, cards.GoldRoll:
		return rollWorth
	}
	return smallWorth
}

// nicheWorth is what further slots for cards of a class and colour are worth to a hero (verb store).
func (s *State) nicheWorth(h heroNo, e *cards.Effect) float64 {
	for i := range s.sheet(h).Slots {
		if slot := &s.sheet(h).Slots[i]; slot.Kind == e.Color && slot.Classes&e.Classes != 0 {
			return nicheMore
		}
	}
	return nicheFirst
}

// levelWorth is what a Level that is bought now can be expected to bring: the better of two tokens
// of its pile, each learned or turned over (BS-ABL-11, BS-ABL-12).
func (s *State) levelWorth(h heroNo, level int) float64 {
	var left [cards.MaxAbilities]uint8 // tokens by ability: the order of a pile is hidden
	for _, a := range s.piles[level].list() {
		left[a]++
	}
	var worth [cards.LevelTokens]float64
	n, least := 0, s.strengthWorth(h)
	for a := range s.game.set.Abilities {
		for range left[a] {
			worth[n] = max(s.tokenWorth(h, &s.game.set.Abilities[a]), least)
			n++
		}
	}
	if n == 1 { // it is drawn alone (BS-RUL-60)
		return worth[0] * s.prospect()
	}
	sum, pairs := 0.0, 0
	for i := range n {
		for k := range i {
			sum += max(worth[i], worth[k])
			pairs++
		}
	}
	return sum / float64(max(pairs, 1)) * s.prospect()
}

// prospect is how much of a lasting gain can be counted on: the part of the match that is still to
// be played as matches go, and of that what neither death nor defeat cuts off.
func (s *State) prospect() float64 {
	const sure, end, whole = 0.45, 11, 8
	return sure * min(max(float64(end-int(s.round))/whole, 0.1), 1)
}

// trainWorth is what buying the next Level brings (BS-BLD-17); useless if it cannot be bought.
func (s *State) trainWorth(h heroNo) float64 {
	if !s.mayTrain(h).free() {
		return useless
	}
	level := s.nextLevel(h)
	price := s.sheet(h).Food[level]
	left := int(s.heroes[h].track[cards.Food]) - price
	lack := min(max(s.upkeep(h)-left, 0), price)
	return s.levelWorth(h, level) - s.hunger()*float64(lack)/2
}

// savingWorth is what a Food beyond those needed at the end of the Season is worth: half its share
// of the next Level.
func (s *State) savingWorth(h heroNo) float64 {
	const least, visit = 0.25, 1.5 // the visit of the Sanctuary has its price too
	level := s.nextLevel(h)
	if level == cards.LevelCount {
		return least / 4
	}
	share := (s.levelWorth(h, level) - visit) / float64(s.sheet(h).Food[level])
	return max(share/2, least*s.patience())
}

// strengthWorth is what one more Strength brings for a whole match: most while elites shrug a
// hero's attacks off, with the best weapon that the hero has.
func (s *State) strengthWorth(h heroNo) float64 {
	bonus := 0
	for _, c := range s.heroes[h].cards[:s.heroes[h].ncard] {
		if d := s.design(c); d.Weapon() {
			bonus = max(bonus, d.Bonus)
		}
	}
	switch n := s.strength(h) + bonus; {
	case n < 2:
		return 4.5
	case n < 3:
		return 1.9
	case n < 4:
		return 0.7
	}
	return 0.1
}
