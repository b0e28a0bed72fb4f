package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/content"
)

// withdrawalFrame retreats the engaged blocks of the role that must leave after the last round, one by
// one in the order of its player's choice; who cannot retreat is destroyed when nobody is left who can
// (AR-CMB-6, AR-RET-5, AR-RET-8, AR-RUL-68).
type withdrawalFrame struct{}

func (withdrawalFrame) resume(s *State, f *Frame) {
	next, lost := content.NoBlock, content.NoBlock
	for b := s.First(f.Place); b != content.NoBlock; b = s.Next(b) {
		switch {
		case !s.leaving(b, f.Role):
		case next == content.NoBlock && s.canRetreat(b):
			next = b
		case lost == content.NoBlock && !s.canRetreat(b):
			lost = b
		}
	}
	switch {
	case next != content.NoBlock:
	case lost != content.NoBlock:
		s.destroy(lost)
		return
	default:
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
