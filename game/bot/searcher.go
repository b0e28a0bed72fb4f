package bot

import (
	"context"
	"math"
	"slices"

	"portcullis/rules"
)

// MaxIterations bounds SearcherOptions.Iterations; the memory of a search grows with it.
const MaxIterations = 1_000_000

// SearcherOptions tune a Searcher. A field that is 0 means what is said there.
type SearcherOptions struct {
	Seed uint64
	// Iterations bounds the worlds looked at for one answer, 1 to MaxIterations; 0 means 250.
	Iterations int
	// Part says that the player looks only at one of so many of these worlds in a state that does not guide (rules.Policy), where the sense
	// of a choice shows at a glance; 0 means 1, all of them.
	Part int
	// Reach is how many choices a world is played on after it has left the tree; 0 means 12,
	// a negative number none.
	Reach int
	// Legs is how many legs of a state that guides (rules.Policy) a world is played on, the
	// present one included; 0 means 1. Reach and Greed do not count then.
	Legs int
	// Explore weighs what is uncertain against what looks good, in standard deviations of
	// the values met; 0 means 1.
	Explore float64
	// Greed is the chance that a world outside the tree is played on with the most promising
	// choice instead of any; 0 means 0.5, a negative number never.
	Greed float64
	// Slips is the chance, 0 to 1, of passing the best choice over for the next best one, and that for the next. Nobody slips in carrying
	// out a plan of many choices (rules.Schemer): there levels differ by what they see.
	Slips float64
	// Wavers is that chance where the player has searched, if it is another one; 0: Slips.
	Wavers float64
	// Slack is by how much, on the scale of its own estimates, what is taken then may look worse than the best choice; 0: by any amount.
	Slack float64
	// Judgement is how well the player judges positions (rules.Appraiser), and plans where the seats of a state plan many
	// choices as one (rules.Schemer): there a beginner carries out the first scheme and compares it with no other.
	Judgement rules.Judgement
	// Glances says that in such a state the player takes choices that stand alone as they look at a glance to a player of that judgement
	// (rules.Glancer), and slips among them. Others take the first sensible one. Nobody looks at worlds for them.
	Glances bool
	// Doubt is by how many standard errors another choice must look better than the one that
	// a state that guides puts first, for that one to be passed over; 0 means 2, a negative
	// number none.
	Doubt float64
	// Thrift is by how many standard errors a choice that gives away what could be kept for later (rules.Keeper) must look
	// better than keeping it; 0: by none.
	Thrift float64
	// Rehearse says that choices of a state whose seats have no opponents (rules.Alliance) are held against the first
	// one in worlds that are dealt alike, instead of being searched.
	Rehearse bool
}

func (o SearcherOptions) complete() SearcherOptions {
	if o.Iterations <= 0 {
		o.Iterations = 250
	}
	if o.Part <= 0 {
		o.Part = 1
	}
	if o.Reach == 0 {
		o.Reach = 12
	}
	if o.Legs <= 0 {
		o.Legs = 1
	}
	if o.Explore == 0 {
		o.Explore = 1
	}
	if o.Doubt == 0 {
		o.Doubt = 2
	}
	if o.Greed == 0 {
		o.Greed = 0.5
	}
	o.Iterations = min(o.Iterations, MaxIterations)
	return o
}

// Searcher plays by Information Set Monte Carlo Tree Search (Cowling, Powley and Whitehouse
// 2012, IEEE Transactions on Computational Intelligence and AI in Games 4) with a single
// observer: each iteration deals anew what the seat cannot see, walks down one tree that all
// these worlds share, by UCB1 over the choices that the world offers, adds a choice to the
// tree, plays a few more, and asks the state what each seat that chose on the way has come to
// (rules.Evaluator). Each seat chooses what is best for itself (max^n, Luckhardt and Irani
// 1986), so any number of seats, partners and a single seat are the same to it.
//
// A Searcher keeps its memory from one answer to the next and is not safe for use by several
// goroutines at once.
type Searcher struct {
	options SearcherOptions
	rand    rules.Rand
	tree    tree
	worth   [maxSeats]spread // of all values met, by seat
	choices []rules.Choice   // that may be answered

	searched bool // the tree is of this answer

	world  rules.State    // of this iteration
	played int            // choices made in worlds, for one answer
	list   []rules.Choice // what it offers
	path   []int32        // the nodes it came by
	end    int            // the leg in which it is judged, if it guides

	scheme  rules.Scheme           // what the seat carries out, or nil
	schemes [maxSeats]rules.Scheme // what seats carry out in this world
}

const maxSeats = 16 // a rules.Seats holds no more

// NewSearcher returns a searcher. Equal options and equal questions in equal order give equal
// answers, unless time cuts one short.
func NewSearcher(o SearcherOptions) *Searcher {
	o = o.complete()
	return &Searcher{options: o, rand: rules.NewRand(o.Seed)}
}

// Choose searches until the iterations are used up, time is, or the rest cannot change the
// answer. With one iteration it follows a state that guides without a thought of its own.
func (p *Searcher) Choose(ctx context.Context, s rules.State, seat rules.Seat) Answer {
	p.searched = false
	return spare(ctx, s, seat, p.think(ctx, s, seat), func() []rules.Choice { return p.ranked(s, seat) })
}

// think is Choose, but for choices that lose at once.
func (p *Searcher) think(ctx context.Context, s rules.State, seat rules.Seat) Answer {
	if answer, ok := settle(s, seat, &p.rand); ok && (!p.looksItself(s) || winsAtOnce(s, seat, answer.Choice)) {
		return answer
	}
	if answer, ok := p.carryOn(ctx, s, seat); ok {
		return answer
	}
	if c, ok := p.glances(s); ok {
		return Answer{c, glance(s, seat, c)}
	}
	p.choices = sensible(s, p.choices[:0])
	if len(p.choices) == 1 {
		return Answer{p.choices[0], say(s, seat, p.choices[0], rules.T("nothing else is worth a thought"))}
	}
	if _, ok := s.(rules.Policy); ok && p.options.Iterations == 1 {
		return Answer{p.choices[0], glance(s, seat, p.choices[0])}
	}
	if p.rehearses(s) {
		return p.rehearse(ctx, s, seat)
	}
	p.world = nil // the next match may be of another game
	worlds := p.options.Iterations
	if _, guides := s.(rules.Policy); !guides {
		worlds = max(1, worlds/p.options.Part)
	}
	p.tree.reset(worlds + 1)
	p.worth = [maxSeats]spread{}
	for left := worlds; left > 0 && ctx.Err() == nil && !p.settled(seat, left); left-- {
		p.iterate(ctx, s, seat)
	}
	p.searched = true
	return p.answer(s, seat)
}

// looksItself reports whether the player looks itself where a state knows the answer: a beginner does, but for what wins at once, and where
// the seats plan many choices as one, whose plans would be broken by it.
func (p *Searcher) looksItself(s rules.State) bool {
	_, plans := s.(rules.Schemer)
	return p.options.Judgement == rules.Beginner && !plans
}

// winsAtOnce reports whether a choice wins the match before anybody is asked again.
func winsAtOnce(s rules.State, seat rules.Seat, c rules.Choice) bool {
	after := s.Clone()
	if _, err := after.Apply(c); err != nil {
		return false
	}
	return after.Decision().Over() && value(after, seat) >= 1
}

// settle is what a state answers by itself (rules.Settler).
func settle(s rules.State, seat rules.Seat, r *rules.Rand) (Answer, bool) {
	settler, ok := s.(rules.Settler)
	if !ok {
		return Answer{}, false
	}
	c, why, ok := settler.Settle(r)
	if !ok {
		return Answer{}, false
	}
	return Answer{c, withChance(rules.T("%s. %s", s.Describe(c).Sentence, why), s, seat)}, true
}

// glances is the choice of a state whose seats plan many choices as one, where it stands alone between schemes: the soundest
// at a glance, to a player who glances (rules.Glancer) as a middling one sees it. Worlds for them were not seen to win more
// matches, and cost more time than all else (docs/balance/argot.md). False: the player thinks.
func (p *Searcher) glances(s rules.State) (c rules.Choice, ok bool) {
	if _, ok = s.(rules.Schemer); !ok {
		return c, false
	}
	if g, is := s.(rules.Glancer); is && p.options.Glances {
		list := g.Glance(p.options.Judgement, nil)
		return list[passOver(&p.rand, p.slips(), len(list))], true
	}
	return sensible(s, nil)[0], true
}

// sensible appends the choices that are worth a thought.
func sensible(s rules.State, buf []rules.Choice) []rules.Choice {
	if p, ok := s.(rules.Pruner); ok {
		return p.Sensible(buf)
	}
	return append(buf, s.Decision().Choices...)
}

// settled reports, now and then, whether the choice looked at most stays so whatever the
// iterations that are left bring.
func (p *Searcher) settled(seat rules.Seat, left int) bool {
	const often = 32
	if left%often != 0 {
		return false
	}
	first, second := int32(0), int32(0)
	for _, c := range p.choices {
		switch n := p.tree.visits(seat, c); {
		case n > first:
			first, second = n, first
		case n > second:
			second = n
		}
	}
	return int(first-second) > left
}

// answer takes the choice that was looked at most, or slips.
func (p *Searcher) answer(s rules.State, seat rules.Seat) Answer {
	best, second := p.ranking(seat)
	if _, ok := s.(rules.Policy); ok && best != 0 && !p.proven(seat, best) {
		best, second = 0, best
	}
	if kept, ok := p.keeps(s, seat, best); ok {
		best, second = kept, best
	}
	best = p.slip(s, seat, best)
	return Answer{p.choices[best], p.reason(s, seat, best, second)}
}

// ranking returns the index of the choice that was looked at most, the first one if none was,
// and of the runner-up.
func (p *Searcher) ranking(seat rules.Seat) (best, second int) {
	second = -1
	for i := 1; i < len(p.choices); i++ {
		switch {
		case p.better(seat, i, best):
			best, second = i, best
		case second < 0 || p.better(seat, i, second):
			second = i
		}
	}
	return best, second
}

func (p *Searcher) better(seat rules.Seat, i, j int) bool {
	a, b := p.tree.top(seat, p.choices[i]), p.tree.top(seat, p.choices[j])
	switch {
	case a == nil || b == nil:
		return a != nil
	case a.visits != b.visits:
		return a.visits > b.visits
	}
	return a.mean() > b.mean()
}

// proven reports whether a choice looks so much better than the one that the state puts first
// that it is hardly by chance.
func (p *Searcher) proven(seat rules.Seat, i int) bool {
	return p.leads(seat, i, 0, p.options.Doubt)
}

// leads reports whether a choice looks better than another by more than so many standard errors.
func (p *Searcher) leads(seat rules.Seat, i, j int, errors float64) bool {
	a, b := p.tree.top(seat, p.choices[i]), p.tree.top(seat, p.choices[j])
	if a == nil || b == nil {
		return false
	}
	err := p.worth[seat].deviation() * math.Sqrt(1/float64(a.visits)+1/float64(b.visits))
	return a.mean()-b.mean() > errors*err
}

// keeps is the choice by which the seat keeps for later what another one gives away, if that one looks hardly better: where worlds
// are few it leads by chance, and whoever gives everything away at once has nothing left to answer with.
func (p *Searcher) keeps(s rules.State, seat rules.Seat, i int) (kept int, ok bool) {
	k, is := s.(rules.Keeper)
	if !is || p.options.Thrift <= 0 {
		return 0, false
	}
	instead, ok := k.Keeps(p.choices[i])
	kept = slices.Index(p.choices, instead)
	return kept, ok && kept >= 0 && !p.leads(seat, i, kept, p.options.Thrift)
}

// reason says how a choice compares with the next best.
func (p *Searcher) reason(s rules.State, seat rules.Seat, best, second int) rules.Text {
	c := p.choices[best]
	a, b := p.tree.top(seat, c), (*node)(nil)
	if second >= 0 && second != best {
		b = p.tree.top(seat, p.choices[second])
	}
	compared := rules.T("it looks best")
	switch {
	case a == nil:
		compared = rules.T("there was no time to think")
	case b != nil:
		compared = beside(s, b.choice, a.mean()-b.mean())
	}
	return say(s, seat, c, compared)
}
