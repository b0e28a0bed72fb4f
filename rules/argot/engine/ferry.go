package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// Why blocks cannot board or land.
var (
	noPassenger = because("AR-SEA-5", "Only ground blocks board.")
	noShip      = because("AR-SEA-6", "A block boards a ship of its own party in its own location.")
	shipMoved   = because("AR-SEA-6", "The ship has moved this turn.")
	notAboard   = because("AR-SEA-7", "The block is not aboard.")
	justBoarded = because("AR-SEA-7", "A block does not board and land in one turn.")
	atSea       = because("AR-SEA-7", "Blocks land on the coast, not at sea.")
	besideShips = because("AR-SEA-7", "Nobody lands beside an enemy ship.")
	inFight     = because("AR-MOV-7", "Two enemies hostile to each other stand there.")
	trainAlone  = because("AR-TRN-8", "A supply train does not lead an attack.")
)

// unboardable is why a block cannot go aboard a ship now, or nil (AR-SEA-5, AR-SEA-6).
func (s *State) unboardable(b, ship content.Block) *rules.Refusal {
	p, q := &s.Pieces[b], &s.Pieces[ship]
	switch {
	case s.Kind(b) != content.Ground:
		return noPassenger
	case s.stays(b) != nil:
		return s.stays(b)
	case s.Kind(ship) != content.Sea || q.Status != OnMap || q.At != p.At || q.Party != p.Party:
		return noShip
	case q.Has(Moved):
		return shipMoved
	case s.Berths(ship) <= 0:
		return because("AR-SEA-5", "The ship carries at most %d.", s.Content.At(ship).Ferry)
	}
	return nil
}

// boards reports whether there is a ship that a block can board.
func (s *State) boards(b content.Block) bool {
	for ship := range s.In(s.Pieces[b].At) {
		if s.unboardable(b, ship) == nil {
			return true
		}
	}
	return false
}

// board puts a block aboard a ship: its whole move (AR-SEA-6). What was known of it is forgotten: nobody sees
// which block comes ashore. From is where it stood, To the ship, which only its seat is shown. The place is
// still held: by the ship.
func (s *State) board(b, ship content.Block) {
	p := &s.Pieces[b]
	s.lift(b)
	p.Status, p.Ship, p.Entry = Aboard, ship, atlas.NoSide
	p.Flags |= Moved | Boarded
	p.Seen = Seen{}
	s.tellMove(b, "boarded", "AR-SEA-6", s.PlaceElement(p.At), s.BlockElement(ship), 1)
}

// unlandable is why a block cannot go ashore from its ship now, or nil (AR-SEA-7).
func (s *State) unlandable(b content.Block) *rules.Refusal {
	p := &s.Pieces[b]
	switch {
	case p.Status != Aboard:
		return notAboard
	case p.Has(Boarded):
		return justBoarded
	case p.Has(Moved):
		return hasMoved
	case !s.Map.Is(p.At, atlas.Coast):
		return atSea
	case s.enemyShips(p.At, p.Party):
		return besideShips
	case s.ThirdEnemy(p.At, p.Party):
		return inFight
	case s.Train(b) && s.EnemyAt(p.At, p.Party) && !s.ledBy(p.At, p.Party):
		return trainAlone
	case !s.fits(b, p.At):
		return s.crowded
	}
	return nil
}

// enemyShips reports whether a sea block hostile to a party is in a place.
func (s *State) enemyShips(p atlas.Place, of Party) bool {
	for b := range s.In(p) {
		if s.Kind(b) == content.Sea && s.Hostile(s.Pieces[b].Party, of) {
			return true
		}
	}
	return false
}

// disembark puts a block ashore in its ship's location: its whole move (AR-GRD-6, AR-SEA-7, AR-SEA-8). It
// comes with a new handle. From is the ship, which only its seat is shown.
func (s *State) disembark(b content.Block) {
	p := &s.Pieces[b]
	ship, at := p.Ship, p.At
	s.anew(b)
	name := "landed"
	if s.EnemyAt(at, p.Party) {
		name = s.joins(at, p.Party)
		p.Seen.Alone = !s.ledBy(at, p.Party)
	}
	s.stand(b, at)
	p.Flags |= Moved | Disembarked
	s.come(b, atlas.NoSide)
	s.tellMove(b, name, "AR-SEA-7", s.BlockElement(ship), s.PlaceElement(at), 1)
	s.settle(at)
	s.arrived(b)
}
