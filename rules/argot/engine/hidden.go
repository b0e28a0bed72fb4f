package engine

import (
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// Blank is a match of which nothing has happened yet, with nobody on the map: what a file is read into.
func Blank(w *World, o Options) *State {
	s := &State{World: w, Options: o}
	s.clear()
	return s
}

// Settle works out what follows from the pieces: who stands where, and what can be chosen. Whoever changes
// pieces from outside calls it.
func (s *State) Settle() {
	s.Arrange()
	s.listChoices()
}

// Arrange works out who stands where, of pieces that need not be right yet.
func (s *State) Arrange() {
	s.ground.clear()
	for b := range content.Block(content.BlockCount) {
		if p := &s.Pieces[b]; p.Status == OnMap && p.At != atlas.Nowhere {
			s.ground.add(b, p.At)
		}
	}
}

// SetMeeting says what the coming of enemies has made of a place.
func (s *State) SetMeeting(p atlas.Place, m Meeting) { s.meetings[p] = m }

// Crossed is how many ground blocks of the moving party have crossed a hexside in this movement turn
// (AR-STK-2).
func (s *State) Crossed(side atlas.Side) uint8 { return s.crossed[side] }

// SetCrossed says how many have.
func (s *State) SetCrossed(side atlas.Side, n uint8) { s.crossed[side] = n }

// Open reports whether a block of a seat lies open for the other one now: it takes part in the battle that
// is fought, or is aboard a ship there (AR-CMB-12, AR-SEA-9). What was seen of it earlier is in Piece.Seen.
func (s *State) Open(b content.Block) bool {
	p := &s.Pieces[b]
	return s.Options.Open || Third(p.Party) || p.InPlay() && s.Battle.Round > 0 && p.At == s.Battle.Place
}

// Destroyed reports whether the outcome of a mission has destroyed a block (AR-ARM-6).
func (s *State) Destroyed(b content.Block) bool {
	for m := range s.Content.Missions {
		for _, e := range s.outcome(m) {
			if e.Verb == content.DestroyBlock && e.Block == b {
				return true
			}
		}
	}
	return false
}

// Swapped is the block that could be swapped in and that the war council has decided on, in or not; NoBlock
// if there is none, or it is still to decide (AR-ARM-10).
func (s *State) Swapped() content.Block {
	if !s.Options.Council || s.Phase < WarCouncil || s.Council.Swap != content.NoBlock {
		return content.NoBlock
	}
	for m := range s.Content.Missions {
		for _, e := range s.outcome(m) {
			if e.Verb == content.UnlockSwap {
				return e.Block
			}
		}
	}
	return content.NoBlock
}

// Swappable reports whether the war council could have swapped a block out, whether or not it is in the
// match now (AR-ARM-10).
func (s *State) Swappable(b content.Block) bool {
	info := s.Content.At(b)
	return info.Army == content.ArgotArmy && info.Kind == content.Ground && !info.Train && s.Scenario().ArgotBlocks.Has(b) &&
		s.Pieces[b].Party != content.Mineos && !s.Destroyed(b)
}

// Rallies is how many rally phases have come since a turn of a day, one that is under way included: its
// undead have risen.
func (s *State) Rallies(day, turn uint8) int {
	n := s.Turns() - (int(day)-1)*int(s.turnsOfDay()) - int(turn)
	if s.Phase == RallyPhase {
		n++
	}
	return n
}

// PassedOver is of how many of these rally phases it cannot be told whether they were passed over, and no undead rose: the one before a
// last turn that was settled as it began (AR-RUL-77, AR-RUL-81).
func (s *State) PassedOver() int {
	if s.Result != Undecided && s.Phase == Initiative && !s.Options.AskVain {
		return 1
	}
	return 0
}
