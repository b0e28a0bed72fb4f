package match

import (
	"slices"
	"strings"

	"portcullis/rules"
)

// Statistics sums up what stands of a match.
type Statistics struct {
	Decisions int
	Kinds     []KindCount // by kind of decision, in the order of the alphabet
	Seats     []SeatCount // by seat
	Dice      []Dice      // by the kind of die, the smallest first; none where none were thrown
	Undos     Undos       // of the whole match, what does not stand included
}

// KindCount is how often one kind of decision was made.
type KindCount struct {
	Kind  string
	Count int
}

// SeatCount is what one seat did. Decisions that several seats could have made count for
// the lowest of them.
type SeatCount struct {
	Seat        rules.Seat
	Decisions   int
	AttacksWon  int // AttackResolved events with N at least M
	AttacksLost int
	Dice        []Dice
}

// Dice counts the dice of one kind as they were thrown.
type Dice struct {
	Die   rules.Sides
	Faces []int // as many as the die has; Faces[0] counts the ones
}

// Thrown is how many dice were thrown.
func (d Dice) Thrown() int {
	n := 0
	for _, f := range d.Faces {
		n += f
	}
	return n
}

// Expected is how often each face is due among as many dice.
func (d Dice) Expected() float64 { return float64(d.Thrown()) / float64(len(d.Faces)) }

// Mean is the average face, 3.5 for fair six-sided dice in the long run; 0 if none was thrown.
func (d Dice) Mean() float64 {
	if d.Thrown() == 0 {
		return 0
	}
	sum := 0
	for i, f := range d.Faces {
		sum += (i + 1) * f
	}
	return float64(sum) / float64(d.Thrown())
}

// addDice counts the dice that an event tells of.
func addDice(all []Dice, e rules.Event) []Dice {
	thrown := e.Thrown()
	if len(thrown) == 0 {
		return all
	}
	die := rules.Sides(e.Sides.Faces())
	at, there := slices.BinarySearchFunc(all, die, func(d Dice, s rules.Sides) int { return int(d.Die) - int(s) })
	if !there {
		all = slices.Insert(all, at, Dice{Die: die, Faces: make([]int, die.Faces())})
	}
	for _, face := range thrown {
		if die.Has(face) {
			all[at].Faces[face-1]++
		}
	}
	return all
}

// Statistics counts the history anew, at a cost that grows with its length.
func (m *Match) Statistics() Statistics {
	s := Statistics{Decisions: m.stand, Undos: m.undos, Seats: make([]SeatCount, len(m.header.Seats))}
	kinds := map[string]int{}
	for i := range s.Seats {
		s.Seats[i].Seat = rules.Seat(i)
	}
	for _, e := range m.History() {
		kinds[e.Kind]++
		if c := s.seat(e.Seat()); c != nil {
			c.Decisions++
		}
		for _, ev := range e.Events {
			s.count(ev)
		}
	}
	for kind, n := range kinds {
		s.Kinds = append(s.Kinds, KindCount{kind, n})
	}
	slices.SortFunc(s.Kinds, func(a, b KindCount) int { return strings.Compare(a.Kind, b.Kind) })
	return s
}

func (s *Statistics) count(e rules.Event) {
	s.Dice = addDice(s.Dice, e)
	c := s.seat(e.Seat)
	if c == nil {
		return
	}
	c.Dice = addDice(c.Dice, e)
	switch {
	case e.Kind != rules.AttackResolved:
	case e.N >= e.M:
		c.AttacksWon++
	default:
		c.AttacksLost++
	}
}

func (s *Statistics) seat(seat rules.Seat) *SeatCount {
	if seat < 0 || int(seat) >= len(s.Seats) {
		return nil
	}
	return &s.Seats[seat]
}
