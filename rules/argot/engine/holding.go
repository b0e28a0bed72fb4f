package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// revealHolding shows the other seat that the closed blocks of a party and its friends in a place are not all
// trains, since no enemy ground block there takes them (AR-TRN-4, AR-RUL-71). Called when an enemy has come and
// when one of the party is gone. Nothing is told where that is plain: an open block, wings or a ship among them,
// or one that has shown that it fights.
func (s *State) revealHolding(p atlas.Place, party Party) {
	var one content.Block
	n, taken := 0, false
	for b := range s.In(p) {
		piece := &s.Pieces[b]
		switch {
		case s.Hostile(piece.Party, party):
			taken = taken || s.Kind(b) == content.Ground && !s.Train(b)
		case s.Open(b) || s.Kind(b) != content.Ground || piece.Seen.Known && !s.Train(b) || piece.Seen.Alone || piece.Seen.Fired:
			return
		default:
			one, n = b, n+1
		}
	}
	if n == 0 || !taken || !s.mayHaveTrains(party) {
		return
	}
	if n == 1 {
		s.Pieces[one].Seen.Alone = true
	}
	s.tell(rules.Event{Kind: rules.Note, Name: "holding", Rule: "AR-TRN-4", Seat: SeatOf(party), To: s.PlaceElement(p), Reveals: true})
}

// mayHaveTrains reports whether the other seat must think that a party has trains: it has one before everybody's
// eyes, those that are taken included, or is Argot, which buys more in secret (AR-ARM-11).
func (s *State) mayHaveTrains(party Party) bool {
	if party == content.Argot && s.Options.Council {
		return true
	}
	for b := range content.Block(content.BlockCount) {
		if s.Train(b) && s.Pieces[b].InPlay() && s.Friendly(s.Pieces[b].Party, party) {
			return true
		}
	}
	return false
}

// first reports whether a block that has come is the only one of its side in the place that takes trains.
func (s *State) first(b content.Block) bool {
	piece := &s.Pieces[b]
	if s.Train(b) || s.Kind(b) != content.Ground || piece.Status != OnMap {
		return false
	}
	for c := range s.In(piece.At) {
		if c != b && s.Kind(c) == content.Ground && !s.Train(c) && s.Friendly(s.Pieces[c].Party, piece.Party) {
			return false
		}
	}
	return true
}

// arrived reveals what the coming of a block among enemies shows of them (see revealHolding).
func (s *State) arrived(b content.Block) {
	if at := s.Pieces[b].At; s.Result == Undecided && s.first(b) {
		for e := range s.In(at) {
			if party := s.Pieces[e].Party; s.Hostile(party, s.Pieces[b].Party) {
				s.revealHolding(at, party)
				return
			}
		}
	}
}

// left reveals what the going of a block of a party shows of those it leaves behind (see revealHolding).
func (s *State) left(p atlas.Place, party Party) {
	if s.Result == Undecided {
		s.revealHolding(p, party)
	}
}
