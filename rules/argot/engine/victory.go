package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/content"
)

// Result is how the match ended.
type Result uint8

// The results.
const (
	Undecided      Result = iota
	MineosDefeated        // AR-VIC-1
	OldTownKept           // AR-VIC-4
	OldTownHeld           // at the end of the last day (AR-VIC-5)
	SiegeLifted           // the last day ended without it (AR-VIC-5)
	ArgotDefeated         // AR-VIC-6
)

// Winner is who has won; NoSeat while the match goes on.
func (r Result) Winner() rules.Seat {
	switch r {
	case Undecided:
		return rules.NoSeat
	case MineosDefeated, SiegeLifted:
		return Argot
	}
	return Mineos
}

// decide ends the match.
func (s *State) decide(r Result) {
	if s.Result != Undecided {
		return
	}
	s.Result = r
	s.tell(rules.Event{Kind: rules.MatchEnded, Name: "match_ended", Rule: resultRules[r], Seat: r.Winner()})
}

var resultRules = [...]string{
	MineosDefeated: "AR-VIC-1", OldTownKept: "AR-VIC-4", OldTownHeld: "AR-VIC-5", SiegeLifted: "AR-VIC-5", ArgotDefeated: "AR-VIC-6",
}

// ResultRule is the ledger id on which a result rests.
func ResultRule(r Result) string { return resultRules[r] }

// standing reports whether a party has a block on the map or aboard, trains apart.
func (s *State) standing(p Party) bool {
	for i := range s.Pieces {
		if piece := &s.Pieces[i]; piece.Party == p && piece.InPlay() && !s.Train(content.Block(i)) {
			return true
		}
	}
	return false
}

// eliminations ends the match once a side is wiped out; if both are, Argot wins (AR-VIC-1, AR-VIC-6,
// AR-RUL-63). It is asked after every loss, once all that happened at that moment has happened.
func (s *State) eliminations() {
	switch {
	case s.Day == 0:
	case !s.standing(content.Mineos):
		s.decide(MineosDefeated)
	case !s.standing(content.Argot):
		s.decide(ArgotDefeated)
	}
}

// Kept reports whether Old Town is kept: an objective location holds a ground block of Mineos, and
// none holds one hostile to it, trains apart (AR-VIC-2).
func (s *State) Kept() bool {
	held := false
	for p := range s.Scenario().Objective.All() {
		for b := range s.In(p) {
			switch {
			case s.Kind(b) != content.Ground || s.Train(b):
			case s.Hostile(s.Pieces[b].Party, content.Mineos):
				return false
			case s.Pieces[b].Party == content.Mineos:
				held = true
			}
		}
	}
	return held
}

// LastTurn reports whether the turn under way is the last of the last day.
func (s *State) LastTurn() bool { return s.Day >= s.Options.Days && s.Turn >= s.turnsOfDay() }

// check reads the keep counter, then ends the day or the match (AR-VIC-3 to AR-VIC-5, AR-RUL-63).
func (s *State) check() {
	before := s.Keep
	if s.Kept() {
		s.Keep++
	} else {
		s.Keep = 0
	}
	if s.Keep != before {
		s.tell(rules.Event{
			Kind: rules.TrackChanged, Name: "keep_counted", Rule: "AR-VIC-3", Seat: rules.NoSeat,
			Subject: KeepElement, N: int16(s.Keep) - int16(before), M: int16(s.Keep),
		})
	}
	scenario := s.Scenario()
	switch {
	case int(s.Keep) >= scenario.KeepTurns:
		s.decide(OldTownKept)
	case s.Turn < s.turnsOfDay():
	case s.Day < s.Options.Days:
		s.newDay()
		s.longRest()
	case scenario.FinalHoldWins && s.Keep > 0:
		s.decide(OldTownHeld)
	default:
		s.decide(SiegeLifted)
	}
}
