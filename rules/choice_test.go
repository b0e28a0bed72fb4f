package rules_test

import (
	"testing"

	"portcullis/rules"
)

func TestSeats(t *testing.T) {
	s := rules.SeatsOf(1, 3)
	for seat := rules.NoSeat; seat < 20; seat++ {
		if want := seat == 1 || seat == 3; s.Has(seat) != want {
			t.Errorf("seat %d: %v", seat, s.Has(seat))
		}
	}
	if s.First() != 1 || rules.SeatsOf().First() != rules.NoSeat || rules.SeatsOf(15).First() != 15 {
		t.Errorf("first: %d, %d, %d", s.First(), rules.SeatsOf().First(), rules.SeatsOf(15).First())
	}
}

func TestDecision(t *testing.T) {
	var none rules.Decision
	if !none.Over() || none.Allows(rules.Choice{}) {
		t.Error("the zero decision waits for something")
	}
	d := rules.Decision{Choices: []rules.Choice{{Verb: 1}, {Verb: 2, Args: [4]int16{3}}}}
	if d.Over() || !d.Allows(rules.Choice{Verb: 2, Args: [4]int16{3}}) || d.Allows(rules.Choice{Verb: 2}) {
		t.Error("the decision allows the wrong choices")
	}
}
