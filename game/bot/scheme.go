package bot

import (
	"context"
	"math"
	"slices"

	"portcullis/rules"
)

// carryOn answers by a scheme, for a state whose seats plan many choices as one: the one that is under way, or
// else the best of many. It is false where there is nothing to plan.
func (p *Searcher) carryOn(ctx context.Context, s rules.State, seat rules.Seat) (Answer, bool) {
	planner, ok := s.(rules.Schemer)
	if !ok {
		return Answer{}, false
	}
	if p.scheme != nil {
		if c, ok := p.scheme.Next(s); ok {
			return Answer{c, aimed(s, seat, c, p.scheme)}, true
		}
	}
	best := planner.Scheme(p.options.Judgement, 0)
	if p.scheme = best; best == nil {
		return Answer{}, false
	}
	if p.options.Judgement != rules.Beginner {
		best = p.bestScheme(ctx, s, planner, seat)
	}
	p.scheme = best
	c, ok := best.Next(s)
	if !ok {
		return Answer{}, false
	}
	return Answer{c, aimed(s, seat, c, best)}, true
}

// aimed is what a player says of a step of a scheme: what it does, why if the state knows that, and what the scheme is
// about.
func aimed(s rules.State, seat rules.Seat, c rules.Choice, by rules.Scheme) rules.Text {
	said := rules.T("%s. %s", s.Describe(c).Sentence, by.Aim())
	if r, ok := s.(rules.Recommender); ok {
		if why := r.Recommend(c); !why.Empty() {
			said = rules.T("%s: %s. %s", s.Describe(c).Sentence, why, by.Aim())
		}
	}
	return withChance(said, s, seat)
}

// trial is a scheme that is compared with others.
type trial struct {
	scheme rules.Scheme
	sum    float64
	n      int
}

func (t *trial) mean() float64 { return t.sum / float64(t.n) }

// The measure of a comparison of schemes.
const (
	mostSchemes     = 24
	worldsPerScheme = 8   // at least, on average
	worldsPerTrial  = 2   // of a player's worlds, for one in which a scheme is carried out: they go farther
	worldsPerWorld  = 10  // of a player's worlds, for one of a choice that stands alone between schemes
	mostSchemeCosts = 300 // worlds in which schemes are carried out
)

// bestScheme compares schemes by sequential halving (Karnin, Koren and Somekh 2013): all are carried out in
// equal worlds, the worse half is dropped, and so on until one is left.
func (p *Searcher) bestScheme(ctx context.Context, s rules.State, planner rules.Schemer, seat rules.Seat) rules.Scheme {
	budget := max(1, min(p.options.Iterations/worldsPerTrial, mostSchemeCosts))
	trials := make([]trial, max(1, min(mostSchemes, budget/worldsPerScheme)))
	for i := range trials {
		rules.Breathe()
		if trials[i].scheme = planner.Scheme(p.options.Judgement, i); ctx.Err() != nil {
			trials = trials[:i+1]
			break
		}
	}
	if p.options.Iterations == 1 {
		return trials[0].scheme
	}
	p.world = nil
	seed := p.rand.Uint64()
	rounds := max(1, int(math.Ceil(math.Log2(float64(len(trials))))))
	for round := range rounds {
		each := max(2, budget/rounds/len(trials))
		for world := range each {
			for i := range trials {
				if ctx.Err() != nil {
					return leader(trials)
				}
				p.carryOut(ctx, &trials[i], s, seat, planner.Leg()+p.options.Legs, seed+uint64(round)<<32+uint64(world))
			}
		}
		slices.SortStableFunc(trials, func(a, b trial) int { return compare(b.mean(), a.mean()) })
		trials = trials[:(len(trials)+1)/2]
	}
	return leader(trials)
}

// compare orders means; what floating point alone tells apart counts as equal.
func compare(a, b float64) int {
	const least = 1e-9
	switch {
	case a < b-least:
		return -1
	case a > b+least:
		return 1
	}
	return 0
}

// leader is the scheme with the best mean.
func leader(trials []trial) rules.Scheme {
	best := &trials[0]
	for i := range trials {
		if t := &trials[i]; t.n > 0 && (best.n == 0 || t.mean() > best.mean()) {
			best = t
		}
	}
	return best.scheme
}

// carryOut tries a scheme in the world of a seed, played on to a leg. A world in which time ends does not count.
func (p *Searcher) carryOut(ctx context.Context, t *trial, s rules.State, seat rules.Seat, leg int, seed uint64) {
	keep := p.rand
	p.rand = rules.NewRand(seed)
	p.deal(s, seat)
	p.rand = keep
	p.schemes[seat] = t.scheme
	p.end = leg
	if p.follow(ctx, seat) {
		t.sum += value(p.world, seat)
		t.n++
	}
}
