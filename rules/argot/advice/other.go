package advice

import (
	"cmp"
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// The plans that are thought of beside those with a style of their own, in turns: a storm of one place, or nobody goes
// anywhere; posts and attacks judged otherwise; the soundest plan with another order for one block. Only whoever compares
// what they come to gains by them: at a glance they look worse, and mostly are.
const (
	byStorm = iota
	byStyle
	byOrder
	ways
)

// makeOther is one of these plans, by its number.
func makeOther(s *engine.State, number int) *Plan {
	switch number % ways {
	case byStorm:
		if p, ok := stormPlan(s, number/ways); ok {
			return p
		}
	case byStyle:
		return newPlanner(s, styleOf(s, rules.Keen, named+number)).plan()
	}
	return reorderedPlan(s, number)
}

// stormPlan is the plan with so many before it in which some place is stormed, the most worth first: twice for each place, with
// all others going to better posts or staying. After them comes the one in which nobody goes anywhere; then there is none.
func stormPlan(s *engine.State, number int) (*Plan, bool) {
	st := styleOf(s, rules.Keen, 0)
	st.Stay = number%2 == 1
	pl := newPlanner(s, st)
	switch targets := pl.targets(); {
	case number/2 < len(targets):
		pl.style.Storm = targets[number/2]
	case number == 2*len(targets):
		pl.free, pl.style.Stay = content.Blocks{}, true
	default:
		return nil, false
	}
	return pl.plan(), true
}

// targets are the places where enemies stand whom nobody attacks yet, those first that are worth most.
func (pl *planner) targets() (list []atlas.Place) {
	for p := pl.foes.First(); p != atlas.Nowhere; p = pl.foes.Next(p + 1) {
		if pl.Meets(p).By == engine.NoParty {
			list = append(list, p)
		}
	}
	slices.SortStableFunc(list, func(p, q atlas.Place) int { return cmp.Compare(pl.placeGain(q), pl.placeGain(p)) })
	return list
}

// oneInFour is how often a block whose order is changed stays where it is.
const oneInFour = 4

// reorderedPlan is the soundest plan, but one block, drawn by a seed, goes somewhere else, as the last of all, or stays.
func reorderedPlan(s *engine.State, seed int) *Plan {
	pl := newPlanner(s, styleOf(s, rules.Keen, 0))
	var movers []content.Block
	for b := pl.free.Next(0); b != content.NoBlock; b = pl.free.Next(b + 1) {
		if pl.Pieces[b].Status == engine.OnMap {
			movers = append(movers, b)
		}
	}
	plan := pl.plan()
	if len(movers) == 0 {
		return plan
	}
	r := rules.NewRand(uint64(seed))
	b := movers[r.IntN(len(movers))]
	plan.orders = slices.DeleteFunc(plan.orders, func(o order) bool { return o.block == b })
	if r.IntN(oneInFour) == 0 {
		return plan
	}
	ends := &pl.reachOf(b).Ends
	var list []atlas.Place
	for p := range ends.All() {
		list = append(list, p)
	}
	if len(list) > 0 {
		to := list[r.IntN(len(list))]
		if pl.doomed(b, to) {
			return plan
		}
		from := pl.way(b, to)
		if from == atlas.Nowhere {
			from = pl.wayIn(b, to)
		}
		plan.orders = append(plan.orders, order{b, to, from})
	}
	return plan
}

// doomed reports whether a block that goes to a place alone begins a battle that it cannot hope to win.
func (pl *planner) doomed(b content.Block, p atlas.Place) bool {
	if !pl.EnemyAt(p, pl.party) || pl.Meets(p).By != engine.NoParty {
		return false
	}
	m := pl.defence(p)
	m.add(fighterOf(pl.State, b, engine.Attacker), pl.Pieces[b].Strength)
	pl.reckless = true
	a := pl.weigh(m, p, 0)
	pl.reckless = false
	return a.gain == 0
}
