package bot

import (
	"context"
	"math"
	"slices"

	"portcullis/rules"
)

// Rehearse plays a choice in a world that looks to seat like s, and plays on by the guidance of the state
// (rules.Policy) for so many legs, the present one included; 0: to the end of the match. It returns what that is worth
// to seat. Worlds of one number are dealt alike whatever the choice, so that less of what choices differ by is chance.
// It is false if time ended before.
func (p *Searcher) Rehearse(ctx context.Context, s rules.State, seat rules.Seat, c rules.Choice, world uint64, legs int) (worth float64, ok bool) {
	keep := p.rand
	p.rand = rules.NewRand(world)
	p.deal(s, seat)
	p.rand = keep
	if p.end = math.MaxInt; legs > 0 {
		p.end = p.world.(rules.Policy).Leg() + legs
	}
	if p.play(c) && !p.follow(ctx, seat) {
		return 0, false
	}
	return p.value(seat), true
}

// rehearsed is a choice that is held against the one that the state puts first, in worlds that are dealt alike.
type rehearsed struct {
	choice rules.Choice
	more   spread // than the first is worth, world by world
}

// proven reports whether the choice is worth more than the first by so many standard errors of the difference.
func (r *rehearsed) proven(doubt float64) bool {
	return r.more.n >= leastRehearsed && r.more.mean > doubt*r.doubt()
}

// hopeless reports whether it is worth so much less.
func (r *rehearsed) hopeless() bool {
	const sure = 2
	return r.more.n >= leastRehearsed && r.more.mean < -sure*r.doubt()
}

func (r *rehearsed) doubt() float64 { return r.more.deviation() / math.Sqrt(r.more.n) }

// The course of a rehearsal: so many choices go on from one round to the next, the first of the state among them, and
// each round has so many parts of the worlds.
const (
	leastRehearsed = 5   // worlds that tell anything
	mostRehearsed  = 500 // worlds of which it is known that they help (docs/balance/bsieged.md)
	semifinalists  = 4
	finalists      = 2
	heatParts      = 2
	semifinalParts = 1
	rehearsalParts = 5
)

// rehearses reports whether the player compares the choices of a state by rehearsals.
func (p *Searcher) rehearses(s rules.State) bool {
	a, ok := s.(rules.Alliance)
	return ok && p.options.Rehearse && a.Allied()
}

// rehearse compares choices by sequential halving (Karnin, Koren and Somekh 2013) in worlds that are dealt alike for
// all of them. The last round is between the first choice of the state and the best of the others, in worlds that
// neither has met before: it is not enough to have been lucky. The same question gets the same answer, whatever was
// asked before.
func (p *Searcher) rehearse(ctx context.Context, s rules.State, seat rules.Seat) Answer {
	p.world = nil // the next match may be of another game
	trials := make([]rehearsed, len(p.choices))
	for i, c := range p.choices {
		trials[i].choice = c
	}
	worlds := min(p.options.Iterations, mostRehearsed)
	left := worlds
	numbers := rules.NewRand(p.options.Seed ^ uint64(s.Progress().Turn)<<32)
	for _, round := range []struct{ most, worlds int }{
		{semifinalists, worlds * heatParts / rehearsalParts},
		{finalists, worlds * semifinalParts / rehearsalParts},
	} {
		if len(trials) > round.most {
			p.compete(ctx, s, seat, trials, round.worlds/len(trials), &numbers)
			trials = promising(trials, round.most)
			left -= round.worlds
		}
	}
	p.compete(ctx, s, seat, trials, left/len(trials), &numbers)
	return rehearsedAnswer(s, seat, &trials[0], &trials[1], p.options.Doubt)
}

// compete rehearses choices in so many worlds that are new to them, or until the first is surely the best.
func (p *Searcher) compete(ctx context.Context, s rules.State, seat rules.Seat, trials []rehearsed, worlds int, numbers *rules.Rand) {
	for i := range trials {
		trials[i].more = spread{}
	}
	worth := make([]float64, len(trials))
	for n := 0; n < worlds && ctx.Err() == nil; n++ {
		world := numbers.Uint64()
		for i := range trials {
			var ok bool
			if worth[i], ok = p.Rehearse(ctx, s, seat, trials[i].choice, world, p.options.Legs); !ok {
				return
			}
		}
		rivals := false
		for i := range trials {
			trials[i].more.add(worth[i] - worth[0])
			rivals = rivals || i > 0 && !trials[i].hopeless()
		}
		if !rivals {
			return
		}
	}
}

// promising keeps the first choice and the best of the others.
func promising(trials []rehearsed, most int) []rehearsed {
	slices.SortStableFunc(trials[1:], func(a, b rehearsed) int { return compare(b.more.mean, a.more.mean) })
	return trials[:most]
}

// rehearsedAnswer is the first choice of a state, or another that is proven to be better.
func rehearsedAnswer(s rules.State, seat rules.Seat, first, other *rehearsed, doubt float64) Answer {
	switch {
	case other.proven(doubt):
		return Answer{other.choice, say(s, seat, other.choice, beside(s, first.choice, other.more.mean))}
	case other.more.n == 0:
		return Answer{first.choice, glance(s, seat, first.choice)}
	}
	return Answer{first.choice, say(s, seat, first.choice, beside(s, other.choice, -other.more.mean))}
}
