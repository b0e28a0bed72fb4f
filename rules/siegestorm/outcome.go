package siegestorm

import "portcullis/rules"

var resultNames = [...]string{undecided: "", wonDuel: "won_duel", wonLast: "won_last", wonLife: "won_life", wonDepleted: "won_depleted", lostToBoss: "lost_to_boss"}

func (r result) String() string { return resultNames[r] }

// rule is what the end of a match rests on.
func (r result) rule(m mode) string {
	if r == lostToBoss && m == coop {
		return "ST-COP-13"
	}
	return [...]string{undecided: "", wonDuel: "ST-WIN-2", wonLast: "ST-LMS-9", wonLife: "ST-SOL-11", wonDepleted: "ST-SOL-9", lostToBoss: "ST-SOL-10"}[r]
}

// Outcome tells who has won.
func (s *State) Outcome() (rules.Outcome, bool) {
	if s.result == undecided {
		return rules.Outcome{}, false
	}
	return rules.Outcome{Winners: s.winner, Result: s.result.String(), Reason: s.endWords(), Rule: s.result.rule(s.set.mode)}, true
}

func (s *State) endWords() rules.Text {
	winner := rules.T("%s wins", s.nameOf(side(max(0, s.winner.First()))))
	if s.set.mode == coop {
		winner = rules.T("the players win")
	}
	switch s.result {
	case wonLast:
		return rules.T("%s as the last one standing", winner)
	case wonLife:
		return rules.T("%s has no Life Points left: %s", s.nameOf(bossSide), winner)
	case wonDepleted:
		return rules.T("%s cannot draw the cards he must: %s", s.nameOf(bossSide), winner)
	case lostToBoss:
		winner = rules.T("%s wins", s.nameOf(bossSide))
	}
	return rules.T("%s has too few Resources left: %s", s.nameOf(s.loser), winner)
}
