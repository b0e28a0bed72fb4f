package advice

import (
	"math"
	"slices"
	"testing"

	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// TestOnlySoManyStormAsCanCross lets more stand before a gate than can cross it in one turn (AR-STK-2): those with the most
// steps come, no trains and no wings, and nobody from a place that is not beside it.
func TestOnlySoManyStormAsCanCross(t *testing.T) {
	s := field(t, "full_siege", true)
	put(t, s, "ar02", "0905", 0)
	var strong []content.Block
	for i, id := range []string{"mi10", "mi11", "mi12", "mi13", "mi14"} {
		steps := uint8(1)
		if i > 0 {
			steps = 2
		}
		if b := put(t, s, id, "1005", steps); i > 0 {
			strong = append(strong, b)
		}
	}
	wings, far := put(t, s, "mi24", "1005", 0), put(t, s, "mi15", "1709", 0)
	s = moving(s, engine.Mineos, 5)
	from := atlas.SetOf(place(t, s, "1005"))
	from.Add(place(t, s, "1709"))
	for gate, most := range map[uint8]int{3: 3, 0: 4} {
		s.Gates[s.Map.FindGate("kraikos_gate")].Strength = gate
		got := crossing(s, content.Mineos, place(t, s, "0905"), &from)
		if len(got) != most || slices.Contains(got, wings) || slices.Contains(got, far) || slices.ContainsFunc(got, func(b content.Block) bool { return !slices.Contains(strong, b) }) {
			t.Errorf("with a gate of %d: %v come, wanted %d of %v", gate, got, most, strong)
		}
	}
	s.Gates[s.Map.FindGate("kraikos_gate")].Strength = 3
	storm := func(from atlas.Set) float64 {
		p := Prospects{State: s, Seat: engine.Argot}
		win, _, ok := p.Storm(place(t, s, "0905"), &from)
		if !ok {
			t.Fatal("there is no storm")
		}
		return win
	}
	all := storm(from)
	for _, id := range []string{"mi10", "mi14"} { // two fewer before the gate: as many can cross
		s.Pieces[block(t, s, id)] = engine.Absent()
	}
	s.Settle()
	if three := storm(from); math.Abs(three-all) > 0.03 {
		t.Errorf("five before the gate win with %.2f, three with %.2f", all, three)
	}
}
