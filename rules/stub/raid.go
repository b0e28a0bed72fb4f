package stub

import (
	"portcullis/rules"
	"portcullis/rules/notation"
)

// raid is the answer that attacks a gate of the other seat (TG-RAD-1 to TG-RAD-3).
type raid struct{}

func (raid) spelling() notation.Spelling {
	return notation.Spelling{Verb: Raid, Words: "raid", Form: cardAndGate}
}

func (raid) play(s *State, c rules.Choice) {
	card, gate := cardOf(c), gateOf(c)
	s.left--
	target := gateElement(1-s.seat, gate)
	w := &s.theirs().ward[gate]
	s.mine().hand.remove(card)
	s.bin.add(card)
	s.tell(rules.Event{Kind: rules.CardMoved, Name: "raid_played", Rule: "TG-RAD-1", Subject: card.element(), From: handElement(s.seat), To: discardPile, Reveals: true})
	if w.seen == closed {
		w.seen = open
		s.tell(rules.Event{Kind: rules.MarkerChanged, Name: "ward_turned", Rule: "TG-RAD-1", Subject: w.held.element(), To: target, N: 1, Reveals: true})
	}
	a, b := s.rng.Die(), s.rng.Die()
	s.tell(rules.Event{Kind: rules.DiceRolled, Name: "raid_rolled", Rule: "TG-RAD-1", Dice: rules.Faces{a, b}, Count: 2, Kept: 2, Reveals: true})
	roll, need := int16(a)+int16(b)+card.value(), w.need()
	s.tell(rules.Event{Kind: rules.AttackResolved, Name: "raid_resolved", Rule: "TG-RAD-1", Subject: card.element(), To: target, N: roll, M: need})
	if roll >= need {
		s.breach(w, target)
	}
}

// breach scores a raid that succeeded (TG-RAD-2).
func (s *State) breach(w *ward, gate rules.Element) {
	gain := 1 + w.worth()
	if w.seen != absent {
		broken := w.held
		s.bin.add(broken)
		*w = ward{}
		s.tell(rules.Event{Kind: rules.CardMoved, Name: "ward_broken", Rule: "TG-RAD-2", Subject: broken.element(), From: gate, To: discardPile})
	}
	s.mine().score += gain
	s.tell(rules.Event{Kind: rules.TrackChanged, Name: "scored", Rule: "TG-RAD-2", Subject: scoreElement(s.seat), N: gain, M: s.mine().score})
}

// refuse: any gate can be raided with any card of the hand.
func (raid) refuse(s *State, c rules.Choice) *rules.Refusal { return s.notHeld(cardOf(c)) }

func (raid) describe(s *State, c rules.Choice) rules.Description {
	return rules.Description{
		Sentence: rules.T("Raid the %s gate of %s with %s", gateName(gateOf(c)), seatName(1-s.seat), cardOf(c).title()),
		Path:     []rules.Element{cardOf(c).element(), gateElement(1-s.seat, gateOf(c))},
		Rule:     "TG-RAD-1",
	}
}

// preview gives the odds.
func (raid) preview(s *State, c rules.Choice) (rules.Preview, bool) {
	good, all := s.odds(cardOf(c), gateOf(c))
	w := s.theirs().ward[gateOf(c)]
	need := rules.T("%d", w.need())
	gain := rules.T("%d", 1+w.worth())
	if w.seen == closed {
		need, gain = rules.T("8 to 13"), rules.T("2 to 7")
	}
	return rules.Preview{
		Title: rules.T("Raid on the %s gate with %s", gateName(gateOf(c)), cardOf(c).title()),
		Lines: []rules.Line{
			{Label: rules.T("Two dice and the card must reach"), Value: need},
			{Label: rules.T("A success scores"), Value: gain, Tone: rules.Good},
		},
		HasChance: true,
		Chance:    float64(good) / float64(all),
		Fraction:  rules.T("%d in %d", good, all),
	}, true
}
