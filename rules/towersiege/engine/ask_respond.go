package engine

import (
	"portcullis/rules"
	"portcullis/rules/notation"
)

// askRespond: a play in a window, or none (D-RESPOND). It is asked only if there is one.
type askRespond struct{}

func (askRespond) name() string { return "respond" }

func (askRespond) list(s *State) {
	s.offerAnswers(s.Asker)
	s.offer(Pass)
}

// offerAnswers offers what a seat can play in the window that is open.
func (s *State) offerAnswers(seat rules.Seat) {
	s.offerMagic(seat)
	if s.Stack.Top().Window != Declaring {
		s.offerUses(seat)
	}
}

// pass plays nothing. It is no event: nobody learns that the seat was asked (TS-HID-5).
type pass struct{}

func (pass) spelling(*World) notation.Spelling { return spelt(Pass, "pass") }

func (pass) play(*State, rules.Choice) {}

func (pass) refuse(*State, rules.Choice) *rules.Refusal { return nil }
