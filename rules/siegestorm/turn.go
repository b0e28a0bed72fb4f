package siegestorm

import "portcullis/rules"

// The stages of a player's turn (ST-TRN-1).
const (
	turnPrepare uint8 = iota
	turnDraw
	turnDrawn
	turnAdvance
	turnSecondTrack // Last Man Standing
	turnDeploy
	turnExtra
	turnEnd
)

// beginTurn starts the turn of a side. In Co-op the players share one (ST-COP-3).
func (s *State) beginTurn(d side) {
	switch {
	case d == bossSide:
		s.openTurn(d)
		s.push(frame{kind: bossTurnFrame, by: bossSide})
	case s.set.mode == coop:
		s.openTurn(d)
		s.push(frame{kind: sharedFrame, by: d})
	default:
		s.openTurn(d)
		s.push(frame{kind: turnFrame, by: d})
	}
}

// openTurn counts a turn and clears what holds for one.
func (s *State) openTurn(d side) {
	s.turn++
	s.active, s.spent, s.deserted = d, 0, 0
	for i := range s.sides {
		a := &s.sides[i]
		a.deployed, a.deployedOn, a.extra = false, 0, false
	}
	if d == bossSide {
		s.boss.turns++
	} else {
		s.sides[d].turns++
	}
	s.emit(d, rules.Event{Kind: turnKind(s.turn), Name: "turn_began", Rule: "ST-TRN-1", Subject: s.game.seat[d], N: int16(s.turn)})
}

// turnKind is the kind of event with which a turn begins. The setup counts as part of the first
// turn, as Progress does.
func turnKind(turn uint16) rules.EventKind {
	if turn == 1 {
		return rules.PhaseBegan
	}
	return rules.TurnBegan
}

// nextTurn begins the turn that follows the last one.
func (s *State) nextTurn() {
	switch s.set.mode {
	case duel, freeForAll:
		s.beginTurn(1 - s.active)
	case lastMan:
		if !s.living.Has(s.active.seat()) {
			s.endOfTurnEffects()
		}
		s.beginTurn(s.nextLiving(s.active))
	default:
		if s.active == bossSide {
			s.beginTurn(0)
		} else {
			s.beginTurn(bossSide)
		}
	}
}

// nextLiving is the next player clockwise who is still in the match (ST-LMS-2).
func (s *State) nextLiving(d side) side {
	for i := range s.set.seats {
		next := side((uint8(d) + 1 + i) % s.set.seats)
		if s.living.Has(next.seat()) {
			return next
		}
	}
	return d
}

// ownTurn reports whether it is a side's turn; the shared turn of Co-op is both players'.
func (s *State) ownTurn(d side) bool {
	return s.active == d || d < maxSeats && s.sharedTurn()
}

// sharedTurn reports whether the players' common turn of Co-op is under way. An extra turn is
// one player's alone (ST-COP-8, ST-RUL-17).
func (s *State) sharedTurn() bool {
	return s.stack.Depth > 0 && s.stack.Frames[0].kind == sharedFrame && (s.stack.Depth == 1 || s.stack.Frames[1].kind != turnFrame)
}

// stepTurn goes on with a player's turn.
func (s *State) stepTurn(f *frame) {
	d := f.by
	switch f.stage {
	case turnPrepare:
		f.stage = turnDraw
		s.prepare(d)
		s.push(frame{kind: windowFrame, by: d, stage: windowPrepare})
	case turnDraw:
		f.stage = turnDrawn
		s.drawStep(d)
	case turnDrawn:
		f.stage = turnAdvance
		s.push(frame{kind: windowFrame, by: d, stage: windowDraw})
	case turnAdvance:
		s.advanceStep(f)
	case turnSecondTrack:
		f.stage = turnDeploy
		s.advanceTrack(f.track)
		s.push(frame{kind: exitFrame})
	case turnDeploy:
		f.stage = turnExtra
		s.phase(d, "deploy_step", "ST-TRN-9")
		s.push(frame{kind: windowFrame, by: d, stage: windowDeploy})
	case turnExtra:
		f.stage = turnEnd
		if s.sides[d].extra {
			s.wait(askExtra, d)
		}
	case turnEnd:
		s.endTurn(f)
	}
}

// phase tells that a step of the turn begins.
func (s *State) phase(d side, name, rule string) {
	s.emit(d, rules.Event{Kind: rules.PhaseBegan, Name: name, Rule: rule, Subject: s.game.seat[d]})
}

// prepare makes a player's committed Supporters ready (ST-TRN-2).
func (s *State) prepare(d side) {
	for i, c := range s.sides[d].support.cards() {
		if s.cards[c].committed {
			s.cards[c].committed = false
			s.emit(d, rules.Event{Kind: rules.MarkerChanged, Name: "reset", Rule: "ST-TRN-2", Subject: s.game.support[d][i], To: s.game.support[d][i]})
		}
	}
}

// drawStep is the Draw step with the passives that wait for it (ST-TRN-3).
func (s *State) drawStep(d side) {
	s.phase(d, "draw_step", "ST-TRN-3")
	s.draw(d, s.normalDraw())
	if s.result != undecided || !s.living.Has(d.seat()) {
		return
	}
	s.drew(d)
	s.settleTriggers()
}

// normalDraw is how many cards a Draw step draws: 2, 1 for the first player of a Duel in
// his first turn (ST-TRN-4, ST-RUL-58), 3 in Last Man Standing (ST-LMS-4).
func (s *State) normalDraw() int {
	if s.turn == 1 && (s.set.mode == duel || s.set.mode == freeForAll) {
		return 1
	}
	return s.usualDraw()
}

// usualDraw is normalDraw in every turn but the very first one.
func (s *State) usualDraw() int {
	if s.set.mode == lastMan {
		return 3
	}
	return 2
}

// advanceStep moves the war track forward (ST-TRN-6, ST-TRN-8). With two tracks the left one is
// first, unless creatures leave both: then the player says which.
func (s *State) advanceStep(f *frame) {
	d := f.by
	s.phase(d, "advance_step", "ST-TRN-6")
	if s.set.mode != lastMan {
		f.stage = turnDeploy
		s.advanceTrack(uint8(d))
		s.push(frame{kind: exitFrame})
		return
	}
	left, right := uint8(2*d), uint8(2*d+1)
	f.track = right
	if s.tracks[left].slots[trackSlots-1] != noCard && s.tracks[right].slots[trackSlots-1] != noCard {
		s.wait(askTrack, d)
		return
	}
	s.advanceFirst(f, left)
}

// advanceFirst moves the first of two tracks; the other one follows.
func (s *State) advanceFirst(f *frame, t uint8) {
	f.stage, f.track = turnSecondTrack, t^1
	s.advanceTrack(t)
	s.push(frame{kind: exitFrame})
}

// advanceTrack moves every creature of a track up one slot at the same moment; gaps stay
// (ST-TRN-6, ST-TRN-14). The one that leaves the top slot waits for its order (ST-TRN-7).
func (s *State) advanceTrack(t uint8) {
	slots := &s.tracks[t].slots
	d := s.tracks[t].owner
	for i := trackSlots - 1; i >= 0; i-- {
		c := slots[i]
		if c == noCard {
			continue
		}
		from := s.whereIs(c)
		slots[i] = noCard
		if i == trackSlots-1 {
			s.cards[c].place = exiting
			s.exits[s.nexits] = c
			s.nexits++
		} else {
			s.stand(c, t, uint8(i+1))
		}
		s.moved(d, "advanced", "ST-TRN-6", c, from, s.whereIs(c))
	}
}

func (s *State) answerExtra(f *frame, c rules.Choice) {
	s.chosen = true
	if c.Verb == No {
		s.sides[s.ask.seat].extra = false
	}
}

// endTurn ends what holds until the end of turn; a granted extra turn follows at once
// (ST-TRN-11, ST-RUL-17).
func (s *State) endTurn(f *frame) {
	d := f.by
	again := s.sides[d].extra
	ended := s.turnEnded(d)
	s.endOfTurnEffects()
	s.emit(d, ended)
	if !again {
		s.pop()
		return
	}
	f.stage, f.track = turnPrepare, 0
	s.openTurn(d)
	s.note(d, "extra_turn_begins", "ST-TRN-11", s.game.seat[d])
}

// turnEnded is the end of a turn. Of one in which nobody was asked anything, and of one that ends by itself, it tells how many plays
// there were all the same: those that the player does not want to be asked about (ST-TRN-13).
func (s *State) turnEnded(d side) rules.Event {
	e := rules.Event{Name: "turn_ended", Rule: "ST-TRN-1", Subject: s.game.seat[d]}
	switch {
	case d == bossSide:
		return e
	case s.turnBegins():
		e.Kind = rules.TurnPassed
	case s.chosen || !s.living.Has(d.seat()) || s.result != undecided:
		return e
	default:
		e.Kind = rules.TurnEnded
	}
	s.choices = s.choices[:0]
	s.listPlays(&frame{kind: windowFrame, by: d, stage: windowDeploy})
	e.N, e.M = int16(s.turn), int16(len(s.choices))
	s.choices, s.listed = s.choices[:0], false
	return e
}
