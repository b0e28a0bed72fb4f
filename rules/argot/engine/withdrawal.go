package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/content"
)

// withdrawalFrame retreats the engaged blocks of the role that must leave after the last round, one by
// one in the order of its player's choice; who cannot retreat is destroyed (AR-CMB-6, AR-RET-5, AR-RET-8).
type withdrawalFrame struct{}

func (withdrawalFrame) resume(s *State, f *Frame) {
	next := content.NoBlock
	for b := s.First(f.Place); b != content.NoBlock; b = s.Next(b) {
		if !s.leaving(b, f.Role) {
			continue
		}
		if !s.canRetreat(b) {
			s.destroy(b)
			return
		}
		if next == content.NoBlock {
			next = b
		}
	}
	if next == content.NoBlock {
		s.end()
		return
	}
	if seat := s.commander(f.Place, s.Pieces[next].Party); seat != rules.NoSeat {
		s.ask(AskWithdrawal, seat)
		return
	}
	s.fallBack(next, s.homeward(next), s.retreatRule())
}

// leaving reports whether a block has still to leave the battle with its role: engagement is read again
// after each retreat (AR-RET-8, AR-CMB-11).
func (s *State) leaving(b content.Block, role Role) bool {
	p := &s.Pieces[b]
	return p.Status == OnMap && p.At == s.Battle.Place && s.RoleOf(p.At, p.Party) == role && s.Engaged(b)
}
