package stub

import (
	"slices"

	"portcullis/rules"
)

// Veiled deals anew what seat cannot see: the other hand, the other's closed wards, the
// draw pile and the coming dice. What the other has settled is as it was first (TG-ASK-1). The
// result depends on nothing else, so that two matches which look alike to seat are veiled alike.
func (s *State) Veiled(seat rules.Seat, r *rules.Rand) rules.State {
	v := *s
	v.events, v.fresh, v.watch = nil, false, nil
	v.Veil(seat, r)
	return &v
}

// Veil does so in s itself.
func (s *State) Veil(seat rules.Seat, r *rules.Rand) {
	hidden := s.unseen(seat)
	cards := hidden.list()
	rules.Shuffle(r, cards)
	deal := func() card {
		c := cards[0]
		cards = cards[1:]
		return c
	}
	for i := range s.side {
		if rules.Seat(i) == seat {
			continue
		}
		s.side[i].second = s.side[i].initial
		hand := s.side[i].hand.list()
		for j := range hand {
			hand[j] = deal()
		}
		slices.Sort(hand)
		for j := range s.side[i].ward {
			if s.side[i].ward[j].seen == closed {
				s.side[i].ward[j].held = deal()
			}
		}
	}
	for i := range s.draw.list() {
		s.draw.cards[i] = deal()
	}
	s.rng = rules.NewRand(r.Uint64())
	s.listChoices()
}

// unseen lists the cards whose place seat does not know, in order.
func (s *State) unseen(seat rules.Seat) pile {
	cards := s.draw
	for i := range s.side {
		if rules.Seat(i) == seat {
			continue
		}
		for _, c := range s.side[i].hand.list() {
			cards.add(c)
		}
		for _, w := range s.side[i].ward {
			if w.seen == closed {
				cards.add(w.held)
			}
		}
	}
	slices.Sort(cards.list())
	return cards
}

// Redact turns over the cards that another seat drew or put down as wards.
func (s *State) Redact(e rules.Event, seat rules.Seat) rules.Event {
	if e.Kind == rules.CardMoved && e.Seat != seat && (e.To.Kind() == "hand" || e.To.Kind() == "gate") {
		e.Subject = back
		e.Reveals = false
	}
	return e
}
