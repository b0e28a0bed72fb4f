package siegestorm

import (
	"slices"

	"portcullis/rules"
)

var _ rules.Likener = (*State)(nil)

// Sensible leaves out what comes to the same as another choice (copies of one card in a hand,
// face-down Supporters that lie alike), taking back and handing over, strikes that kill
// nothing, actions that cost more cards than they take, changes of ATT and DEF after the last storm of the turn or for one that takes all
// without them, sacrifices for cards that cannot be drawn, and strong creatures as Supporters. Costs are paid as proposed.
func (s *State) Sensible(buf []rules.Choice) []rules.Choice {
	first := len(buf)
	for _, c := range s.Decision().Choices {
		if s.senseless(c) || s.foolish(c) || s.repeats(buf[first:], c) {
			continue
		}
		buf = append(buf, c)
	}
	if len(buf) == first { // an action without a target, which a snapshot may have announced, can only be taken back
		return append(buf, s.Decision().Choices...)
	}
	list := buf[first:]
	slices.SortStableFunc(list, func(a, b rules.Choice) int { return s.promise(b) - s.promise(a) })
	return buf
}

// senseless reports whether a choice is none for a computer player.
func (s *State) senseless(c rules.Choice) bool {
	switch c.Verb {
	case Cancel, HandOver, PassTurn, PayCard, PaySupporter:
		return true
	case OrderSupport:
		return s.tooGoodToSupport(s.ordered())
	case Strike:
		return s.strength(s.stormer) <= s.defence(cardNo(c.Args[0]))
	case PlayAction:
		return s.dear(cardNo(c.Args[0])) || s.wasted(c)
	case Activate:
		return s.wasted(c)
	case Yes:
		return s.emptyOffer()
	case AtTarget:
		return s.aimedInVain(cardNo(c.Args[0]))
	case OnTrack:
		return s.ask.kind == askTrack && s.play.card != noCard && s.placedInVain(uint8(c.Args[0]))
	}
	return false
}

// tooGoodToSupport reports whether a creature that waits for its order is wasted as a Supporter, which pays 1 a turn: its blow takes more
// than that soon comes to, or a good part of what it has cost, or beats its opponent.
func (s *State) tooGoodToSupport(c cardNo) bool {
	blow, foe := s.strength(c), s.opponent(s.cards[c].track)
	if foe == noSide || s.drainsItself(of(OrderStorm)) {
		return false
	}
	if hit := s.hitOn(foe, blow); hit.Loses {
		return true
	}
	return blow >= greatBlow || blow >= fairBlow && s.design(c).Cost >= dearCreature
}

// greatBlow is an Attack Strength that outweighs any Supporter, fairBlow one that outweighs what a creature of a cost of dearCreature pays
// as one.
const (
	greatBlow    = 6
	fairBlow     = 3
	dearCreature = 4
)

// wasted reports whether what could be played changes nothing that counts any more.
func (s *State) wasted(c rules.Choice) bool {
	return s.inVain(s.ask.seat, c) || s.overkill(s.ask.seat, cardNo(c.Args[0]), s.playOf(c))
}

// repeats reports whether a choice comes to the same as one of a list.
func (s *State) repeats(list []rules.Choice, c rules.Choice) bool {
	for _, other := range list {
		if s.Alike(other, c) {
			return true
		}
	}
	return false
}

// Alike reports whether two choices come to the same.
func (s *State) Alike(a, b rules.Choice) bool {
	return a.Verb == b.Verb && s.likeness(a) == s.likeness(b)
}

// likeness is the choice without what makes no difference: which copy of a hidden card it is,
// in which order two are put back, which of several face-down Supporters in a like state.
func (s *State) likeness(c rules.Choice) rules.Choice {
	switch c.Verb {
	case PlayAction, PlayCreature, PutTop, PutBottom:
		c.Args[0] = 0
	case PutBack:
		if c.Args[1] >= 0 {
			c.Args[2], c.Args[3] = min(c.Args[2], c.Args[3]), max(c.Args[2], c.Args[3])
			c.Args[1] = 0
		}
		c.Args[0] = 0
	case Pick:
		if p := s.cards[c.Args[0]].place; p == inHand || p == inVision {
			c.Args[0] = 0
		}
	case PickBack:
		back := s.sides[c.Args[0]].support.list[c.Args[1]]
		c.Args[1] = 0
		if s.cards[back].committed {
			c.Args[1] = 1
		}
	}
	return c
}

// promise orders choices by what is usually good.
func (s *State) promise(c rules.Choice) int {
	switch c.Verb {
	case PlayCreature:
		return 10 + int(s.design(cardNo(c.Args[0])).Cost)
	case PlayAction, Activate:
		return 5
	case Strike:
		return 20
	case StrikeAt:
		return 15
	case OrderStorm:
		return 10
	case Keep, Pass, Yes:
		return 10
	case PutBottom:
		return 1
	}
	return 0
}
