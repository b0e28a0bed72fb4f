package stub

import (
	"slices"

	"portcullis/rules"
)

// Veiled deals anew what seat cannot see: the other hand, the other's closed wards, the
// draw pile and the coming dice. The result depends on nothing else, so that two matches
// which look alike to seat are veiled alike.
func (s *State) Veiled(seat rules.Seat, r *rules.Rand) rules.State {
	v := *s
	v.events = nil
	cards := s.unseen(seat)
	rules.Shuffle(r, cards)
	deal := func() card {
		c := cards[0]
		cards = cards[1:]
		return c
	}
	for i := range v.side {
		if rules.Seat(i) == seat {
			continue
		}
		hand := v.side[i].hand.list()
		for j := range hand {
			hand[j] = deal()
		}
		slices.Sort(hand)
		for j := range v.side[i].ward {
			if v.side[i].ward[j].seen == closed {
				v.side[i].ward[j].held = deal()
			}
		}
	}
	for i := range v.draw.list() {
		v.draw.cards[i] = deal()
	}
	v.rng = rules.NewRand(r.Uint64())
	v.listChoices()
	return &v
}

// unseen lists the cards whose place seat does not know, in order.
func (s *State) unseen(seat rules.Seat) []card {
	cards := slices.Clone(s.draw.list())
	for i := range s.side {
		if rules.Seat(i) == seat {
			continue
		}
		cards = append(cards, s.side[i].hand.list()...)
		for _, w := range s.side[i].ward {
			if w.seen == closed {
				cards = append(cards, w.held)
			}
		}
	}
	slices.Sort(cards)
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
