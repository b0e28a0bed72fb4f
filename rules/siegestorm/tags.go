package siegestorm

import "portcullis/rules"

var (
	_ rules.Tagger  = (*State)(nil)
	_ rules.Starter = (*State)(nil)
)

// Tags names the card of a choice and what it is used for: "ys_the_assassin as action", "as
// creature", "as ability"; of an order, "as storm", "as supporter", "on the zone".
func (s *State) Tags(c rules.Choice, buf []string) []string {
	n, use := cardNo(c.Args[0]), ""
	switch c.Verb {
	case PlayAction:
		use = " as action"
	case PlayCreature:
		use = " as creature"
	case Activate:
		use = " as ability"
	case OrderStorm:
		n, use = s.ordered(), " as storm"
	case OrderSupport:
		n, use = s.ordered(), " as supporter"
	case OrderFront, OrderMiddle:
		n, use = s.ordered(), " on the zone"
	default:
		return buf
	}
	return append(buf, s.design(n).Key+use)
}

// Starts returns, in the first turn, the seat whose it is (ST-SET-5); against a boss none is.
func (s *State) Starts() rules.Seat {
	if s.turn != 1 {
		return rules.NoSeat
	}
	return s.active.seat()
}
