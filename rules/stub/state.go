package stub

import (
	"fmt"
	"slices"

	"portcullis/rules"
)

// State is one match. All of it is plain values, so that copying it is cloning it.
type State struct {
	length uint8 // index of lengths
	first  rules.Seat
	seat   rules.Seat // whose turn it is
	turn   int16      // counted from 1
	left   uint8      // actions left in the turn
	over   uint8      // 1 once the match has ended
	side   [seats]side
	draw   pile
	bin    pile // the discard pile
	rng    rules.Rand

	choices [handLimit*gates*2 + 1]rules.Choice
	legal   uint8
	events  []rules.Event
	fresh   bool // nothing was applied yet: events are those of the deal
	watch   func(rules.Event)
}

// side is what belongs to one seat.
type side struct {
	hand  pile // sorted
	ward  [gates]ward
	score int16
	// What the seat settled about its second action, first by an option (TG-ASK-1).
	initial, second uint8
}

var (
	_ rules.State     = (*State)(nil)
	_ rules.Redactor  = (*State)(nil)
	_ rules.Chancer   = (*State)(nil)
	_ rules.Evaluator = (*State)(nil)
	_ rules.Pruner    = (*State)(nil)
	_ rules.Veiler    = (*State)(nil)
	_ rules.Tagger    = (*State)(nil)
	_ rules.Starter   = (*State)(nil)
	_ rules.Preferrer = (*State)(nil)
	_ rules.Dealer    = (*State)(nil)
)

// Clone returns an independent copy.
func (s *State) Clone() rules.State {
	c := *s
	c.events, c.fresh, c.watch = nil, false, nil
	return &c
}

// Watch makes f be told of each event right after it.
func (s *State) Watch(f func(rules.Event)) { s.watch = f }

// Deal is the beginning of the first turn; the deal itself is silent.
func (s *State) Deal() []rules.Event {
	if !s.fresh {
		return nil
	}
	return s.events
}

// Force queues faces for the next dice.
func (s *State) Force(faces ...uint8) error { return s.rng.Force(faces...) }

func (s *State) rounds() int16 { return lengths[s.length].rounds }

func (s *State) mine() *side   { return &s.side[s.seat] }
func (s *State) theirs() *side { return &s.side[1-s.seat] }

// Outcome compares the scores (TG-END-1, TG-END-2).
func (s *State) Outcome() (rules.Outcome, bool) {
	if s.over == 0 {
		return rules.Outcome{}, false
	}
	north, south := s.side[North].score, s.side[South].score
	winner, high, low := North, north, south
	switch {
	case north == south:
		return rules.Outcome{Result: "drawn", Rule: "TG-END-2", Reason: rules.T("Both scored %d.", north)}, true
	case south > north:
		winner, high, low = South, south, north
	}
	return rules.Outcome{
		Winners: rules.SeatsOf(winner),
		Result:  "scored",
		Rule:    "TG-END-1",
		Reason:  rules.T("%s scored %d, %s %d.", seatName(winner), high, seatName(1-winner), low),
	}, true
}

// Check tests the invariants TG-INV-1 to TG-INV-4.
func (s *State) Check() error {
	if err := s.checkCards(); err != nil {
		return err
	}
	for seat, side := range s.side {
		hand := side.hand.list()
		if len(hand) > handLimit || !slices.IsSorted(hand) {
			return fmt.Errorf("TG-INV-2: the hand of %s has %d cards, or they are out of order", seatNames[seat], len(hand))
		}
		if side.score < 0 {
			return fmt.Errorf("TG-INV-4: the score of %s is %d", seatNames[seat], side.score)
		}
	}
	if s.turn < 1 || s.turn > s.rounds()*seats {
		return fmt.Errorf("TG-INV-4: turn %d of %d", s.turn, s.rounds()*seats)
	}
	if s.over == 1 && s.turn != s.rounds()*seats {
		return fmt.Errorf("TG-INV-4: the match is over in turn %d of %d", s.turn, s.rounds()*seats)
	}
	if s.over == 0 && (s.left < 1 || s.left > actions || s.mine().hand.n == 0) {
		return fmt.Errorf("TG-INV-3: %d actions left with %d cards in hand", s.left, s.mine().hand.n)
	}
	return nil
}

func (s *State) checkCards() error {
	var count [deckSize]int
	tally := func(cards []card) {
		for _, c := range cards {
			count[c]++
		}
	}
	tally(s.draw.list())
	tally(s.bin.list())
	for i := range s.side {
		tally(s.side[i].hand.list())
		for _, w := range s.side[i].ward {
			if w.seen != absent {
				count[w.held]++
			}
		}
	}
	for c, n := range count {
		if n != 1 {
			return fmt.Errorf("TG-INV-1: %s is in %d places", card(c).name(), n)
		}
	}
	return nil
}
