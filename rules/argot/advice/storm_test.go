package advice

import (
	"math"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/file"
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
	who := func() *engine.Comers { return s.Approach(content.Argot, atlas.Nowhere).To(place(t, s, "0905")) }
	for gate, most := range map[uint8]int{3: 3, 0: 4} {
		s.Gates[s.Map.FindGate("kraikos_gate")].Strength = gate
		got := crossing(s, content.Mineos, place(t, s, "0905"), who())
		if len(got) != most || slices.Contains(got, wings) || slices.Contains(got, far) || slices.ContainsFunc(got, func(b content.Block) bool { return !slices.Contains(strong, b) }) {
			t.Errorf("with a gate of %d: %v come, wanted %d of %v", gate, got, most, strong)
		}
	}
	s.Gates[s.Map.FindGate("kraikos_gate")].Strength = 3
	storm := func() float64 {
		p := Prospects{State: s, Seat: engine.Argot}
		win, _, ok := p.Storm(place(t, s, "0905"), who())
		if !ok {
			t.Fatal("there is no storm")
		}
		return win
	}
	all := storm()
	for _, id := range []string{"mi10", "mi14"} { // two fewer before the gate: as many can cross
		s.Pieces[block(t, s, id)] = engine.Absent()
	}
	s.Settle()
	if three := storm(); math.Abs(three-all) > 0.03 {
		t.Errorf("five before the gate win with %.2f, three with %.2f", all, three)
	}
}

// TestAStormCountsWhoComesFromFartherAway puts two strong blocks two hexes from a place before whose fallen gate the weak stand: told of
// those beside it alone the storm was as good as lost, and they came in the same turn (AR-MOV-2, AR-STK-2).
func TestAStormCountsWhoComesFromFartherAway(t *testing.T) {
	s := field(t, "first_battle", true)
	at := place(t, s, "0704")
	for _, id := range []string{"ar01", "ar04", "ar08"} {
		put(t, s, id, "0704", 0)
	}
	s.Gates[s.Map.At(at).Gate].Strength = 0
	put(t, s, "mi01", "0703", 2)
	put(t, s, "mi04", "0703", 1)
	storm := func() (win float64, all, near int) {
		s.Settle()
		who := s.Approach(content.Argot, atlas.Nowhere).To(at)
		win, _, ok := (&Prospects{State: s, Seat: engine.Argot}).Storm(at, who)
		if !ok {
			t.Fatal("there is no storm")
		}
		all, near = who.Count()
		return win, all, near
	}
	few, all, near := storm()
	if all != 2 || near != 2 {
		t.Errorf("%d can come, %d from beside it; want 2 and 2", all, near)
	}
	put(t, s, "mi02", "0802", 0)
	put(t, s, "mi13", "0802", 0)
	many, all, near := storm()
	if all != 4 || near != 2 {
		t.Errorf("%d can come, %d from beside it; want 4 and 2", all, near)
	}
	if few > 0.2 || many < few+0.25 {
		t.Errorf("two beside it win with %.2f, and with two more who can come with %.2f", few, many)
	}
	put(t, s, "mi17", "0603", 0) // bows fire before the battle and need not come (AR-RNG-3)
	if fired, _, _ := storm(); fired < many+0.02 {
		t.Errorf("with bows that can fire at it %.2f, without %.2f", fired, many)
	}
}

// TestStormsDoNotPeek deals what the seat cannot see in other ways: the odds of who comes stay, as other blocks come then from where these stand.
func TestStormsDoNotPeek(t *testing.T) {
	s := hidden(t)
	for _, id := range []string{"mi02", "mi04", "mi17"} { // among them one that fires
		put(t, s, id, "1105", 0)
	}
	for _, id := range []string{"mi11", "mi12", "mi14"} { // too far away to come
		put(t, s, id, "1709", 0)
	}
	s.Settle()
	at := place(t, s, "0905")
	storm := func(s *engine.State) (win, breach float64) {
		win, breach, ok := (&Prospects{State: s, Seat: engine.Argot}).Storm(at, s.Approach(content.Argot, atlas.Nowhere).To(at).Of(content.Mineos))
		if !ok {
			t.Fatal("there is no storm")
		}
		return win, breach
	}
	win, breach := storm(s)
	for seed := range uint64(8) {
		other := s.Clone()
		r := rules.NewRand(seed)
		file.Veil(other, engine.Argot, &r)
		if w, b := storm(other); w != win || b != breach {
			t.Errorf("in another world %v and %v, want %v and %v", w, b, win, breach)
		}
	}
}
