package advice

import (
	"cmp"
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// stayToFire is what it is worth to a ranged block to stay where it can fire this turn.
const stayToFire = 0.9

// leastGain is by how much a march must better the posts of a location for a token to be spent.
const leastGain = 0.12

// redeploy sends everybody else where they are worth most: those in activated locations ride free, then one
// location after another as long as tokens last.
func (pl *planner) redeploy() {
	for p := pl.active.First(); p != atlas.Nowhere; p = pl.active.Next(p + 1) {
		pl.moveOut(p)
	}
	var tried atlas.Set
	for pl.tokens > 0 {
		best, most := atlas.Nowhere, leastGain
		for b := pl.free.Next(0); b != content.NoBlock; b = pl.free.Next(b + 1) {
			at := pl.Pieces[b].At
			if tried.Has(at) || pl.active.Has(at) {
				continue
			}
			tried.Add(at)
			if gain := pl.gainAt(at); gain > most || gain == most && best != atlas.Nowhere && at < best { // which of two alike is counted first tells nothing
				best, most = at, gain
			}
		}
		if best == atlas.Nowhere {
			return
		}
		tried = pl.active
		pl.moveOut(best)
		pl.activate(best)
		tried = pl.active
	}
}

// gainAt is by how much the posts of the blocks of a location could be bettered.
func (pl *planner) gainAt(at atlas.Place) (sum float64) {
	mates := pl.mates(at)
	for b := pl.free.Next(0); b != content.NoBlock; b = pl.free.Next(b + 1) {
		if pl.Pieces[b].At == at && pl.Pieces[b].Status == engine.OnMap {
			_, gain := pl.better(b, mates)
			sum += gain
		}
	}
	return rounded(sum)
}

// mates is the worth of the blocks of a location that can still go together.
func (pl *planner) mates(at atlas.Place) (sum float64) {
	for b := range pl.In(at) {
		if pl.free.Has(b) && pl.Kind(b) != content.Sea && !pl.Train(b) {
			sum += worth(pl.State, b)
		}
	}
	return sum
}

// moveOut sends the blocks of a location to better posts, the strongest first: which of two alike is counted first tells nothing.
func (pl *planner) moveOut(at atlas.Place) {
	var list [content.BlockCount]content.Block
	leaving := list[:0]
	for b := range pl.In(at) {
		if pl.free.Has(b) {
			leaving = append(leaving, b)
		}
	}
	slices.SortStableFunc(leaving, func(a, b content.Block) int { return cmp.Compare(worth(pl.State, b), worth(pl.State, a)) })
	for _, b := range leaving {
		if to, gain := pl.better(b, pl.mates(at)); gain > 0 {
			pl.send(b, to, pl.wayIn(b, to))
		}
		pl.free.Remove(b)
	}
}

// wayIn is the only way of a march into a place where no enemy stands.
func (pl *planner) wayIn(b content.Block, p atlas.Place) atlas.Place {
	for _, n := range pl.Map.Around(p) {
		if pl.reachOf(b).Ways[p]&(1<<n.Direction) != 0 {
			return n.Place
		}
	}
	return atlas.Nowhere
}

// astray is by how much a post may be worse than that where a block stands for a beginner to take it for a better one.
const astray = 0.2

// deserts reports whether a block of a defender who does not see far would leave the objective without a fight.
func (pl *planner) deserts(b content.Block, p atlas.Place) bool {
	goal := pl.Scenario().Objective
	return pl.party == content.Argot && pl.style.Sight > 0 && pl.Kind(b) == content.Ground && goal.Has(pl.Pieces[b].At) && !goal.Has(p)
}

// advances reports whether a march brings a block nearer to the objective. Only towards it posts are misjudged at random: whoever wandered
// about before a gate was seen to want nothing.
func (pl *planner) advances(b content.Block, p atlas.Place) bool {
	goal := &pl.Scenario().Objective
	near, far := pl.Map.Nearest(p, goal), pl.Map.Nearest(pl.Pieces[b].At, goal)
	return near != atlas.Nowhere && far != atlas.Nowhere && pl.Map.Steps(p, near) < pl.Map.Steps(pl.Pieces[b].At, far)
}

// better is the best post that a block can march to without a fight, and by how much it is better than where
// it stands; no gain: it stays.
func (pl *planner) better(b content.Block, mates float64) (best atlas.Place, gain float64) {
	if pl.Kind(b) == content.Sea {
		return atlas.Nowhere, 0
	}
	rules.Breathe()
	at, w := pl.Pieces[b].At, worth(pl.State, b)
	if pl.Train(b) {
		w = 0
	}
	mates = 0.7 * max(0, mates-w)
	here := pl.postOf(b, at, pl.own[at]-w, 0)
	if pl.Ranged(b) && pl.Kind(b) == content.Ground && pl.covers(b, at) {
		here += stayToFire
	}
	ends := &pl.reachOf(b).Ends
	best = atlas.Nowhere
	for p := ends.First(); p != atlas.Nowhere; p = ends.Next(p + 1) {
		if pl.EnemyAt(p, pl.party) || !pl.room(b, p) || pl.full(b, p) || pl.deserts(b, p) || p == pl.came[b] {
			continue
		}
		there := pl.postOf(b, p, pl.own[p], mates) - here
		if pl.style.Noise > 0 && there > -astray && pl.advances(b, p) {
			there += pl.style.Noise * (float64(pl.rand.IntN(200))/100 - 1)
		}
		if there > gain {
			best, gain = p, there
		}
	}
	return best, gain
}

// postOf is what a place is worth to a block, with friends and mates worth so much; where it has an errand, by how
// near to it the place is.
func (pl *planner) postOf(b content.Block, p atlas.Place, friends, mates float64) float64 {
	if b != pl.errand {
		return pl.postWith(b, p, friends, mates)
	}
	return errandDone - errandStep*float64(pl.Map.Steps(p, pl.goal)) - pl.exposed(p, friends+mates, worth(pl.State, b))
}

// full reports whether the last hexside of the way of a ground block has no room left.
func (pl *planner) full(b content.Block, p atlas.Place) bool {
	if pl.Kind(b) != content.Ground {
		return false
	}
	side := pl.Map.Between(pl.wayIn(b, p), p)
	return side != atlas.NoSide && int(pl.crossed[side]) >= pl.LimitOf(side)
}
