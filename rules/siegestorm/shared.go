package siegestorm

import "portcullis/rules"

// The stages of the turn that the players share in Co-op.
const (
	sharedOpens uint8 = iota
	sharedPlay
	sharedExtra      // seat 1 decides on his extra turn
	sharedOtherExtra // seat 2
	sharedEnds       //
	sharedExtraTurns // f.n is the set of the seats whose extra turn is still to come
)

// The steps of one player in the shared turn. Each has his own pointer, army.step, to the
// step that comes next (ST-COP-3).
const (
	seatPrepares uint8 = iota
	seatFirstWindow
	seatDraws
	seatSecondWindow
	seatAdvances
	seatThirdWindow
	seatDone
)

// maxHandOvers is how often control may change hands in a row (ST-RUL-73).
const maxHandOvers = 2

// stepShared goes on with the shared turn: the player in control, f.by, plays his steps until
// both are done; then each decides on an extra turn (ST-COP-8, ST-RUL-17).
func (s *State) stepShared(f *frame) {
	switch f.stage {
	case sharedOpens:
		f.stage = sharedPlay
		for d := range side(coopSeats) {
			s.sides[d].step = seatPrepares
		}
		s.sides[1-f.by].turns++
	case sharedPlay:
		s.stepSeat(f, f.by)
	case sharedExtra, sharedOtherExtra:
		d := side(f.stage - sharedExtra)
		f.stage++
		if s.sides[d].extra {
			s.wait(askExtra, d)
		}
	case sharedEnds:
		s.endShared(f)
	case sharedExtraTurns:
		s.nextExtraTurn(f)
	}
}

// stepSeat plays the next step of the player in control. When he is done, the partner goes on.
func (s *State) stepSeat(f *frame, d side) {
	a := &s.sides[d]
	step := a.step
	if step == seatDone {
		if partner := 1 - d; s.sides[partner].step == seatDone {
			f.stage = sharedExtra
		} else {
			s.control(f, partner)
		}
		return
	}
	a.step++
	switch step {
	case seatPrepares:
		s.prepare(d)
	case seatFirstWindow:
		s.push(frame{kind: windowFrame, by: d, stage: windowPrepare})
	case seatDraws:
		s.drawStep(d)
	case seatSecondWindow:
		s.push(frame{kind: windowFrame, by: d, stage: windowDraw})
	case seatAdvances:
		s.phase(d, "advance_step", "ST-TRN-6")
		s.advanceTrack(uint8(d))
		s.push(frame{kind: exitFrame})
	case seatThirdWindow:
		s.phase(d, "deploy_step", "ST-TRN-9")
		s.push(frame{kind: windowFrame, by: d, stage: windowDeploy})
	}
}

// control gives the shared turn to a player.
func (s *State) control(f *frame, d side) {
	f.by, s.active = d, d
	s.emit(d, rules.Event{Kind: rules.Note, Name: "in_control", Rule: "ST-COP-3", Subject: s.game.seat[d]})
}

// mayHandOver reports whether control may go to the partner at a window: only in the shared
// turn, and at most twice in a row. A partner who is done can do nothing but give it back, which
// counts too (ST-RUL-73).
func (s *State) mayHandOver(f *frame) bool {
	if !s.sharedTurn() || f.again {
		return false
	}
	n := s.handOvers + 1
	if s.sides[1-f.by].step == seatDone {
		n++
	}
	return n <= maxHandOvers
}

// handOver gives control to the partner. The window is asked again when it comes back; a partner
// who is done gets a last window of his own.
func (s *State) handOver(f *frame) {
	d := f.by
	s.handOvers++
	s.sides[d].step--
	s.pop()
	s.control(s.top(), 1-d)
	if s.sides[1-d].step == seatDone {
		s.push(frame{kind: windowFrame, by: 1 - d, stage: windowDeploy, again: true})
	}
}

// closeWindow ends a window by the choice to go on, which is one that allows hand-overs again
// unless the player was done before (ST-RUL-73).
func (s *State) closeWindow(f *frame) {
	if !f.again {
		s.handOvers = 0
	}
	s.pop()
}

// endShared ends the shared turn for both players together (ST-RUL-66) and remembers who takes
// an extra turn.
func (s *State) endShared(f *frame) {
	f.stage, f.n = sharedExtraTurns, 0
	for d := range coopSeats {
		if s.sides[d].extra {
			f.n |= 1 << d
		}
	}
	s.endOfTurnEffects()
	s.note(f.by, "turn_ended", "ST-TRN-1", s.game.seat[f.by])
}

// nextExtraTurn begins the extra turn of the next player who takes one, seat 1 first; it is his
// alone (ST-COP-8, ST-RUL-17).
func (s *State) nextExtraTurn(f *frame) {
	for d := range side(coopSeats) {
		if f.n&(1<<d) == 0 {
			continue
		}
		f.n &^= 1 << d
		s.openTurn(d)
		s.note(d, "extra_turn_begins", "ST-TRN-11", s.game.seat[d])
		s.push(frame{kind: turnFrame, by: d})
		return
	}
	s.pop()
}
