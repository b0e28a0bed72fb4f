package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/machine"
	"portcullis/rules/siegestorm/cards"
)

// nextReactor finds who is asked for a reaction to the last link: its opponent, if he has a
// legal reaction and wants to be asked (ST-REA-1, ST-REA-6, ST-REA-7). Both Co-op players may
// answer the boss, seat 1 first (ST-RUL-50); f.n counts those who were asked.
func (s *State) nextReactor(f *frame) (side, bool) {
	l := &s.chain[s.links-1]
	if l.by == bossSide {
		poll := (*machine.Poll)(&f.n)
		for {
			place, open := poll.Next(int(s.set.seats))
			if !open {
				return noSide, false
			}
			d := side(place)
			if s.asked(d) {
				return d, true
			}
			s.tellNoReaction(d)
		}
	}
	d := s.opponent(l.track)
	if d == bossSide || f.n > 0 {
		return noSide, false // ST-SOL-15
	}
	f.n = 1
	if !s.living.Has(d.seat()) {
		return noSide, false
	}
	if !s.asked(d) {
		s.tellNoReaction(d)
		return noSide, false
	}
	return d, true
}

// tellNoReaction tells, where seats have secrets, that a player is not asked; whether he could
// have reacted and did not want to be asked, the words do not say (ST-REA-9).
func (s *State) tellNoReaction(d side) {
	if !s.Open() {
		s.emit(d, rules.Event{Kind: rules.Note, Name: notAskedEvent, Rule: "ST-REA-9", Subject: s.game.seat[d], Reveals: true})
	}
}

// asked reports whether a seat is asked for a reaction to the last link.
func (s *State) asked(d side) bool {
	a := &s.sides[d]
	if a.passingTurn || a.autoPass == passAlways {
		return false
	}
	s.choices, s.listed = s.choices[:0], false
	s.listAnnouncements(d)
	for _, c := range s.choices {
		if s.worthAsking(d, c) {
			return true
		}
	}
	return false
}

// worthAsking reports whether a legal reaction is one that the seat's setting wants to be asked
// for (ST-REA-7).
func (s *State) worthAsking(d side, c rules.Choice) bool {
	n, ability := cardNo(c.Args[0]), c.Verb == Activate
	switch s.sides[d].autoPass {
	case passUseless:
		return !s.inVain(d, c)
	case passSenseless:
		return s.relevant(d, n, ability) && !s.inVain(d, c)
	case passIrrelevant:
		return s.relevant(d, n, ability)
	case passUnlessNegate:
		if ability {
			return hasVerb(s.design(n).Passive.Effects, cards.Negate)
		}
		return hasVerb(s.design(n).Action, cards.Negate)
	}
	return true
}

// reactionTrack is the track in which a side's reaction to the last link is played: the one that
// faces the command (ST-RUL-38).
func (s *State) reactionTrack(d side) uint8 {
	l := &s.chain[s.links-1]
	if s.set.mode != coop {
		return s.facing(l.track)
	}
	if d < maxSeats {
		return uint8(d)
	}
	return s.facing(l.track)
}

func (s *State) listReactions() {
	s.listAnnouncements(s.ask.seat)
	s.offer(of(Pass))
	s.offer(of(PassTurn))
}

func (s *State) answerReaction(f *frame, c rules.Choice) {
	d := s.ask.seat
	switch c.Verb {
	case PassTurn:
		s.sides[d].passingTurn = true
		s.note(d, passedEvent, passTurnRule, s.game.seat[d])
	case Pass:
		s.note(d, passedEvent, passRule, s.game.seat[d])
	default:
		f.n = 0 // so that the same seat is asked again if it takes the announcement back
		if s.chain[s.links-1].by == bossSide {
			f.n = uint8(d)
		}
		s.announce(d, c)
	}
}
