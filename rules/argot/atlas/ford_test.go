package atlas

import "testing"

// AR-RUL-56: a ford is a hex and no hexside. The river comes to it at one vertex and leaves at the opposite one, so that it
// lies on none of the ford's own hexsides, and three of them lead to either bank.
func TestFordsAreHexes(t *testing.T) {
	a := load(t)
	fords := 0
	for p := range a.Here().All() {
		if a.At(p).Terrain != FordHex {
			continue
		}
		fords++
		for _, n := range a.Around(p) {
			if f := a.Side(n.Side).Features; f&River != 0 || f&FordSide == 0 {
				t.Errorf("%s has the features %b", a.SideID(n.Side), f)
			}
		}
		for _, c := range a.Cuts() {
			if c.Ford && int(c.Col) == int(a.At(p).Col) && c.Row == a.At(p).Row && (c.From+compass/2)%compass != c.To {
				t.Errorf("the river leaves %s at vertex %d and enters at %d", a.At(p).ID, c.To, c.From)
			}
		}
	}
	if fords != 3 {
		t.Errorf("%d fords, want Heron Ford, Saltmouth Ford and Blind Ford", fords)
	}
	banks := a.reached(at(t, a, "1107"), a.without(Bridge|FordSide|Tunnel))
	if banks.Has(at(t, a, "1109")) {
		t.Error("the banks are joined without fords and bridges")
	}
	both := a.reached(at(t, a, "1107"), a.without(Bridge|Tunnel))
	if !both.Has(at(t, a, "1109")) {
		t.Error("a ford does not join its banks")
	}
}
