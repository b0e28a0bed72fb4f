package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// The worth of a turn's ends.
const (
	standing  = 30.0 // the wall that nobody else can come to
	helpful   = 1.2  // an open wall that somebody else could come to
	tollWorth = 0.55 // of a Morale lost at the place where the turn ends
	deathToll = 3.5  // of a hero
	freeFirst = 6.0  // abilities at the beginning of the turn cost nothing
	combat    = 1.1  // times what an attack destroys: Divine Grace can mend its dice

	palaceWorth = 0.2 // more than the Gold,
	barnWorth   = 0.3 // less than the Food, which is earned elsewhere too
)

// weighTurn marks the choices of the turn menu.
func (s *State) weighTurn(l *shortList, t *threat) {
	l.most = menuLength
	h := s.ask.hero
	end := -1
	for i, c := range s.choices {
		switch c.Verb {
		case End:
			end = i
			continue
		case Concede, Finish: // the players' own decision
			continue
		}
		if m := s.markTurn(t, h, c); m > useless {
			l.add(i, m)
		}
	}
	if end >= 0 {
		for l.n > 0 && l.mark[l.n-1] <= 0 {
			l.n--
		}
		l.add(end, 0)
	}
}

// markTurn marks a choice of the turn menu: what it gains, and where it leaves the hero.
func (s *State) markTurn(t *threat, h heroNo, c rules.Choice) float64 {
	a := int(c.Args[0])
	switch c.Verb {
	case Attack:
		return s.attackWorth(t, h, fieldNo(a), zoneNo(c.Args[1]), int(c.Args[2])) + s.posting(t, h, wallOf(fieldNo(a)))
	case Stand:
		return s.posting(t, h, wallOf(fieldNo(a)))
	case Repair:
		return s.repairWorth(t, h, cards.BuildingID(a)) + s.posting(t, h, houseAt(cards.BuildingID(a)))
	case Visit:
		return s.visitWorth(h, cards.BuildingID(a)) + s.posting(t, h, houseAt(cards.BuildingID(a)))
	case Shoot:
		return s.shotWorth(t, h, s.facing) + s.posting(t, h, onCatapult)
	case Turn:
		return s.turnWorth(t, h, fieldNo(a)) + s.posting(t, h, onCatapult)
	case Ability:
		return freeFirst + s.listWorth(t, h, nil, s.ability(h, a).Effects, noField, noZone)
	case Use:
		return s.useWorth(t, h, c)
	case Trade:
		return -2
	}
	return useless // Discard: a stored card does no harm
}

// posting is the worth of standing at a place when this is the last action of the turn.
func (s *State) posting(t *threat, h heroNo, at place) float64 {
	o := &s.heroes[h]
	if o.turn.left > 1 {
		return 0
	}
	m := 0.0
	if f, ok := at.wall(); ok && t.open[f] {
		m += helpful
		if t.need > t.later {
			m += standing
		}
	} else if t.need > t.later {
		m -= standing
	}
	lost := s.expectedLoss(t, h, at)
	m -= tollWorth * lost
	if lost >= float64(o.track[cards.Morale]) {
		m -= deathToll
	}
	if at == onCatapult {
		m -= s.blocking(t)
	}
	if _, price := s.cowardice(h); price > 0 && !s.company(at, h) {
		m += s.trackWorth(h, cards.Morale, -price)
	}
	if b, ok := at.house(); ok && t.rocks[s.game.set.Buildings[b].Quarter] > 0 && s.houses[b].reinforced == 0 {
		m += houseWorth[b] + float64(s.ruins())*0.3
	}
	return m
}

// blocking is what it costs that a hero who stays on the Catapult keeps others from it, in this
// round and in the next one until the hero's own turn, which comes one place earlier (BS-HER-4).
func (s *State) blocking(t *threat) float64 {
	n := s.living()
	m := blockedWorth * float64((2*n-2-t.later)%n)
	switch {
	case t.later == 0:
		return m
	case s.avatar.vinculum > 0 && s.avatar.zone == s.shotZone():
		return m + 2*t.point
	}
	worth, _ := s.harvest(t, s.facing, s.shotZone(), s.game.set.Catapult.Strength, 1, 1)
	return m + worth/2
}

// blockedWorth is what it costs that one hero cannot come to the Catapult in the next round.
const blockedWorth = 0.75

// successMorale is the worth of the Morale for a success.
func (s *State) successMorale(h heroNo) float64 { return s.trackWorth(h, cards.Morale, 1) }

// attackWorth is what an attack can be expected to bring.
func (s *State) attackWorth(t *threat, h heroNo, f fieldNo, z zoneNo, weapon int) float64 {
	c, w, cost := noCard, cards.Effect{}, 0
	if weapon >= 0 {
		c, _ = s.held(h, weapon)
		w, cost = s.weapon(c), s.cost(h, c)
	}
	worth, some := s.harvest(t, f, z, s.attackStrength(h, c), s.attackDice(h, z, w.Dice), hitting(s.targetNumber(h, z, w.Add)))
	return combat*(worth+some*s.successMorale(h)) - float64(cost)*goldWorth
}

// shotWorth is what a shot of the Catapult at a field can be expected to bring (BS-CAT-7).
func (s *State) shotWorth(t *threat, h heroNo, f fieldNo) float64 {
	sum, z := 0.0, s.shotZone()
	foes := s.foes(f, z)
	add := s.change(cards.CatapultShot, h, noZone).add
	for _, face := range s.game.set.Dice.Catapult {
		if face.Stuck || face.N < 1 {
			continue
		}
		n := max(face.N+add, 0)
		worth, some := s.harvest(t, f, z, s.game.set.Catapult.Strength, n, 1)
		sum += worth + some*s.successMorale(h)
		if n > foes && s.messenger.in(f, z) && !s.ward {
			sum -= messengerLife
		}
	}
	return sum / float64(len(s.game.set.Dice.Catapult))
}

// messengerLife is what the life of the Messenger is worth.
const messengerLife = 12.0

// turnWorth is what orienting the Catapult brings if it is followed by a shot.
func (s *State) turnWorth(t *threat, h heroNo, f fieldNo) float64 {
	o := &s.heroes[h].turn
	gain, here := s.shotWorth(t, h, f), s.shotWorth(t, h, s.facing)
	if m := &s.messenger; gain == 0 || m.field != f && gain < 1 {
		return useless
	}
	urgent := s.avatar.in(f, s.shotZone()) || s.messenger.in(f, s.shotZone()) && gain > messengerKiller/2
	if o.left > 1 && urgent && gain > here {
		return 2*gain - here
	}
	if o.left+o.artillery < 2 {
		return (gain - here) * 0.1
	}
	const shots = 0.55 // of the actions left
	return (gain - here/2) * shots * min(float64(o.left+o.artillery-1), 2)
}

// repairWorth is what repairing a building brings (BS-REB-5).
func (s *State) repairWorth(t *threat, h heroNo, b cards.BuildingID) float64 {
	m := s.trackWorth(h, cards.Morale, s.game.set.Repair.Morale) + houseWorth[b] + 0.3*float64(s.ruins())
	if t.rocks[s.game.set.Buildings[b].Quarter] > 0 {
		m += 0.5
	}
	if s.houses[b].harm == destroyed {
		m += 1 + float64(s.ruins())
	}
	return m
}

// visitWorth is what using a building brings (BS-BLD-10..18).
func (s *State) visitWorth(h heroNo, b cards.BuildingID) float64 {
	switch b {
	case cards.TheTavern:
		return s.towerWorth(h, b, cards.Tavern)
	case cards.TheArmory:
		return s.towerWorth(h, b, cards.Armory)
	case cards.TheMarket:
		return s.towerWorth(h, b, cards.Market)
	case cards.SorceryTower:
		return s.towerWorth(h, b, cards.Sorcery)
	case cards.Barn:
		return s.trackWorth(h, cards.Food, 2) - barnWorth
	case cards.Palace:
		if s.brims(h, cards.Gold) {
			return useless
		}
		return s.trackWorth(h, cards.Gold, 2) + palaceWorth
	case cards.Sanctuary:
		return max(s.trainWorth(h), s.trackWorth(h, cards.Food, 1)+s.trackWorth(h, cards.Grace, 1))
	}
	return 0.9 // the Hideout: a bit of everything
}

// towerWorth is what drawing at a building brings, further cards by an ability included.
func (s *State) towerWorth(h heroNo, b cards.BuildingID, k cards.Class) float64 {
	n := int(s.seasons[k].n)
	if n == 0 {
		return useless
	}
	worth := s.drawWorth(h, k)
	if n > 1 && s.drawsMore(h, b) {
		worth *= 1.7
	}
	return worth
}

// drawsMore reports whether a hero draws one more card at a building (BS-ABI-4).
func (s *State) drawsMore(h heroNo, b cards.BuildingID) bool {
	more := false
	s.eachAbility(h, func(_ int, a *cards.Ability) {
		for i := range s.game.set.List(a.Effects) {
			if e := &s.game.set.List(a.Effects)[i]; e.Verb == cards.Modify && e.Stat == cards.ExtraDraw && e.Building == b {
				more = true
			}
		}
	})
	return more
}

// patience says how much of a lasting gain will still be used: all of it in the first rounds.
func (s *State) patience() float64 {
	return min(1.2, 0.3+float64(s.game.set.Match.Rounds-int(s.round))/9)
}

// hunger is what the Food missing at the end of the Season is worth, more the nearer that is.
func (s *State) hunger() float64 {
	rounds := s.game.set.Match.RoundsPerSeason
	switch left := rounds - 1 - (int(s.round)-1)%rounds; left {
	case 0:
		return 9
	case 1:
		return 3.2
	}
	return 2
}
