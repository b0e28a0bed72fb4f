package kurth

import "portcullis/rules"

// odds are sums over all equally likely results of the dice of an attack, if no more
// spells are cast.
type odds struct {
	of      int // results
	wins    int
	removed int // markers, over all results
	spirit  int // lost, over all results
	opened  int // results after which the passageway is open next turn
}

// chance is the chance to win, 0 to 1.
func (o odds) chance() float64 { return float64(o.wins) / float64(o.of) }

// fraction is the chance as people check it: "15 in 36".
func (o odds) fraction() rules.Text { return rules.T("%d in %d", o.wins, o.of) }

// attackOdds plays every result of the attack that waits for its roll or its acceptance
// on a scratch copy. It reads nothing of the generator.
func (s *State) attackOdds() (sum odds) {
	scratch := s.copy()
	if s.phase == phaseRolled {
		scratch.resolve()
		sum.count(s, scratch)
		return sum
	}
	eachRoll(s.attack.extraDie, func(thrown rules.Faces, n uint8, _ [attackDice]uint8) {
		scratch.copyFrom(s)
		scratch.script(thrown[:n])
		scratch.roll()
		scratch.resolve()
		sum.count(s, scratch)
	})
	return sum
}

// rerollOdds plays every result of a power that throws a set of dice again.
func (s *State) rerollOdds(c rules.Choice) (sum odds) {
	scratch := s.copy()
	s.eachReroll(c.Args[1], func(thrown rules.Faces, n uint8, _ [attackDice]uint8) {
		scratch.copyFrom(s)
		scratch.script(thrown[:n])
		scratch.play(c)
		paid := scratch.spirit
		scratch.resolve()
		sum.count(s, scratch)
		sum.spirit -= int(s.spirit - paid)
	})
	return sum
}

// Falls is how many markers the attack on the table removes on average once a choice has thrown dice of it again; false: the choice throws none.
func (s *State) Falls(c rules.Choice) (average float64, known bool) {
	if s.phase != phaseRolled || !usesPower(c) || s.game.powerOf(c).target != targetDice {
		return 0, false
	}
	o := s.rerollOdds(c)
	return float64(o.removed) / float64(o.of), true
}

// script replaces the generator by the given faces.
func (s *State) script(faces []uint8) {
	s.rng = rules.Rand{}
	for _, face := range faces {
		// A face of eachRoll is 1 to 6 and the queue is empty: it cannot be refused.
		_ = s.rng.Force(face)
	}
}

// count adds what one result made of the position before it.
func (o *odds) count(before, after *State) {
	o.of++
	if after.last == attackWon {
		o.wins++
	}
	if after.passageMarker {
		o.opened++
	}
	o.removed += int(before.total() - after.total())
	o.spirit += int(before.spirit - after.spirit)
}

// total is the number of markers in the city.
func (s *State) total() (n int16) {
	for _, m := range s.markers {
		n += m
	}
	return n
}
