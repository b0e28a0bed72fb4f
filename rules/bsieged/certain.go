package bsieged

import "portcullis/rules"

// certain reports whether the match is won whatever is still to come, if the heroes stay where they stand and do no more: the Messenger is on
// the wall, and neither enemies nor hunger nor what is still decided can keep him from the Citadel (BS-RUL-90).
func (s *State) certain() bool {
	if s.messenger.where != onWall || s.result != undecided || s.ask.kind != askTurn {
		return false
	}
	if _, price := s.cowardice(s.ask.hero); price > 0 { // which can kill
		return false
	}
	c := s.Clone().(*State)
	c.set.order = orderAsk // whichever field attacks first: whether that matters would be tried by this very turn
	f := c.Forecast()
	return f.Lost == Never && f.Messenger == Never && s.famine(&f) == Never
}

// offerFinish lets the players go to the end of a round that wins the match for certain (BS-RUL-90). It comes beside what there is to decide.
func (s *State) offerFinish() {
	if len(s.choices) > 1 && s.certain() {
		s.offer(Finish)
	}
}

// mayFinish asks whether the rest of the Heroes phase may be passed over.
func (s *State) mayFinish() bar {
	if !s.certain() {
		return bar{kind: notCertain}
	}
	return free
}

// finish ends the turn and passes over those of the heroes who are still to act; the Enemies phase is played.
func (s *State) finish(f *frame) {
	for h := range heroNo(s.nhero) {
		s.acted |= 1 << h
	}
	f.stage = turnEnds
}

// finish: what the round that is passed over brings.
func (p *previewer) finish() {
	p.line(rules.Good, rules.T("The match"), "is won at the end of this round, whatever still comes")
	p.line(rules.Plain, rules.T("The heroes"), "do no more, and the enemies act once more")
}
