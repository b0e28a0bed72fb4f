package siegestorm

import (
	"fmt"
	"testing"

	"portcullis/rules"
)

// saidOf is what a state says of an element, and of its choices if a seat decides.
func saidOf(s *State, el rules.Element) string {
	text := ""
	if why, ok := s.WhyNot(el); ok {
		text += fmt.Sprintln("why not:", why.Why, why.Rule)
	}
	if a, ok := s.About(el); ok {
		text += fmt.Sprintln(a.Title, a.Body, a.Lines, a.Picture)
	}
	return text
}

func choicesSaid(s *State) string {
	text := ""
	for _, c := range s.Decision().Choices {
		d := s.Describe(c)
		text += fmt.Sprintln(s.game.Notation(c), d.Sentence, d.Path)
		p, ok := s.Preview(c)
		text += fmt.Sprintln(p.Title, p.Lines, ok)
	}
	return text
}

// TestWordsGiveNothingAway compares what is said in worlds that look the same to a seat: the
// match as it is, and with everything dealt anew that the seat cannot see.
func TestWordsGiveNothingAway(t *testing.T) { // ST-INV-19
	const every, rota = 19, 4 // positions, and elements of each
	n := 0
	eachPosition(t, 12, func(s *State, _ []rules.Event) {
		if n++; n%every != 0 || s.result != undecided {
			return
		}
		for seat := range rules.Seat(s.set.seats) {
			r := rules.NewRand(uint64(n))
			veiled := s.Veiled(seat, &r).(*State)
			if a, b := s.Prompt(), veiled.Prompt(); a.Ask.String() != b.Ask.String() || a.Phase.String() != b.Phase.String() {
				t.Errorf("%q is asked as %q to seat %d", a.Ask, b.Ask, seat)
			}
			for i, el := range elementsOf(s) {
				if i%rota != n/every%rota {
					continue
				}
				if a, b := saidOf(s, el), saidOf(veiled, el); a != b {
					t.Errorf("%v, turn %d, %s for seat %d of %d: %s\nis not\n%s\n", s.set.mode, s.turn, el, seat, s.ask.seat, a, b)
				}
			}
			if s.ask.seat.seat() == seat {
				if a, b := choicesSaid(s), choicesSaid(veiled); a != b {
					t.Errorf("%v: the choices of seat %d: %s\nare not\n%s", s.set.mode, seat, a, b)
				}
			}
		}
		if t.Failed() {
			t.FailNow()
		}
	})
}
