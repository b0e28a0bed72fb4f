package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// settled reports whether what is left of the turn from one of its stages on can change nothing any more, and ends it then: the
// rally before a check that ends the match, or before a last turn that will not be played, is passed over, and the siege is lifted in its last turn once Mineos can no longer
// keep the objective long enough, and cannot strike all that is left of Argot (AR-RUL-77).
func (s *State) settled(f *Frame, stage uint8) bool {
	switch {
	case s.Options.PlayOut || stage == turnInitiative || stage >= turnCheck:
		return false
	case stage == turnRally:
		if s.checkEnds() || s.foregone() {
			f.Stage = turnCheck
		}
		return f.Stage == turnCheck
	case !s.LastTurn() || !s.tooLate() || !s.spared(stage):
		return false
	}
	s.tell(rules.Event{Kind: rules.Note, Name: "siege_settled", Rule: "AR-RUL-77", Seat: rules.NoSeat})
	s.decide(SiegeLifted)
	return true
}

// checkEnds reports whether the match ends with the check of this turn as things stand (AR-VIC-4, AR-VIC-5).
func (s *State) checkEnds() bool {
	return s.LastTurn() || s.Kept() && int(s.Keep)+1 >= s.Scenario().KeepTurns
}

// tooLate reports whether Mineos can no longer keep the objective long enough once the turn under way is the last one (AR-VIC-4, AR-VIC-5).
func (s *State) tooLate() bool {
	return !s.Scenario().FinalHoldWins && int(s.Keep)+1 < s.Scenario().KeepTurns
}

// foregone reports whether the last turn, which comes next, will be settled as it begins, whichever card is left: what is restored in the
// rally before it serves nobody (AR-RUL-81).
func (s *State) foregone() bool {
	if s.Options.AskVain || s.Day < s.Options.Days || s.Turn+1 != s.turnsOfDay() {
		return false
	}
	next := s.Clone()
	if next.Keep++; !s.Kept() {
		next.Keep = 0
	}
	next.forget()
	return next.tooLate() && next.spared(turnFirstMoves)
}

// spared reports whether a block of Argot that is no train stands where no enemy is, can come to in what is left of the turn from
// a stage on, or can fire at: then Argot is not wiped out (AR-VIC-6).
func (s *State) spared(stage uint8) bool {
	struck := s.struck(stage)
	for i := range s.Pieces {
		p := &s.Pieces[i]
		if p.Party == content.Argot && p.InPlay() && !s.Train(content.Block(i)) && !struck.Has(p.At) {
			return true
		}
	}
	return false
}

// struck is where an enemy of Argot stands, can come to in what is left of the turn from a stage on, or can fire at.
func (s *State) struck(stage uint8) (struck atlas.Set) {
	for i := range s.Pieces {
		p, b := &s.Pieces[i], content.Block(i)
		if !p.InPlay() || !s.Hostile(p.Party, content.Argot) {
			continue
		}
		struck.Add(p.At)
		if p.Status != OnMap || p.Has(Moved) {
			continue
		}
		if s.moves(p.Party, stage) {
			var reach Reach
			s.ReachOf(s.MoverOf(b), &reach)
			struck = struck.Union(&reach.Ends)
		}
		if s.silent(b) != nil {
			continue
		}
		for at := range atlas.Place(s.Map.Len()) {
			if s.Map.InRange(p.At, at, s.Face(b).Range) {
				struck.Add(at)
			}
		}
	}
	return struck
}

// moves reports whether a party still moves in what is left of the turn from a stage on (AR-MOV-1, AR-MOV-5).
func (s *State) moves(party Party, stage uint8) bool {
	switch {
	case Third(party):
		return stage <= turnThirdMoves
	case SeatOf(party) == s.Starts():
		return stage <= turnFirstMoves
	}
	return stage <= turnSecondMoves
}
