package siegestorm

import (
	"math"

	"portcullis/rules"
)

var _ rules.Appraiser = (*State)(nil)

// Evaluate estimates the chance of a seat to win.
func (s *State) Evaluate(seat rules.Seat) float64 {
	if s.result == undecided && s.set.mode == duel {
		return s.duelChance(side(seat), 1-side(seat))
	}
	return s.Appraise(seat)
}

// Appraise is the estimate of a middling player, who counts what lies on the table alike in the first turn of a Duel
// and in its last.
func (s *State) Appraise(seat rules.Seat) float64 {
	if s.result != undecided {
		if s.winner.Has(seat) {
			return 1
		}
		return 0
	}
	d := side(seat)
	if s.set.mode == lastMan {
		return s.lastChance(d)
	}
	own := s.prospects(d)
	best := math.Inf(-1)
	for e := range side(s.set.seats) {
		if e != d && s.living.Has(e.seat()) && s.hostile(d, e) {
			best = max(best, s.prospects(e))
		}
	}
	if s.set.mode.bossMode() {
		best = s.bossProspects()
	}
	return 1 / (1 + math.Exp(-(own - best)))
}

// What tells in a Duel by how long it still lasts.
const (
	paysEach = 0.06 // a Supporter in each turn of its side in which it still pays (ST-PLY-3)
	paysLong = 6    // such turns that are looked ahead
)

// prospects is what a side has to hold out and to hit with.
func (s *State) prospects(d side) float64 {
	a := &s.sides[d]
	v := 0.15*float64(a.resources.len()) + 0.08*float64(a.heal.len())
	att, held, supporter := 0.1, 0.12, 0.15
	if s.set.mode == duel { // there storms are ordered wherever they take much (settle.go), so that ATT comes to bear and answers are needed
		att, held = 0.3, 0.24
		supporter = paysEach * float64(min(s.roundsLeft(d), paysLong))
	}
	v += held*float64(a.hand.len()) + supporter*float64(a.support.len())
	for t := range s.tracks {
		if s.tracks[t].owner != d {
			continue
		}
		for i, c := range s.tracks[t].slots {
			if c != noCard {
				v += att*float64(s.attack(c))*(0.6+0.2*float64(i)) + 0.05
			}
		}
		if c := s.tracks[t].slots[0]; c != noCard {
			v += 0.06 * float64(s.defence(c))
		}
	}
	for z := range s.zones {
		at := &s.zones[z]
		if !at.used || at.sides[0] != d && at.sides[1] != d {
			continue
		}
		if c := at.front[at.end(d)]; c != noCard {
			v += 0.25
		}
		if at.middle != noCard && at.holder == d {
			v += 0.25
		}
	}
	return v
}

func (s *State) bossProspects() float64 {
	v := 0.15*float64(s.boss.life) + 0.1*float64(s.boss.menace)
	for t := range s.tracks {
		if s.tracks[t].owner == bossSide {
			for _, c := range s.tracks[t].slots {
				if c != noCard {
					v += 0.08 * float64(s.attack(c))
				}
			}
		}
	}
	return v
}
