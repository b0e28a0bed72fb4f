package stub

import (
	"math"

	"portcullis/rules"
)

// sums[n] is how many of the 36 throws of two dice show n.
var sums = [13]uint32{2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}

// hits is how many of the 36 throws bring a card up to need.
func hits(c card, need int16) int {
	n := 0
	for sum, ways := range sums {
		if int16(sum)+c.value() >= need {
			n += int(ways)
		}
	}
	return n
}

// odds counts the throws in which a raid succeeds, among all that are equally likely for
// whoever does not know a closed ward.
func (s *State) odds(c card, gate int) (good, all int) {
	w := s.theirs().ward[gate]
	if w.seen != closed {
		return hits(c, w.need()), 36
	}
	hidden := s.unseen(s.seat)
	for _, held := range hidden.list() {
		good += hits(c, ward{held: held, seen: closed}.need())
		all += 36
	}
	return good, all
}

// Chances lists the sums that a raid can throw.
func (s *State) Chances(c rules.Choice, buf []rules.Chance) []rules.Chance {
	if c.Verb != Raid {
		return buf
	}
	for sum := uint8(2); sum <= 12; sum++ {
		high := min(sum-1, 6)
		buf = append(buf, rules.Chance{Faces: rules.Faces{high, sum - high}, Dice: 2, Weight: sums[sum]})
	}
	return buf
}

// Evaluate weighs the scores by the turns that are left, and what seat holds.
func (s *State) Evaluate(seat rules.Seat) float64 {
	own, other := &s.side[seat], &s.side[1-seat]
	if s.over == 1 {
		if own.score > other.score { // TG-END-1
			return 1
		}
		return 0
	}
	lead := float64(own.score-other.score) + float64(own.hand.n)/handLimit
	for i := range gates {
		if own.ward[i].seen != absent {
			lead += 0.5
		}
		if other.ward[i].seen != absent {
			lead -= 0.5
		}
	}
	turnsLeft := float64(s.rounds()*seats - s.turn + 1)
	return 1 / (1 + math.Exp(-lead/math.Sqrt(turnsLeft)))
}
