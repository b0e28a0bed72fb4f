package siegestorm

import "testing"

// TestAStormThatTakesMuchIsSettled: it is ordered without a search if it wins the match or takes two cards, and not if it takes fewer
// or the side would lose by it.
func TestAStormThatTakesMuchIsSettled(t *testing.T) { // ST-STO-10, ST-WIN-3
	for _, c := range []struct {
		key          string
		guard        string
		mine, theirs int
		want         bool
	}{
		{key: "se_judicator", mine: 9, theirs: 9, want: true},                   // ATT 4
		{key: "se_wing_lancer", guard: "se_citadel_warden", mine: 9, theirs: 9}, // its action takes 1
		{key: "se_gate_novice", mine: 9, theirs: 9},                             // ATT 1
		{key: "se_gate_novice", mine: 9, theirs: 0, want: true},
		{key: "sx_ashen_reaver", mine: 9, theirs: 9, want: true}, // ATT 5; 2 DMG, then 1 DMG to the own side
		{key: "sx_ashen_reaver", mine: 0, theirs: 9},
		{key: "sx_ashen_reaver", mine: 2, theirs: 9}, // nothing would be left to draw (ST-WIN-1)
	} {
		p := at(t, duel, "seraphia", "seraphia")
		p.onTrack(0, 3, c.key)
		if c.guard != "" {
			p.onTrack(1, 1, c.guard)
		}
		p.resources(0, c.mine)
		p.resources(1, c.theirs)
		p.begin(0, turnAdvance)
		p.asks(askOrder, 0)
		got, why, ok := p.Settle(nil)
		if ok != c.want || ok && (got.Verb != OrderStorm || why.Empty()) {
			t.Errorf("%+v: %v, %q, %t", c, got, why, ok)
		}
	}
}

// Other modes are searched: what was measured holds for Duels.
func TestOnlyDuelsAreSettled(t *testing.T) {
	p := against(t, grakka, "seraphia")
	p.onTrack(0, 3, "se_judicator")
	p.begin(0, turnAdvance)
	p.asks(askOrder, 0)
	if c, _, ok := p.Settle(nil); ok {
		t.Errorf("against a boss it settles for %v", c)
	}
}
