package bot

import (
	"context"
	"math"
	"math/bits"
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
	best := p.makeScheme(planner, 0)
	if best == nil {
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

// makeScheme makes a scheme that goes on from the last one, where a state knows how.
func (p *Searcher) makeScheme(planner rules.Schemer, variant int) rules.Scheme {
	if r, ok := planner.(rules.Recaller); ok && p.scheme != nil {
		return r.SchemeAfter(p.scheme, p.options.Judgement, variant)
	}
	return planner.Scheme(p.options.Judgement, variant)
}

// aimed is what a player says of a step of a scheme: what it does, why if the state knows that, and what the scheme is
// about.
func aimed(s rules.State, seat rules.Seat, c rules.Choice, by rules.Scheme) rules.Text {
	does, aim := s.Describe(c).Sentence, by.Aim(s)
	said := rules.T("%s. %s", does, aim)
	if r, ok := s.(rules.Recommender); ok {
		if why := r.Recommend(c); !why.Empty() {
			said = rules.T("%s: %s. %s", does, why, aim)
		}
	}
	return withChance(said, s, seat)
}

// trial is a scheme that is held against the first one, in worlds that are dealt alike.
type trial struct {
	scheme rules.Scheme
	more   spread // than the first is worth, world by world
}

// doubt is the standard error of what is known of a trial.
func (t *trial) doubt() float64 { return t.more.deviation() / math.Sqrt(t.more.n) }

// proven reports whether the scheme is worth more than the first, and hardly by chance.
func (t *trial) proven() bool {
	return t.more.n >= leastPerScheme && t.more.mean > schemeDoubt*t.doubt()
}

// hopeless reports whether it is surely worth less.
func (t *trial) hopeless() bool {
	const sure = 2
	return t.more.n >= leastPerScheme && t.more.mean < -sure*t.doubt()
}

// The measure of a comparison of schemes.
const (
	mostSchemes     = 64
	worldsPerScheme = 8       // at least, on average
	worldsPerTrial  = 2       // of a player's worlds, for one in which a scheme is carried out: they go farther
	mostSchemeCosts = 6000    // worlds in which schemes are carried out
	mostSchemeMoves = 120_000 // choices in them: fewer worlds do where a turn has more choices
	leastPerRound   = 2       // worlds for each scheme, whatever they cost
	leastPerScheme  = 4       // worlds that tell anything of a scheme
	schemeDoubt     = 1       // by how many standard errors another scheme must look better than the first to be taken
)

// bestScheme compares schemes by sequential halving (Karnin, Koren and Somekh 2013): all are carried out in equal
// worlds, the worse half is dropped, and so on until the first is left and one other, which is taken if it is proven to
// be better. The first stays to the end: it is the soundest at a glance, and what is best of many by chance is not.
func (p *Searcher) bestScheme(ctx context.Context, s rules.State, planner rules.Schemer, seat rules.Seat) rules.Scheme {
	budget := max(1, min(p.options.Iterations/worldsPerTrial, mostSchemeCosts))
	trials := p.schemesOf(ctx, planner, max(1, min(mostSchemes, budget/worldsPerScheme)))
	c, ok := trials[0].scheme.Next(s)
	trials = rivals(trials, ok && aside(s, c))
	p.world = nil
	numbers := rules.NewRand(p.rand.Uint64())
	leg := planner.Leg() + p.options.Legs
	p.played = 0
	for rounds := bits.Len(uint(len(trials)) - 1); rounds > 0; rounds-- {
		each := max(leastPerRound, budget/rounds/len(trials))
		budget -= each * len(trials)
		most := p.played + (mostSchemeMoves-p.played)/rounds
		if !p.weighSchemes(ctx, s, seat, trials, leg, each, most, &numbers) {
			break
		}
		rivals := trials[1:]
		slices.SortStableFunc(rivals, func(a, b trial) int { return compare(b.more.mean, a.more.mean) })
		trials = trials[:1+(len(rivals)+1)/2]
	}
	return leader(trials)
}

// rivals are the schemes that are tried beside the first. Where that lets all stay where they are, none is that leads somebody away and attacks
// nobody: such a one looks better in many worlds, as those who play on in them come late, and empties a gate before the eyes of who watches.
func rivals(trials []trial, stays bool) []trial {
	if !stays {
		return trials
	}
	return append(trials[:1], slices.DeleteFunc(trials[1:], func(t trial) bool { return !t.scheme.Attacks() })...)
}

// leader is the best of the schemes that are proven to be better than the first; without one, the first.
func leader(trials []trial) rules.Scheme {
	best := &trials[0]
	for i := range trials {
		if t := &trials[i]; t.proven() && t.more.mean > best.more.mean {
			best = t
		}
	}
	return best.scheme
}

// schemesOf makes so many schemes; those that come to the same once.
func (p *Searcher) schemesOf(ctx context.Context, planner rules.Schemer, most int) (trials []trial) {
	for variant := range most {
		rules.Breathe()
		scheme := p.makeScheme(planner, variant)
		if !slices.ContainsFunc(trials, func(t trial) bool { return t.scheme.Same(scheme) }) {
			trials = append(trials, trial{scheme: scheme})
		}
		if ctx.Err() != nil {
			break
		}
	}
	return trials
}

// weighSchemes carries schemes out in so many worlds that are new to them, or in fewer, once so many choices were made in
// all. It is false if no more of that helps: time has ended, or no rival is left that could be better than the first.
func (p *Searcher) weighSchemes(ctx context.Context, s rules.State, seat rules.Seat, trials []trial, leg, worlds, most int, numbers *rules.Rand) bool {
	worth := make([]float64, len(trials))
	for n := 0; n < worlds && (n < leastPerRound || p.played < most); n++ {
		seed := numbers.Uint64()
		for i := range trials {
			if ctx.Err() != nil {
				return false
			}
			var ok bool
			if worth[i], ok = p.carryOut(ctx, trials[i].scheme, s, seat, leg, seed); !ok {
				return false
			}
		}
		for i := range trials {
			trials[i].more.add(worth[i] - worth[0])
		}
	}
	return slices.ContainsFunc(trials[1:], func(t trial) bool { return !t.hopeless() })
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

// carryOut tells what a scheme comes to in the world of a seed, played on to a leg. It is false if time ended before.
func (p *Searcher) carryOut(ctx context.Context, scheme rules.Scheme, s rules.State, seat rules.Seat, leg int, seed uint64) (worth float64, ok bool) {
	keep := p.rand
	p.rand = rules.NewRand(seed)
	p.deal(s, seat)
	p.rand = keep
	p.schemes[seat] = scheme
	p.end = leg
	if !p.follow(ctx, seat) {
		return 0, false
	}
	return p.value(seat), true
}
