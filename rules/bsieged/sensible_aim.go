package bsieged

import "portcullis/rules/bsieged/cards"

// aimedWorth is what an effect on figures is worth in the Zones that it affects.
func (s *State) aimedWorth(t *threat, h heroNo, d *cards.Card, e *cards.Effect, f fieldNo, z zoneNo) float64 {
	aim := e.Aim
	if aim == nil && d != nil {
		aim = &d.Aim
	}
	if aim == nil {
		return 0
	}
	if f == noField { // it will be aimed later
		return s.bestAim(t, h, d, e, aim)
	}
	sum := 0.0
	for zn := range zoneNo(cards.ZoneCount) {
		if zn == z || aim.Each && aim.Zones.Has(int(zn)) {
			sum += s.zoneWorth(t, h, d, e, f, zn)
		}
	}
	return sum
}

func (s *State) bestAim(t *threat, h heroNo, d *cards.Card, e *cards.Effect, aim *cards.Aim) float64 {
	best := 0.0
	eachAim(aim, func(f fieldNo, z zoneNo) { best = max(best, s.zoneWorth(t, h, d, e, f, z)) })
	return best
}

// zoneWorth is what an effect on figures is worth in one Zone.
func (s *State) zoneWorth(t *threat, h heroNo, d *cards.Card, e *cards.Effect, f fieldNo, z zoneNo) float64 {
	strength := 0
	if d != nil {
		strength = d.Strength
	}
	switch e.Verb {
	case cards.Volley:
		return s.volleyWorth(t, h, d, e, f, z)
	case cards.Hits:
		worth, _ := s.harvest(t, f, z, strength, e.N.N, 1)
		return worth
	case cards.Destroy:
		return s.takenWorth(f, z, e, func(g figure) float64 { return t.figure[f][z][g] })
	case cards.Push:
		return s.takenWorth(f, z, e, func(g figure) float64 {
			return max(t.figure[f][z][g]-s.figureWorth(f, min(z+1, zone3), g), 0) + 0.15
		}) + s.relief(t, f, z, e)
	}
	worth := s.takenWorth(f, z, e, func(g figure) float64 { return s.heldWorth(t, e, f, z, g) })
	return worth + s.relief(t, f, z, e)
}

func (s *State) volleyWorth(t *threat, h heroNo, d *cards.Card, e *cards.Effect, f fieldNo, z zoneNo) float64 {
	dice, need := e.Dice, e.Target
	if need == 0 {
		need = s.game.set.Zones[z].Target
	}
	if d.Massive {
		dice += s.change(cards.MassiveDice, h, noZone).add
	}
	p := hitting(need)
	worth, _ := s.harvest(t, f, z, d.Strength, dice, p)
	if d.Massive && s.messenger.in(f, z) && !s.ward {
		var at [14]float64
		tails(at[:], min(dice, 12), p)
		if foes := s.foes(f, z); foes < 12 {
			worth -= messengerLife * at[foes+1]
		}
	}
	return worth
}

// takenWorth adds up what the figures that an effect takes are worth, as many as it may take.
func (s *State) takenWorth(f fieldNo, z zoneNo, e *cards.Effect, each func(figure) float64) float64 {
	left, sum := e.Count, 0.0
	for g := figureCount; g > 0 && left > 0; g-- { // elite Krohns first
		n := min(left, s.taken(f, z, e, g-1))
		if n > 0 {
			left -= n
			sum += float64(n) * each(g-1)
		}
	}
	return sum
}

// heldWorth is what keeping a figure from attacking or marching is worth.
func (s *State) heldWorth(t *threat, e *cards.Effect, f fieldNo, z zoneNo, g figure) float64 {
	worth := 0.0
	act := s.game.set.Zones[z].Act[g.unit()]
	if e.MarchToo && act == cards.Advances {
		worth += max(s.figureWorth(f, z-1, g)-s.figureWorth(f, z, g), 0)*0.7 + max(s.hinders(f, z, z-1)-s.hinders(f, z, z), 0)
	}
	if e.Attack && (act == cards.Attacks || act == cards.AttacksOrEnters) {
		if g == molen {
			return worth + 1.4
		}
		if s.peopled(f) {
			worth += 0.5 * float64(s.grade(g).Hits)
		}
	}
	return worth
}

// peopled reports whether a living hero is in a Quarter.
func (s *State) peopled(f fieldNo) bool {
	for h := range heroNo(s.nhero) {
		if s.heroes[h].alive && s.quarter(s.heroes[h].at) == f {
			return true
		}
	}
	return false
}

// relief is what it is worth that no Krohn of a Zone 1 is left to enter over a bare wall.
func (s *State) relief(t *threat, f fieldNo, z zoneNo, e *cards.Effect) float64 {
	if z != zone1 || !t.open[f] || e.Verb == cards.Hold && !e.MarchToo {
		return 0
	}
	zn := &s.fronts[f].zones[z]
	if e.Count < int(zn.n[krohn]+zn.n[eliteKrohn]) || e.Units != 0 && !e.Units.Has(cards.Krohn) {
		return 0
	}
	if t.need > t.later+1 || t.need > t.later && s.heroes[s.active].turn.left == 0 {
		return standing
	}
	return 0.5
}
