package engine

import (
	"portcullis/rules"
	"portcullis/rules/notation"
	"portcullis/rules/towersiege/content"
)

// askReplenish: which card is discarded before the hand is filled (TS-TRN-8, TS-TRN-9).
type askReplenish struct{}

func (askReplenish) name() string { return "replenish" }

func (askReplenish) list(s *State) {
	s.offerHand(Discard, s.Asker)
	if !s.MustDiscard(s.Asker) {
		s.offer(KeepAll)
	}
}

// offerHand offers each kind of card in a hand once.
func (s *State) offerHand(v rules.Verb, seat rules.Seat) {
	last := content.NoCard
	for _, card := range s.Players[seat].Hand.All() {
		if card != last {
			s.offer(v, int(card))
		}
		last = card
	}
}

// MustDiscard reports whether a full hand has to make room for a card that can be drawn.
func (s *State) MustDiscard(seat rules.Seat) bool {
	p := &s.Players[seat]
	return p.Hand.N >= HandSize && (p.Deck.N > 0 || s.Options.Extended)
}

// discardFrom moves a card from a seat's hand to its discard pile.
func (s *State) discardFrom(seat rules.Seat, card content.Card, name, rule string) {
	p := &s.Players[seat]
	p.Hand.take(card)
	p.Discard.put(card)
	s.tell(rules.Event{Kind: rules.CardMoved, Name: name, Rule: rule, Seat: seat, Subject: s.CardElement(card), From: HandElement(seat), To: DiscardElement(seat), N: s.unchosen(), Reveals: true})
}

// replenish fills the hand and goes on.
func (s *State) replenish() {
	s.Phase = ReplenishPhase
	s.draw(s.Asker)
	s.Stack.Top().Stage = opening
}

type discard struct{}

func (discard) spelling(w *World) notation.Spelling { return spelt(Discard, "discard", w.cardNames()) }

func (discard) play(s *State, c rules.Choice) {
	s.discardFrom(s.Asker, cardOf(c), "discarded", "TS-TRN-8")
	s.replenish()
}

func (discard) refuse(*State, rules.Choice) *rules.Refusal { return nil }

type keepAll struct{}

func (keepAll) spelling(*World) notation.Spelling { return spelt(KeepAll, "keep all") }

func (keepAll) play(s *State, _ rules.Choice) { s.replenish() }

func (keepAll) refuse(s *State, _ rules.Choice) *rules.Refusal {
	if s.Asked == AskReplenish {
		return because("TS-TRN-9", "A full hand must discard one card first.")
	}
	return nil
}
