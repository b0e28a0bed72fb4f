package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// farewell is the Morale that every living hero earns when the Messenger leaves (BS-MSG-7).
const farewell = 2

// rideMessenger is the Messenger's turn step: he is placed, advances, leaves, comes back or
// waits (ledger 4.7).
func (s *State) rideMessenger(f *frame) {
	f.stage = toSpawning
	switch m := &s.messenger; m.where {
	case absent:
		s.sendMessenger()
	case inZone:
		s.advanceMessenger()
	case outskirts:
		m.back = true
		s.callMessenger("BS-MSG-13")
	case waiting:
		s.enterMessenger("BS-MSG-15")
	}
}

// sendMessenger puts a Messenger on the board: on departure where the players say, on the
// return stretch where a Compass card says (BS-MSG-1, BS-MSG-29 to BS-MSG-32). One who was
// killed in this very round is not followed before the next.
func (s *State) sendMessenger() {
	switch {
	case s.messenger.killed:
	case s.messenger.back:
		s.callMessenger("BS-MSG-32")
	case s.mayStart():
		s.wait(askSend, noHero)
	default:
		s.emit(noHero, rules.Event{Kind: rules.Blocked, Name: "messenger_delayed", Rule: "BS-MSG-31", Subject: s.game.el.messenger})
	}
}

// mayStart reports whether a Zone 1 is free of enemy units.
func (s *State) mayStart() bool {
	for f := range fieldNo(cards.FieldCount) {
		if s.free(f, zone1) {
			return true
		}
	}
	return false
}

// free reports whether no enemy unit is in a Zone; the Avatar is none (BS-MSG-9).
func (s *State) free(f fieldNo, z zoneNo) bool { return s.fronts[f].zones[z].units() == 0 }

// listSend offers the fields whose Zone 1 is free (BS-MSG-1, BS-MSG-30).
func (s *State) listSend() {
	for f := range fieldNo(cards.FieldCount) {
		if s.free(f, zone1) {
			s.offer(Send, int(f))
		}
	}
}

func (s *State) answerSend(_ *frame, c rules.Choice) {
	rule := "BS-MSG-1"
	if s.messenger.deaths > 0 {
		rule = "BS-MSG-30"
	}
	s.putMessenger(fieldNo(c.Args[0]), zone1, "messenger_sent", rule)
}

// putMessenger places him on a Zone; he advances no earlier than in the next round, since his
// turn is over (BS-MSG-2, BS-MSG-34).
func (s *State) putMessenger(f fieldNo, z zoneNo, name, rule string) {
	m := &s.messenger
	m.where, m.field, m.zone, m.entered = inZone, f, z, s.round
	s.emit(noHero, rules.Event{Kind: rules.PieceAdded, Name: name, Rule: rule, Subject: s.game.el.messenger, To: s.elZone(f, z), N: 1, M: int16(m.deaths) + 1})
}

// callMessenger draws the field of the return (BS-MSG-13, BS-MSG-32).
func (s *State) callMessenger(rule string) {
	s.messenger.where, s.messenger.field = waiting, s.compass(rule)
	s.enterMessenger(rule)
}

// enterMessenger lets him come back if no enemy unit is in Zone 3; else he waits, for the same
// field (BS-MSG-14, BS-MSG-15, BS-MSG-33). With him come the pursuers, where the difficulty has
// them (BS-MSG-16, BS-MSG-19).
func (s *State) enterMessenger(rule string) {
	m := &s.messenger
	if !s.free(m.field, zone3) {
		s.emit(noHero, rules.Event{Kind: rules.Blocked, Name: "messenger_waits", Rule: "BS-MSG-15", Subject: s.game.el.messenger, To: s.elZone(m.field, zone3)})
		return
	}
	s.putMessenger(m.field, zone3, "messenger_returned", rule)
	if s.level().Pursuit {
		m.pursuit = m.field
	}
}

// advanceMessenger moves him one Zone if neither his Zone nor the next holds an enemy unit
// (BS-MSG-3, BS-MSG-4).
func (s *State) advanceMessenger() {
	m := &s.messenger
	next, last := m.zone+1, m.zone == zone3
	if m.back {
		next, last = m.zone-1, m.zone == zone1
	}
	switch {
	case !s.free(m.field, m.zone):
		s.stopMessenger(m.zone)
	case last && m.back:
		s.climbWall()
	case last:
		s.leaveBoard()
	case !s.free(m.field, next):
		s.stopMessenger(next)
	default:
		from := s.elMessenger()
		m.zone = next
		s.emit(noHero, rules.Event{Kind: rules.PieceMoved, Name: "messenger_advanced", Rule: "BS-MSG-3", Subject: s.game.el.messenger, From: from, To: s.elMessenger()})
	}
}

// stopMessenger tells which Zone keeps him where he is.
func (s *State) stopMessenger(z zoneNo) {
	s.emit(noHero, rules.Event{Kind: rules.Blocked, Name: "messenger_blocked", Rule: "BS-MSG-4", Subject: s.game.el.messenger, From: s.elMessenger(), To: s.elZone(s.messenger.field, z),
		N: int16(s.fronts[s.messenger.field].zones[z].units())})
}

// leaveBoard takes him to the Outskirts, which every living hero cheers (BS-MSG-6, BS-MSG-7).
func (s *State) leaveBoard() {
	m := &s.messenger
	from := s.elMessenger()
	m.where, m.field, m.zone = outskirts, noField, noZone
	s.emit(noHero, rules.Event{Kind: rules.PieceMoved, Name: "messenger_left", Rule: "BS-MSG-6", Subject: s.game.el.messenger, From: from, To: s.game.el.outskirts})
	for h := range heroNo(s.nhero) {
		s.earn(h, cards.Morale, farewell, "BS-MSG-7")
	}
}

// climbWall puts him on the side of the wall of his field (BS-MSG-20).
func (s *State) climbWall() {
	m := &s.messenger
	from := s.elMessenger()
	m.where, m.zone = onWall, noZone
	s.emit(noHero, rules.Event{Kind: rules.PieceMoved, Name: "messenger_arrived", Rule: "BS-MSG-20", Subject: s.game.el.messenger, From: from, To: s.elMessenger()})
}

// pursue spawns the pursuers on the field of his return, in addition to its Summoning rolls
// (BS-MSG-16 to BS-MSG-18, BS-RUL-46).
func (s *State) pursue(f fieldNo) {
	if s.messenger.pursuit == f {
		s.note(noHero, "pursuers_came", "BS-MSG-16", s.game.el.messenger, s.elZone(f, zone3))
		s.bring(f, cards.Krohn, s.game.set.Match.PursuersN, 0, "BS-MSG-17")
	}
}
