package siegestorm

import "math"

// The counts of a side by which a Duel is judged.
const (
	cardsLeft  = iota // in the Resources
	cardsHeal         // in the Heal pile
	cardsHeld         // in hand
	supporters        //
	attackers         // ATT on the war track
	advanced          // the same, times the slots that each creature has behind it
	guard             // DEF of the Defender
	ground            // places held on the Battle Zone
	scarcity          // 1/(1+cards in the Resources)
	noHeal            // 1/(1+cards in the Heal pile)
	toMove            // 1 for the side whose turn it is
	duelCounts
)

// duelWeights are what the counts add to the logarithm of a side's odds, at the beginning and from turn duelTurns on: a
// logistic regression to all turns of 1,101 Duels of soldiers, without what was nothing or against the rules
// (docs/balance/siegestorm.md, "The estimate"). What tells at first, Supporters and ground, tells nothing later.
var duelWeights = [duelCounts]struct{ early, late float64 }{
	cardsLeft:  {0.11, 0.75},
	cardsHeal:  {0.14, 0},
	cardsHeld:  {0.24, 0.11},
	supporters: {0.84, 0},
	attackers:  {0.30, 0},
	advanced:   {0.03, 0.045},
	guard:      {0.03, 0},
	ground:     {0.21, 0},
	scarcity:   {-3.1, -2.15},
	noHeal:     {-0.13, -1.19},
	toMove:     {0, 0.76},
}

// duelTurns is the turn from which on the late weights count alone.
const duelTurns = 30

// duelChance is the chance of a side to win a Duel against another.
func (s *State) duelChance(own, other side) float64 {
	return 1 / (1 + math.Exp(-s.oddsAgainst(own, other)))
}

// lastChance is the chance of a living side to be the last of several: of the strength of all, measured as in a Duel,
// the part that it has. So whom it hits counts by how much is to be feared of it, and the weakest counts, too.
func (s *State) lastChance(own side) float64 {
	if !s.living.Has(own.seat()) {
		return 0
	}
	sum := 1.0
	for d := range side(s.set.seats) {
		if d != own && s.living.Has(d.seat()) {
			sum += math.Exp(s.oddsAgainst(d, own))
		}
	}
	return 1 / sum
}

// oddsAgainst is the logarithm of a side's odds against another.
func (s *State) oddsAgainst(own, other side) (sum float64) {
	a, b := s.countsOf(own), s.countsOf(other)
	late := min(float64(s.turn)/duelTurns, 1)
	for i, w := range duelWeights {
		sum += float64((a[i] - b[i]) * (w.early + float64(late*(w.late-w.early))))
	}
	return sum
}

// countsOf counts what a side has.
func (s *State) countsOf(d side) (n [duelCounts]float64) {
	a := &s.sides[d]
	n[cardsLeft], n[cardsHeal] = float64(a.resources.len()), float64(a.heal.len())
	n[cardsHeld], n[supporters] = float64(a.hand.len()), float64(a.support.len())
	for t := range s.tracks {
		if s.tracks[t].owner != d {
			continue
		}
		for i, c := range s.tracks[t].slots {
			if c != noCard {
				n[attackers] += float64(s.attack(c))
				n[advanced] += float64(i) * float64(s.attack(c))
			}
		}
		if c := s.tracks[t].slots[0]; c != noCard {
			n[guard] += float64(s.defence(c))
		}
	}
	for z := range s.zones {
		at := &s.zones[z]
		if !at.used || at.sides[0] != d && at.sides[1] != d {
			continue
		}
		if at.front[at.end(d)] != noCard {
			n[ground]++
		}
		if at.middle != noCard && at.holder == d {
			n[ground]++
		}
	}
	n[scarcity], n[noHeal] = 1/(1+n[cardsLeft]), 1/(1+n[cardsHeal])
	if s.active == d {
		n[toMove] = 1
	}
	return n
}
