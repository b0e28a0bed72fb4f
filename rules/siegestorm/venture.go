package siegestorm

import "portcullis/rules"

var _ rules.Venturer = (*State)(nil)

// Venture is what a choice takes on and gives up. An action is in vain if it costs more cards than it takes, what only
// changes ATT and DEF after the last storm of the turn or for one that takes all without it, a sacrifice for cards that cannot be drawn, and
// a strike that kills nobody.
func (s *State) Venture(c rules.Choice) (v rules.Venture) {
	n := cardNo(c.Args[0])
	switch c.Verb {
	case Keep, Continue, Pass, PassTurn, HandOver, Cancel, No:
		v.Aside = true
	case PlayAction:
		v.Spends = 1 + int(s.design(n).Cost)
		v.Vain = s.dear(n) || s.wasted(c)
		v.Bares = s.bares(v.Spends)
	case PlayCreature:
		v.Spends = 1 + int(s.design(n).Cost)
	case Activate:
		v.Spends = int(s.design(n).Passive.Cost)
		v.Vain = s.wasted(c)
		v.Bares = s.bares(v.Spends)
	case Yes:
		v.Vain = s.emptyOffer()
	case OrderStorm:
		if v.Strike = s.blow(); v.Strike > float64(s.design(s.ordered()).Cost) { // else it costs as much as it takes
			v.Chance = 1
		}
	case OrderFront, OrderMiddle:
		v.Strike = 0.1 // ground from which to strike
	case Strike:
		v.Strike = float64(1 + s.strength(s.stormer))
		v.Vain = s.senseless(c)
	case StrikeAt:
		v.Strike = float64(1 + s.strength(s.stormer))
	}
	return v
}

// bares reports whether a play of so many cards, what pays for it among them, empties the hand of the side that is asked: Supporters pay first.
// Who has a single card gives no more than that.
func (s *State) bares(cost int) bool {
	held := s.sides[s.ask.seat].hand.len()
	return held > 1 && cost-s.readySupporters(s.ask.seat) >= held
}

// blow is the most cards or Life, or DEF of a creature killed, that a storm by the creature that has its order would take.
func (s *State) blow() float64 { return s.blowOf(s.prospect(s.ordered(), s.ask.seat.seat())) }

// blowOf is blow for a storm that was looked into.
func (s *State) blowOf(o *prospect) (most float64) {
	for x := range side(maxSides) {
		if s.inPlay(x) && s.hostile(x, o.by) {
			most = max(most, float64(o.takes(x)))
		}
	}
	if o.ready != nil {
		for _, t := range o.ready.stormOf(o.card, s.ask.seat.seat()).Targets {
			most = max(most, float64(t.worth()))
		}
	}
	return most
}
