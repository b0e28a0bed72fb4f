package bot

import (
	"context"
	"slices"

	"portcullis/rules"
)

// Hasty takes what looks soundest at a glance: the first sensible choice (rules.Glancer, rules.Pruner), or now and
// then the next; but it leaves nothing off by a slip, and goes on to nothing by one (rules.Venturer). Having spent something, it may
// go on to what costs nothing sooner than it had to, as who is in a hurry to strike does.
type Hasty struct {
	options HastyOptions
	rand    rules.Rand

	turn  int
	spent map[int]bool // the purses of which it has spent something in this turn
}

// HastyOptions say how a hasty player plays.
type HastyOptions struct {
	Seed uint64
	// Slips is the chance to pass a choice over for the next, 0 to 1.
	Slips float64
	// Haste is the chance, at each choice that would spend of a purse of which it has spent something in this turn, to go on instead: to a
	// blow, or what leads to one, else to the end. It is half of that where it has spent something of another purse only.
	Haste float64
	// Thrifty has haste go on to a blow, or what leads to one, alone: where there is none, it buys on.
	Thrifty bool
	// Judgement is how well it judges at a glance.
	Judgement rules.Judgement
}

// NewHasty returns a hasty player; equal options choose alike.
func NewHasty(o HastyOptions) *Hasty {
	return &Hasty{options: o, rand: rules.NewRand(o.Seed), spent: map[int]bool{}}
}

// Choose takes a sensible choice.
func (p *Hasty) Choose(ctx context.Context, s rules.State, seat rules.Seat) Answer {
	if answer, ok := settle(s, seat, &p.rand); ok {
		return answer
	}
	var list []rules.Choice
	if g, ok := s.(rules.Glancer); ok {
		list = g.Glance(p.options.Judgement, nil)
	} else {
		list = sensible(s, nil)
	}
	if turn := s.Progress().Turn; turn != p.turn {
		p.turn = turn
		clear(p.spent)
	}
	c := list[p.pick(s, list)]
	if v := ventured(s, c); v.Spends > 0 {
		p.spent[v.Purse] = true
	}
	return spare(ctx, s, seat, Answer{c, glance(s, seat, c)}, func() []rules.Choice { return list })
}

// pick is which of the sensible choices it takes.
func (p *Hasty) pick(s rules.State, list []rules.Choice) int {
	if v := ventured(s, list[0]); v.Spends > 0 && len(p.spent) > 0 {
		haste := p.options.Haste
		if !p.spent[v.Purse] {
			haste /= 2
		}
		if on := p.onward(s, list); on > 0 && p.rand.IntN(1000) < int(1000*haste) {
			return on
		}
	}
	ends := slices.IndexFunc(list, func(c rules.Choice) bool { v := ventured(s, c); return v.Aside || v.Ends })
	if ends < 0 {
		ends = len(list)
	}
	return passOver(&p.rand, int(1000*p.options.Slips), max(1, ends))
}

// onward is the first of some choices that strikes, or leads to a blow, without spending anything, else, for who is not thrifty, the first that ends
// something; 0: there is none behind the first.
func (p *Hasty) onward(s rules.State, list []rules.Choice) (last int) {
	for i, c := range list {
		switch v := ventured(s, c); {
		case v.Strike > 0:
			return i
		case v.Aside && last == 0 && !p.options.Thrifty:
			last = i
		}
	}
	return last
}

// ventured is what a choice takes on; nothing, where the state does not know it.
func ventured(s rules.State, c rules.Choice) (v rules.Venture) {
	if knows, ok := s.(rules.Venturer); ok {
		v = knows.Venture(c)
	}
	return v
}

// glance is why a choice is taken that was not thought about further.
func glance(s rules.State, seat rules.Seat, c rules.Choice) rules.Text {
	return say(s, seat, c, rules.T("the soundest choice at a glance"))
}
