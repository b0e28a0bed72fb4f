package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// stepExits gives the creatures of the exit queue their orders, first come, first served
// (ST-TRN-7, ST-RUL-39). The boss's always storm (ST-BOS-3).
func (s *State) stepExits(f *frame) {
	if s.settleTriggers() {
		return
	}
	if s.nexits == 0 {
		s.pop()
		return
	}
	c := s.exits[0]
	if d := s.cards[c].holder; d != bossSide {
		f.card, f.by = c, d
		s.wait(askOrder, d)
		return
	}
	s.push(frame{kind: bossStormFrame, by: bossSide, card: c, track: s.cards[c].track})
}

// listOrders lists Storm, Support and the slots to hold (ST-HLD-1 to ST-HLD-3).
func (s *State) listOrders(f *frame) {
	z := s.zoneOf(s.cards[f.card].track)
	s.offer(of(OrderStorm))
	s.offer(of(OrderSupport))
	s.offer(of(OrderFront, int16(z)))
	if s.zones[z].middle == noCard {
		s.offer(of(OrderMiddle, int16(z)))
	}
}

func (s *State) answerOrder(f *frame, c rules.Choice) {
	switch d := f.by; c.Verb {
	case OrderStorm:
		s.push(frame{kind: stormFrame, by: d, card: f.card, track: s.cards[f.card].track})
	case OrderSupport:
		s.becomeSupporter(d, f.card)
	case OrderFront:
		s.takeFront(d, f.card, uint8(c.Args[0]), "holds", "ST-HLD-1")
	case OrderMiddle:
		s.takeMiddle(d, f.card, uint8(c.Args[0]), "holds", "ST-HLD-1")
	}
}

// becomeSupporter turns a creature face down into the Support Zone, ready (ST-SUP-1).
func (s *State) becomeSupporter(d side, c cardNo) {
	s.send(d, "supports", "ST-SUP-1", c, inSupport, d)
	s.happened(cards.Supports, c)
}

// takeFront puts a creature on the own Frontline; who stood there goes to his owner's
// Casualties, not killed (ST-HLD-2, ST-RUL-15, ST-RUL-22, ST-RUL-76).
func (s *State) takeFront(d side, c cardNo, z uint8, name, rule string) {
	at := &s.zones[z]
	if old := at.front[at.end(d)]; old != noCard {
		s.fell(d, c, "replaced", "ST-HLD-2", old, inCasualties)
	}
	from := s.whereIs(c)
	s.lift(c)
	s.forgetUnlessOnBattlefield(c, from)
	s.holdFront(c, z, d)
	s.moved(d, name, rule, c, from, s.whereIs(c))
	s.happened(cards.Holds, c)
}

// takeMiddle puts a creature in No Man's Land, which is empty (ST-HLD-1, ST-HLD-3).
func (s *State) takeMiddle(d side, c cardNo, z uint8, name, rule string) {
	from := s.whereIs(c)
	s.lift(c)
	s.forgetUnlessOnBattlefield(c, from)
	s.holdMiddle(c, z, d)
	s.moved(d, name, rule, c, from, s.whereIs(c))
	s.happened(cards.Holds, c)
}

// forgetUnlessOnBattlefield drops modifiers of a card that comes from elsewhere; one that
// leaves its track for the Battle Zone keeps them (ST-RUL-41).
func (s *State) forgetUnlessOnBattlefield(c cardNo, from rules.Element) {
	switch from.Kind() {
	case "exit", "slot", "front", "middle":
	default:
		s.forget(c)
	}
}
