package advice

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// survey is the map as a seat sees it: who stands where and how strongly, what threatens it, how far it is for
// the besieger to the objective. It depends on nothing that the seat cannot see.
type survey struct {
	*engine.State
	party content.Party // whose eyes these are

	careless bool    // overlooks what could come
	sight    int     // how many locations from its own blocks it sees enemies; 0: all of them
	late     float64 // by how many turns too late it feels that time runs out
	discern  float64 // how well it tells places that matter from others, 0 to 1

	own, foe [atlas.MaxPlaces]float64   // worth of the ground and aerial blocks there: of its camp, of its enemies
	foes     atlas.Set                  // where enemies of some worth stand
	manned   atlas.Set                  // where blocks of its camp stand, whoever is sent elsewhere
	raiders  []raider                   // the enemies, one by one
	room     [content.BlockCount]raider // for them
	threats  [atlas.MaxPlaces]float64   // worth of the enemies that could come there next turn, once asked for
	weighed  atlas.Set                  // where that was worked out
	road     [atlas.MaxPlaces]float64   // the besieger's way to the objective: locations, and what bars them; see pave
	bias     [atlas.MaxPlaces]float64   // what a plan adds to the way through a place
	needs    [atlas.MaxPlaces]float64   // how strongly the defender wants a place held; 0: not worked out yet
}

// typical is what a block is worth whose face is hidden, by kind.
var typical = [content.KindCount]float64{content.Ground: 3.2, content.Sea: 1.4, content.Air: 2.2}

// sees reports whether a party knows the face of a block.
func sees(s *engine.State, party content.Party, b content.Block) bool {
	p := &s.Pieces[b]
	return p.Party == party || s.Open(b) || p.Status == engine.OnMap && p.Seen.Known
}

// seenWorth is what a block that stands on the map is worth as far as a party knows. What was known of its
// strength may have changed, so a face that is not open counts whole.
func seenWorth(s *engine.State, party content.Party, b content.Block) float64 {
	switch {
	case s.Pieces[b].Party == party || s.Open(b):
		return worth(s, b)
	case !sees(s, party, b):
		return typical[s.Kind(b)]
	case s.Train(b):
		return 0.6
	case s.Kind(b) == content.Sea:
		return typical[content.Sea]
	}
	return faceWorth(s.Face(b), likelySteps(s, b))
}

// paidSteps is how many steps a defender has most often paid for in a rally, for each of the blocks that were wounded before.
const paidSteps = 2

// likelySteps is how strong a block is taken to be that was seen and has gone back to its place since: in every rally it may
// have risen by a step, or have been restored by more, if there is something to pay with.
func likelySteps(s *engine.State, b content.Block) uint8 {
	p := &s.Pieces[b]
	if s.Camp(p.Party) == content.Mineos && !s.Has(b, content.UndeadRestoration) || s.Camp(p.Party) == content.Argot && s.Pool == 0 {
		return p.Seen.Strength
	}
	since := int(s.Day-p.Seen.Day)*len(s.Content.Cards) + int(s.Turn) - int(p.Seen.Turn)
	if s.Camp(p.Party) == content.Argot {
		since *= paidSteps
	}
	return uint8(min(int(s.Full(b)), int(p.Seen.Strength)+since))
}

// raider is an enemy that could come.
type raider struct {
	at    atlas.Place
	wings bool
	worth float64
}

// newSurvey looks at the map with the eyes of a party.
func newSurvey(s *engine.State, party content.Party) *survey {
	rules.Breathe()
	v := &survey{State: s, party: party, discern: 1}
	v.look()
	if party == content.Mineos {
		v.pave() // its blocks look along the road; those of the defender do not
	}
	return v
}

// look counts who stands where.
func (v *survey) look() {
	v.raiders = v.room[:0]
	for b := range content.Block(content.BlockCount) {
		p := &v.Pieces[b]
		if p.Status != engine.OnMap || v.Kind(b) == content.Sea || sees(v.State, v.party, b) && v.Train(b) {
			continue
		}
		w := seenWorth(v.State, v.party, b)
		if v.Friendly(p.Party, v.party) {
			v.own[p.At] += w
			v.manned.Add(p.At)
			continue
		}
		if v.sight > 0 && !v.nearOwn(p.At) {
			continue
		}
		if engine.Third(p.Party) && v.Stance[p.Party] == content.Wary {
			w /= 2 // it does not go far
		}
		v.foe[p.At] += w
		v.foes.Add(p.At)
		v.raiders = append(v.raiders, raider{p.At, v.Kind(b) == content.Air, w})
	}
	for p := range v.foe {
		if v.own[p] != 0 {
			v.own[p] = rounded(v.own[p])
		}
		if v.foe[p] != 0 {
			v.foe[p] = rounded(v.foe[p])
		}
	}
}

// nearOwn reports whether a block of the party stands so near to a place that it sees what is there.
func (v *survey) nearOwn(p atlas.Place) bool {
	for b := range content.Block(content.BlockCount) {
		o := &v.Pieces[b]
		if o.Party == v.party && o.Status == engine.OnMap && v.Map.Steps(o.At, p) <= v.sight {
			return true
		}
	}
	return false
}

// rounded takes off what depends on the order of a sum: that of hidden blocks is none of the seat's business.
func rounded(x float64) float64 { return math.Round(x*1e6) / 1e6 }

// threat is the worth of the enemies that could come to a place next turn, each by its kind alone.
func (v *survey) threat(p atlas.Place) float64 {
	if v.weighed.Has(p) {
		return v.threats[p]
	}
	sum := 0.0
	for _, r := range v.raiders {
		switch steps := v.Map.Steps(r.at, p); {
		case r.wings:
			if v.Map.Distance(r.at, p) <= 4 {
				sum += r.worth / 2
			}
		case steps > 3 || steps > 1 && v.screened(r.at, p, steps):
		case steps == 3:
			sum += r.worth / 2
		default:
			sum += r.worth
		}
	}
	v.weighed.Add(p)
	v.threats[p] = rounded(sum)
	return v.threats[p]
}

// screened reports whether friends stand in every place from which an enemy on the ground comes to another one by a shortest
// way: it would have to stop there (AR-GRD-7).
func (v *survey) screened(from, p atlas.Place, steps int) bool {
	for _, n := range v.Map.Ground(p) {
		if !v.manned.Has(n.Place) && v.Map.Steps(from, n.Place) < steps {
			return false
		}
	}
	return true
}

// What bars the besieger's way, in locations.
const (
	barOfGate  = 0.5  // an intact fortification
	barOfWorth = 0.3  // each worth of a defender
	farRoad    = 99.0 // no way
)

// pave works out the besieger's way to the objective from everywhere.
func (v *survey) pave() {
	for i := range v.road {
		v.road[i] = farRoad
	}
	var queue [4 * atlas.MaxPlaces]atlas.Place
	head, tail := 0, 0
	for p := range v.Scenario().Objective.All() {
		v.road[p] = 0
		queue[tail] = p
		tail++
	}
	for ; head < tail; head++ {
		p := queue[head]
		through := v.road[p] + 1 + v.bar(p)
		for _, n := range v.Map.Ground(p) {
			if through < v.road[n.Place]-0.01 && tail < len(queue) {
				v.road[n.Place] = through
				queue[tail] = n.Place
				tail++
			}
		}
	}
}

// bar is what holds the besieger up in a place.
func (v *survey) bar(p atlas.Place) float64 {
	guards := v.own[p]
	if v.party == content.Mineos {
		guards = v.foe[p]
	}
	bar := barOfWorth*guards + v.bias[p]
	if v.Fortified(p) {
		bar += barOfGate
		bar += barOfWorth / 2 * guards
	}
	return bar
}

// around is the worth of friends beside a place.
func (v *survey) around(p atlas.Place) (w float64) {
	for _, n := range v.Map.Ground(p) {
		w += v.own[n.Place]
	}
	return w
}

// exposed is what a block of some worth risks in a place where so much of its side stands with it.
func (v *survey) exposed(p atlas.Place, friends, w float64) float64 {
	if v.careless {
		return 0
	}
	support := friends + w
	if v.Fortified(p) {
		support *= 1.5
	}
	support += 0.4 * v.around(p)
	return min(w, max(0, 0.8*v.threat(p)-support)*0.3)
}

// turnsLeft is how many turns are still to come, this one included.
func turnsLeft(s *engine.State) int {
	return int(s.Options.Days)*len(s.Content.Cards) - s.Turns() + 1
}

// haste is by how many turns sooner than he must the besieger stops waiting for something better.
const haste = 2

// ease is how much time a side has, 0 to 1: the besieger must enter the objective while he can still keep it, and the
// defender must win it back before it was kept for long enough, so both grow bolder; a defender who has it has all the
// time that there is.
func (v *survey) ease() float64 {
	keep := v.Scenario().KeepTurns
	if v.party == content.Argot {
		if !v.Kept() {
			return 1
		}
		return max(0, float64(keep-int(v.Keep)-1)/float64(keep))
	}
	half := float64(int(v.Options.Days)*len(v.Content.Cards)) / 2
	return max(0, min(1, (float64(turnsLeft(v.State)-keep-haste)+v.late)/half))
}
