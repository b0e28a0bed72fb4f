package stub

import "portcullis/rules"

var _ rules.Accountant = (*State)(nil)

// Account is the score, the wards and the hand of a seat, and against it the score and the wards of the other one.
func (s *State) Account(seat rules.Seat, buf []rules.Holding) []rules.Holding {
	if seat < 0 || seat >= seats {
		return buf
	}
	for _, of := range [...]rules.Seat{seat, 1 - seat} {
		d, against := &s.side[of], of != seat
		buf = append(buf, rules.Holding{Of: scoreElement(of), Name: rules.T("Score of %s", seatName(of)), N: int(d.score), Sort: rules.Track, Against: against})
		for gate := range d.ward {
			if d.ward[gate].seen != absent {
				buf = append(buf, rules.Holding{Of: gateElement(of, gate), Name: rules.T("Ward at the %s gate of %s", gateName(gate), seatName(of)), N: 1, Against: against})
			}
		}
	}
	return append(buf, rules.Holding{Of: handElement(seat), Name: rules.T("Hand of %s", seatName(seat)), N: int(s.side[seat].hand.n), Sort: rules.Purse})
}
