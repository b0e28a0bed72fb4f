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
	if s.Asker != s.Turn && !s.Players[s.Asker].Passing && s.Stack.Top().Window != Closing {
		s.offer(PassTurn)
	}
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

// passTurn plays nothing in this window, and in none that follows in the turn but where the Mage could die (TS-WIN-13).
type passTurn struct{}

func (passTurn) spelling(*World) notation.Spelling { return spelt(PassTurn, "pass turn") }

func (passTurn) play(s *State, _ rules.Choice) { s.Players[s.Asker].Passing = true }

func (passTurn) refuse(s *State, _ rules.Choice) *rules.Refusal {
	if s.Asked != AskRespond {
		return nil
	}
	return notAhead
}

var notAhead = because("TS-WIN-13", "Only in the turn of another player, once, and not as it ends.")

// passesOver reports whether a seat that passes for the rest of the turn is not polled in a window: always but where one hit, or one of each
// shot that is aimed at it, takes the last Life Point of its Mage (TS-WIN-13).
func (s *State) passesOver(seat rules.Seat, f *Frame) bool {
	if !s.Players[seat].Passing {
		return false
	}
	a, mage := &s.Actions[f.Act], s.Mage(seat)
	if f.Window != Declaring || a.Seat == seat || mage == nil || !s.rolls(a, mage) {
		return true
	}
	hits := int8(0)
	for _, id := range a.Targets[:a.N] {
		if id == mage.ID {
			hits++
		}
	}
	return mage.Points > max(hits, 1)
}

// passes reports whether an answer is none, for now or for the rest of the turn.
func passes(v rules.Verb) bool { return v == Pass || v == PassTurn }
