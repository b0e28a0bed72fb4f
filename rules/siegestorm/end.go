package siegestorm

import "portcullis/rules"

// finish ends the match.
func (s *State) finish(r result, loser side, winners rules.Seats) {
	if s.result != undecided {
		return
	}
	s.result, s.loser, s.winner = r, loser, winners
	s.emit(noSide, rules.Event{Kind: rules.MatchEnded, Name: "match_ended", Rule: r.rule(s.set.mode), N: int16(r)})
}
