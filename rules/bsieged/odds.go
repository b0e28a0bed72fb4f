package bsieged

import "portcullis/rules/bsieged/cards"

// Odds is the exact distribution of what an attack on one Zone does (BS-TBL-12, BS-TBL-13).
type Odds struct {
	Hits   []float64 // chance of each number of hits, misses first
	Units  []float64 // chance of each number of units destroyed
	Any    float64   // at least one unit destroyed or one Vinculum point taken
	Avatar float64   // the Avatar is destroyed
	Points []float64 // chance of each number of Vinculum points taken; empty without the Avatar
	Danger float64   // the Messenger dies
	Stuck  float64   // of a shot: nothing moves
	// Falls are the enemies that hits take one after the other, as far as the Strength
	// reaches; a Vinculum point of the Avatar is one.
	Falls []Fall
}

// Fall is what one hit takes: a unit by its place in a [ZoneView], or a point of the Avatar.
type Fall struct {
	Figure int
	Avatar bool
}

// falls are the enemies of a Zone in the order of BS-DMG-1 and BS-DMG-2 that a Strength can harm
// (BS-DMG-4).
func (s *State) falls(f fieldNo, zn zoneNo, strength int) []Fall {
	var list []Fall
	if s.avatar.in(f, zn) && strength >= s.game.set.Avatar.Resistance {
		for range s.avatar.vinculum {
			list = append(list, Fall{Avatar: true})
		}
	}
	z := &s.fronts[f].zones[zn]
	for g := range figureCount {
		if strength >= s.grade(g).Resistance {
			for range z.n[g] {
				list = append(list, Fall{Figure: int(g)})
			}
		}
	}
	return list
}

// attackOdds are the odds of dice red dice with a target number and a Strength against a Zone.
// With massive, hits left over when all enemies there are destroyed kill the Messenger
// (BS-MAS-8).
func (s *State) attackOdds(f fieldNo, z zoneNo, dice, need, strength int, massive bool) Odds {
	o := s.oddsOf(f, z, strength, binomial(min(max(dice, 0), maxDice), float64(min(max(7-need, 0), 6))/6))
	if massive {
		if o.Danger = s.danger(f, z, o.Hits); len(o.Falls) < s.foes(f, z) { // one is left whatever the dice
			o.Danger = 0
		}
	}
	return o
}

// shotOdds are the odds of a shot of the Catapult by a hero, with what changes its number
// (BS-CAT-7, BS-CON-52).
func (s *State) shotOdds(h heroNo) Odds {
	var hits []float64
	stuckBy := 0.0
	add := s.change(cards.CatapultShot, h, noZone).add
	for _, face := range s.game.set.Dice.Catapult {
		n := 0
		switch {
		case face.Stuck:
			stuckBy += 1.0 / 6
		case face.N > 0:
			n = max(face.N+add, 0)
		}
		hits = chance(hits, n, 1.0/6)
	}
	f, z := s.facing, s.shotZone()
	o := s.oddsOf(f, z, s.game.set.Catapult.Strength, hits)
	o.Stuck, o.Danger = stuckBy, s.danger(f, z, hits)
	return o
}

// oddsOf turns a distribution of hits of a Strength into what they do.
func (s *State) oddsOf(f fieldNo, z zoneNo, strength int, hits []float64) Odds {
	o := Odds{Hits: hits, Falls: s.falls(f, z, strength)}
	points := 0
	for _, l := range o.Falls {
		if l.Avatar {
			points++
		}
	}
	for n, p := range hits {
		taken := min(n, len(o.Falls))
		o.Units = chance(o.Units, max(taken-points, 0), p)
		if points > 0 {
			o.Points = chance(o.Points, min(taken, points), p)
		}
		if taken > 0 {
			o.Any += p
		}
		if points > 0 && taken >= points {
			o.Avatar += p
		}
	}
	return o
}

// ShotDanger is the chance that a shot of the Catapult by the hero whose turn it is kills the Messenger (BS-CAT-13); 0 outside of turns.
func (s *State) ShotDanger() float64 {
	if s.ask.kind != askTurn {
		return 0
	}
	return s.shotOdds(s.ask.hero).Danger
}

// danger is the chance that there are more hits than a Zone with the Messenger has enemies, each
// Vinculum point counting as one (BS-MAS-8, BS-CAT-13, BS-RUL-23).
func (s *State) danger(f fieldNo, z zoneNo, hits []float64) float64 {
	if s.ward || !s.messenger.in(f, z) {
		return 0
	}
	return AtLeast(hits, s.foes(f, z)+1)
}

// foes is how many enemies a Zone holds, each Vinculum point of the Avatar being one
// (BS-RUL-23).
func (s *State) foes(f fieldNo, z zoneNo) int {
	n := s.fronts[f].zones[z].units()
	if s.avatar.in(f, z) {
		n += int(s.avatar.vinculum)
	}
	return n
}

// chance adds to the chance of a number, lengthening the distribution as needed.
func chance(list []float64, n int, p float64) []float64 {
	for len(list) <= n {
		list = append(list, 0)
	}
	list[n] += p
	return list
}

// binomial is the distribution of successes of n dice with a chance of p each.
func binomial(n int, p float64) []float64 {
	list := make([]float64, n+1)
	list[0] = 1
	for i := range n {
		for k := i + 1; k > 0; k-- {
			list[k] = list[k]*(1-p) + list[k-1]*p
		}
		list[0] *= 1 - p
	}
	return list
}

// EarnOdds is the exact distribution of what a roll earns: by number earned, and the mean of
// what is lost to the limit of the track (BS-TBL-13).
type EarnOdds struct {
	Earned []float64
	Lost   float64
}

// earnOdds are the odds of a roll of the yellow die to earn Gold or Food: the die with what
// changes it, never below 0, then plus as printed (BS-CON-53); what exceeds the track is lost.
func (s *State) earnOdds(h heroNo, what cards.What, plus int) EarnOdds {
	add := 0
	switch what {
	case cards.Gold:
		add = s.change(cards.GoldRoll, h, noZone).add
	case cards.Food:
		add = s.change(cards.FoodRoll, h, noZone).add
	}
	room := int(s.most(what) - s.heroes[h].track[what])
	var o EarnOdds
	for _, face := range s.game.set.Dice.Yellow {
		n := max(face+add, 0) + plus
		o.Earned = chance(o.Earned, min(n, room), 1.0/6)
		o.Lost += float64(max(n-room, 0)) / 6
	}
	return o
}

// AtLeast is the chance of n or more.
func AtLeast(list []float64, n int) float64 {
	sum := 0.0
	for i := max(n, 0); i < len(list); i++ {
		sum += list[i]
	}
	return sum
}
