package engine

import (
	"strings"
	"testing"
)

// Of a block whose only way on is full it is told that and where, to who points at it and at its place: in the movement, and
// where it could regroup.
func TestAFullPlaceIsTheReason(t *testing.T) { // AR-STK-1 AR-RUL-69
	s := empty(t, "first_battle")
	watch := put(t, s, "ar02", "0604", 4)
	for _, id := range []string{"ar01", "ar04", "ar06", "ar08"} {
		put(t, s, id, "0704", 0)
	}
	put(t, s, "mi10", "0502", 0)
	s.Stack.Push(Frame{Kind: FrameMovement, Stage: 1, Seat: Argot, Party: PartyOf(Argot)})
	s.Movement = Movement{Party: PartyOf(Argot), Tokens: 5}
	s.ask(AskGroup, Argot)
	s.Settle()
	for what, why := range map[string]string{"block": s.WhyIdle(watch).Error(), "place": s.WhyStill(place(t, s, "0604")).Error()} {
		if !strings.Contains(why, "Northgate Ward: At most 4 ground") {
			t.Errorf("of the %s it is told %q", what, why)
		}
	}
}
