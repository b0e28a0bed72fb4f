package siegestorm

import (
	"slices"
	"testing"

	"portcullis/rules"
)

// TestTheHoldOfAnotherStandsInTheAccount: a creature that an opponent sends from its war track into No Man's Land is none that is new,
// and its hold stands against the seat; that of the seat itself does not.
func TestTheHoldOfAnotherStandsInTheAccount(t *testing.T) { // ST-HLD-1
	p := at(t, duel, "seraphia", "styxia")
	p.onTrack(0, 3, "se_wing_lancer")
	p.begin(0, turnAdvance)
	before := [2][]rules.Holding{p.Account(0, nil), p.Account(1, nil)}
	p.do(OrderMiddle, 0)
	held := func(seat rules.Seat) []rules.Change {
		b := rules.Compare(before[seat], p.Account(seat, nil))
		return slices.DeleteFunc(b.Against, func(c rules.Change) bool { return c.Of != "middle:0" })
	}
	if got := held(1); len(got) != 1 || got[0].Name.String() != "No Man's Land, held by Player 1" || got[0].Figures().String() != "new" {
		t.Errorf("against the other: %v", got)
	}
	if got := held(0); len(got) != 0 {
		t.Errorf("against its holder: %v", got)
	}
}
