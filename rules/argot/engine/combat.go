package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// The stages of the combat of a party.
const (
	combatFires uint8 = iota
	combatFights
)

// combatFrame is the combat of one party: it fires from outside, then fights the battles that it began,
// a seat in the order that it chooses, third parties in that of the locations (AR-CMB-1, AR-CMB-2,
// AR-RNG-3, AR-TPY-10).
type combatFrame struct{}

func (combatFrame) resume(s *State, f *Frame) {
	if s.settled(f, s.StageOf(f)-1) {
		return
	}
	if f.Stage == combatFires {
		if s.fire(f) {
			return
		}
		f.Stage = combatFights
		if !Third(f.Party) && s.mightFire(f.Party) {
			s.tell(rules.Event{Kind: rules.Note, Name: "fire_passed", Rule: "AR-RNG-3", Seat: f.Seat})
		}
	}
	first := s.nextBattle(f.Party, 0)
	switch {
	case first == atlas.Nowhere:
		s.end()
	case Third(f.Party):
		s.fight(first)
	default:
		s.ask(AskBattle, f.Seat)
	}
}

// nextBattle is the first location not below p in which a party has a battle to begin (AR-CMB-2,
// AR-CMB-8), or Nowhere.
func (s *State) nextBattle(of Party, p atlas.Place) atlas.Place {
	for ; int(p) < s.Map.Len(); p++ {
		if s.meetings[p].By == of && s.BattleAt(p) {
			return p
		}
	}
	return atlas.Nowhere
}

// fight begins the battle in a place.
func (s *State) fight(p atlas.Place) { s.begin(Frame{Kind: FrameBattle, Place: p, Seat: rules.NoSeat}) }

// commander is the seat that decides for a party and its friends in a place: the one that has a block of
// its own among them (AR-TPY-9). NoSeat: third parties stand there alone, by their procedure.
func (s *State) commander(p atlas.Place, of Party) rules.Seat {
	for b := s.First(p); b != content.NoBlock; b = s.Next(b) {
		if party := s.Pieces[b].Party; !Third(party) && s.Friendly(party, of) {
			return SeatOf(party)
		}
	}
	return rules.NoSeat
}

// Commands reports whether a seat decides for its side in a battle in a place: a block of its own stands there (AR-TPY-9).
func (s *State) Commands(seat rules.Seat, p atlas.Place) bool {
	return seat != rules.NoSeat && s.commander(p, PartyOf(seat)) == seat
}

// foeOf is a party in a place that is hostile to another, NoParty if none is there.
func (s *State) foeOf(p atlas.Place, of Party) Party {
	for b := s.First(p); b != content.NoBlock; b = s.Next(b) {
		if party := s.Pieces[b].Party; s.Hostile(party, of) {
			return party
		}
	}
	return NoParty
}
