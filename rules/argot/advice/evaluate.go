package advice

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// Evaluate estimates the chance, 0 to 1, that a seat wins; exact once the match is over. It depends on nothing
// that the seat cannot see: a hidden block counts as a typical one of its kind.
func Evaluate(s *engine.State, seat rules.Seat) float64 {
	if s.Result != engine.Undecided {
		return bonus(s.Result.Winner() == seat)
	}
	if s.Day == 0 {
		return 0.5 // much is still hidden
	}
	v := newSurvey(s, engine.PartyOf(seat))
	v.pave()
	chance := 1 / (1 + math.Exp(-rounded(v.prospects())))
	if seat == engine.Argot {
		return 1 - chance
	}
	return chance
}

// The weights of the estimate, in logits for Mineos: fitted to the turns of 2,500 sieges that were played by the plans
// at a glance (see docs/balance/argot.md). Late is the share of the turns that are over, 0 to 1.
const (
	forAll       = -0.59 // of any siege, and
	forLarge     = 0.48  // of a large one, and
	forLateLarge = -2.70 // of a large one that is late
	forSight     = 0.37  // of what Mineos sees of a siege
	forMaterial  = 5.52  // the logarithm of its worth by that of Argot, and
	forLateWorth = -4.54 // of that when it is late
	forFront     = 0.35  // the logarithm of its worth near the objective by that of Argot there
	forTurn      = 0.25  // each turn to spare
	forNoTurn    = -0.71 // none is
	forLate      = 0.97
	forKeep      = 0.25 // each step of the keep counter; by the rules, as those who have kept often lose it
)

// How fast a block counts less the farther it is from the objective, a location: of either side.
const (
	nearBesieger = 0.5
	nearDefender = 0.6
)

// prospects is how the siege stands, in logits for Mineos.
func (v *survey) prospects() float64 {
	var besiegers, defenders, front, guard sum
	nearest := farRoad
	for b := range content.Block(content.BlockCount) {
		p := &v.Pieces[b]
		w, way := v.weight(b)
		switch {
		case w == 0:
		case v.Camp(p.Party) == content.Mineos:
			besiegers.add(w)
			front.add(w * math.Pow(nearBesieger, way))
			if v.Kind(b) == content.Ground && p.Party == content.Mineos {
				nearest = min(nearest, way)
			}
		case v.Camp(p.Party) == content.Argot:
			defenders.add(w)
			if near := v.Map.Nearest(p.At, &v.Scenario().Objective); p.Status == engine.OnMap && near != atlas.Nowhere {
				guard.add(w * math.Pow(nearDefender, float64(v.Map.Steps(p.At, near))))
			}
		}
	}
	needed := nearest/2.5 + float64(v.Scenario().KeepTurns-int(v.Keep))
	left := float64(turnsLeft(v.State))
	late := 1 - left/float64(int(v.Options.Days)*len(v.Content.Cards))
	spare := left - needed
	z := forAll + forSight*bonus(v.party == content.Mineos) + forLate*late
	if v.large() {
		z += forLarge + forLateLarge*late
	}
	z += (forMaterial + forLateWorth*late) * logRatio(besiegers, defenders)
	z += forFront * logRatio(front, guard)
	return z + forKeep*float64(v.Keep) + forTurn*math.Max(-8, math.Min(6, spare)) + forNoTurn*bonus(spare < 0)
}

// logRatio compares two sums of worth, of which either may be 0.
func logRatio(a, b sum) float64 { return math.Log((a.value() + 0.5) / (b.value() + 0.5)) }

// sum adds up numbers in a way that their order does not change: which block stands behind which back must not
// show in the last digit.
type sum int64

// grain is the part of 1 to which sums are exact.
const grain = 1 << 32

func (s *sum) add(x float64) { *s += sum(math.Round(x * grain)) }
func (s sum) value() float64 { return float64(s) / grain }

// large reports whether the whole city is besieged.
func (v *survey) large() bool { return v.Scenario().Pontia || v.Scenario().MineosZone.Empty() }

// weight is what a block counts, as the seat knows it, and how far it is from the objective; 0: it does not
// count.
func (v *survey) weight(b content.Block) (w, way float64) {
	p := &v.Pieces[b]
	switch {
	case p.Status == engine.Removed || p.Status == engine.Eliminated:
		return 0, 0
	case v.Kind(b) == content.Sea, sees(v.State, v.party, b) && v.Train(b):
		return 0, 0
	}
	if w = typical[v.Kind(b)]; p.Status == engine.OnMap || sees(v.State, v.party, b) {
		w = seenWorth(v.State, v.party, b)
	}
	if engine.Third(p.Party) {
		w *= 0.6
	}
	switch {
	case p.Status == engine.Unplaced && p.Party == content.Argot && v.party != content.Argot:
		return 0, 0 // what the council has bought is hidden
	case p.Status == engine.Unplaced, p.Status == engine.Aboard && p.Party != v.party:
		return w, 10
	case p.Status == engine.Aboard:
		return w, v.afloat(p.At)
	}
	return w, math.Min(farRoad, v.road[p.At])
}

// afloat is how far cargo is from the objective: by sea to the nearest dock, and ashore.
func (v *survey) afloat(at atlas.Place) float64 {
	nearest := atlas.Far
	for q := range v.Map.Zone(atlas.Docks).All() {
		nearest = min(nearest, v.Map.Distance(at, q))
	}
	return 2.5 + 0.8*float64(min(nearest, 10))
}
