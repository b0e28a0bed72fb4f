package bsieged

import "portcullis/rules/bsieged/cards"

// judge ends the match if what has just happened loses it (BS-END-5..9). Of several defeats at
// one instant the first of BS-END-11 is named; entering the Citadel is noted where it happens.
func (s *State) judge() {
	if s.result != undecided {
		return
	}
	switch {
	case s.nhero > 0 && s.allDead():
		s.result = lostHeroes
	case s.ruins() >= s.game.set.Match.Ruins:
		s.result = lostBuildings
	case int(s.messenger.deaths) >= s.game.set.Match.Messengers:
		s.result = lostMessenger
	}
}

// lives reports whether a hero lives; one whose Morale is gone counts as dead, though the match may have
// ended before the figure was taken off the board (BS-END-8).
func (o *hero) lives() bool { return o.alive && o.track[cards.Morale] > 0 }

// allDead reports whether no hero lives.
func (s *State) allDead() bool {
	for h := range s.heroes[:s.nhero] {
		if s.heroes[h].lives() {
			return false
		}
	}
	return true
}

// ruins is how many buildings are destroyed.
func (s *State) ruins() int {
	n := 0
	for _, b := range s.houses {
		if b.harm == destroyed {
			n++
		}
	}
	return n
}
