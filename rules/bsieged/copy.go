package bsieged

import "portcullis/rules"

var _ rules.Veiler = (*State)(nil)

// Clone returns an independent copy.
func (s *State) Clone() rules.State {
	c := new(State)
	c.CopyFrom(s)
	return c
}

// CopyFrom makes s a copy of from and keeps the memory of s for its events and choices.
func (s *State) CopyFrom(from rules.State) {
	story, choices, shown := s.story[:0], s.choices[:0], s.shown[:0]
	*s = *from.(*State)
	if s.listed {
		choices = append(choices, s.choices...)
	}
	s.story, s.choices, s.shown, s.fresh, s.watch = story, choices, shown, false, nil
}

// Force queues results for the next dice: the pips 1 to 6 of each, whatever its faces say.
func (s *State) Force(faces ...uint8) error { return s.rng.Force(faces...) }

// Veiled is the match as everybody knows it; see Veil.
func (s *State) Veiled(seat rules.Seat, r *rules.Rand) rules.State {
	v := s.Clone().(*State)
	v.Veil(seat, r)
	return v
}

// Veil deals anew what nobody can see (BS-HID-2, BS-HID-4): the order of every deck, the cards
// of a class in the Pool deck, the Season deck and out of the match among each other, and the
// generator. All seats know the same (BS-HID-1). A card that lies face up stays on top.
func (s *State) Veil(_ rules.Seat, r *rules.Rand) {
	for k := range s.pools {
		mix(r, &s.pools[k], &s.seasons[k], &s.removed[k])
	}
	mix(r, &s.enemyDeck)
	mix(r, &s.eventDeck)
	for l := range s.piles {
		mix(r, &s.piles[l])
	}
	s.rng = rules.NewRand(r.Uint64())
}

// mix deals the cards of some decks anew among them, each keeping its size and a card that lies
// face up on top. The result depends on which cards there are, not on where they were.
func mix(r *rules.Rand, decks ...*deck) {
	var loose deck
	var open [4]uint8
	for i, d := range decks {
		if d.up {
			open[i] = d.cards[d.n-1]
			d.n--
		}
		for _, c := range d.list() {
			loose.insert(c)
		}
	}
	loose.shuffle(r)
	for i, d := range decks {
		for j := range d.n {
			d.cards[j] = loose.take()
		}
		if d.up {
			d.cards[d.n] = open[i]
			d.n++
		}
	}
}

// insert puts a card where it belongs in a sorted deck.
func (d *deck) insert(c uint8) {
	i := d.n
	for i > 0 && d.cards[i-1] > c {
		d.cards[i] = d.cards[i-1]
		i--
	}
	d.cards[i] = c
	d.n++
}
