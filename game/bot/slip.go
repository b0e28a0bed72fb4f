package bot

import (
	"slices"

	"portcullis/rules"
)

// passOver is how many of n choices, the best first, are passed over for the next: each with a chance of so many thousandths, never the last.
func passOver(r *rules.Rand, thousandths, n int) (passed int) {
	for passed < n-1 && r.IntN(1000) < thousandths {
		passed++
	}
	return passed
}

// aside reports whether a choice takes nothing on, such as one that ends a turn.
func aside(s rules.State, c rules.Choice) bool {
	return ventured(s, c).Aside
}

// slips is the chance of a slip in thousandths.
func (p *Searcher) slips() int { return int(1000 * p.options.Slips) }

// within reports whether a choice that was looked at looks worse than the best one by no more than the slack.
func (p *Searcher) within(seat rules.Seat, i, best int) bool {
	a, b := p.tree.top(seat, p.choices[i]), p.tree.top(seat, p.choices[best])
	return p.options.Slack == 0 || b == nil || b.mean()-a.mean() <= p.options.Slack
}

// slip passes the best choice over for the next best one now and then, and that as often: of those that were looked at, as they stand then
// ([Searcher.better]). It lets nothing be that is worth doing, spends nobody's last means, and takes nothing that looks worse than
// its slack allows.
func (p *Searcher) slip(s rules.State, seat rules.Seat, best int) int {
	slips := p.slips()
	if p.options.Wavers > 0 {
		slips = int(1000 * p.options.Wavers)
	}
	if slips == 0 {
		return best
	}
	order, first := []int{best}, ventured(s, p.choices[best])
	for i, c := range p.choices {
		if v := ventured(s, c); i != best && p.tree.visits(seat, c) > 0 && (first.Aside || !v.Aside) && (first.Bares || !v.Bares) && p.within(seat, i, best) {
			order = append(order, i)
		}
	}
	slices.SortStableFunc(order[1:], func(i, j int) int {
		switch {
		case p.better(seat, i, j):
			return -1
		case p.better(seat, j, i):
			return 1
		}
		return 0
	})
	return order[passOver(&p.rand, slips, len(order))]
}
