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
	best, values, sure := p.weigh(ctx, s, seat)
	return spare(ctx, s, seat, Answer{choices[best], reason(s, seat, values, best, sure)}, func() []rules.Choice { return choices })
}

// Weigh returns the index of the best choice of the decision and the value of each: the
// expected evaluation for seat, 0 to 1; NaN for a choice that time did not suffice for.
func (p *Planner) Weigh(ctx context.Context, s rules.State, seat rules.Seat) (best int, values []float64) {
	best, values, _ = p.weigh(ctx, s, seat)
	return best, values
}

// weigh is Weigh. Sure is true if all that the best choice can come to was played to the end of the match.
func (p *Planner) weigh(ctx context.Context, s rules.State, seat rules.Seat) (best int, values []float64, sure bool) {
	choices := append([]rules.Choice(nil), s.Decision().Choices...)
	values = make([]float64, len(choices))
	rand := rules.NewRand(p.options.Seed)
	w := search{ctx: ctx, seat: seat, left: p.options.Nodes, rand: &rand}
	horizon := s.Progress().Turn
	for i, c := range choices {
		w.guessed = false
		values[i] = w.choice(s, c, horizon)
		if w.stopped() && i > 0 {
			values[i] = math.NaN()
			continue
		}
		if i == 0 || values[i] > values[best] {
			best, sure = i, !w.guessed
		}
	}
	return best, values, sure
}

// reason says why a choice is made, and how likely the seat is to win: exactly, where what it can come to is sure.
func reason(s rules.State, seat rules.Seat, values []float64, best int, sure bool) rules.Text {
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
	if f, ok := s.(rules.Foreteller); ok && sure {
		if _, told := f.Foretell(seat); told {
			return rules.Sentences(because(s, choices[best], compared), likely(values[best]))
		}
	}
	return say(s, seat, choices[best], compared)
}
