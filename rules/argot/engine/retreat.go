package engine

import (
	"iter"

	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// Bar is why a block cannot retreat to a location beside its own.
type Bar uint8

// The bars, in the order in which they are asked.
const (
	NoBar      Bar = iota
	NoWay          // a block of its kind cannot go there (AR-RET-7)
	NotItsWay      // it attacks and came by another hexside (AR-RET-2)
	CameAshore     // it attacks and came off a ship (AR-SEA-8)
	EnemyWay       // an enemy block entered over this hexside this turn (AR-RET-3)
	EnemyHolds     // an enemy block is there (AR-RET-4)
	NoLanding      // an aerial block cannot stop there (AR-AIR-6)
	NoRoom         // AR-STK-1
	WayFull        // the limit of the hexside is used up in this round (AR-STK-3)
)

// Retreats ranges over all locations beside a block and over what bars it from retreating there
// (AR-RET-1 to AR-RET-7). A block that came ashore goes back aboard; see [State.Berth].
func (s *State) Retreats(b content.Block) iter.Seq2[atlas.Neighbour, Bar] {
	return func(yield func(atlas.Neighbour, Bar) bool) {
		for _, n := range s.Map.Around(s.Pieces[b].At) {
			if !yield(n, s.retreatBar(b, n)) {
				return
			}
		}
	}
}

// ways are the locations to which a block of this kind can go from where it stands, whoever is there.
func (s *State) ways(b content.Block) []atlas.Neighbour {
	at := s.Pieces[b].At
	switch s.Kind(b) {
	case content.Sea:
		return s.Map.Sea(at)
	case content.Air:
		return s.Map.Air(at)
	}
	return s.Map.Ground(at)
}

// way is the way of a block to the location beside it.
func (s *State) way(b content.Block, to atlas.Place) (atlas.Neighbour, bool) {
	for _, n := range s.ways(b) {
		if n.Place == to {
			return n, true
		}
	}
	return atlas.Neighbour{}, false
}

// retreatBar is why a block cannot retreat to a neighbour.
func (s *State) retreatBar(b content.Block, n atlas.Neighbour) Bar {
	if _, ok := s.way(b, n.Place); !ok {
		return NoWay
	}
	p := &s.Pieces[b]
	if bar := s.bound(b, n.Side); bar != NoBar {
		return bar
	}
	switch {
	case s.EnemyAt(n.Place, p.Party):
		return EnemyHolds
	case s.Kind(b) == content.Air && s.Map.Is(n.Place, atlas.Unlanding):
		return NoLanding
	case !s.fits(b, n.Place):
		return NoRoom
	case s.Kind(b) == content.Ground && int(s.Battle.Crossed[p.Party][n.Direction]) >= s.limit(n.Side):
		return WayFull
	}
	return NoBar
}

// bound is what its role forbids a block that retreats from a battle location over a hexside (AR-RET-2,
// AR-RET-3, AR-RUL-61). Aerial blocks, and those that flee a bombardment elsewhere, are free (AR-RET-6,
// AR-RUL-23).
func (s *State) bound(b content.Block, side atlas.Side) Bar {
	p := &s.Pieces[b]
	if s.Kind(b) == content.Air || !s.BattleAt(p.At) {
		return NoBar
	}
	role := s.RoleOf(p.At, p.Party)
	switch {
	case s.ashore(b):
		return CameAshore
	case role == Attacker && p.Entry != atlas.NoSide:
		if p.Entry != side {
			return NotItsWay
		}
	case s.EnteredOver(p.At, role.Other(), side):
		return EnemyWay
	}
	return NoBar
}

// ashore reports whether a block attacks from a ship, so that it can only go back aboard (AR-SEA-8).
func (s *State) ashore(b content.Block) bool {
	p := &s.Pieces[b]
	return p.Has(Disembarked) && p.Entry == atlas.NoSide && s.RoleOf(p.At, p.Party) == Attacker && s.BattleAt(p.At)
}

// Berth reports whether a block that came ashore can retreat aboard a ship: a friend in its location with
// room (AR-SEA-8, AR-SEA-5).
func (s *State) Berth(b, ship content.Block) bool {
	p, q := &s.Pieces[b], &s.Pieces[ship]
	return s.ashore(b) && q.Status == OnMap && q.At == p.At && s.Friendly(p.Party, q.Party) && s.Berths(ship) > 0
}

// canRetreat reports whether there is anywhere for a block to go.
func (s *State) canRetreat(b content.Block) bool {
	for _, n := range s.ways(b) {
		if s.retreatBar(b, n) == NoBar {
			return true
		}
	}
	for ship := s.First(s.Pieces[b].At); ship != content.NoBlock; ship = s.Next(ship) {
		if s.Berth(b, ship) {
			return true
		}
	}
	return false
}

// listRetreats offers all retreats of a block: the one of the procedure for a third party (AR-TPY-10).
func (s *State) listRetreats(b content.Block) {
	if Third(s.Pieces[b].Party) {
		if to := s.homeward(b); to != atlas.Nowhere {
			s.offer(Retreat, int(b), int(to))
		}
		return
	}
	for _, n := range s.ways(b) {
		if s.retreatBar(b, n) == NoBar {
			s.offer(Retreat, int(b), int(n.Place))
		}
	}
	for ship := s.First(s.Pieces[b].At); ship != content.NoBlock; ship = s.Next(ship) {
		if s.Berth(b, ship) {
			s.offer(Reembark, int(b), int(ship))
		}
	}
}

// homeward is where a third-party block retreats: the legal location nearest its home, of equals the
// lowest (AR-TPY-10, AR-TPY-12); Nowhere if there is none.
func (s *State) homeward(b content.Block) atlas.Place {
	home := s.Map.Zone(s.Content.Parties[s.Pieces[b].Party].Home)
	best, fewest := atlas.Nowhere, atlas.Far+1
	for _, n := range s.ways(b) {
		if s.retreatBar(b, n) != NoBar {
			continue
		}
		steps := atlas.Far
		if h := s.Map.Nearest(n.Place, home); h != atlas.Nowhere {
			steps = s.Map.Steps(n.Place, h)
		}
		if steps < fewest || steps == fewest && n.Place < best {
			best, fewest = n.Place, steps
		}
	}
	return best
}

// fallBack retreats a block, its cargo with it, to a location beside it. Rule is why.
func (s *State) fallBack(b content.Block, to atlas.Place, rule string) {
	p := &s.Pieces[b]
	from := p.At
	n, _ := s.way(b, to)
	if s.Kind(b) == content.Ground {
		s.Battle.Crossed[p.Party][n.Direction]++
	}
	s.witness(b)
	s.shift(b, to)
	p.Entry = atlas.NoSide
	p.Flags |= Retreated
	s.tellMove(b, "retreated", rule, s.PlaceElement(from), s.PlaceElement(to), 1)
	s.settle(from)
	s.left(from, p.Party)
	s.settle(to)
}

// reembark retreats a block aboard a ship (AR-SEA-8), which stays to guard any train that it leaves. What was
// known of the block goes with it. Only in a battle does the ship lie open: from outside, nobody sees aboard which
// one it went.
func (s *State) reembark(b, ship content.Block, rule string) {
	p := &s.Pieces[b]
	s.lift(b)
	p.Status, p.Ship, p.Seen = Aboard, ship, Seen{}
	p.Flags |= Retreated
	name := "reembarked"
	if s.Roll.Shot {
		name = "boarded"
	}
	s.tellMove(b, name, rule, s.PlaceElement(p.At), s.BlockElement(ship), 1)
}

// retreatRule is why blocks retreat now: what is under way says it.
func (s *State) retreatRule() string {
	switch s.Stack.Top().Kind {
	case FrameHits:
		return "AR-ABI-8"
	case FrameRout:
		return "AR-ABI-6"
	case FrameWithdrawal:
		return "AR-CMB-6"
	}
	return "AR-RET-1"
}
