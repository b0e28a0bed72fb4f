package siegestorm

import "portcullis/rules"

var _ rules.Warner = (*State)(nil)

// Warnings tell a seat that its next draw finds too few cards, which loses the match or puts it out (ST-WIN-1), and that it
// comes near to that.
func (s *State) Warnings(seat rules.Seat) []rules.Warning {
	if s.result != undecided || seat < 0 || int(seat) >= int(s.set.seats) || !s.living.Has(seat) {
		return nil
	}
	d := side(seat)
	left, draws := s.drawsLeft(d), s.drawsPerTurn(d)
	w := rules.Warning{Rule: "ST-WIN-1", At: []rules.Element{s.game.piles[inResources][d]}}
	switch {
	case left < draws:
		w.Fatal, w.Odds, w.Text = true, rules.Certain, rules.T("your next turn draws %d cards, and %d are left", draws, left)
	case left < 2*draws:
		w.Odds, w.Text = rules.Possible, rules.T("%d cards are left, and each turn draws %d", left, draws)
	default:
		return nil
	}
	return []rules.Warning{w}
}
