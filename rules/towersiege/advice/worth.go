package advice

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
)

// weights are what the assets of a seat add to the logarithm of its odds to win: from a logistic fit to some 900
// matches of glances against each other, signs that the rules do not give bounded, and held against play.
var weights = assets{
	mageLife: 2.4, mageLevels: 1.5, mageArmour: 1.5, mageOutside: -0.2, mageFumbled: -0.25, besieged: -0.03,
	towerStands: 0.1, towerPoints: 0.3, towerWalls: 0.5, walls: 0.12,
	soldiers: 0.12, levels: 0.2, armour: 0.4, resting: 0.2, restLevels: 0.1, lives: 0.15, shooters: 0.15, abilities: 0.04,
	gear: 0.05, spares: 0.01, upkeep: -0.01, majority: 0.08,
	goldMade: 0.05, powerMade: 0.08, goldLeft: 0.004, powerLeft: 0.015, hand: 0.01, spells: 0.1, coming: 0.1, linked: -0.15, toMove: 0.15,
}

// judgement is how well a player judges.
type judgement struct {
	weights assets
	own     float64 // how much it minds what becomes of its own Mage, its Tower and its walls, where 1 is as much as what becomes of those of others
	calm    bool    // never does what looks worse than doing nothing
	hopeful bool    // thinks of whoever it would like best to meet its blow, not of who will
	least   float64 // what promises less than this part of the best is not looked at
}

// The judgements: as well as the game knows; a middling player's, who thinks of what it can do to others rather than of what they can do to it;
// and a beginner's, who besides hopes for the best of each blow, counts heads alone, likes what pays for ever and spends power as it comes, but takes
// nothing up that is a trifle beside what it could do, and no Mine while its Mage stands in the open.
var (
	keen     = judgement{weights: weights, own: 1}
	middling = judgement{weights: plainly(), own: reckless, calm: true}
	beginner = judgement{weights: heads(), own: reckless, calm: true, hopeful: true, least: 0.25}
)

// reckless is how much a middling player minds what becomes of its own Mage and of what covers it.
const reckless = 0.1

// plainly are the weights of who counts heads and points, thinks half as much of levels, of armour and of what a Mage or a Tower bears hardly
// more than that it is better than gold, which is nothing once the turn is over (TS-RES-5), and has no eye for who has spent its defence,
// for what abilities are good for, or for how much can come at a Mage outside.
func plainly() assets {
	w := weights
	for _, a := range []asset{besieged, resting, restLevels, shooters, abilities, majority, goldLeft} {
		w[a] = 0
	}
	w[mageLevels], w[mageArmour], w[towerWalls], w[armour], w[gear] = 0.15, 0.15, 0.1, 0.1, 0.03
	w[levels] /= 2
	return w
}

// heads are the weights of who thinks nothing of levels and of power that is left, and twice as much of what comes every Round as it is worth.
func heads() assets {
	w := plainly()
	w[levels], w[powerLeft] = 0, 0
	w[goldMade] *= 2
	w[powerMade] *= 2
	return w
}

// Evaluate estimates the chance of a seat to win, 0 to 1; exact once the match is over. It reads what lies open, and
// how many cards are in hands.
func Evaluate(s *engine.State, seat rules.Seat) float64 {
	if s.Players[seat].Out {
		return 0
	}
	if s.Result != engine.Undecided { // who lives has won, alone or not (TS-MOD-8)
		return 1
	}
	own, others := standing(s, seat, &keen)
	return own / (own + others)
}

// most is the logarithm of odds that counts as certain.
const most = 15

// worth is what a seat strives for: the chance to win, and a little of the logarithm of its odds, so that who has as
// good as won or lost still tells what is better.
func worth(s *engine.State, seat rules.Seat, by *judgement) float64 {
	const little = 0.02
	switch {
	case s.Players[seat].Out:
		return -little * most
	case s.Result != engine.Undecided:
		return 1 + little*most
	}
	own, others := standing(s, seat, by)
	return own/(own+others) + float64(little*min(most, max(-most, math.Log(own/others))))
}

// standing is the strength of a seat, and that of all others together.
func standing(s *engine.State, seat rules.Seat, by *judgement) (own, others float64) {
	for other, e := range strengths(s, seat, by) {
		if rules.Seat(other) == seat {
			own = e
		} else {
			others += e
		}
	}
	return own, others
}

// strengths are those of all seats, as one of them judges; nought of who is out.
func strengths(s *engine.State, judge rules.Seat, by *judgement) (e [engine.MaxSeats]float64) {
	var all [engine.MaxSeats]assets
	count(s, &all)
	living := s.Living()
	for seat := range rules.Seat(s.Count) {
		if !living.Has(seat) {
			continue
		}
		if seat == judge {
			for _, a := range [...]asset{mageLife, towerStands, towerPoints, walls} {
				all[seat][a] *= by.own
			}
		}
		sum := 0.0
		for i, w := range by.weights {
			sum += float64(w * all[seat][i])
		}
		e[seat] = math.Exp(sum)
	}
	return e
}
