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
	return Answer{choices[best], reason(s, choices[best], values, best)}
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

// reason says what a choice is worth beside the next best.
func reason(s rules.State, c rules.Choice, values []float64, best int) rules.Text {
	second := math.Inf(-1)
	for i, v := range values {
		if i != best && v > second {
			second = v
		}
	}
	what := s.Describe(c).Sentence
	gain := (values[best] - second) * 100
	switch {
	case math.IsInf(second, 0):
		return rules.T("%s: it holds out best.", what)
	case gain < 0.5:
		return rules.T("%s: about as good as the next best, %s to hold out by estimate.", what, rules.Percent(values[best]))
	default:
		return rules.T("%s: %s to hold out by estimate, %s points above the next best.", what, rules.Percent(values[best]), rules.Decimal(math.Max(1, gain), 0))
	}
}
