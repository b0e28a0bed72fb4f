package engine

import (
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// Pins is how many ground and sea blocks of a party the enemies that entered a place this turn pin there:
// each its like, and aerial ones ground blocks first, then sea blocks (AR-PIN-1, AR-PIN-4). Never more than
// can be pinned.
func (s *State) Pins(p atlas.Place, party Party) (ground, sea int) {
	var entered [content.KindCount]int
	for b := s.First(p); b != content.NoBlock; b = s.Next(b) {
		if s.Hostile(s.Pieces[b].Party, party) && s.entered(b) {
			entered[s.Kind(b)]++
		}
	}
	ground = min(s.free(p, party, content.Ground), entered[content.Ground]+entered[content.Air])
	wings := entered[content.Air] - max(0, ground-entered[content.Ground])
	return ground, min(s.free(p, party, content.Sea), entered[content.Sea]+wings)
}

// held tells of which kinds of a party in a place all that stood there will be pinned once it is activated.
func (s *State) held(p atlas.Place, party Party) (all [content.KindCount]bool) {
	if s.meetings[p].By == NoParty || s.Movement.Pinned.Has(p) {
		return all
	}
	ground, sea := s.Pins(p, party)
	all[content.Ground], all[content.Sea] = ground == s.free(p, party, content.Ground), sea == s.free(p, party, content.Sea)
	return all
}

// free is how many blocks of a kind and party in a place can be pinned.
func (s *State) free(p atlas.Place, party Party, kind content.Kind) (n int) {
	for b := s.First(p); b != content.NoBlock; b = s.Next(b) {
		if s.Kind(b) == kind && s.pinnable(b, party) {
			n++
		}
	}
	return n
}

// entered reports whether a block came this turn into the place where it stands, off a ship included
// (AR-PIN-1).
func (s *State) entered(b content.Block) bool {
	p := &s.Pieces[b]
	return p.Entry != atlas.NoSide || p.Has(Disembarked)
}

// pinnable reports whether a block of a party stood in its place before the movement turn and is not pinned
// yet (AR-PIN-1).
func (s *State) pinnable(b content.Block, party Party) bool {
	p := &s.Pieces[b]
	return p.Party == party && !p.Has(Moved|Pinned)
}

// countPins takes the number of blocks to be pinned into a group's frame, once for each place (AR-PIN-2).
// Where all that can be are, there is nothing to decide.
func (s *State) countPins(f *Frame) {
	if s.Movement.Pinned.Has(f.Place) {
		return
	}
	s.Movement.Pinned.Add(f.Place)
	ground, sea := s.Pins(f.Place, f.Party)
	f.N, f.M = int8(ground), int8(sea)
	s.pinAll(content.Ground, f.N)
	s.pinAll(content.Sea, f.M)
}

// pinAll pins all blocks of a kind if there are no more than must be, in the order of their handles: that of their
// numbers would tell the other seat of their faces.
func (s *State) pinAll(kind content.Kind, n int8) {
	f := s.Stack.Top()
	if s.free(f.Place, f.Party, kind) > int(n) {
		return
	}
	for {
		first := content.NoBlock
		for b := range s.In(f.Place) {
			if s.Kind(b) == kind && s.pinnable(b, f.Party) && (first == content.NoBlock || s.Pieces[b].Handle < s.Pieces[first].Handle) {
				first = b
			}
		}
		if first == content.NoBlock {
			return
		}
		s.pin(first)
	}
}

// pin marks a block that stays, and takes it off what is left to be named.
func (s *State) pin(b content.Block) {
	f := s.Stack.Top()
	if s.Kind(b) == content.Sea {
		f.M--
	} else {
		f.N--
	}
	piece := &s.Pieces[b]
	piece.Flags |= Pinned
	s.tellOf(b, "pinned", "AR-PIN-1")
}
