package advice

import (
	"math"

	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// placeGain is what taking a place is worth to a party, in steps of a plain block: most in the objective, ever
// less away from it.
func (v *survey) placeGain(p atlas.Place) float64 {
	near := v.Map.Nearest(p, &v.Scenario().Objective)
	if near == atlas.Nowhere {
		return 0
	}
	gain := 0.4 + 3.6*math.Pow(0.75, float64(v.Map.Steps(p, near)))
	if v.Scenario().Objective.Has(p) && v.party == content.Argot {
		gain += 2 * float64(v.Keep)
	}
	return gain
}

// post is what it is worth to a party that a block of its own stands in a place when its movement is over,
// with friends worth so much.
func (v *survey) post(b content.Block, p atlas.Place, friends float64) float64 {
	return v.postWith(b, p, friends, 0)
}

// postWith is the same for a block with which others go, worth so much together.
func (v *survey) postWith(b content.Block, p atlas.Place, friends, mates float64) float64 {
	w := worth(v.State, b)
	switch {
	case v.Kind(b) == content.Air:
		return v.perch(p, friends, w) - v.exposed(p, friends+mates, w)
	case v.Train(b):
		return v.store(p)
	case v.party == content.Mineos:
		risk := 0.15 + 0.25*v.ease()
		if v.Ranged(b) {
			risk = 1.5 // it fights from afar
		}
		return v.siege(b, p, friends) - risk*v.exposed(p, friends+mates, w)
	}
	return v.guard(b, p, friends, w) - v.exposed(p, friends+mates, w)/2
}

// behind is what it is worth to the besieger, for each step that a block lacks, that it stands where no enemy can march
// from beside it, in steps: the wounded go behind those who are whole.
const behind = 0.4

// siege is what a place is worth to a ground block of the besieger: near the objective, where it can fire or
// raid, and behind the others while it is wounded.
func (v *survey) siege(b content.Block, p atlas.Place, friends float64) float64 {
	worth := -0.55 * v.road[p]
	if v.recovers(b) && v.fronts(p) {
		worth -= behind * float64(v.Missing(b))
	}
	if v.Scenario().Objective.Has(p) {
		worth += 3
		if friends == 0 {
			worth += 1.5
		}
	}
	if v.Map.In(p, atlas.Medical) && v.Pool > 0 && friends == 0 {
		worth += 0.4
	}
	if v.Ranged(b) && v.covers(b, p) {
		worth += 1.3
		if v.Has(b, content.Besieger) && v.breaches(b, p) {
			worth += 1.5
		}
	}
	return worth
}

// recovers reports whether a wounded block of the besieger gains steps behind the others: in every rally, or for what the purse holds
// (AR-ABI-1, AR-RAL-7).
func (v *survey) recovers(b content.Block) bool {
	return v.Has(b, content.UndeadRestoration) || int(v.Purse) >= v.Face(b).Cost
}

// fronts reports whether enemies stand beside a place.
func (v *survey) fronts(p atlas.Place) bool {
	for _, n := range v.Map.Ground(p) {
		if v.foe[n.Place] > 0 {
			return true
		}
	}
	return false
}

// breaches reports whether a ranged Besieger would have a gate that the enemy holds to fire at from a place
// (AR-RNG-6).
func (v *survey) breaches(b content.Block, p atlas.Place) bool {
	for g := range v.Map.Gates() {
		if at := v.Map.Gates()[g].Inside; at != p && v.Gates[g].Strength > 0 && v.foe[at] > 0 && v.Map.InRange(p, at, v.Face(b).Range) {
			return true
		}
	}
	return false
}

// covers reports whether a ranged block would have something to fire at from a place.
func (v *survey) covers(b content.Block, p atlas.Place) bool {
	reach := v.Face(b).Range
	for q := v.foes.First(); q != atlas.Nowhere; q = v.foes.Next(q + 1) {
		if q != p && v.Map.InRange(p, q, reach) && v.foe[q] > 0 {
			return true
		}
	}
	return false
}

// guard is what a place is worth to a ground block of the defender: the more the besieger is drawn to it, and
// the less stands there already.
func (v *survey) guard(b content.Block, p atlas.Place, friends, w float64) float64 {
	need := v.need(p)
	lack := max(0, need-friends)
	worth := (1+v.discern*(v.importance(p)-0.5))*min(w, lack) + 0.15*min(w, need) + 0.08*min(lack, 10)
	if near := v.Map.Nearest(p, &v.Scenario().Objective); near != atlas.Nowhere {
		worth -= 0.12 * float64(v.Map.Steps(p, near))
	}
	if v.Ranged(b) && v.covers(b, p) {
		worth += 0.5
	}
	if v.Pieces[b].Strength < v.Full(b) && v.Map.Is(p, atlas.City) {
		worth += 0.3 * float64(v.Missing(b))
	}
	return worth
}

// need is how strongly the defender wants a place held: by the besiegers who could come there soon, most where
// a fortification stands or the objective lies.
func (v *survey) need(p atlas.Place) float64 {
	if v.needs[p] == 0 {
		v.needs[p] = v.wants(p)
	}
	return v.needs[p]
}

func (v *survey) wants(p atlas.Place) float64 {
	importance := v.importance(p)
	if importance == 0 {
		return 0
	}
	return importance * (1.2 + v.coming(p))
}

// importance is how much it matters to the defender who holds a place, 0 to 1.
func (v *survey) importance(p atlas.Place) float64 {
	switch {
	case v.Scenario().Objective.Has(p):
		return 0.75
	case v.Map.At(p).Gate != atlas.NoGate && v.Fortified(p):
		return 0.7
	case v.Map.At(p).Gate != atlas.NoGate:
		return 0.5
	case v.Map.In(p, atlas.Docks):
		return 0.35
	case v.Map.At(p).Tunnel != atlas.Nowhere && v.Map.Is(p, atlas.Pink):
		return 0.3
	case v.Map.Is(p, atlas.City):
		return 0.2
	}
	return 0
}

// coming is the worth of the besiegers on their way to a place, less the farther they are.
func (v *survey) coming(p atlas.Place) (sum float64) {
	for q := v.foes.First(); q != atlas.Nowhere; q = v.foes.Next(q + 1) {
		if steps := v.Map.Steps(q, p); steps < atlas.Far {
			sum += v.foe[q] * math.Pow(0.75, float64(max(0, steps-2)))
		}
	}
	return sum
}

// perch is what a place is worth to wings: with friends who fight soon, never alone near archers.
func (v *survey) perch(p atlas.Place, friends, w float64) float64 {
	worth := 0.25 * min(friends, 8)
	if v.party == content.Argot {
		return worth + 0.2*min(w, v.need(p))
	}
	if v.Map.In(p, atlas.Medical) && v.Pool > 0 && v.foe[p] == 0 {
		worth += 0.5
	}
	return worth - 0.15*v.road[p]
}

// store is what a place is worth to a supply train: in the city, near the front and out of reach.
func (v *survey) store(p atlas.Place) float64 {
	worth := -0.5 * v.threat(p) * 0.3
	if v.Map.Is(p, atlas.City) {
		worth += 0.8
	}
	return worth + 0.03*min(v.around(p)+v.own[p], 12)
}

// standsIn reports whether a ground block of a party other than b that is no train stands in a place.
func standsIn(s *engine.State, p atlas.Place, party content.Party, b content.Block) bool {
	for o := s.First(p); o != content.NoBlock; o = s.Next(o) {
		if o != b && s.Pieces[o].Party == party && s.Kind(o) == content.Ground && !s.Train(o) {
			return true
		}
	}
	return false
}
