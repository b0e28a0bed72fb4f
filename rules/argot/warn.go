package argot

import (
	"portcullis/rules"
	"portcullis/rules/argot/advice"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/file"
	"portcullis/rules/argot/words"
)

// Warnings tell what threatens a seat as the board stands, with the odds of battles as it can know them.
func (s *State) Warnings(seat rules.Seat) []rules.Warning {
	return words.Warnings(s.State, seat, &advice.Prospects{State: s.State, Seat: seat})
}

// Caution warns of what a choice gives up, and asks before the seat's movement ends, by itself or not, while it stands to lose
// the match.
func (s *State) Caution(c rules.Choice) (rules.Text, bool) {
	text, ask := words.Caution(s.State, c)
	last, lost := s.lastChance(c)
	switch {
	case lost && ask:
		return rules.Sentences(last, text), true
	case lost:
		return last, true
	}
	return text, ask
}

// lastChance is what the match is probably lost by once a choice has ended the movement of the seat that is asked; false: it
// does not end it, or nothing is lost then. What is hidden from the seat is dealt anew.
func (s *State) lastChance(c rules.Choice) (rules.Text, bool) {
	seat := s.Asker
	if !moves(s.State, seat) {
		return rules.Text{}, false
	}
	r := rules.NewRand(1)
	after := s.State.Clone()
	file.Veil(after, seat, &r)
	if _, err := after.Apply(c); err != nil || after.Turns() != s.Turns() || moves(after, seat) {
		return rules.Text{}, false
	}
	for _, w := range words.Warnings(after, seat, &advice.Prospects{State: after, Seat: seat}) {
		if w.Fatal && w.Odds > rules.Possible {
			return rules.T("Your movement ends with this: %s.", w.Text), true
		}
	}
	return rules.Text{}, false
}

// moves reports whether the movement turn of a seat is under way.
func moves(s *engine.State, seat rules.Seat) bool {
	for i := range s.Stack.Len() {
		if f := s.Stack.At(i); f.Kind == engine.FrameMovement && f.Seat == seat {
			return true
		}
	}
	return false
}
