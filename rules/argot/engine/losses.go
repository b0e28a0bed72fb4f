package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// lose takes n steps off a block, and the block off the map with its last one (AR-HIT-4, AR-BLK-8).
// Rule is why; N of the event is the steps lost, M those left.
func (s *State) lose(b content.Block, n uint8, rule string) {
	p := &s.Pieces[b]
	n = min(n, p.Strength)
	p.Strength -= n
	s.tellSteps(b, "steps_lost", rule, -int16(n))
	if p.Strength == 0 {
		s.eliminate(b, "AR-BLK-8")
	}
}

// gain restores steps, never above full strength (AR-BLK-9).
func (s *State) gain(b content.Block, n uint8, rule string) {
	p := &s.Pieces[b]
	n = min(n, s.Missing(b))
	if n == 0 {
		return
	}
	p.Strength += n
	s.tellSteps(b, "steps_restored", rule, int16(n))
}

// eliminate takes a block out of the game, with everything aboard it (AR-BLK-8, AR-SEA-9). Whoever
// calls it settles the place when all losses of the moment are done; see settle.
func (s *State) eliminate(b content.Block, rule string) { s.remove(b, rule, "") }

// remove eliminates a block; full is the place that had no room for it, if it is lost by that.
func (s *State) remove(b content.Block, rule string, full rules.Element) {
	p := &s.Pieces[b]
	at, open := p.At, s.Open(b)
	if p.Status == OnMap {
		s.lift(b)
	}
	p.Status, p.Strength, p.Ship = Eliminated, 0, content.NoBlock
	s.tell(rules.Event{
		Kind: rules.PieceRemoved, Name: "eliminated", Rule: rule, Seat: SeatOf(p.Party),
		Subject: s.BlockElement(b), From: s.PlaceElement(at), To: full, N: 1, Reveals: !open,
	})
	for c := range s.Cargo(b) {
		s.eliminate(c, "AR-SEA-9")
	}
}

// settle draws the consequences of blocks having come to a place or left it: trains that stand alone
// before the enemy change hands, a meeting without defenders lapses before combat, and a side that has
// nobody left has lost.
func (s *State) settle(p atlas.Place) {
	s.captures(p)
	if s.Phase == MovementPhase {
		s.leave(p)
	}
	s.eliminations()
}

// captures takes the trains in a place that stand alone before an enemy ground block (AR-TRN-4).
func (s *State) captures(p atlas.Place) {
	for b := s.First(p); b != content.NoBlock; {
		next := s.Next(b)
		if s.Train(b) {
			if by := s.Captor(b); by != NoParty {
				s.capture(b, by)
			}
		}
		b = next
	}
}

// Captor is the party whose ground block takes a train, NoParty if none does: an enemy ground block
// other than a train is there, and no friend of the train but trains (AR-TRN-4).
func (s *State) Captor(train content.Block) Party {
	piece := &s.Pieces[train]
	by := NoParty
	for b := range s.In(piece.At) {
		if s.Train(b) {
			continue
		}
		party := s.Pieces[b].Party
		if s.Friendly(party, piece.Party) {
			return NoParty
		}
		if by == NoParty && s.Kind(b) == content.Ground {
			by = party
		}
	}
	return by
}

// capture hands a train to the side of a party, or destroys it if that is wary (AR-TRN-5). It counts as
// moved and regrouped for the rest of the turn (AR-TRN-7), and its face was seen (AR-RUL-43).
func (s *State) capture(train content.Block, by Party) {
	var owner Party
	switch s.Camp(by) {
	case content.Argot:
		owner = content.Argot
	case content.Mineos:
		owner = content.Mineos
	default:
		s.eliminate(train, "AR-TRN-5")
		return
	}
	p := &s.Pieces[train]
	p.Party = owner
	p.Flags = p.Flags&^Disembarked | Moved | Regrouped // however it came here, it was not for its new owner
	p.Entry = atlas.NoSide
	s.anew(train)
	p.Seen = Seen{Known: true, Strength: p.Strength, Day: s.Day, Turn: s.Turn}
	s.tell(rules.Event{
		Kind: rules.MarkerChanged, Name: "train_captured", Rule: "AR-TRN-5", Seat: SeatOf(owner),
		Subject: s.BlockElement(train), To: s.PlaceElement(p.At), N: 1, M: int16(p.Strength), Reveals: true,
	})
}

// anew gives a block the next handle of its seat: nobody can tell any more which it was before.
func (s *State) anew(b content.Block) {
	p := &s.Pieces[b]
	if Third(p.Party) {
		return
	}
	s.Handles[p.Party]++
	p.Handle, p.Seen = s.Handles[p.Party], Seen{}
}
