package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

const (
	goldWorth  = 0.55
	graceWorth = 1.1
	heldBack   = 0.7 // what keeping a card for a better moment is worth
)

// trackWorth is what a number more (or fewer) on a track is worth to a hero.
func (s *State) trackWorth(h heroNo, what cards.What, n int) float64 {
	o := &s.heroes[h]
	v := int(o.track[what])
	to := min(max(v+n, 0), int(s.most(what)))
	gained := float64(to - v)
	switch what {
	case cards.Gold:
		if v >= 2 && n > 0 {
			return gained * goldWorth * 0.7
		}
		return gained * goldWorth
	case cards.Grace:
		return gained * graceWorth
	case cards.Food:
		lack := s.upkeep(h) - v
		if lack > 0 && n > 0 {
			met := min(lack, to-v)
			return s.hunger()*float64(met)/2 + float64(to-v-met)*s.savingWorth(h)
		}
		if n < 0 && to < s.upkeep(h) {
			return -s.hunger() * float64(s.upkeep(h)-to) / 2
		}
		return gained * s.savingWorth(h)
	}
	sum := 0.0
	for m := min(v, to); m < max(v, to); m++ {
		sum += moraleWorth[min(m, len(moraleWorth)-1)]
	}
	if n < 0 {
		return -sum
	}
	return sum
}

// moraleWorth is what the next Morale is worth by what a hero has.
var moraleWorth = [...]float64{4, 1.2, 0.9, 0.75, 0.6, 0.5, 0.45, 0.4, 0.35, 0.3}

// drawWorth is what drawing a card of a class is worth to a hero.
func (s *State) drawWorth(h heroNo, k cards.Class) float64 {
	worth := [cards.ClassCount]float64{cards.Armory: 1.3, cards.Market: 0.85, cards.Sorcery: 1.5, cards.Tavern: 1.4}[k]
	if k == cards.Armory && !s.hasWeapon(h) {
		worth += 1
	}
	fits, held := 0, 0
	for i := range s.sheet(h).Slots {
		if s.sheet(h).Slots[i].Classes.Has(k) {
			fits++
		}
	}
	for _, c := range s.heroes[h].cards[:s.heroes[h].ncard] {
		if c.class() == k {
			held++
		}
	}
	if held >= fits {
		worth *= 0.5
	}
	return worth * min(1, s.patience()+0.2)
}

// hasWeapon reports whether a hero has a weapon.
func (s *State) hasWeapon(h heroNo) bool {
	for _, c := range s.heroes[h].cards[:s.heroes[h].ncard] {
		if s.design(c).Weapon() {
			return true
		}
	}
	return false
}

// keepWorth is what a stored card is worth by its looks.
func (s *State) keepWorth(h heroNo, d *cards.Card) float64 {
	switch {
	case d.Weapon():
		worth := 1 + 0.9*float64(d.Bonus)
		for _, e := range s.game.set.List(d.Effects) {
			worth += 0.7*float64(e.Dice) - 0.5*float64(e.Add)
		}
		return worth
	case d.Armour():
		return 2.2
	case d.Kind == cards.Instant:
		return -1
	case d.Kind == cards.Red:
		return 2.2 - 0.1*float64(s.costOf(h, d))
	}
	return 1.5 - 0.1*float64(d.Cost)
}

// useWorth is what using a card now is worth, beyond keeping it.
func (s *State) useWorth(t *threat, h heroNo, c rules.Choice) float64 {
	d := &s.game.set.Cards[c.Args[0]]
	f, z := fieldNo(c.Args[1]), zoneNo(c.Args[2])
	if f != noField && z == noZone {
		z = lowest(d.Aim.Zones)
	}
	worth := s.listWorth(t, h, d, d.Effects, f, z)
	for range c.Args[3] {
		worth += s.listWorth(t, h, d, d.Effects, f, z) * 0.7
	}
	worth += s.trackWorth(h, cards.Morale, d.Morale)
	worth -= goldWorth * float64(s.costOf(h, d))
	if d.Tactics && t.later > 0 {
		worth *= 0.6
	}
	at := s.heroes[h].at
	switch {
	case d.Attack:
		at = wallOf(f)
		fallthrough
	case d.Action:
		return worth + s.posting(t, h, at)
	}
	return worth - heldBack
}

// listWorth is what a list of effects is worth.
func (s *State) listWorth(t *threat, h heroNo, d *cards.Card, list cards.ListID, f fieldNo, z zoneNo) float64 {
	sum := 0.0
	effects := s.game.set.List(list)
	for i := range effects {
		sum += s.effectWorth(t, h, d, &effects[i], f, z)
	}
	return sum
}

// effectWorth is what one effect is worth to the hero who uses it, aimed at a Zone if any.
func (s *State) effectWorth(t *threat, h heroNo, d *cards.Card, e *cards.Effect, f fieldNo, z zoneNo) float64 {
	switch e.Verb {
	case cards.Volley, cards.Hits, cards.Destroy, cards.Hold, cards.Push:
		return s.aimedWorth(t, h, d, e, f, z)
	case cards.Gain:
		return s.sharedWorth(h, e, e.N.N+average(e.N.Die))
	case cards.Lose:
		return s.sharedWorth(h, e, -e.N.N-average(e.N.Die))
	case cards.Recover:
		return s.recoverWorth(h, d, e)
	case cards.Draw, cards.Smuggle:
		return 1.5
	case cards.Mend, cards.Reinforce, cards.Damage:
		return s.buildWorth(t, e)
	case cards.Modify:
		return s.modifyWorth(t, h, e)
	case cards.Orient:
		return 0.4
	case cards.Ward:
		return s.wardWorth(t)
	case cards.Vinculum:
		return t.point * float64(min(e.N.N, int(s.avatar.vinculum)))
	case cards.Linger:
		return 1
	case cards.Look:
		return 0.1
	case cards.Train:
		return s.trainWorth(h)
	case cards.Choose:
		best := useless
		for _, option := range e.Options {
			best = max(best, s.listWorth(t, h, d, option, f, z))
		}
		return best
	case cards.Test:
		p := hitting(e.AtLeast)
		return p*s.listWorth(t, h, d, e.Then, f, z) + (1-p)*s.listWorth(t, h, d, e.Else, f, z)
	}
	return 0
}

// recoverWorth is what a card from the discard piles is worth: less where no slot takes one once the card that finds it is used.
func (s *State) recoverWorth(h heroNo, d *cards.Card, e *cards.Effect) float64 {
	after := *s
	o := &after.heroes[h]
	for i, c := range o.cards[:o.ncard] {
		if d != nil && s.design(c) == d {
			copy(o.cards[i:o.ncard-1], o.cards[i+1:o.ncard])
			o.ncard--
			break
		}
	}
	for k := range cards.ClassCount {
		for _, c := range s.discards[k].list() {
			if e.Classes.Has(k) && after.storable(h, cardNo(c)) {
				return 1.5
			}
		}
	}
	return 0.3
}

// average is what a die shows, rounded.
func average(d cards.Die) int {
	switch d {
	case cards.YellowDie:
		return 2
	case cards.RedDie:
		return 3
	}
	return 0
}

// sharedWorth is what a gain or loss is worth to those whom it is for.
func (s *State) sharedWorth(h heroNo, e *cards.Effect, n int) float64 {
	sum, best := 0.0, 0.0
	for o := range heroNo(s.nhero) {
		if !s.heroes[o].alive || e.Who == cards.User && o != h || e.Who == cards.Other && o == h || e.Who == cards.First && o != s.first {
			continue
		}
		w := s.trackWorth(o, e.What, n)
		sum += w
		best = max(best, w)
	}
	if e.Who == cards.One || e.Who == cards.Other {
		return best
	}
	return sum
}

// buildWorth is what repairing, reinforcing or damaging is worth.
func (s *State) buildWorth(t *threat, e *cards.Effect) float64 {
	best := 0.0
	for b := range cards.BuildingID(cards.BuildingCount) {
		o, rocks := &s.houses[b], float64(t.rocks[s.game.set.Buildings[b].Quarter])
		switch {
		case e.Verb == cards.Mend && o.harm == damaged && e.State != cards.Destroyed:
			best = max(best, 1+houseWorth[b]+rocks)
		case e.Verb == cards.Mend && o.harm == destroyed && e.State != cards.Damaged:
			best = max(best, 2+houseWorth[b]+float64(s.ruins()))
		case e.Verb == cards.Reinforce && o.harm != destroyed:
			best = max(best, 0.4+rocks*(0.6+0.3*float64(o.harm)))
		}
	}
	if e.Verb == cards.Damage {
		return -1.5
	}
	return best
}

// modifyWorth is what a change for a while is worth.
func (s *State) modifyWorth(t *threat, h heroNo, e *cards.Effect) float64 {
	o := &s.heroes[h]
	switch e.Stat {
	case cards.IgnoredHits:
		if t.later > 0 {
			return 0
		}
		best := 0.0
		for i := range heroNo(s.nhero) {
			if e.Who == cards.User && i != h || !s.heroes[i].alive {
				continue
			}
			spared := min(s.expectedLoss(t, i, s.heroes[i].at), float64(e.N.N))
			best = max(best, -s.trackWorth(i, cards.Morale, -int(spared+0.5)))
		}
		return best
	case cards.Strength, cards.AttackDice:
		return 0.45 * float64(o.turn.left)
	case cards.CatapultShot:
		return 0.5 * float64(o.turn.left)
	case cards.Actions:
		return 2.2
	}
	return 0.3
}

// wardWorth is what the Messenger's safety in this round is worth.
func (s *State) wardWorth(t *threat) float64 {
	m := &s.messenger
	danger := 0.0
	switch m.where {
	case inZone:
		danger = min(1, float64(s.fronts[m.field].zones[m.zone].units())*0.5)
	case onWall:
		danger = min(1, float64(t.rocks[m.field])+float64(t.spit[m.field])*0.1)
	}
	if t.later > 0 {
		danger *= 0.3
	}
	return danger * messengerLife
}
