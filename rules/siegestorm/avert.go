package siegestorm

import (
	"slices"

	"portcullis/rules"
)

// averts is the choice that keeps a storm which lies open to see from beating the side that is asked: of several the
// one after which it stands best. False if no storm threatens that, or nothing that the side can do by one play averts it.
func (s *State) averts() (best rules.Choice, found bool) {
	d := s.ask.seat
	if d >= side(s.set.seats) || !s.threatened(d) {
		return best, false
	}
	most := -1.0
	for _, c := range s.Sensible(nil) {
		if c.Verb == Continue || c.Verb == Pass {
			continue
		}
		s.comesTo(d, c, func(end *State) {
			if v := end.Appraise(d.seat()); v >= 1 { // a win goes before all
				best, most, found = c, 2, true
			} else if v > most && !end.beaten(d) && !end.threatened(d) {
				best, most, found = c, v, true
			}
		})
	}
	return best, found
}

// winsNow is a choice that wins the match for the side that is asked before anybody else is.
func (s *State) winsNow() (c rules.Choice, ok bool) {
	if s.ask.kind != askWindow && s.ask.kind != askReact && s.ask.kind != askAttack {
		return c, false
	}
	for _, c := range s.Sensible(nil) {
		after := s.Clone().(*State)
		if _, err := after.Apply(c); err == nil && after.result != undecided && after.winner.Has(s.ask.seat.seat()) {
			return c, true
		}
	}
	return c, false
}

// threatened reports whether a storm under way, or the next one of a creature on a top slot, beats a side as things stand, or leaves it
// too few cards for its next Draw step (ST-WIN-1).
func (s *State) threatened(d side) bool {
	if c := s.stormer; c != noCard && s.hostile(s.cards[c].holder, d) {
		return s.strikesYet(c) && s.prospect(c, d.seat()).dooms(d)
	}
	for t := range s.trackSet().end() {
		if !s.hostile(s.tracks[t].owner, d) {
			continue
		}
		if o := s.nextStorm(t, d.seat()); o != nil && o.dooms(d) {
			return true
		}
	}
	return false
}

// dooms reports whether the storm can beat a side, or leave it too few cards for its next Draw step.
func (o *prospect) dooms(d side) bool {
	return slices.ContainsFunc(o.ways, func(w way) bool {
		return w.end.beaten(d) || w.end.drawsLeft(d) < w.end.drawsPerTurn(d)
	})
}

// comesTo hands over the states to which a choice of a side comes if nobody else reacts, by each target that it can have, up to the next question
// that does not belong to it. Costs are paid as proposed.
func (s *State) comesTo(d side, c rules.Choice, found func(*State)) {
	next := s.Clone().(*State)
	for x := range next.sides {
		if side(x) != d {
			next.sides[x].autoPass = passAlways
		}
	}
	if _, err := next.Apply(c); err != nil {
		return
	}
	if next.result != undecided || next.ask.seat != d {
		found(next)
		return
	}
	switch next.ask.kind {
	case askTarget, askTrack:
		for _, c := range next.Sensible(nil) {
			next.comesTo(d, c, found)
		}
	case askPay:
		next.comesTo(d, of(PayAuto), found)
	case askPick, askOptional, askArrange, askConflict:
		next.comesTo(d, next.Sensible(nil)[0], found)
	default:
		found(next)
	}
}
