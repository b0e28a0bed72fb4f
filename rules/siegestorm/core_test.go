package siegestorm

import "testing"

// As many actions as can be paid are played in one turn.
func TestAnyNumberOfActions(t *testing.T) { // ST-PLY-6
	p := standard(t)
	first := p.hand(0, "se_lantern_bearer")
	p.casualties(0, "se_judicator", "se_hospitaller")
	second := p.hand(0, "se_gate_novice")
	third := p.find(1, "sx_bone_thrall")
	p.lift(third)
	p.put(third, inHand, 0)
	p.begin(0, turnDeploy)
	before := p.sides[1].resources.len()
	p.do(PlayAction, second)
	p.do(PlayAction, third)
	p.asks(askWindow, 0)
	if p.sides[0].heal.len() != 2 || p.sides[1].resources.len() != before-1 {
		t.Errorf("%d cards healed, %d DMG", p.sides[0].heal.len(), before-p.sides[1].resources.len())
	}
	if !p.can(PlayAction, first) {
		t.Error("a third action cannot be played")
	}
}

// An ability is used at any time in the own turn, in the opponent's only in reply to a command.
func TestAbilitiesInTheOpponentsTurn(t *testing.T) { // ST-RUL-9, ST-PLY-13, ST-CHN-3
	p := standard(t)
	sister := p.onTrack(0, 1, "se_shield_sister") // Pay 1: This creature gets +2 DEF until the end of turn.
	p.hand(0, "se_gate_novice", "se_gate_novice")
	thrall := p.hand(1, "sx_bone_thrall")
	p.begin(1, turnDeploy)
	if p.abilityBar(0, sister) != notOwnTurn {
		t.Errorf("without a command the ability is barred by %d", p.abilityBar(0, sister))
	}
	p.do(PlayAction, thrall)
	p.asks(askReact, 0)
	if !p.can(Activate, sister) {
		t.Error("the ability is no reaction")
	}
	own := standard(t)
	sister = own.onTrack(0, 1, "se_shield_sister")
	own.hand(0, "se_gate_novice")
	own.begin(0, turnDraw)
	own.asks(askWindow, 0)
	if !own.can(Activate, sister) {
		t.Error("the ability cannot be used in the own turn")
	}
}

// The action of a storm is carried out for nothing.
func TestStormActionIsFree(t *testing.T) { // ST-RUL-10, ST-STO-2
	p := standard(t)
	assassin := p.find(1, "sx_hangman_of_the_styx") // Kill target Enemy, cost 3
	p.lift(assassin)
	p.stand(assassin, 0, 2)
	victim := p.onTrack(1, 2, "sx_grave_picket")
	p.begin(0, turnAdvance)
	p.do(OrderStorm)
	if p.sides[0].hand.len() != 0 || p.sides[0].support.len() != 0 {
		t.Fatal("there is something to pay with")
	}
	p.isIn(victim, inCasualties, 1)
}
