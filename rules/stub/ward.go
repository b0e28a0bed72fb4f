package stub

import (
	"portcullis/rules"
	"portcullis/rules/notation"
)

// ward is the card at a gate; the zero value is none.
type ward struct {
	held card // counts only if there is one
	seen uint8
}

// How a ward lies.
const (
	absent uint8 = iota
	closed
	open
)

// need is what dice and card must reach together (TG-RAD-1).
func (w ward) need() int16 { return 7 + w.worth() }

func (w ward) worth() int16 {
	if w.seen == absent {
		return 0
	}
	return w.held.value()
}

// putWard is the answer that puts a card face down at a gate of one's own (TG-WRD-1).
type putWard struct{}

func (putWard) spelling() notation.Spelling {
	return notation.Spelling{Verb: Ward, Words: "ward", Form: cardAndGate}
}

func (putWard) play(s *State, c rules.Choice) {
	card, gate := cardOf(c), gateOf(c)
	s.left--
	s.mine().hand.remove(card)
	s.mine().ward[gate] = ward{held: card, seen: closed}
	s.tell(rules.Event{Kind: rules.CardMoved, Name: "ward_put", Rule: "TG-WRD-1", Subject: card.element(), From: handElement(s.seat), To: gateElement(s.seat, gate)})
}

func (putWard) refuse(s *State, c rules.Choice) *rules.Refusal {
	if !s.mine().hand.has(cardOf(c)) {
		return s.notHeld(cardOf(c))
	}
	return s.warded(gateOf(c))
}

// warded: TG-WRD-2.
func (s *State) warded(gate int) *rules.Refusal {
	return &rules.Refusal{Rule: "TG-WRD-2", Why: rules.T("The %s gate of %s has a ward already", gateName(gate), seatName(s.seat))}
}

func (putWard) describe(s *State, c rules.Choice) rules.Description {
	return rules.Description{
		Sentence: rules.T("Ward the %s gate with %s", gateName(gateOf(c)), cardOf(c).title()),
		Path:     []rules.Element{cardOf(c).element(), gateElement(s.seat, gateOf(c))},
		Rule:     "TG-WRD-1",
	}
}

func (putWard) preview(*State, rules.Choice) (rules.Preview, bool) { return rules.Preview{}, false }
