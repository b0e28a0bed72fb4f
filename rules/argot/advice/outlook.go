package advice

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// trait is something about a siege by which it can be foreseen who wins it.
type trait int

// The traits. Those of blocks are in tens or fives of their worth, so that all are of about the same size.
const (
	always           trait = iota
	byWorth                // the logarithm of Mineos's worth by Argot's
	besiegers              // worth
	defenders              //
	besiegersBodies        // ground blocks: each fills a place in a battle, however weak it is
	defendersBodies        //
	byBodies               // the logarithm of these two, one by the other
	advanced               // share of Mineos's worth that stands in the objective, or less near it
	keepCounter            //
	keptNow                // Mineos stands in the objective, and Argot does not
	inObjective            // Mineos's ground blocks there, 3 at most
	inPool                 // resources
	payable                // resources that Argot can spend on what its blocks lack
	rising                 // steps that the undead of both sides will regain, 2 a block at most
	besiegersMissing       // steps
	defendersMissing       //
	gateStrength           // of the gates of the objective
	gateBroken             // those of them that have fallen
	turnsAway              // of Mineos's nearest block from the objective
	movesFirst             // 1: Mineos does this turn, -1: Argot
	besiegersIn            // worth in the objective
	besiegersBeside        // one location away or less
	besiegersNear          // two
	defendersIn            //
	defendersBeside        //
	duelInside             // the logarithm of Mineos's worth beside the objective by Argot's in it
	duelAround             // of that near by that beside
	firstAndKept           // movesFirst, while it is kept
	firstInDuel            // movesFirst, times duelInside
	seenByMineos           // the seat that looks
	turnsToSpare           // turns left beyond those that Mineos needs, -8 to 6
	lastCall               // there are none
	tooLate                // there are too few
	shareOfBesiegers       // of all worth
	traits
)

// weights are what a trait counts, in logits for Mineos: at any time, times the share of the turns that are left, and times a
// half for each turn that is still to come.
type weights struct{ now, left, end float64 }

// Foresee is Evaluate by all that is known to tell who wins; where that was not measured for a scenario, it is Evaluate. It
// depends on nothing that the seat cannot see.
func Foresee(s *engine.State, seat rules.Seat) float64 {
	w := fitted[s.Scenario().ID]
	if w == nil || s.Result != engine.Undecided || s.Day == 0 {
		return Evaluate(s, seat)
	}
	v := newSurvey(s, engine.PartyOf(seat))
	v.pave()
	o := outlook{survey: v}
	o.count()
	z := 0.0
	left := float64(turnsLeft(s))
	share, end := left/float64(int(v.Options.Days)*len(v.Content.Cards)), math.Pow(0.5, left-1)
	for i, x := range o.traits() {
		z += float64(x * (w[i].now + w[i].left*share + w[i].end*end))
	}
	chance := 1 / (1 + math.Exp(-rounded(z)))
	if seat == engine.Argot {
		return 1 - chance
	}
	return chance
}

// outlook counts what the traits of a siege are made of, by side: that of Argot's camp, that of Mineos's.
type outlook struct {
	*survey
	worth, in, beside, near   [2]sum // in all, in the objective, and one and two locations away or less
	bodies, missing, lacking  [2]float64
	advance                   sum
	rising, nearest, occupied float64
}

// The sides, as they are counted.
const (
	ofArgot = iota
	ofMineos
)

// count goes over all blocks, as the seat knows them.
func (o *outlook) count() {
	o.nearest = farRoad
	for b := range content.Block(content.BlockCount) {
		p := &o.Pieces[b]
		w, way := o.weight(b)
		side := ofMineos
		switch camp := o.Camp(p.Party); {
		case w == 0 || camp != content.Mineos && camp != content.Argot:
			continue
		case camp == content.Argot:
			side = ofArgot
		}
		o.worth[side].add(w)
		o.bodies[side] += bonus(o.Kind(b) == content.Ground)
		if sees(o.State, o.party, b) {
			o.lacks(b, side)
		}
		dist := o.distance(p)
		if side == ofMineos {
			o.advance.add(w * math.Pow(0.78, way))
			if o.Kind(b) == content.Ground && p.Party == content.Mineos {
				o.nearest = min(o.nearest, way)
				o.occupied += bonus(dist == 0)
			}
		} else if o.Kind(b) == content.Sea {
			continue
		}
		for i, sums := range [...]*[2]sum{&o.in, &o.beside, &o.near} {
			if dist <= i {
				sums[side].add(w)
			}
		}
	}
}

// distance is how many locations a piece stands from the objective; atlas.Far: it does not stand on the map.
func (o *outlook) distance(p *engine.Piece) int {
	if p.Status != engine.OnMap {
		return atlas.Far
	}
	near := o.Map.Nearest(p.At, &o.Scenario().Objective)
	if near == atlas.Nowhere {
		return atlas.Far
	}
	return o.Map.Steps(p.At, near)
}

// lacks counts the steps that a block lacks whose face the seat knows.
func (o *outlook) lacks(b content.Block, side int) {
	const most = 2 // steps that an undead block is sure to rise by in time
	p := &o.Pieces[b]
	strength := p.Strength
	if p.Party != o.party && !o.Open(b) {
		strength = likelySteps(o.State, b)
	}
	missing := float64(o.Full(b)) - float64(strength)
	o.missing[side] += missing
	o.lacking[side] += missing * float64(o.Face(b).Cost)
	if o.Has(b, content.UndeadRestoration) {
		o.rising += min(missing, most)
	}
}

// traits are the traits of the siege that was counted.
func (o *outlook) traits() (x [traits]float64) {
	worth := func(s *[2]sum, side int) float64 { return s[side].value() }
	mineos, argot := worth(&o.worth, ofMineos), worth(&o.worth, ofArgot)
	inside := worth(&o.in, ofArgot)
	ring := [...]float64{worth(&o.in, ofMineos), worth(&o.beside, ofMineos) - worth(&o.in, ofMineos), worth(&o.near, ofMineos) - worth(&o.beside, ofMineos)}
	around := worth(&o.beside, ofArgot) - inside
	left, need := float64(turnsLeft(o.State)), float64(o.Scenario().KeepTurns-int(o.Keep))
	x = [traits]float64{
		always: 1, byWorth: math.Log((mineos + 0.5) / (argot + 0.5)), besiegers: mineos / 10, defenders: argot / 10,
		besiegersBodies: o.bodies[ofMineos], defendersBodies: o.bodies[ofArgot], byBodies: math.Log((o.bodies[ofMineos] + 0.3) / (o.bodies[ofArgot] + 0.3)),
		advanced: o.advance.value() / (mineos + 0.5), keepCounter: float64(o.Keep), keptNow: bonus(o.occupied > 0 && !o.held()), inObjective: min(o.occupied, 3),
		inPool: float64(o.Pool) / 8, payable: min(float64(o.Pool), o.lacking[ofArgot]) / 4, rising: o.rising / 4,
		besiegersMissing: o.missing[ofMineos] / 5, defendersMissing: o.missing[ofArgot] / 5,
		turnsAway: min(o.nearest, 20) / 2.5, movesFirst: 2*bonus(o.Starts() == engine.Mineos) - 1,
		besiegersIn: ring[0] / 5, besiegersBeside: ring[1] / 5, besiegersNear: ring[2] / 5, defendersIn: inside / 5, defendersBeside: around / 5,
		duelInside: math.Log((ring[0] + ring[1] + 0.5) / (inside + 0.5)), duelAround: math.Log((ring[0] + ring[1] + ring[2] + 0.5) / (inside + around + 0.5)),
		seenByMineos: bonus(o.party == content.Mineos),
		turnsToSpare: max(-8, min(6, left-o.nearest/2.5-need)), lastCall: bonus(left <= need), tooLate: bonus(left < need), shareOfBesiegers: mineos / (mineos + argot + 1),
	}
	x[firstAndKept], x[firstInDuel] = x[movesFirst]*x[keptNow], x[movesFirst]*x[duelInside]
	x[gateStrength], x[gateBroken] = o.gates()
	return x
}

// gates are the strength of the gates of the objective, in threes, and how many of them have fallen.
func (o *outlook) gates() (strength, broken float64) {
	for g, site := range o.Map.Gates() {
		if o.Scenario().Gates[g] && o.Scenario().Objective.Has(site.Inside) {
			strength += float64(o.Gates[g].Strength) / 3
			broken += bonus(o.Gates[g].Strength == 0)
		}
	}
	return strength, broken
}
