package file

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// Veil deals anew, in the match itself, all that a seat cannot know: the order of all decks, the hands of the
// others, what they have settled and armed, and the dice (TS-HID-1). Of a deck that another seat has built it
// knows the size only, so that the cards of it that were not seen yet are drawn by lot (TS-RUL-93).
func Veil(s *engine.State, seat rules.Seat, r *rules.Rand) {
	for other := range rules.Seat(s.Count) {
		p := &s.Players[other]
		if other == seat {
			shuffled(p.Deck.Cards[:p.Deck.N], r)
			continue
		}
		p.Setting, p.Armed, p.AutoRiposte, p.Needless, p.Unminded = engine.AnswerRelevant, content.Cards{}, false, engine.PassedOver, 0
		p.Passing = p.Passing && !s.Options.NoTells // else it was told (TS-HID-5)
		deal(s, other, seen(s, seat, other), r)
	}
	s.Rng = rules.NewRandOf(r.Uint64(), rules.Percentile)
	s.Settle()
}

// seen reports whether a seat sees the hand of another one now: it chooses a card of it (TS-INV-19).
func seen(s *engine.State, seat, other rules.Seat) bool {
	return s.Asked == engine.AskRifle && s.Asker == seat && s.Stack.Top().Other == other
}

// shuffled puts cards in an order that does not depend on the one that they had.
func shuffled(cards []content.Card, r *rules.Rand) {
	slices.Sort(cards)
	rules.Shuffle(r, cards)
}

// deal deals the deck of a seat, and its hand if it is not seen, out of what they can be.
func deal(s *engine.State, other rules.Seat, open bool, r *rules.Rand) {
	p := &s.Players[other]
	var pool [2 * content.MaxDeck]content.Card
	hand, n := int(p.Hand.N), int(p.Deck.N)
	copy(pool[:], p.Deck.Cards[:n])
	if !open {
		copy(pool[n:], p.Hand.Cards[:hand])
		n += hand
	}
	if s.Options.Custom[other] {
		if s.Round == 0 || p.Out { // the piles are not there yet, or not any more
			imagine(s, other, open, pool[:s.Options.Decks[other].Size()], r)
			return
		}
		imagine(s, other, open, pool[:n], r)
	}
	shuffled(pool[:n], r)
	copy(p.Deck.Cards[:], pool[:p.Deck.N])
	if !open {
		copy(p.Hand.Cards[:], pool[p.Deck.N:n])
		slices.Sort(p.Hand.Cards[:hand])
	}
}

// imagine fills a pool with cards that a built deck could hold beside those that were seen of it, and makes the
// deck of the options out of them.
func imagine(s *engine.State, other rules.Seat, open bool, pool []content.Card, r *rules.Rand) {
	known := known(s, other, open)
	var cards []content.Card
	for i := range s.Content.Cards {
		card := content.Card(i)
		if s.Content.At(card).Set == content.StartSet {
			continue
		}
		most := s.Content.Limits.Copies
		if s.Content.Limits.Unlimited.Has(card) {
			most = len(pool)/4 + known.Count(card)
		}
		for range most - known.Count(card) {
			cards = append(cards, card)
		}
	}
	rules.Shuffle(r, cards)
	for i := range pool {
		pool[i] = cards[i%len(cards)]
		known.Lines = append(known.Lines, content.Line{Card: pool[i], N: 1})
	}
	s.Options.Decks[other] = known.Canon()
}

// known are the cards of a seat's deck that lie open, and those of its hand if that is seen.
func known(s *engine.State, seat rules.Seat, open bool) (d content.Deck) {
	p := &s.Players[seat]
	add := func(cards ...content.Card) {
		for _, card := range cards {
			if card != content.NoCard && s.Content.At(card).Set != content.StartSet {
				d.Lines = append(d.Lines, content.Line{Card: card, N: 1})
			}
		}
	}
	add(p.Discard.All()...)
	add(p.Caravan.All()...)
	add(p.Spells.All()...)
	add(p.WindfallCards[:]...)
	if open {
		add(p.Hand.All()...)
	}
	for i := range s.Content.Cards { // Mines and Powerstones are counted, not kept
		switch card := content.Card(i); s.Content.Cards[i].Type {
		case content.Mine:
			add(slices.Repeat([]content.Card{card}, int(p.Market[content.Gold]))...)
		case content.Powerstone:
			add(slices.Repeat([]content.Card{card}, int(p.Market[content.Power]))...)
		}
	}
	for i := range s.Things {
		t := &s.Things[i]
		if t.Owner != seat {
			continue
		}
		if add(t.Card); s.Is(t, content.Structure) {
			add(s.Builder(t.Card))
		}
	}
	for i := range s.Timed {
		if m := &s.Timed[i]; m.Caster == seat && m.Holds {
			add(m.Card)
		}
	}
	for i := range s.Under {
		if a := &s.Actions[i]; a.Seat == seat && a.Type == engine.MagicAction && s.Content.At(a.Card).Scroll() {
			add(a.Card)
		}
	}
	return d.Canon()
}
