package engine

import (
	"reflect"

	"portcullis/rules"
	"portcullis/rules/argot/content"
)

// forced reports whether the choices that are listed decide nothing: there is one, or all come to the same (AR-RUL-74).
func (s *State) forced() bool {
	switch {
	case len(s.choices) == 1:
		return true
	case len(s.choices) == 0 || s.Options.AskAll:
		return false
	case s.Asked == AskPlacement:
		return s.placesForced()
	case s.Asked == AskAction:
		return s.leavesAnyway()
	case s.Asked == AskWithdrawal:
		return s.leavesAlike()
	}
	return false
}

// placesForced reports whether every block that can be placed has one place to go. Ships are placed by hand while others
// might go aboard.
func (s *State) placesForced() bool {
	var waiting content.Blocks
	ground, ferry := false, false
	for _, c := range s.choices {
		b := blockOf(c)
		if waiting.Has(b) {
			return false
		}
		waiting.Add(b)
		ground = ground || s.Kind(b) == content.Ground
		ferry = ferry || s.Content.At(b).Ferry > 0
	}
	return !ground || !ferry
}

// leavesAnyway reports whether the last block to act in a battle can hit nothing, and will be made to retreat where it can
// retreat now, with all that follows the same (AR-CMB-6).
func (s *State) leavesAnyway() bool {
	if int(s.Battle.Round) < s.Content.Rules.CombatRounds || len(s.choices) != 2 {
		return false
	}
	leave, stay := s.choices[0], s.choices[1]
	if leave.Verb != Retreat && leave.Verb != Reembark || stay.Verb != Hold || blockOf(leave) != blockOf(stay) {
		return false
	}
	return reflect.DeepEqual(s.after(leave), s.after(stay))
}

// leavesAlike reports whether all who must retreat after the last round have one way each, and whoever is first, all follows the
// same (AR-RUL-78).
func (s *State) leavesAlike() bool {
	if s.Options.AskOrder {
		return false
	}
	var leaving content.Blocks
	for _, c := range s.choices {
		if leaving.Has(blockOf(c)) {
			return false
		}
		leaving.Add(blockOf(c))
	}
	first := s.after(s.choices[0])
	for _, c := range s.choices[1:] {
		if !reflect.DeepEqual(first, s.after(c)) {
			return false
		}
	}
	return true
}

// after is the match once a choice was played, without what was told of it.
func (s *State) after(c rules.Choice) *State {
	next := s.Clone()
	next.play(c)
	next.run()
	next.events, next.reaches = nil, nil
	return next
}
