package bsieged

import "portcullis/rules/bsieged/cards"

// hopeless reports whether the match can no longer be won: the Messenger cannot be on the wall by
// the last round by his own march, were nothing ever in his way (BS-EDG-8, BS-MSG-3). No card, Event
// or ability moves him.
func (s *State) hopeless() bool { return s.result == undecided && s.tooLate() }

// tooLate reports whether the Messenger needs more of his turns than are left.
func (s *State) tooLate() bool { return s.steps() > s.rides() }

// rides is how many of the Messenger's turn steps are still to come: one in each round after this
// one, and that of this round if it has not been played to its end (BS-RND-3).
func (s *State) rides() int {
	n := s.game.set.Match.Rounds - int(s.round)
	if s.stack.Depth > 0 && s.stack.Frames[0].stage == toMessenger || s.ask.kind == askSend {
		n++
	}
	return n
}

// steps is in how many of his turn steps the Messenger is on the wall if nothing stops him: to be
// placed takes one, each Zone one, the Outskirts one, and one to come back from there (BS-MSG-1,
// BS-MSG-3, BS-MSG-6, BS-MSG-8, BS-MSG-13, BS-MSG-20).
func (s *State) steps() int { return s.messenger.steps() }

func (m *messenger) steps() int {
	const back = cards.ZoneCount + 1 // Zone 3, 2, 1, wall
	switch {
	case m.where == onWall || m.where == arrived:
		return 0
	case m.where == inZone && m.back:
		return int(m.zone) + 1
	case m.where == inZone:
		return back + cards.ZoneCount - int(m.zone)
	case m.back || m.where == outskirts:
		return back
	}
	return back + cards.ZoneCount + 1
}

// lastRide reports whether a match that can still be won no longer can be if the Messenger dies in this
// round: he is the second one, or the second one, who comes in the next round at the earliest, could not
// be on the wall by the last round any more (BS-MSG-29, BS-MSG-35).
func (s *State) lastRide() (second, late bool) {
	if int(s.messenger.deaths)+1 >= s.game.set.Match.Messengers {
		return true, false
	}
	next := messenger{back: s.messenger.back}
	return false, !s.tooLate() && next.steps() > s.game.set.Match.Rounds-int(s.round)
}

// offerConcede lets the players give a hopeless match up, as a defeat. It comes beside what there is
// to decide: a step that is the only one is still played by itself (BS-EDG-8, BS-TBL-9).
func (s *State) offerConcede() {
	if len(s.choices) > 1 && s.hopeless() {
		s.offer(Concede)
	}
}

// mayConcede asks whether the match may be given up.
func (s *State) mayConcede() bar {
	if !s.hopeless() {
		return bar{kind: stillHope}
	}
	return free
}
