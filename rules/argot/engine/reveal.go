package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// reveal shows a block of a seat to the other one, who remembers it (AR-CMB-12, AR-RUL-43). What is
// always open is not told. N of the event is the handle by which the block was known until now: who saw it
// come sees which way it came. From is the ship of a block that is aboard. The face of an upgraded block shows
// that it is one, and so does the name of its event.
func (s *State) reveal(b content.Block) {
	p := &s.Pieces[b]
	if Third(p.Party) {
		return
	}
	s.witness(b)
	if s.Options.Open {
		return
	}
	e := rules.Event{
		Kind: rules.MarkerChanged, Name: "revealed", Rule: "AR-CMB-12", Seat: SeatOf(p.Party),
		Subject: s.BlockElement(b), To: s.PlaceElement(p.At), M: int16(p.Strength), Reveals: true,
	}
	if p.Upgraded {
		e.Name = "revealed_upgraded"
	}
	if p.Status == OnMap {
		e.N = int16(p.Handle)
	} else {
		e.From = s.BlockElement(p.Ship)
	}
	s.tell(e)
}

// revealHold shows the other seat that nobody is aboard a ship (AR-SEA-9).
func (s *State) revealHold(ship content.Block) {
	p := &s.Pieces[ship]
	if Third(p.Party) || s.Options.Open {
		return
	}
	s.tell(rules.Event{
		Kind: rules.Note, Name: "hold_empty", Rule: "AR-SEA-9", Seat: SeatOf(p.Party), Subject: s.BlockElement(ship), To: s.PlaceElement(p.At), Reveals: true,
	})
}

// witness notes what the other seat sees of a block that lies open now. Cargo is known by no handle, so
// nothing is noted of it.
func (s *State) witness(b content.Block) {
	p := &s.Pieces[b]
	if Third(p.Party) || p.Status != OnMap {
		return
	}
	p.Seen.Known, p.Seen.Strength, p.Seen.Day, p.Seen.Turn = true, p.Strength, s.Day, s.Turn
}

// revealAll shows all blocks in a location, cargo too, when its battle begins (AR-CMB-12, AR-SEA-9): Argot's
// first, so that the order tells nobody anything before its first event does.
func (s *State) revealAll(p atlas.Place) {
	for _, party := range [...]Party{content.Argot, content.Mineos} {
		for b := s.First(p); b != content.NoBlock; b = s.Next(b) {
			if s.Pieces[b].Party != party {
				continue
			}
			s.reveal(b)
			empty := s.Kind(b) == content.Sea
			for c := range s.Cargo(b) {
				s.reveal(c)
				empty = false
			}
			if empty {
				s.revealHold(b)
			}
		}
	}
}

// witnessAll notes what is seen of the survivors before they stand up again (AR-CMB-12).
func (s *State) witnessAll(p atlas.Place) {
	for b := s.First(p); b != content.NoBlock; b = s.Next(b) {
		s.witness(b)
	}
}
