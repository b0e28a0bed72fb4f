package siegestorm

import (
	"slices"
	"testing"
)

func TestChainExample(t *testing.T) { // ST-EX-1, ST-CHN-2, ST-CHN-4 to ST-CHN-8, ST-CHN-10, ST-PLC-5
	p := at(t, duel, "ysra", "ysra")
	ikee := p.hand(0, "ys_grand_overlord_ikee")
	x := p.hand(0, "ys_siege_alchemist")
	for range 5 {
		p.supporter(0, "ys_gutter_informant")
	}
	victim := p.onTrack(0, 2, "ys_ash_cloak_sentry")
	p.onTrack(0, 1, "ys_smoke_veil_adept")
	spare := p.hand(0, "ys_salt_road_mercenary")
	djinn := p.hand(1, "ys_clockwork_djinn")
	for range 4 {
		p.hand(1, "ys_salt_road_mercenary")
	}
	p.begin(0, turnDeploy)
	p.do(PlayAction, ikee)
	p.do(PayAuto)
	p.asks(askReact, 1)
	p.do(PlayAction, djinn)
	p.do(AtTarget, victim)
	p.do(PayAuto)
	if p.sides[1].hand.len() != 0 { // ST-CHN-4
		t.Error("the reaction was not paid at once")
	}
	p.asks(askReact, 0)
	p.do(Activate, p.tracks[0].slots[0])
	p.do(PayCard, spare)
	if p.ask.kind == askPick {
		p.do(Pick, x)
	}
	p.isIn(victim, onTrack, 0)
	p.isIn(djinn, inCasualties, 1)
	p.isIn(x, onFrontline, 0)
	p.isIn(ikee, inCasualties, 0)
	if !p.sides[0].protected[0] {
		t.Error("side 0 is not protected")
	}
	if p.links != 0 {
		t.Errorf("%d links are left", p.links)
	}
}

func TestLastLinkIsCarriedOutFirst(t *testing.T) { // ST-CHN-6, ST-CHN-8, ST-CHN-7
	p := standard(t)
	p.hand(0, "se_wing_lancer", "se_gate_novice") // 1 DMG and Heal 1, cost 1
	lancer := p.sides[0].hand.list[0]
	thrall := p.hand(1, "sx_bone_thrall") // 1 DMG, cost 0
	p.begin(0, turnDeploy)
	p.do(PlayAction, lancer)
	p.do(PayAuto)
	p.asks(askReact, 1)
	p.do(PlayAction, thrall)
	var order []cardNo
	for _, e := range p.events {
		if e.Name == "action_done" {
			for c := range cardNo(maxCards) {
				if e.Subject == p.game.cardElement[c] {
					order = append(order, c)
				}
			}
		}
	}
	if !slices.Equal(order, []cardNo{thrall, lancer}) {
		t.Errorf("carried out in the order %v", order)
	}
}

func TestOneReactionToACommand(t *testing.T) { // ST-CHN-5, ST-CHN-9
	p := standard(t)
	p.hand(0, "se_gate_novice")
	novice := p.sides[0].hand.list[0]
	p.casualties(0, "se_wing_lancer")
	thrall := p.hand(1, "sx_bone_thrall")
	p.hand(1, "sx_bone_thrall")
	p.begin(0, turnDeploy)
	p.do(PlayAction, novice)
	p.asks(askReact, 1)
	p.do(PlayAction, thrall)
	if p.ask.kind == askReact && p.ask.seat == 1 {
		t.Error("a second reaction to the same link is asked for")
	}
	if p.links != 0 {
		t.Error("the chain is not done")
	}
}

func TestReactionsOnlyInTheOpponentsTurn(t *testing.T) { // ST-CHN-3, ST-CHN-11, ST-TRN-10
	p := standard(t)
	p.hand(1, "sx_bone_thrall")
	c := p.hand(0, "se_gate_novice")
	p.begin(0, turnDeploy)
	p.do(PlayCreature, c)
	p.asks(askWindow, 0)
	if why := p.actionBar(1, p.sides[1].hand.list[0]); why != notOwnTurn {
		t.Errorf("an action in the opponent's turn is barred by %d", why)
	}
	if why := p.creatureBar(1, p.sides[1].hand.list[0]); why != notOwnTurn {
		t.Errorf("a creature in the opponent's turn is barred by %d", why)
	}
}

func TestNegate(t *testing.T) { // ST-KEY-9, ST-CHN-14, ST-RUL-16, ST-PLY-14
	p := standard(t)
	thrall := p.hand(1, "sx_bone_thrall")
	warden := p.hand(0, "se_citadel_warden")
	pay := p.hand(0, "se_gate_novice")
	before := p.sides[0].resources.len()
	p.begin(1, turnDeploy)
	p.do(PlayAction, thrall)
	p.asks(askReact, 0)
	p.do(PlayAction, warden)
	p.do(PayAuto)
	if got := p.sides[0].resources.len(); got != before {
		t.Errorf("%d Resources of %d are left", got, before)
	}
	p.isIn(thrall, inCasualties, 1)
	p.isIn(warden, inCasualties, 0)
	p.isIn(pay, inCasualties, 0)
}

func TestNegateNeedsALink(t *testing.T) { // ST-CHN-14
	p := standard(t)
	warden := p.hand(0, "se_citadel_warden")
	p.hand(0, "se_gate_novice", "se_gate_novice")
	p.begin(0, turnDeploy)
	if p.can(PlayAction, warden) || p.actionBar(0, warden) != onlyReaction {
		t.Errorf("Negate without a link is barred by %d", p.actionBar(0, warden))
	}
}

func TestNegatedNegate(t *testing.T) { // ST-RUL-16, ST-CHN-6
	p := at(t, duel, "seraphia", "seraphia")
	lancer := p.hand(0, "se_wing_lancer")
	mine := p.hand(0, "se_citadel_warden")
	p.supporter(0, "se_gate_novice")
	p.supporter(0, "se_gate_novice")
	theirs := p.hand(1, "se_citadel_warden")
	p.supporter(1, "se_gate_novice")
	before := p.sides[1].resources.len()
	p.begin(0, turnDeploy)
	p.do(PlayAction, lancer)
	p.do(PayAuto)
	p.asks(askReact, 1)
	p.do(PlayAction, theirs)
	p.do(PayAuto)
	p.asks(askReact, 0)
	p.do(PlayAction, mine)
	p.do(PayAuto)
	if got := p.sides[1].resources.len(); got != before-1 {
		t.Errorf("the command whose Negate was negated did %d DMG", before-got)
	}
}

func TestCommandsTakenBackInAReaction(t *testing.T) { // ST-RUL-2
	p := standard(t)
	thrall := p.hand(1, "sx_bone_thrall")
	warden := p.hand(0, "se_citadel_warden")
	p.hand(0, "se_gate_novice")
	p.begin(1, turnDeploy)
	p.do(PlayAction, thrall)
	before := *p.State
	p.do(PlayAction, warden)
	p.asks(askPay, 0)
	p.do(Cancel)
	p.asks(askReact, 0)
	if p.sides != before.sides || p.cards != before.cards || p.chain != before.chain {
		t.Error("taking a reaction back changed something")
	}
}
