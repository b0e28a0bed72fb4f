package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/content"
)

// The seats.
const (
	Argot  rules.Seat = iota // the defender
	Mineos                   // the besieger
	Seats  = 2
)

// Party is who a block belongs to (AR-SID-2).
type Party = content.Party

// NoParty is nobody.
const NoParty = content.PartyCount

// Third reports whether nobody plays a party.
func Third(p Party) bool { return p >= content.FirstThird }

// SeatOf is the seat that commands a party; NoSeat for third parties.
func SeatOf(p Party) rules.Seat {
	if Third(p) {
		return rules.NoSeat
	}
	return rules.Seat(p)
}

// PartyOf is the party of a seat.
func PartyOf(seat rules.Seat) Party { return Party(seat) }

// Camp is the party whose friends a party fights for: the seat's it is co-belligerent with, else its
// own. Parties of one camp are friends, of two hostile (AR-SID-3 to AR-SID-7).
func (s *State) Camp(p Party) Party {
	if Third(p) && p != NoParty {
		switch s.Stance[p] {
		case content.WithArgot:
			return content.Argot
		case content.WithMineos:
			return content.Mineos
		}
	}
	return p
}

// Friendly reports whether two parties are the same or co-belligerent (AR-SID-7).
func (s *State) Friendly(a, b Party) bool { return s.Camp(a) == s.Camp(b) }

// Hostile reports whether two parties are enemies (AR-SID-3 to AR-SID-7).
func (s *State) Hostile(a, b Party) bool { return s.Camp(a) != s.Camp(b) }
