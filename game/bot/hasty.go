package bot

import (
	"context"

	"portcullis/rules"
)

// Hasty takes what looks soundest at a glance: the first sensible choice (rules.Glancer, rules.Pruner), or now and
// then the next; but it passes no whole turn in which that would take something on (rules.Venturer).
type Hasty struct {
	rand  rules.Rand
	slips int // chances of a thousand to pass a choice over

	turn  int
	acted bool // took something on in this turn
}

// NewHasty returns a hasty player; equal seeds choose alike. It passes each choice over for the next with the chance
// of slips, 0 to 1: 0 is none.
func NewHasty(seed uint64, slips float64) *Hasty {
	return &Hasty{rand: rules.NewRand(seed), slips: int(1000 * slips)}
}

// Choose takes a sensible choice.
func (p *Hasty) Choose(ctx context.Context, s rules.State, seat rules.Seat) Answer {
	if answer, ok := settle(s, seat, &p.rand); ok {
		return answer
	}
	var list []rules.Choice
	if g, ok := s.(rules.Glancer); ok {
		list = g.Glance(rules.Middling, nil)
	} else {
		list = sensible(s, nil)
	}
	if turn := s.Progress().Turn; turn != p.turn {
		p.turn, p.acted = turn, false
	}
	i := passOver(&p.rand, p.slips, len(list))
	for i > 0 && !p.acted && aside(s, list[i]) && !aside(s, list[0]) {
		i--
	}
	p.acted = p.acted || !aside(s, list[i])
	return spare(ctx, s, seat, Answer{list[i], glance(s, seat, list[i])}, func() []rules.Choice { return list })
}

// glance is why a choice is taken that was not thought about further.
func glance(s rules.State, seat rules.Seat, c rules.Choice) rules.Text {
	return say(s, seat, c, rules.T("the soundest choice at a glance"))
}
