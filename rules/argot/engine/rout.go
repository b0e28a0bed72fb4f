package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/content"
)

// testCourage rolls for a block that took the first hit of an Intimidating one: on less than the morale
// target it must retreat at once (AR-ABI-6, AR-RUL-21). The event's N is the target, M 1 for courage.
func (s *State) testCourage(b content.Block) {
	p := &s.Pieces[b]
	die, need := s.Rng.Die(), uint8(s.Content.Rules.MoraleTarget)
	e := rules.Event{
		Kind: rules.DiceRolled, Name: "courage_rolled", Rule: "AR-ABI-6", Seat: SeatOf(p.Party), Subject: s.BlockElement(b),
		From: s.BlockElement(s.Roll.By), N: int16(need), Dice: rules.Faces{die}, Count: 1, Kept: 1, Reveals: true,
	}
	if die >= need {
		e.M = 1
	}
	s.tell(e)
	if e.M == 0 {
		s.begin(Frame{Kind: FrameRout, Block: b, Place: p.At, Party: p.Party, Seat: SeatOf(p.Party)})
	}
}

// routFrame retreats a frightened block, and destroys it if it cannot (AR-RET-5).
type routFrame struct{}

func (routFrame) resume(s *State, f *Frame) {
	b, place := f.Block, f.Place
	switch {
	case s.Pieces[b].Status != OnMap || s.Pieces[b].At != place:
		s.end()
	case !s.canRetreat(b):
		s.end()
		s.destroy(b)
	case Third(f.Party):
		s.fallBack(b, s.homeward(b), s.retreatRule())
	default:
		s.ask(AskRout, f.Seat)
	}
}

// destroy takes away a block that must retreat and cannot (AR-RET-5).
func (s *State) destroy(b content.Block) {
	place, party := s.Pieces[b].At, s.Pieces[b].Party
	s.remove(b, "AR-RET-5", s.tooFull(b))
	s.settle(place)
	s.left(place, party)
}

// tooFull is the place to which a block would retreat if there were room in it (AR-STK-1); empty: that is not why it cannot.
func (s *State) tooFull(b content.Block) rules.Element {
	for _, n := range s.ways(b) {
		if s.retreatBar(b, n) == NoRoom {
			return s.PlaceElement(n.Place)
		}
	}
	return ""
}
