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
	chance := 1 / (1 + math.Exp(-rounded(v.truly(v.prospects()))))
	if seat == engine.Argot {
		return 1 - chance
	}
	return chance
}

// By what the estimate is made to agree with how sieges end: fitted to the turns of 1,080 that were played by the plans
// at a glance and now and then by others (see docs/balance/argot.md). It keeps the order of the positions of a turn. Late is the share of the
// turns that are over, 0 to 1.
const (
	truth          = 0.913 // of a logit of the estimate, and
	lateTruth      = -0.514
	offset         = 0.096
	offsetLarge    = -0.268
	offsetLate     = -2.02
	offsetLateWide = -1.728 // of a large siege that is late
	offsetMineos   = 0.191  // of what Mineos sees of a siege
)

// truly turns the logit of the estimate into that of how often such sieges are won by Mineos.
func (v *survey) truly(z float64) float64 {
	late := 1 - float64(turnsLeft(v.State))/float64(int(v.Options.Days)*len(v.Content.Cards))
	sum := offset + offsetLate*late + offsetMineos*bonus(v.party == content.Mineos) + (truth+lateTruth*late)*z
	if v.large() {
		sum += offsetLarge + offsetLateWide*late
	}
	return sum
}

// large reports whether the whole city is besieged.
func (v *survey) large() bool { return v.Scenario().Pontia || v.Scenario().MineosZone.Empty() }

// The weights of the estimate, in logits for Mineos.
const (
	forMaterial = 2.6  // the logarithm of its worth by that of Argot
	forAdvance  = 3.2  // share of its worth that stands in the objective, or less near it
	forKeep     = 0.9  // each step of the keep counter
	forKept     = 0.8  // Old Town is kept as it stands
	forGround   = 0.35 // each of its blocks in the objective
	forBreach   = 0.12 // each fallen gate
	forTurn     = 0.16 // each turn to spare
	forPool     = -0.03
)

// prospects is how the siege stands, in logits for Mineos.
func (v *survey) prospects() float64 {
	var besiegers, defenders, advance sum
	nearest, inside := farRoad, 0
	for b := range content.Block(content.BlockCount) {
		p := &v.Pieces[b]
		w, way := v.weight(b)
		switch {
		case w == 0:
		case v.Camp(p.Party) == content.Mineos:
			besiegers.add(w)
			advance.add(w * math.Pow(0.78, way))
			if v.Kind(b) == content.Ground && p.Party == content.Mineos {
				nearest = min(nearest, way)
				inside += int(bonus(p.Status == engine.OnMap && v.Scenario().Objective.Has(p.At)))
			}
		case v.Camp(p.Party) == content.Argot:
			defenders.add(w)
		}
	}
	z := forMaterial * math.Log((besiegers.value()+0.5)/(defenders.value()+0.5))
	z += forAdvance * advance.value() / (besiegers.value() + 0.5)
	z += forKeep*float64(v.Keep) + forGround*math.Min(3, float64(inside)) + forPool*float64(v.Pool)
	if inside > 0 && !v.held() {
		z += forKept
	}
	for g := range v.Map.Gates() {
		if v.Scenario().Gates[g] && v.Gates[g].Strength == 0 {
			z += forBreach
		}
	}
	needed := nearest/2.5 + float64(v.Scenario().KeepTurns-int(v.Keep))
	spare := float64(turnsLeft(v.State)) - needed
	return z + forTurn*math.Max(-8, math.Min(6, spare)) + v.open()
}

// sum adds up numbers in a way that their order does not change: which block stands behind which back must not
// show in the last digit.
type sum int64

// grain is the part of 1 to which sums are exact.
const grain = 1 << 32

func (s *sum) add(x float64) { *s += sum(math.Round(x * grain)) }
func (s sum) value() float64 { return float64(s) / grain }

// held reports whether the defender has a block in the objective for all that the seat knows.
func (v *survey) held() bool {
	for p := range v.Scenario().Objective.All() {
		for b := range v.In(p) {
			if v.Kind(b) == content.Ground && v.Hostile(v.Pieces[b].Party, content.Mineos) && !(sees(v.State, v.party, b) && v.Train(b)) {
				return true
			}
		}
	}
	return false
}

// open is where a siege stands of which nothing has happened yet, by how large it is.
func (v *survey) open() float64 {
	if v.large() {
		return -1.2
	}
	return -1.6
}

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
