package bot

import (
	"context"
	"math"

	"portcullis/rules"
)

// PlannerOptions tune a Planner. The zero value is what the house plays.
type PlannerOptions struct {
	Seed uint64
	// Nodes bounds the positions looked at for one answer; 0 means 400,000.
	Nodes int
}

// Planner plays every choice out to the end of the turn, dice by exact expectation where
// the state lists its chances (rules.Chancer), and takes the choice whose positions at
// that horizon the state values best (rules.Evaluator). It does not look into later
// turns; the evaluation has to.
//
// Decisions of other seats are taken to be the worst for the planner's seat.
type Planner struct {
	options PlannerOptions
}

// NewPlanner returns a planner.
func NewPlanner(o PlannerOptions) *Planner {
	if o.Nodes <= 0 {
		o.Nodes = 400_000
	}
	return &Planner{o}
}

// Choose weighs every choice of the decision.
func (p *Planner) Choose(ctx context.Context, s rules.State, seat rules.Seat) Answer {
	choices := s.Decision().Choices
	if len(choices) == 1 {
		return Answer{choices[0], rules.T("Nothing else can be done.")}
	}
	best, values := p.Weigh(ctx, s, seat)
	return spare(ctx, s, seat, Answer{choices[best], reason(s, seat, values, best)}, func() []rules.Choice { return choices })
}

// Weigh returns the index of the best choice of the decision and the value of each: the
// expected evaluation for seat, 0 to 1; NaN for a choice that time did not suffice for.
func (p *Planner) Weigh(ctx context.Context, s rules.State, seat rules.Seat) (best int, values []float64) {
	choices := append([]rules.Choice(nil), s.Decision().Choices...)
	values = make([]float64, len(choices))
	rand := rules.NewRand(p.options.Seed)
	w := search{ctx: ctx, seat: seat, left: p.options.Nodes, rand: &rand}
	horizon := s.Progress().Turn
	for i, c := range choices {
		values[i] = w.choice(s, c, horizon)
		if w.stopped() && i > 0 {
			values[i] = math.NaN()
			continue
		}
		if values[i] > values[best] {
			best = i
		}
	}
	return best, values
}

// reason says how a choice compares with the next best.
func reason(s rules.State, seat rules.Seat, values []float64, best int) rules.Text {
	choices := s.Decision().Choices
	second := -1
	for i, v := range values {
		if i != best && !math.IsNaN(v) && (second < 0 || v > values[second]) {
			second = i
		}
	}
	compared := rules.T("there was no time to look at others")
	if second >= 0 {
		compared = beside(s, choices[second], values[best]-values[second])
	}
	return say(s, seat, choices[best], compared)
}
