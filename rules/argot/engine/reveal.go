package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// reveal shows a block of a seat to the other one, who remembers it (AR-CMB-12, AR-RUL-43). What is
// always open is not told. N of the event is the handle by which the block was known until now: who saw it
// come sees which way it came. From is the ship of a block that is aboard.
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
	if p.Status == OnMap {
		e.N = int16(p.Handle)
	} else {
		e.From = s.BlockElement(p.Ship)
	}
	s.tell(e)
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
			for c := range s.Cargo(b) {
				s.reveal(c)
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
