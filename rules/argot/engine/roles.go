package engine

import (
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// Role is the part that a block plays in a place where enemies meet (AR-CTL-3).
type Role uint8

// The roles.
const (
	Defender Role = iota
	Attacker
)

// Other is the opposite role.
func (r Role) Other() Role { return 1 - r }

// Meeting is what the coming of enemies has made of a place this turn.
type Meeting struct {
	// By is the party whose block entered first among enemies: it and its friends attack, whoever
	// is hostile to it defends (AR-CTL-3, AR-RUL-61). NoParty where nobody did.
	By Party
	// Entered are the directions, as bits 1<<direction, from which blocks of each role came in this
	// turn, whether or not they are still there (AR-RET-3).
	Entered [2]uint8
}

// Meets is the meeting in a place.
func (s *State) Meets(p atlas.Place) Meeting { return s.meetings[p] }

// RoleOf is the part a party plays in a place: the attacker's where it or a friend entered among
// enemies, else the defender's.
func (s *State) RoleOf(p atlas.Place, party Party) Role {
	if by := s.meetings[p].By; by != NoParty && s.Friendly(by, party) {
		return Attacker
	}
	return Defender
}

// Defends reports whether a party would come to the help of who is attacked in a place: enemies of it have entered there.
func (s *State) Defends(p atlas.Place, party Party) bool {
	return s.meetings[p].By != NoParty && s.RoleOf(p, party) == Defender
}

// come notes that a block has come into a place by a hexside (NoSide: off a ship). The first that
// comes among enemies makes its party the attacker there.
func (s *State) come(b content.Block, side atlas.Side) {
	piece := &s.Pieces[b]
	m := &s.meetings[piece.At]
	if m.By == NoParty && s.EnemyAt(piece.At, piece.Party) {
		m.By = piece.Party
	}
	piece.Entry = side
	if side != atlas.NoSide {
		m.Entered[s.RoleOf(piece.At, piece.Party)] |= s.bit(piece.At, side)
	}
}

// bit is the direction in which a hexside lies from a place, as a bit.
func (s *State) bit(p atlas.Place, side atlas.Side) uint8 {
	h := s.Map.Side(side)
	if p == h.A {
		return 1 << h.Direction
	}
	return 1 << h.Direction.Opposite()
}

// EnteredOver reports whether a block of a role came into a place over the hexside this turn.
func (s *State) EnteredOver(p atlas.Place, role Role, side atlas.Side) bool {
	return s.meetings[p].Entered[role]&s.bit(p, side) != 0
}

// leave ends the meeting in a place where no block of the defending role is left: those who attacked
// it now occupy it, and how they came there is forgotten (AR-RUL-64). During battles nothing lapses.
func (s *State) leave(p atlas.Place) {
	m := &s.meetings[p]
	if m.By == NoParty || s.EnemyAt(p, m.By) {
		return
	}
	*m = Meeting{By: NoParty}
	for b := range s.In(p) {
		s.Pieces[b].Entry = atlas.NoSide
	}
}

// CanTarget reports whether a block can hit another one in battle (AR-CMB-9, AR-AIR-4): ground hits
// ground, ranged ground also wings, ships hit ships, wings hit all; trains hit nothing.
func (s *State) CanTarget(b, target content.Block) bool {
	if s.Train(b) {
		return false
	}
	switch s.Kind(b) {
	case content.Ground:
		switch s.Kind(target) {
		case content.Ground:
			return true
		case content.Air:
			return s.Ranged(b)
		}
		return false
	case content.Sea:
		return s.Kind(target) == content.Sea
	}
	return true
}

// Engaged reports whether a block that stands on the map can target, or be targeted by, an enemy in
// its place (AR-CMB-10).
func (s *State) Engaged(b content.Block) bool {
	piece := &s.Pieces[b]
	for e := s.First(piece.At); e != content.NoBlock; e = s.Next(e) {
		if s.Hostile(piece.Party, s.Pieces[e].Party) && (s.CanTarget(b, e) || s.CanTarget(e, b)) {
			return true
		}
	}
	return false
}

// BattleAt reports whether a place is a battle location: hostile blocks, one of which can target
// another (AR-CMB-8).
func (s *State) BattleAt(p atlas.Place) bool {
	for b := s.First(p); b != content.NoBlock; b = s.Next(b) {
		if s.Engaged(b) {
			return true
		}
	}
	return false
}
