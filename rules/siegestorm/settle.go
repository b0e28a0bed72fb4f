package siegestorm

import "portcullis/rules"

var _ rules.Settler = (*State)(nil)

// worthwhile is how much a storm must take to be ordered without a search: cards, or DEF of a creature killed.
const worthwhile = 2

// Settle orders the storm of a Duel that can win the match or take enough, and averts one that would lose it. What else the creature
// could do, to hold ground or become a Supporter, wins fewer matches then, and searches, of few worlds above all, hold it back too often
// (docs/balance/siegestorm.md, "The levels"); and they see too few of the turns in which the blow falls.
func (s *State) Settle(*rules.Rand) (c rules.Choice, why rules.Text, ok bool) {
	if s.result != undecided || s.set.mode != duel {
		return c, why, false
	}
	if c, ok = s.winsNow(); ok {
		return c, rules.T("It wins the match."), true
	}
	if s.ask.kind == askWindow || s.ask.kind == askReact {
		c, ok = s.averts()
		return c, rules.T("It averts a storm that would win the match."), ok
	}
	if s.ask.kind != askOrder {
		return c, why, false
	}
	o := s.prospect(s.ordered(), s.ask.seat.seat())
	switch {
	case o.wins():
		return of(OrderStorm), rules.T("It can win the match."), true
	case o.beats(o.by) || s.blowOf(o) < worthwhile || s.drainsItself(of(OrderStorm)) || s.spendsTurns(o):
		return c, why, false
	}
	return of(OrderStorm), rules.T("It takes more than the creature would be worth elsewhere."), true
}

// spendsTurns reports whether a storm draws its own side nearer to its end than the blow brings the other one: a side that draws three cards for
// two that it takes, with fewer left, has lost a turn by it.
func (s *State) spendsTurns(o *prospect) bool {
	d := s.ask.seat
	n := s.drawnBy(of(OrderStorm))
	return n > 0 && (s.drawsLeft(d)-n < lastTurns*s.drawsPerTurn(d) || float64(n) >= s.blowOf(o) && s.drawsLeft(d) <= s.drawsLeft(1-d))
}

// lastTurns is so few turns that each of them counts.
const lastTurns = 3
