package siegestorm

import "testing"

// Nobody pays with cards of the hand for ATT that brings no more cards than that, where nothing hangs on it (ST-PLY-3, ST-STO-4).
func TestNobodyPaysForAStormThatDecidesNothing(t *testing.T) {
	for name, c := range map[string]struct {
		lay  func(p *position)
		want bool
	}{
		"a card for 1 ATT":                    {func(p *position) {}, false},
		"a Supporter that nothing else needs": {func(p *position) { p.supporter(0, "sx_grave_picket") }, true},
		"one that a creature of the hand needs": {func(p *position) {
			p.supporter(0, "sx_grave_picket")
			p.hand(0, "sx_soul_ferryman", "sx_wailing_widow")
		}, false},
		"a card for 1 ATT that fells": {func(p *position) { p.resources(1, 5) }, true},
	} {
		p := at(t, duel, "styxia", "seraphia")
		smith := p.onTrack(0, 1, "sx_marrow_smith")
		p.onTrack(0, 3, "sx_ashen_reaver")
		p.hand(0, "sx_hangman_of_the_styx", "sx_lich_regent")
		c.lay(p)
		p.begin(0, turnDrawn)
		p.asks(askWindow, 0)
		if got := p.sane(p.choice(Activate, smith)); got != c.want {
			t.Errorf("%s: worth a thought: %t; the storm takes %d, with it %d more", name, got, p.blowTakes(p.tracks[p.trackOf(0)].slots[2]), p.swings(0, &shift{p.commandOf(0, smith, p.trackOf(0)), p.design(smith).Passive.Effects}))
		}
	}
}

// Nor does anybody play a card of the hand for so little, to strike or to hold.
func TestNobodyPlaysACardToSwayLittle(t *testing.T) {
	for name, c := range map[string]struct {
		left int // of the opponent
		want bool
	}{"3 cards for 2 ATT": {20, false}, "the end is near": {6, true}} {
		p := at(t, duel, "seraphia", "styxia")
		p.onTrack(0, 3, "se_wing_lancer")
		captain := p.hand(0, "se_bannered_captain")
		p.hand(0, "se_judicator", "se_judicator", "se_gate_novice")
		p.resources(1, c.left)
		p.begin(0, turnDrawn)
		if got := p.sane(p.choice(PlayAction, captain)); got != c.want {
			t.Errorf("%s: worth a thought: %t", name, got)
		}
	}
}
