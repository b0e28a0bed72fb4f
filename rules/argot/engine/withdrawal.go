package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
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

// Outlet is how many engaged blocks of a role there are in the battle, and for how many of them there is room to retreat as the board
// stands (AR-RET-8, AR-STK-1, AR-STK-3).
func (s *State) Outlet(role Role) (blocks, room int) {
	o := outlet{s: s}
	for b := s.First(s.Battle.Place); b != content.NoBlock; b = s.Next(b) {
		if s.leaving(b, role) {
			o.blocks = append(o.blocks, b)
		}
	}
	o.fill(0, 0)
	return len(o.blocks), o.best
}

// outlet tries how most of some blocks leave.
type outlet struct {
	s      *State
	blocks []content.Block
	taken  []exit
	best   int
	tries  int
}

// mostTries bounds the search: what is tried first leaves hardly anybody behind who could go.
const mostTries = 3000

// exit is one block that leaves to a place.
type exit struct {
	block content.Block
	to    atlas.Neighbour
}

// fill lets the blocks from one on leave by any way that still has room; out is how many before it did.
func (o *outlet) fill(next, out int) {
	o.best = max(o.best, out)
	if o.tries++; o.tries > mostTries || next == len(o.blocks) || out+len(o.blocks)-next <= o.best {
		return
	}
	b := o.blocks[next]
	if o.s.ashore(b) {
		if o.s.canRetreat(b) {
			out++
		}
		o.fill(next+1, out)
		return
	}
	for _, n := range o.s.ways(b) {
		if o.s.retreatBar(b, n) == NoBar && o.roomy(b, n) {
			o.taken = append(o.taken, exit{b, n})
			o.fill(next+1, out+1)
			o.taken = o.taken[:len(o.taken)-1]
		}
	}
	o.fill(next+1, out)
}

// roomy reports whether a way still has room for a block after those that have left.
func (o *outlet) roomy(b content.Block, n atlas.Neighbour) bool {
	s, of, crossed, stacked := o.s, o.s.Pieces[b].Party, 0, 0
	for _, t := range o.taken {
		if t.to.Place != n.Place || s.Pieces[t.block].Party != of || s.Kind(t.block) != s.Kind(b) {
			continue
		}
		if crossed++; !s.Train(t.block) {
			stacked++
		}
	}
	if s.Kind(b) == content.Ground && int(s.Battle.Crossed[of][n.Direction])+crossed >= s.limit(n.Side) {
		return false
	}
	return s.Train(b) || s.Room(n.Place, of, s.Kind(b)) > stacked
}
