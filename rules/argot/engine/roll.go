package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// Roll is the throw of a block that is under way: thrown in a battle or from outside, its hits are
// allotted one by one. Without dice none is under way.
type Roll struct {
	By      content.Block
	Aim     Aim
	Berserk bool // its dice are doubled for a step (AR-ABI-4)
	Shot    bool // from outside, so it frightens nobody and can hit all kinds (AR-RNG-4, AR-RUL-21)
	Dice    rules.Faces
	Count   uint8 // dice; a block of four steps that doubles them throws as many as an event holds
	Need    uint8 // the lowest face that hits
	Hits    uint8 // scored and not cancelled, those that were allotted included
}

// rollFrame carries a throw out, in a battle or from outside (FrameAction, FrameBombardment).
type rollFrame struct{}

func (rollFrame) resume(s *State, f *Frame) {
	f.Stage++
	switch f.Stage {
	case 1:
		s.throw(f)
	case 2:
		if r := &s.Roll; r.Hits < r.Count && s.worthRerolling(f) {
			s.offerPower(f, AskReroll, content.RerollMisses, s.Pieces[r.By].Party)
		}
	case 3:
		if s.used(f) {
			s.rerollMisses()
		}
		f.N = 0
		s.afterThrow()
	case 4:
		if s.Roll.Aim == AtBlocks && s.Roll.Hits > 0 && s.worthCancelling(f) {
			s.offerPower(f, AskCancel, content.CancelHits, f.Party)
		}
	default:
		if s.used(f) {
			s.cancelHits(s.Content.Heroes[f.N-1].Power.N)
		}
		s.deliver(f)
	}
}

// offerPower asks Argot whether a hero helps a role in a battle that holds a block of its own (AR-MIS-11).
// Frame.N remembers the hero who was offered, counted from 1.
func (s *State) offerPower(f *Frame, q Question, power content.Verb, of Party) {
	f.N = 0
	if f.Kind != FrameAction || s.commander(f.Place, of) != Argot {
		return
	}
	if hero, ok := s.hasPower(power); ok {
		f.N = int8(hero) + 1
		s.ask(q, Argot)
	}
}

// used reports whether the hero who was offered has used the power.
func (s *State) used(f *Frame) bool { return f.N > 0 && s.Campaign.Heroes[f.N-1].Spent }

// rerollMisses rolls all dice that missed once more: the new faces count (AR-MIS-11).
func (s *State) rerollMisses() {
	r := &s.Roll
	for i := range r.Dice[:r.Count] {
		was := r.Dice[i]
		if was >= r.Need {
			continue
		}
		r.Dice[i] = s.Rng.Die()
		s.tell(rules.Event{
			Kind: rules.DieChanged, Name: "die_rerolled", Rule: "AR-MIS-11", Seat: Argot,
			Subject: s.BlockElement(r.By), N: int16(was), M: int16(r.Dice[i]), Reveals: true,
		})
	}
}

// cancelHits takes hits off the throw before they are allotted; with none left nobody is frightened
// (AR-MIS-11).
func (s *State) cancelHits(n int) {
	r := &s.Roll
	n = min(n, int(r.Hits))
	r.Hits -= uint8(n)
	s.tell(rules.Event{Kind: rules.Blocked, Name: "hits_cancelled", Rule: "AR-MIS-11", Seat: Argot, Subject: s.BlockElement(r.By), N: int16(n), M: int16(r.Hits)})
}

// throw rolls the dice of Roll.By: their number and modifier are those of this moment (AR-ABI-11).
func (s *State) throw(f *Frame) {
	r := &s.Roll
	r.Need = s.Modifier(r.By, r.Aim).Need()
	r.Count = uint8(s.Dice(r.By, r.Berserk))
	for i := range r.Dice[:r.Count] {
		r.Dice[i] = s.Rng.Die()
	}
	r.Hits = r.scored()
	s.tell(rules.Event{
		Kind: rules.DiceRolled, Name: "attack_rolled", Rule: r.rule(), Seat: SeatOf(s.Pieces[r.By].Party),
		Subject: s.BlockElement(r.By), To: s.aimed(f.Place), N: int16(r.Need), M: int16(r.Hits),
		Dice: r.Dice, Count: r.Count, Kept: r.Count, Reveals: true,
	})
}

// rule is the ledger id on which a throw rests.
func (r *Roll) rule() string {
	switch {
	case r.Berserk:
		return "AR-ABI-4"
	case r.Aim == AtGate && r.Shot:
		return "AR-RNG-6"
	case r.Aim == AtGate:
		return "AR-FRT-7"
	case r.Shot:
		return "AR-RNG-4"
	}
	return "AR-HIT-1"
}

// aimed is what a throw at a place is at: the place with its blocks, or its fortification.
func (s *State) aimed(p atlas.Place) rules.Element {
	if s.Roll.Aim == AtGate {
		return s.GateElement(s.Map.At(p).Gate)
	}
	return s.PlaceElement(p)
}

// scored is how many of the dice hit (AR-BLK-4, AR-HIT-1).
func (r *Roll) scored() (n uint8) {
	for _, d := range r.Dice[:r.Count] {
		if d >= r.Need {
			n++
		}
	}
	return n
}

// Sixes is how many of the dice show a natural 6.
func (r *Roll) Sixes() (n uint8) {
	for _, d := range r.Dice[:r.Count] {
		if d == 6 {
			n++
		}
	}
	return n
}

// afterThrow reads the final dice: the Berserker pays its step, and Life Drain restores one for each
// natural 6, before hits are allotted (AR-ABI-4, AR-ABI-7, AR-RUL-22).
func (s *State) afterThrow() {
	r := &s.Roll
	r.Hits = r.scored()
	if r.Berserk {
		s.lose(r.By, 1, "AR-ABI-4")
	}
	if n := r.Sixes(); n > 0 && s.Has(r.By, content.LifeDrain) {
		s.gain(r.By, n, "AR-ABI-7")
	}
}

// deliver lets the hits strike: the fortification at once, blocks as their owner allots them.
func (s *State) deliver(f *Frame) {
	r, place, of := &s.Roll, f.Place, f.Party
	s.end()
	if r.Aim == AtGate {
		s.batter(s.Map.At(place).Gate, r.Hits)
		s.Roll = Roll{}
		return
	}
	s.begin(Frame{Kind: FrameHits, Place: place, Party: of, N: int8(r.Hits)})
}

// batter takes strength off a fortification; what is more is lost (AR-FRT-5, AR-FRT-7).
func (s *State) batter(g atlas.GateIndex, hits uint8) {
	gate := &s.Gates[g]
	n := min(hits, gate.Strength)
	if n == 0 {
		return
	}
	gate.Strength -= n
	s.tell(rules.Event{
		Kind: rules.TrackChanged, Name: "gate_battered", Rule: "AR-FRT-7", Seat: rules.NoSeat,
		Subject: s.GateElement(g), N: -int16(n), M: int16(gate.Strength),
	})
	if gate.Strength == 0 {
		s.tell(rules.Event{Kind: rules.Note, Name: "gate_fell", Rule: "AR-FRT-5", Seat: rules.NoSeat, Subject: s.GateElement(g)})
	}
}

// Fortified reports whether an intact fortification helps those who defend a place (AR-FRT-3, AR-FRT-5).
func (s *State) Fortified(p atlas.Place) bool {
	g := s.Map.At(p).Gate
	return g != atlas.NoGate && s.Gates[g].Strength > 0
}
