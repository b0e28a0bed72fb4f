package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/notation"
)

// askGroup: which location is activated, or the movement turn ends (AR-MOV-2, AR-MOV-8).
type askGroup struct{}

func (askGroup) name() string { return "group" }

// list offers the locations in id order, then the end.
func (askGroup) list(s *State) {
	if s.Movement.Used < s.Movement.Tokens {
		places, found := s.occupied(s.Movement.Party), s.reachesOf(s.Movement.Party)
		for p := places.First(); p != atlas.Nowhere; p = places.Next(p + 1) {
			if s.idle(p, found) == nil {
				s.offer(Activate, int(p))
			}
		}
	}
	s.offer(EndMovement)
}

// occupied are the places where blocks of a party are, cargo included.
func (s *State) occupied(party Party) (places atlas.Set) {
	for i := range s.Pieces {
		if p := &s.Pieces[i]; p.InPlay() && p.Party == party {
			places.Add(p.At)
		}
	}
	return places
}

var unfinished = because("AR-MOV-2", "First be done with the location that moves now.")

// activate spends a token on a location.
type activate struct{}

func (activate) spelling(w *World) notation.Spelling {
	return spelt(Activate, "activate", w.words.place)
}

func (activate) play(s *State, c rules.Choice) { s.activate(atlas.Place(c.Args[0])) }

func (activate) refuse(s *State, c rules.Choice) *rules.Refusal {
	switch {
	case s.Asked != AskGroup && s.Asked != AskPins && s.Asked != AskMarch:
		return nil
	case s.Movement.Used >= s.Movement.Tokens:
		return because("AR-INI-3", "All %d tokens of this turn are used.", s.Movement.Tokens)
	case s.Asked != AskGroup:
		return unfinished
	}
	return s.idle(atlas.Place(c.Args[0]), s.reachesOf(s.Movement.Party))
}

// endMovement ends the movement turn, tokens left or not.
type endMovement struct{}

func (endMovement) spelling(*World) notation.Spelling { return spelt(EndMovement, "end movement") }

func (endMovement) play(s *State, _ rules.Choice) { s.endMovement() }

func (endMovement) refuse(s *State, _ rules.Choice) *rules.Refusal {
	if s.Asked == AskMarch || s.Asked == AskPins {
		return unfinished
	}
	return nil
}
