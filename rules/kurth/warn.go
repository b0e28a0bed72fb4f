package kurth

import (
	"math"

	"portcullis/rules"
)

var _ rules.Warner = (*State)(nil)

// Warnings tell what loses the match if this turn ends as it stands, by exact odds where an attack still waits, and which
// locations are one marker short of being overrun while markers are still to come.
func (s *State) Warnings(rules.Seat) []rules.Warning {
	if s.phase < phaseMove {
		return nil // the cards of this turn are not laid yet, or what they bring is still to be settled
	}
	var list []rules.Warning
	fallen, spent, of := s.ends()
	if fallen > 0 {
		odds := likeliness(fallen, of)
		text := rules.Plural(s.overrun(), "%d location is overrun when this turn ends", "%d locations are overrun when this turn ends", s.overrun())
		if s.phase == phaseMove {
			if lost, all := s.bestAttack(); lost < all {
				odds = likeliness(lost, all)
				text = rules.Plural(s.overrun(), "%d location is overrun, unless your attack brings it below %d", "%d locations are overrun, unless your attack brings one below %d", s.overrun(), s.game.overrunAt)
			}
		}
		list = append(list, rules.Warning{Fatal: true, Odds: odds, Rule: s.limitRule(), At: s.places(func(m int16) bool { return m >= s.game.overrunAt }), Text: text})
	}
	if spent > 0 {
		text := rules.T("this attack costs the last Spirit")
		if spent < of {
			text = rules.T("a lost attack costs the last Spirit: %d %% of rolls lose", percent(float64(spent), of))
			if lost, _ := s.beyondHelp(); int(math.Round(lost)) < spent {
				text = rules.T("a lost attack costs the last Spirit: %d %% of rolls lose, %d %% even with what can be used after the roll",
					percent(float64(spent), of), percent(lost, of))
			}
		}
		list = append(list, rules.Warning{Fatal: true, Odds: likeliness(spent, of), Remote: rules.IsRemote(float64(spent) / float64(of)), Rule: "KU-END-8", At: []rules.Element{s.game.places[s.token].element}, Text: text})
	}
	if near := s.places(func(m int16) bool { return m == s.game.overrunAt-1 }); len(near) > 0 && s.turn < lastTurn { // after it no marker arrives
		list = append(list, rules.Warning{Rule: "KU-END-1", At: near, Text: rules.Plural(len(near), "%d location is one marker short of being overrun", "%d locations are one marker short of being overrun", len(near))})
	}
	return rules.Worst(list)
}

// bestAttack is in how many of so many equally likely results too many locations stay overrun by the attack within reach that most often
// brings them below the limit.
func (s *State) bestAttack() (lost, all int) {
	reach, after := s.reach(), s.copy()
	lost, all = 1, 1
	for place := range uint8(placeCount) {
		if !reach.has(place) {
			continue
		}
		after.copyFrom(s)
		after.moveTo(place)
		if fallen, _, of := after.ends(); fallen*all < lost*of {
			lost, all = fallen, of
		}
	}
	return lost, all
}

// percent is so many of so many equally likely results in percent: 0 and 100 stand for none and all alone.
func percent(n float64, of int) int {
	p := int(math.Round(100 * n / float64(of)))
	switch {
	case p == 0 && n > 0:
		return 1
	case p == 100 && n < float64(of):
		return 99
	}
	return p
}

// ends counts in how many of so many equally likely results of the attack that waits the turn ends with too many locations
// overrun, and in how many the Spirit is gone; both may come together. Without an attack there is one result.
func (s *State) ends() (fallen, spent, of int) {
	count := func(after *State) {
		of++
		if after.result == lostSpirit {
			spent++
		}
		if after.overrun() >= s.limit() {
			fallen++
		}
	}
	scratch := s.copy()
	switch s.phase {
	case phaseAttack:
		eachRoll(s.attack.extraDie, func(thrown rules.Faces, n uint8, _ [attackDice]uint8) {
			scratch.copyFrom(s)
			scratch.script(thrown[:n])
			scratch.roll()
			scratch.resolve()
			count(scratch)
		})
	case phaseRolled:
		scratch.resolve()
		count(scratch)
	default:
		count(scratch)
	}
	return fallen, spent, of
}

// beyondHelp is after how many rolls of the attack that waits the last Spirit goes though the best is made of the powers that can be
// used then, of so many rolls. A power that throws dice again counts for as much as it can be expected to save.
func (s *State) beyondHelp() (lost float64, of int) {
	after := s.copy()
	eachRoll(s.attack.extraDie, func(thrown rules.Faces, n uint8, _ [attackDice]uint8) {
		after.copyFrom(s)
		after.script(thrown[:n])
		after.roll()
		of++
		lost += 1 - after.helped()
	})
	return lost, of
}

// helped is how likely, 0 to 1, a roll that lies on the table leaves Spirit, accepted now or after the powers that make it most likely.
func (s *State) helped() (best float64) {
	end := s.copy()
	end.resolve()
	if end.result != lostSpirit {
		return 1
	}
	next := s.copy()
	after := func() float64 {
		if next.phase != phaseRolled {
			return 0
		}
		return next.helped()
	}
	for _, c := range s.Decision().Choices {
		switch {
		case best == 1 || c.Verb != VerbCast && c.Verb != VerbSpecial:
		case s.game.powerOf(c).target == targetDice:
			sum, of := 0.0, 0.0
			s.eachReroll(c.Args[1], func(thrown rules.Faces, n uint8, _ [attackDice]uint8) {
				next.copyFrom(s)
				next.script(thrown[:n])
				next.play(c)
				sum, of = sum+after(), of+1
			})
			best = max(best, sum/of)
		default:
			next.copyFrom(s)
			next.play(c)
			best = max(best, after())
		}
	}
	return best
}

// likeliness is how sure n of so many equally likely results are.
func likeliness(n, of int) rules.Odds {
	switch {
	case n == of:
		return rules.Certain
	case 2*n > of:
		return rules.Likely
	}
	return rules.Possible
}

// places are the locations whose markers are so many.
func (s *State) places(are func(markers int16) bool) (list []rules.Element) {
	for i, m := range s.markers {
		if are(m) {
			list = append(list, s.game.places[i].element)
		}
	}
	return list
}
