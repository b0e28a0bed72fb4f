package siegestorm

import "portcullis/rules"

// openHands reports whether the Co-op partners show each other their hands and Supporters.
func (s *State) openHands() bool { return s.set.mode == coop && s.set.open }

var _ rules.Opener = (*State)(nil)

// Open reports whether the match hides nothing from one seat that another one knows.
func (s *State) Open() bool { return s.set.mode == solo || s.openHands() }

// seesInto reports whether a seat may look at the faces of the cards of a side in a place (ledger
// 2.3). rules.NoSeat sees everything.
func (s *State) seesInto(viewer rules.Seat, p place, d side) bool {
	switch {
	case viewer == rules.NoSeat:
		return true
	case p == inResources:
		return false
	case p == outOfGame:
		return d != bossSide
	case p.secret():
		return d == bossSide || d.seat() == viewer || s.openHands()
	}
	return true
}

// sees reports whether a viewer sees the face of a card where it lies.
func (s *State) sees(viewer rules.Seat, c cardNo) bool {
	k := &s.cards[c]
	return s.seesInto(viewer, k.place, k.holder)
}
