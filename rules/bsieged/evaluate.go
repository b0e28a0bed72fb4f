package bsieged

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

var _ rules.Evaluator = (*State)(nil)

// Evaluate estimates the chance that the heroes win, which is the same for every seat
// (BS-END-1): exact once the match is over.
func (s *State) Evaluate(rules.Seat) float64 {
	switch s.result {
	case undecided:
	case won:
		return 1
	default:
		return 0
	}
	var x [omens]float64
	s.omens(&x)
	sum := 0.0
	for i, v := range x {
		sum += v * weights[i]
	}
	return 1 / (1 + math.Exp(-sum))
}

// The omens: numbers that tell how a match will end.
const (
	omenAlways  = iota // 1
	omenWay            // Zones that the Messenger has before him
	omenHaste          // how many more of these there are than rounds to spare
	omenSecond         // the first Messenger is dead
	omenBlocked        // units in the Messenger's way
	omenHunted         // units in his Zone
	omenKrohns3        // hits of Krohns by Zone
	omenKrohns2        //
	omenKrohns1        //
	omenGargohs        // hits of Gargohs
	omenMolens         //
	omenDreads         // of the Avatar: points of Vinculum by how near it is
	omenNear           // Avatar in Zone 2 or 1
	omenAlive          // share of heroes
	omenSpirits        // Morale of all, with less for what is beyond 5
	omenWeakest        // how far below 3 the Morale of heroes is
	omenMight          // Strength over 1, of all, at most 3 each
	omenSkills         // abilities learned
	omenArms           // weapons and armour
	omenHand           // other cards
	omenPurse          // Gold
	omenGrace          // Divine Grace
	omenHungry         // Food missing at the end of the Season, by how near that is
	omenStores         // Food beyond
	omenWrecks         // buildings damaged
	omenRubble         // buildings destroyed
	omenAbyss          // the difficulty has the Avatar
	omenPursuit        // and pursuers
	omens
)

// weights are those of a logistic regression over matches that the guidance played, those that
// it could not tell from nothing set by hand (docs/balance/bsieged.md).
var weights = [omens]float64{
	omenAlways: 1.7, omenWay: -0.9, omenHaste: -0.19, omenSecond: -0.19, omenBlocked: -0.03, omenHunted: -0.4,
	omenKrohns3: -0.069, omenKrohns2: -0.079, omenKrohns1: -0.094, omenGargohs: -0.057, omenMolens: -0.03, omenDreads: -0.095, omenNear: -0.94,
	omenAlive: 3.9, omenSpirits: 0.01, omenWeakest: -0.03, omenMight: 0.02, omenSkills: 0.048, omenArms: 0.11, omenHand: 0.01, omenPurse: 0.012,
	omenGrace: 0.12, omenHungry: -0.054, omenStores: 0.01, omenWrecks: -0.04, omenRubble: -0.08, omenAbyss: -0.95, omenPursuit: -0.76,
}

// omens reads the omens off the position.
func (s *State) omens(x *[omens]float64) {
	x[omenAlways] = 1
	if s.level().Avatar {
		x[omenAbyss] = 1
	}
	if s.level().Pursuit {
		x[omenPursuit] = 1
	}
	s.omensOfMessenger(x)
	s.omensOfEnemies(x)
	s.omensOfHeroes(x)
	for _, b := range s.houses {
		switch b.harm {
		case damaged:
			x[omenWrecks]++
		case destroyed:
			x[omenRubble]++
		}
	}
	if s.ruins() >= s.game.set.Match.Ruins-1 {
		x[omenRubble] += 2
	}
	for _, i := range grows {
		x[i] *= 4 / float64(s.nhero)
	}
}

// grows is the omens that grow with the number of heroes, who have more and meet more enemies: they
// are told as with four.
var grows = [...]int{omenKrohns3, omenKrohns2, omenKrohns1, omenGargohs, omenMolens, omenSpirits, omenWeakest, omenMight, omenSkills,
	omenArms, omenHand, omenPurse, omenGrace, omenHungry, omenStores}

func (s *State) omensOfMessenger(x *[omens]float64) {
	m := &s.messenger
	n := s.steps()
	x[omenWay] = float64(n)
	spare := s.game.set.Match.Rounds - int(s.round) - n
	if m.where == onWall {
		spare = 4
	}
	x[omenHaste] = float64(min(max(4-spare, 0), 8))
	if spare < 0 {
		x[omenHaste] += 6
	}
	x[omenSecond] = float64(m.deaths)
	if m.field == noField {
		return
	}
	for z := range zoneNo(cards.ZoneCount) {
		n := float64(s.fronts[m.field].zones[z].units())
		x[omenBlocked] += n
		if m.in(m.field, z) {
			x[omenHunted] += n
		}
	}
	x[omenBlocked], x[omenHunted] = math.Sqrt(x[omenBlocked]), math.Sqrt(x[omenHunted])
}

func (s *State) omensOfEnemies(x *[omens]float64) {
	for f := range s.fronts {
		for z := range s.fronts[f].zones {
			n := &s.fronts[f].zones[z].n
			x[omenKrohns1-z] += float64(n[krohn]) + 2*float64(n[eliteKrohn])
			x[omenGargohs] += float64(n[gargoh]) + 2*float64(n[eliteGargoh])
			x[omenMolens] += float64(n[molen])
		}
	}
	if v := float64(s.avatar.vinculum); v > 0 {
		x[omenDreads] = v
		x[omenNear] = v * float64(zone3-s.avatar.zone) / 5
	}
}

func (s *State) omensOfHeroes(x *[omens]float64) {
	living := 0.0
	for h := range heroNo(s.nhero) {
		o := &s.heroes[h]
		if !o.lives() {
			continue
		}
		living++
		m := float64(o.track[cards.Morale])
		x[omenSpirits] += min(m, 5) + max(m-5, 0)/2
		x[omenWeakest] += max(3-m, 0)
		x[omenMight] += float64(min(s.strength(h), 3) - 1)
		for _, t := range o.tokens {
			if t.state == learned {
				x[omenSkills]++
			}
		}
		for _, c := range o.cards[:o.ncard] {
			if c.class() == cards.Armory && s.design(c).Kind == cards.Permanent {
				x[omenArms]++
			} else {
				x[omenHand]++
			}
		}
		x[omenPurse] += float64(o.track[cards.Gold])
		x[omenGrace] += float64(o.track[cards.Grace])
		lack := float64(s.upkeep(h)) - float64(o.track[cards.Food])
		x[omenHungry] += max(lack, 0) * s.hunger() / 2
		x[omenStores] += max(-lack, 0)
	}
	x[omenAlive] = living / float64(s.nhero)
}
