package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// Rally is what the rally phase of this turn has brought so far.
type Rally struct {
	Raided atlas.Set // medical locations from which a resource was stolen (AR-RAL-6)
}

// rallyFrame is the rally phase, in its order (AR-RAL-1, AR-RAL-9).
type rallyFrame struct{}

func (rallyFrame) resume(s *State, f *Frame) {
	f.Stage++
	switch f.Stage {
	case 1:
		s.riseAgain()
		s.raid()
		s.begin(Frame{Kind: FrameRestore, Seat: Mineos, Party: content.Mineos})
	case 2:
		s.begin(Frame{Kind: FrameRestore, Seat: Argot, Party: content.Argot})
	default:
		s.end()
	}
}

// riseAgain restores a step of every undead block, cargo and third parties included (AR-ABI-1). Those of
// the seats are told in one event, so that the other seat cannot count them: N are Argot's, M those of
// Mineos.
func (s *State) riseAgain() {
	var risen [Seats]int16
	for b := range content.Block(content.BlockCount) {
		switch p := &s.Pieces[b]; {
		case !p.InPlay() || !s.Has(b, content.UndeadRestoration) || s.AtFull(b):
		case Third(p.Party):
			s.gain(b, 1, "AR-ABI-1")
		default:
			p.Strength++
			risen[p.Party]++
		}
	}
	s.tell(rules.Event{Kind: rules.Note, Name: "undead_rose", Rule: "AR-ABI-1", Seat: rules.NoSeat, N: risen[Argot], M: risen[Mineos]})
}

// raid steals from the city pool at each medical location that Mineos holds, in id order (AR-RAL-6).
func (s *State) raid() {
	s.Rally = Rally{}
	for p := range s.Map.Zone(atlas.Medical).All() {
		n := min(s.Pool, int16(s.Content.Rules.RaidSteals))
		if n == 0 || !s.Raids(p) {
			continue
		}
		s.Pool -= n
		s.Purse += n
		s.Rally.Raided.Add(p)
		s.tell(rules.Event{
			Kind: rules.TrackChanged, Name: "resources_stolen", Rule: "AR-RAL-6", Seat: Mineos,
			Subject: PoolElement, From: s.PlaceElement(p), N: -n, M: s.Pool,
		})
		s.tell(rules.Event{
			Kind: rules.TrackChanged, Name: "purse_filled", Rule: "AR-RAL-6", Seat: Mineos,
			Subject: PurseElement, From: s.PlaceElement(p), N: n, M: s.Purse,
		})
	}
}

// Raids reports whether Mineos would raid a medical location as things stand: a block of its own but a
// train is there, and no enemy (AR-RAL-6, AR-RUL-65).
func (s *State) Raids(p atlas.Place) bool {
	held := false
	for b := range s.In(p) {
		party := s.Pieces[b].Party
		if s.Hostile(party, content.Mineos) {
			return false
		}
		held = held || party == content.Mineos && !s.Train(b)
	}
	return held
}

// restoreFrame lets a seat restore steps until it has enough or nothing more can be restored. That
// nothing can be tells the other seat something, so it is told.
type restoreFrame struct{}

func (restoreFrame) resume(s *State, f *Frame) {
	if f.Seat == Argot && f.Stage == 0 {
		f.Stage++
		if hero, ok := s.hasPower(content.RestoreSteps); ok {
			if s.mendable(hero) {
				s.ask(AskMending, Argot)
				return
			}
			s.tell(rules.Event{Kind: rules.Note, Name: "mending_passed", Rule: "AR-MIS-11", Seat: Argot, Subject: s.HeroElement(hero)})
		}
	}
	if s.restorable(f.Party) {
		s.ask(AskRestoring, f.Seat)
		return
	}
	if s.funded(f.Party) {
		s.tell(rules.Event{Kind: rules.Note, Name: "restoring_passed", Rule: "AR-RAL-9", Seat: f.Seat})
	}
	s.end()
}

// funded reports whether a seat has something that restoring could be paid with, as both seats know.
func (s *State) funded(p Party) bool {
	if p == content.Argot && s.Pool > 0 || p == content.Mineos && s.Purse > 0 {
		return true
	}
	for b := range content.Block(content.BlockCount) {
		if piece := &s.Pieces[b]; piece.Party == p && piece.InPlay() && s.Train(b) {
			return true
		}
	}
	return false
}

// supplies reports whether blocks in a place can be restored from another one: it is the same or
// adjacent (AR-MAP-7).
func (s *State) supplies(from, to atlas.Place) bool {
	return from == to || s.Map.Beside(from).Has(to)
}
