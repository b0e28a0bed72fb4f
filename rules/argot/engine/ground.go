package engine

import (
	"iter"

	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// ground is who stands where: for each place the first block that stands there (cargo not), and
// for each block the next one, in the order of their numbers. NoBlock ends a list.
type ground struct {
	first [atlas.MaxPlaces]content.Block
	next  [content.BlockCount]content.Block
}

func (g *ground) clear() {
	for i := range g.first {
		g.first[i] = content.NoBlock
	}
	for i := range g.next {
		g.next[i] = content.NoBlock
	}
}

func (g *ground) add(b content.Block, p atlas.Place) {
	link := &g.first[p]
	for *link != content.NoBlock && *link < b {
		link = &g.next[*link]
	}
	g.next[b], *link = *link, b
}

func (g *ground) remove(b content.Block, p atlas.Place) {
	link := &g.first[p]
	for *link != b {
		link = &g.next[*link]
	}
	*link, g.next[b] = g.next[b], content.NoBlock
}

// First is the lowest-numbered block that stands in a place, NoBlock in a vacant one. Cargo does
// not stand anywhere.
func (s *State) First(p atlas.Place) content.Block { return s.ground.first[p] }

// Next is the block that stands behind b in its place, NoBlock behind the last.
func (s *State) Next(b content.Block) content.Block { return s.ground.next[b] }

// In ranges over the blocks that stand in a place, in the order of their numbers. The place must not
// change meanwhile.
func (s *State) In(p atlas.Place) iter.Seq[content.Block] {
	return func(yield func(content.Block) bool) {
		for b := s.First(p); b != content.NoBlock; b = s.Next(b) {
			if !yield(b) {
				return
			}
		}
	}
}

// Cargo ranges over the blocks aboard a ship.
func (s *State) Cargo(ship content.Block) iter.Seq[content.Block] {
	return func(yield func(content.Block) bool) {
		for i := range s.Pieces {
			if p := &s.Pieces[i]; p.Status == Aboard && p.Ship == ship && !yield(content.Block(i)) {
				return
			}
		}
	}
}

// stand puts a block on the map.
func (s *State) stand(b content.Block, at atlas.Place) {
	p := &s.Pieces[b]
	p.Status, p.At, p.Ship = OnMap, at, content.NoBlock
	s.ground.add(b, at)
}

// lift takes a block that stands on the map off it; its status is the caller's to set.
func (s *State) lift(b content.Block) { s.ground.remove(b, s.Pieces[b].At) }

// shift moves a block that stands on the map, its cargo with it (AR-SEA-6).
func (s *State) shift(b content.Block, to atlas.Place) {
	s.lift(b)
	s.stand(b, to)
	for c := range s.Cargo(b) {
		s.Pieces[c].At = to
	}
}

// Vacant reports whether nobody stands in a place (AR-CTL-1).
func (s *State) Vacant(p atlas.Place) bool { return s.First(p) == content.NoBlock }

// EnemyAt reports whether a block hostile to the party stands in the place (AR-CTL-1).
func (s *State) EnemyAt(p atlas.Place, of Party) bool {
	for b := s.First(p); b != content.NoBlock; b = s.Next(b) {
		if s.Hostile(s.Pieces[b].Party, of) {
			return true
		}
	}
	return false
}

// count is how many blocks of a party and kind stand in a place; trains do not take room
// (AR-STK-1).
func (s *State) count(p atlas.Place, of Party, kind content.Kind) (n int) {
	for b := s.First(p); b != content.NoBlock; b = s.Next(b) {
		if s.Pieces[b].Party == of && s.Kind(b) == kind && !s.Train(b) {
			n++
		}
	}
	return n
}

// Room is how many more blocks of a kind a party may have in a place at the end of a move, retreat,
// regroup or placement (AR-STK-1).
func (s *State) Room(p atlas.Place, of Party, kind content.Kind) int {
	return s.Content.Rules.Stack[kind] - s.count(p, of, kind)
}

// fits reports whether there is room for the block in a place that it comes into.
func (s *State) fits(b content.Block, p atlas.Place) bool {
	return s.Train(b) || s.Room(p, s.Pieces[b].Party, s.Kind(b)) > 0
}

// ThirdEnemy reports whether two parties hostile to each other stand in the place and the party is
// hostile to both: it may not enter (AR-MOV-7).
func (s *State) ThirdEnemy(p atlas.Place, of Party) bool {
	foe := NoParty
	for b := s.First(p); b != content.NoBlock; b = s.Next(b) {
		party := s.Pieces[b].Party
		switch {
		case s.Friendly(party, of):
		case foe == NoParty:
			foe = party
		case s.Hostile(foe, party):
			return true
		}
	}
	return false
}
