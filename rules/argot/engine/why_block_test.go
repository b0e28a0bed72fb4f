package engine

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/content"
)

// Of a block whose only way on is full it is told that and where, to who points at it and at its place: in the movement, and
// where it could regroup.
func TestAFullPlaceIsTheReason(t *testing.T) { // AR-STK-1 AR-RUL-69
	for _, c := range []struct {
		seat  rules.Seat
		watch string
		ahead []string
		foe   string
	}{
		{Argot, "ar02", []string{"ar01", "ar04", "ar06", "ar08"}, "mi10"},
		{Mineos, "mi10", []string{"mi11", "mi12", "mi13", "mi15"}, "ar02"},
	} {
		laid := func() (*State, content.Block) {
			s := empty(t, "first_battle")
			watch := put(t, s, c.watch, "0604", 4)
			for _, id := range c.ahead {
				put(t, s, id, "0704", 0)
			}
			put(t, s, c.foe, "0502", 0)
			return s, watch
		}
		s, watch := laid()
		s.Stack.Push(Frame{Kind: FrameMovement, Stage: 1, Seat: c.seat, Party: PartyOf(c.seat)})
		s.Movement = Movement{Party: PartyOf(c.seat), Tokens: 5}
		s.ask(AskGroup, c.seat)
		s.Settle()
		told := map[string]*rules.Refusal{"block": s.WhyIdle(watch), "place": s.WhyStill(place(t, s, "0604"))}
		s, watch = laid()
		if won(t, s, "0604", c.seat); s.Asked != AskRegroup {
			t.Fatalf("%v is asked", s.Asked)
		}
		told["block that could regroup"] = s.WhyIdle(watch)
		for what, why := range told {
			if why == nil || !strings.Contains(why.Error(), "Northgate Ward is full: 4 of 4") {
				t.Errorf("of the %s of seat %d it is told %v", what, c.seat, why)
			}
		}
	}
}
