package engine

import (
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// Status is where in its life a block is.
type Status uint8

// The statuses. Every block is in exactly one (AR-INV-1).
const (
	Unplaced   Status = iota // waits for the set-up
	OnMap                    // stands in Piece.At
	Aboard                   // is cargo of Piece.Ship, in whose location Piece.At is
	Eliminated               // was lost
	Removed                  // is not in this match
)

// Flags are what a block did this turn.
type Flags uint16

// The flags. All are cleared when a turn begins.
const (
	Moved        Flags = 1 << iota // had its move, boarding and disembarking included (AR-MOV-3)
	Boarded                        // AR-SEA-6
	Disembarked                    // AR-SEA-7
	Bombarded                      // fired from outside (AR-RNG-3)
	Fought                         // was in a battle
	Retreated                      //
	Regrouped                      // AR-REG-2
	ResilientHit                   // its first hit was ignored (AR-ABI-5)
	Pinned                         // may not move this turn (AR-PIN-1)
)

// Piece is one block in play. Its identity is its index in State.Pieces.
type Piece struct {
	Party    Party
	Status   Status
	Upgraded bool        // shows its upgraded face
	Strength uint8       // steps left, 1 to the full strength of its face while OnMap or Aboard
	At       atlas.Place // OnMap, Aboard: its location
	Ship     content.Block
	Flags    Flags
	// Entry is the hexside by which it came into At this turn, NoSide if it came otherwise or did
	// not come this turn (AR-RET-2, AR-RUL-61).
	Entry atlas.Side
	// Handle is the number by which the other seat knows the block while it cannot see its face.
	// Numbers are drawn when the set-up of its seat ends and anew whenever it lands.
	Handle uint16
	// Seen is what the other seat has learnt of the block behind this handle.
	Seen Seen
}

// Seen is what the enemy of a block's party knows of it for certain.
type Seen struct {
	Stood    bool        // it stands since the set-up, and was never aboard
	Start    atlas.Place // where it stood when that ended, if it did
	Known    bool        // its identity was shown
	Strength uint8       // when it was last shown
	Day      uint8       // when that was, and in which turn of the day; 0: never
	Turn     uint8
	Farthest uint8 // the movement that it has proved: the most locations entered in a turn, the extra one of a road apart
	Alone    bool  // entered an enemy location alone or held one, so it is no train (AR-TRN-8, AR-TRN-4)
	Fired    bool  // bombarded
}

// Absent is a block that is not in the match.
func Absent() Piece {
	return Piece{Party: NoParty, Status: Removed, At: atlas.Nowhere, Ship: content.NoBlock, Entry: atlas.NoSide}
}

// Has reports whether any of the flags is set.
func (p *Piece) Has(f Flags) bool { return p.Flags&f != 0 }

// InPlay reports whether the block stands on the map or is aboard.
func (p *Piece) InPlay() bool { return p.Status == OnMap || p.Status == Aboard }

// Face is the side of the block that shows: its numbers (AR-BLK-1).
func (s *State) Face(b content.Block) *content.Face {
	return s.Content.Face(b, s.Pieces[b].Upgraded)
}

// Full is the full strength of the face (AR-BLK-9).
func (s *State) Full(b content.Block) uint8 { return uint8(s.Face(b).Strength) }

// Missing is how many steps the block lacks.
func (s *State) Missing(b content.Block) uint8 { return s.Full(b) - s.Pieces[b].Strength }

// AtFull reports whether the block is at full strength (AR-ABI-2, AR-ABI-9).
func (s *State) AtFull(b content.Block) bool { return s.Missing(b) == 0 }

// Has reports whether the face of a block has an ability.
func (s *State) Has(b content.Block, a content.Ability) bool { return s.Face(b).Has(a) }

// Kind is ground, sea or air.
func (s *State) Kind(b content.Block) content.Kind { return s.Content.Blocks[b].Kind }

// Train reports whether the block is a supply train (AR-TRN-1).
func (s *State) Train(b content.Block) bool { return s.Content.Blocks[b].Train }

// Ranged reports whether the block is a ranged ground block (AR-RNG-1).
func (s *State) Ranged(b content.Block) bool { return s.Face(b).Range > 0 }
