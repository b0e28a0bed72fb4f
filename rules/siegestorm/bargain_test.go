package siegestorm

import (
	"slices"
	"testing"
)

// Nobody pays three cards to kill a creature that cost nothing and takes little; one that cost its side as much is killed.
func TestNoFreeCreatureIsKilledForThreeCards(t *testing.T) {
	for key, kills := range map[string]bool{"se_lantern_bearer": false, "se_gate_novice": false, "se_bannered_captain": true} {
		p := at(t, duel, "styxia", "seraphia")
		smith := p.hand(0, "sx_marrow_smith") // kills, costs 2
		p.hand(0, "sx_pit_lord_vhorr", "sx_wailing_widow")
		p.onTrack(0, 1, "sx_bone_thrall")
		p.onTrack(1, 3, key)
		p.begin(0, turnDeploy)
		play := ofCard(PlayAction, smith, p.cards[smith].design)
		if got := slices.Contains(p.Sensible(nil), play); got != kills {
			t.Errorf("%s is killed: %t", key, got)
		}
	}
}

// A target is none while another one is worth far more.
func TestTheBetterPreyIsKilled(t *testing.T) {
	p := at(t, duel, "styxia", "seraphia")
	smith := p.hand(0, "sx_hangman_of_the_styx") // kills, costs 3
	p.hand(0, "sx_pit_lord_vhorr", "sx_wailing_widow", "sx_bone_thrall")
	weak, strong := p.onTrack(1, 3, "se_gate_novice"), p.onTrack(1, 2, "se_judicator")
	p.begin(0, turnDeploy)
	p.do(PlayAction, smith)
	p.asks(askTarget, 0)
	list := p.Sensible(nil)
	if slices.Contains(list, ofCard(AtTarget, weak, p.cards[weak].design)) || !slices.Contains(list, ofCard(AtTarget, strong, p.cards[strong].design)) {
		t.Errorf("the targets are %v", list)
	}
}

// A card that deploys the top Casualty is no action for who could deploy the card itself for as much, and has nothing better there.
func TestNoCardDeploysLessThanItself(t *testing.T) {
	for paid, plays := range map[string]bool{"sx_bone_thrall": false, "sx_pit_lord_vhorr": true} {
		p := at(t, duel, "styxia", "seraphia")
		lich := p.hand(0, "sx_lich_regent")
		for range 4 {
			p.supporter(0, "sx_grave_picket")
		}
		p.casualties(0, paid)
		p.begin(0, turnDeploy)
		if got := slices.Contains(p.Sensible(nil), ofCard(PlayAction, lich, p.cards[lich].design)); got != plays {
			t.Errorf("with %s on top it is played: %t", paid, got)
		}
	}
}

// A storm is not ordered without a search where its action draws the last cards of its own side for a blow that takes two.
func TestNoStormIsSettledOnThatDrawsTheLastCards(t *testing.T) { // ST-WIN-1
	for resources, settled := range map[int]bool{30: true, 8: false} {
		p := at(t, duel, "seraphia", "styxia")
		p.onTrack(0, 3, "se_choir_magister")
		p.resources(0, resources)
		p.resources(1, 20)
		p.begin(0, turnAdvance)
		p.asks(askOrder, 0)
		if _, _, ok := p.Settle(nil); ok != settled {
			t.Errorf("with %d Resources it is ordered: %t", resources, ok)
		}
	}
}
