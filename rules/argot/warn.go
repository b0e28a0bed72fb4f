package argot

import (
	"slices"

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

// Replies say what the answers to the question before a choice do (words.Replies).
func (s *State) Replies(c rules.Choice) rules.Replies { return words.Replies(s.State, c) }

// Caution warns of what a choice gives up, and asks before the seat's movement ends, by itself or not, while it stands to lose
// the match.
func (s *State) Caution(c rules.Choice) (rules.Text, bool) {
	text, ask := words.Caution(s.State, c)
	last, lost := s.lastChance(c)
	switch {
	case lost && ask:
		return rules.Sentences(text, last), true
	case lost:
		return last, true
	}
	return text, ask
}

// lastChance is what the match is probably lost by once a choice has ended the movement of the seat that is asked, or its part in
// the battles of the turn; false: it does not end it, nothing is lost then, or every other choice of the decision leads there too. What is
// hidden from the seat is dealt anew.
func (s *State) lastChance(c rules.Choice) (rules.Text, bool) {
	seat := s.Asker
	if s.Phase == engine.CombatPhase {
		return s.lastBlow(c)
	}
	if !moves(s.State, seat) {
		return rules.Text{}, false
	}
	after, ends := s.movedOn(seat, c)
	if !ends {
		return rules.Text{}, false
	}
	w, ok := losing(after, seat)
	if !ok || !s.otherwise(func(other rules.Choice) bool { return s.endsInLoss(seat, other) }) {
		return rules.Text{}, false
	}
	return rules.T("Your movement ends with this: %s.", w), true
}

// otherwise reports whether a choice of the decision does not lead to what others lead to: a move that has to be made and a choice
// that changes nothing are no chance to avert anything.
func (s *State) otherwise(same func(rules.Choice) bool) bool {
	return slices.ContainsFunc(s.Decision().Choices, func(c rules.Choice) bool { return !same(c) })
}

// endsInLoss reports whether a choice ends the movement of a seat and leaves the match probably lost.
func (s *State) endsInLoss(seat rules.Seat, c rules.Choice) bool {
	after, ends := s.movedOn(seat, c)
	if !ends {
		return false
	}
	_, lost := losing(after, seat)
	return lost
}

// movedOn is the match after a choice that ends the movement of a seat, with what is hidden from it dealt anew; false: its
// movement goes on.
func (s *State) movedOn(seat rules.Seat, c rules.Choice) (after *engine.State, ends bool) {
	r := rules.NewRand(1)
	after = s.State.Clone()
	file.Veil(after, seat, &r)
	_, err := after.Apply(c)
	return after, err == nil && after.Turns() == s.Turns() && !moves(after, seat)
}

// losing is what the match is probably lost by for a seat.
func losing(s *engine.State, seat rules.Seat) (rules.Text, bool) {
	for _, w := range words.Warnings(s, seat, &advice.Prospects{State: s, Seat: seat}) {
		if w.Fatal && w.Odds > rules.Possible {
			return w.Text, true
		}
	}
	return rules.Text{}, false
}

// blows is how often it is tried what comes after a choice in battle.
const blows = 3

// lastBlow is what the match is lost by if a choice in the Combat phase is the last that the seat has in it.
func (s *State) lastBlow(c rules.Choice) (rules.Text, bool) {
	seat := s.Asker
	text, ok := losing(s.State, seat)
	if !ok {
		return rules.Text{}, false
	}
	if !s.lostBy(seat, c) || !s.otherwise(func(other rules.Choice) bool { return s.lostBy(seat, other) }) {
		return rules.Text{}, false
	}
	return rules.T("This may be the last chance to avert it: %s.", text), true
}

// lostBy reports whether the match is lost each time it is tried what comes after a choice in battle.
func (s *State) lostBy(seat rules.Seat, c rules.Choice) bool {
	r := rules.NewRand(1)
	var after engine.State
	for range blows {
		after.CopyFrom(s.State)
		file.Veil(&after, seat, &r)
		if !lostAfter(&after, seat, c) {
			return false
		}
	}
	return true
}

// lostAfter plays a choice and what comes after it, and reports whether the match is lost without the seat being asked again
// before the Rally phase.
func lostAfter(s *engine.State, seat rules.Seat, c rules.Choice) bool {
	for n := s.Turns(); ; {
		if _, err := s.Apply(c); err != nil {
			return false
		}
		choices := s.Decision().Choices
		if len(choices) == 0 {
			return s.Result.Winner() != seat
		}
		if s.Turns() != n || s.Asker == seat && s.Phase != engine.RallyPhase {
			return false
		}
		c = choices[len(choices)-1]
	}
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
