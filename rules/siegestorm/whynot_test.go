package siegestorm

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// refuses fails unless a choice is refused for a reason, and changes nothing.
func (p *position) refuses(rule, words string, c rules.Choice) {
	p.t.Helper()
	before, asked := p.cards, p.ask
	_, err := p.Apply(c)
	why, ok := err.(*rules.Refusal)
	if !ok || why.Rule != rule || words != "" && why.Why.String() != words {
		p.t.Errorf("%s is refused with %v, not with %q (%s)", p.game.Notation(c), err, words, rule)
	}
	if p.cards != before || p.ask != asked {
		p.t.Errorf("%s is refused and changes something", p.game.Notation(c))
	}
}

// explains fails unless an element has a reason why it cannot be clicked.
func (p *position) explains(rule, words string, el rules.Element) {
	p.t.Helper()
	why, ok := p.WhyNot(el)
	if !ok || why.Rule != rule || words != "" && why.Why.String() != words {
		p.t.Errorf("%s: %v %v, not %q (%s)", el, ok, &why, words, rule)
	}
}

// silent fails if an element has such a reason.
func (p *position) silent(el rules.Element) {
	p.t.Helper()
	if why, ok := p.WhyNot(el); ok {
		p.t.Errorf("%s: %v", el, &why)
	}
}

func (p *position) card(c cardNo) rules.Element { return p.game.cardElement[c] }

func TestWhyTooDear(t *testing.T) { // ST-PLY-2
	p, c := deploying(t, "se_choir_magister", "se_gate_novice", "se_gate_novice")
	p.refuses("ST-PLY-2", "Costs 3, you can pay 2.", p.choice(PlayCreature, c))
	p.refuses("ST-PLY-2", "Costs 3, you can pay 2.", p.choice(PlayAction, c))
	p.explains("ST-PLY-2", "Costs 3, you can pay 2.", p.card(c))
	p.silent(p.card(p.sides[0].hand.list[1]))
}

func TestWhyThisCannotPay(t *testing.T) { // ST-PLY-3, ST-SUP-3
	p := standard(t)
	c := p.hand(0, "se_choir_magister")
	p.hand(0, "se_gate_novice", "se_gate_novice", "se_gate_novice")
	tired := p.supporter(0, "se_hospitaller")
	p.supporter(0, "se_hospitaller")
	p.cards[tired].committed = true
	theirs := p.hand(1, "sx_bone_thrall")
	p.begin(0, turnDeploy)
	p.do(PlayCreature, c)
	p.refuses("ST-PLY-3", "The card that is played cannot pay for itself.", p.choice(PayCard, c))
	p.silent(p.card(c)) // nobody else may know which card is announced
	p.refuses("ST-SUP-3", "This Supporter is committed until it is reset.", of(PaySupporter, 0))
	p.explains("ST-SUP-3", "", p.game.support[0][0])
	p.refuses("ST-SUP-2", "", of(PaySupporter, 7))
	p.refuses("ST-PLY-3", "Only cards of the own hand and Supporters pay.", p.choice(PayCard, theirs))
	p.do(PaySupporter, 1)
	p.explains("ST-SUP-3", "This Supporter is part of the payment already.", p.game.support[0][1])
	paid := p.sides[0].hand.list[1]
	p.do(PayCard, paid)
	p.refuses("ST-PLY-3", "Gate Novice is part of the payment already.", p.choice(PayCard, paid))
	p.silent(p.card(paid))

	p = at(t, solo, "seraphia") // here nobody is to know less
	c = p.hand(0, "se_choir_magister")
	paid = p.hand(0, "se_gate_novice", "se_gate_novice", "se_gate_novice")
	p.begin(0, turnDeploy)
	p.do(PlayCreature, c)
	p.do(PayCard, paid)
	p.explains("ST-PLY-3", "The card that is played cannot pay for itself.", p.card(c))
	p.explains("ST-PLY-3", "Gate Novice is part of the payment already.", p.card(paid))
}

func TestWhyNoDeploy(t *testing.T) { // ST-TRN-9, ST-PLY-9, ST-PLY-8, ST-ZON-8
	p, c := deploying(t, "se_gate_novice", "se_gate_novice")
	p.do(PlayCreature, c)
	other := p.sides[0].hand.list[0]
	p.refuses("ST-PLY-9", "One creature is played in a turn.", p.choice(PlayCreature, other))
	p.explains("ST-PLY-9", "", p.card(other))
	p.explains("ST-PLY-9", "", p.game.slot[0][0])

	p = standard(t)
	p.onTrack(0, 1, "se_hospitaller")
	c = p.hand(0, "se_gate_novice")
	p.begin(0, turnDeploy)
	p.refuses("ST-TRN-9", "The Deployment Zone is occupied.", p.choice(PlayCreature, c))
	p.explains("ST-TRN-9", "The Deployment Zone is occupied.", p.card(c))
	p.silent(p.game.slot[1][0])
}

func TestWhyNoCreatureBeforeDeploy(t *testing.T) { // ST-TRN-9, ST-TRN-10, ST-RUL-69
	p := standard(t)
	c := p.hand(0, "se_lantern_bearer")
	theirs := p.hand(1, "sx_bone_thrall")
	p.sides[0].stops[windowPrepare] = stopAlways
	p.begin(0, turnPrepare)
	p.asks(askWindow, 0)
	p.refuses("ST-TRN-9", "Creatures are played in the Deploy step.", p.choice(PlayCreature, c))
	p.do(PlayAction, c)
	p.asks(askReact, 1)
	p.refuses("ST-TRN-10", "", p.choice(PlayCreature, theirs))

	p, _ = stormOf(t, "seraphia", "se_wing_lancer", "seraphia", func(p *position) { c = p.hand(0, "se_lantern_bearer") })
	p.asks(askAttack, 0)
	p.refuses("ST-RUL-69", "No creature is played during a storm.", p.choice(PlayCreature, c))
}

func TestWhyNotStruck(t *testing.T) { // ST-STO-8, ST-STO-7, ST-LMS-5
	var theirs, mine, front cardNo
	p, _ := stormOf(t, "seraphia", "se_wing_lancer", "seraphia", func(p *position) {
		theirs, mine = p.onTrack(1, 1, "se_gate_novice"), p.onTrack(0, 1, "se_gate_novice")
		front = p.onFront(0, "se_gate_novice")
		p.hand(0, "se_lantern_bearer")
	})
	p.asks(askAttack, 0)
	p.refuses("ST-STO-8", "Creatures on a war track cannot be the target of a storm.", p.choice(Strike, theirs))
	p.explains("ST-STO-8", "", p.card(theirs))
	p.refuses("ST-STO-7", "Gate Novice is no card of the opponent.", p.choice(Strike, mine))
	p.explains("ST-STO-7", "", p.card(front))
	p.explains("ST-STO-7", "", p.game.middle[0])
	p.explains("ST-STO-7", "", p.game.front[0][1])
	p.refuses("ST-STO-6", "", of(StrikeAt, 0))
	p.silent(p.game.seat[1])
}

func TestWhyNoGround(t *testing.T) { // ST-HLD-3, ST-COP-9, ST-TRN-14
	p := standard(t)
	p.onTrack(0, 3, "se_gate_novice")
	held := p.inMiddle(1, "sx_bone_thrall")
	c := p.hand(0, "se_lantern_bearer")
	p.begin(0, turnAdvance)
	p.asks(askOrder, 0)
	p.refuses("ST-HLD-3", "No Man's Land is occupied; a creature there cannot be replaced.", of(OrderMiddle, 0))
	p.explains("ST-HLD-3", "", p.game.middle[0])
	p.explains("ST-HLD-3", "", p.card(held))
	p.explains("ST-HLD-1", "", p.game.front[0][1])
	p.refuses("ST-TRN-7", "Not a legal choice now: waiting for the order of a creature.", p.choice(PlayAction, c))

	p = together(t, func(p *position) { p.onTrackOf(0, 0, 3, "se_gate_novice") })
	for p.ask.kind == askWindow {
		p.do(Continue)
	}
	p.asks(askOrder, 0)
	p.refuses("ST-COP-9", "Cards are not put on the partner's Battle Zone.", of(OrderFront, 1))
	p.explains("ST-COP-9", "", p.game.front[1][1])
	p.explains("ST-COP-9", "", p.game.middle[1])
}

func TestWhyNoTarget(t *testing.T) { // ST-ALY-5, ST-CMD-4, ST-RUL-57, ST-ALY-1, ST-RUL-14, ST-RUL-43
	p := against(t, grakka, "ysra")
	c := p.hand(0, "ys_the_assassin") // kill target Enemy
	p.hand(0, "ys_gutter_informant", "ys_gutter_informant", "ys_gutter_informant")
	tank, dancer := p.onTrack(bossSide, 1, "gb_goblin_tank"), p.onTrack(bossSide, 2, "gb_goblin_killer")
	front := p.onFront(bossSide, "gb_goblin_marius")
	mine := p.onTrack(0, 1, "ys_salt_road_mercenary")
	p.playersTurn()
	p.do(PlayAction, c)
	p.asks(askTarget, 0)
	p.refuses("ST-CMD-4", "Goblin Tank is Shielded against actions and abilities of its enemies.", p.choice(AtTarget, tank))
	p.explains("ST-CMD-4", "", p.card(tank))
	p.explains("ST-ALY-5", "Goblin Marius is on the Battle Zone, where only storming creatures can reach it.", p.card(front))
	p.explains("ST-ALY-1", "", p.card(mine))
	p.refuses("ST-RUL-14", "", p.choice(AtTarget, p.sides[0].hand.list[1]))
	p.silent(p.card(dancer))

	p = at(t, duel, "ysra", "ysra")
	c = p.hand(0, "ys_the_assassin")
	p.hand(0, "ys_gutter_informant", "ys_gutter_informant", "ys_gutter_informant")
	p.begin(0, turnDeploy)
	p.refuses("ST-RUL-43", "There is no legal target.", p.choice(PlayAction, c))
	foe := p.onTrack(1, 1, "ys_salt_road_mercenary")
	p.sides[1].protected[0] = true
	p.listed = false
	p.refuses("ST-RUL-57", "No legal target: The cards of Player 2 cannot be targeted in this turn.", p.choice(PlayAction, c))
	if !p.isProtected(foe) {
		t.Error("not protected")
	}
}

func TestWhyTargetIsTooDear(t *testing.T) { // ST-RUL-19, ST-ALY-2
	p := at(t, duel, "khunglai", "ysra")
	c := p.hand(0, "kh_stilt_path_courier") // return an Enemy with cost 1 or less
	p.hand(0, "kh_warrior_of_shambala")
	dear, cheap := p.onTrack(1, 1, "ys_the_assassin"), p.onTrack(1, 2, "ys_salt_road_mercenary")
	p.begin(0, turnDeploy)
	p.do(PlayAction, c)
	p.asks(askTarget, 0)
	p.explains("ST-RUL-19", "The Assassin costs 3; the target costs 1 at most.", p.card(dear))
	p.silent(p.card(cheap))
}

func TestWhyNoReaction(t *testing.T) { // ST-CHN-3, ST-CHN-9, ST-CHN-14, ST-CHN-5, ST-RUL-2
	p := standard(t)
	c := p.hand(0, "se_citadel_warden") // negate
	p.hand(0, "se_gate_novice")
	vision := p.hand(0, "se_lantern_bearer")
	p.hand(1, "sx_bone_thrall")
	p.begin(0, turnDeploy)
	p.refuses("ST-CHN-14", "A Negate is played only in answer to an action or ability.", p.choice(PlayAction, c))
	p.do(PlayAction, vision)
	p.asks(askReact, 1)
	p.do(Pass)
	p.asks(askPick, 0)
	p.refuses("ST-CHN-9", "", p.choice(PlayAction, c))
}

func TestWhyNoActionInTheirTurn(t *testing.T) { // ST-CHN-3
	p := standard(t)
	c := p.hand(1, "sx_bone_thrall")
	p.hand(0, "se_gate_novice")
	p.begin(0, turnDeploy)
	if why := p.refusal(p.actionBar(1, c), c, nil, 0, 0); why == nil || why.Rule != "ST-CHN-3" || why.Why.String() != "In the turn of Player 1 actions and abilities are played only as reactions." {
		t.Errorf("%v", why)
	}
	p.refuses("ST-PLY-1", "Bone Thrall is not in the hand of Player 1.", p.choice(PlayAction, c))
}

func TestWhyOnlyNegate(t *testing.T) { // ST-SOL-16, ST-REA-5
	p := against(t, grakka, "ysra")
	c := p.hand(0, "ys_salt_road_mercenary")
	p.hand(0, "ys_smoke_veil_adept", "ys_gutter_informant")
	p.boss.menace = 2
	p.hand(bossSide, "gb_plunder_the_stores")
	p.bossTurn(bossPlays)
	p.asks(askReact, 0)
	p.refuses("ST-SOL-16", "In the boss's turn the only reaction is a Negate.", p.choice(PlayAction, c))
	p.explains("ST-SOL-16", "", p.card(c))
}

func TestWhyNoShapeshift(t *testing.T) { // ST-RUL-42, ST-EX-23
	p := at(t, duel, "khunglai", "seraphia")
	tengu := p.onTrack(0, 3, "kh_tengu")
	p.hand(0, "kh_warrior_of_shambala")
	p.begin(0, turnDeploy)
	p.refuses("ST-RUL-42", "", p.choice(Activate, tengu))
	p.explains("ST-RUL-42", "", p.card(tengu))
}

func TestWhyNoSecondMulligan(t *testing.T) { // ST-SET-4
	p, _ := deploying(t, "se_gate_novice")
	p.refuses("ST-SET-4", "", of(Keep))
	p.refuses("ST-SET-4", "", p.putBack(p.sides[0].hand.list[0], noCard))
}

func TestWhyNoPartnersAction(t *testing.T) { // ST-COP-7, ST-RUL-73
	var c cardNo
	p := together(t, func(p *position) {
		bothCanPlay(p)
		c = p.hand(1, "sx_bone_thrall")
	})
	p.asks(askWindow, 0)
	p.refuses("ST-COP-7", "", p.choice(PlayAction, c))
	p.do(HandOver)
	p.do(HandOver)
	p.refuses("ST-RUL-73", "Control is handed over at most twice in a row; make another choice first.", of(HandOver))
	p.explains("ST-RUL-73", "", buttonHandOver)
}

func TestWhyNothingOtherwise(t *testing.T) { // ST-STO-3
	p, c := deploying(t, "se_choir_magister", "se_gate_novice", "se_gate_novice", "se_gate_novice")
	p.refuses("ST-CHN-1", "No such choice.", of(Keep, 3))
	p.refuses("ST-CHN-1", "No such card in this match.", rules.Choice{Verb: PlayAction, Args: [4]int16{int16(c), 0}})
	p.refuses("ST-COP-3", "There is no partner to hand over to.", of(HandOver))
	p.silent("card:200")
	p.silent("nothing:here")
	p.do(PlayCreature, c)
	p.refuses("ST-RUL-2", "Something is being announced already; pay for it or take it back.", p.choice(PlayAction, c))

	p, _ = stormOf(t, "ysra", "ys_the_assassin", "ysra", func(p *position) {
		p.onTrack(1, 1, "ys_salt_road_mercenary")
		p.onTrack(1, 2, "ys_salt_road_mercenary")
	})
	p.asks(askTarget, 0)
	p.refuses("ST-STO-3", "The action of a storm cannot be taken back.", of(Cancel))
}

func TestWhyNothingAfterTheEnd(t *testing.T) { // ST-WIN-2
	p, c := deploying(t, "se_gate_novice")
	p.finish(wonDuel, 1, 1)
	p.refuses("ST-WIN-2", "The game is over.", p.choice(PlayAction, c))
	p.explains("ST-WIN-2", "The game is over.", p.card(c))
	p.silent("resources:0")
}

func TestWhyItDoesNotPay(t *testing.T) { // ST-PLY-3, ST-SUP-2, ST-SUP-3, ST-RUL-42
	p := standard(t)
	c := p.hand(0, "se_choir_magister") // costs 3
	mine := p.hand(0, "se_gate_novice", "se_gate_novice", "se_lantern_bearer")
	theirs := p.hand(1, "sx_bone_thrall")
	p.supporter(0, "se_wing_lancer")
	p.cards[p.supporter(0, "se_hospitaller")].committed = true
	p.begin(0, turnDeploy)
	p.do(PlayCreature, c)
	p.asks(askPay, 0)
	p.refuses("ST-PLY-3", "Only cards of the own hand and Supporters pay.", p.choice(PayCard, theirs))
	p.refuses("ST-PLY-3", "The card that is played cannot pay for itself.", p.choice(PayCard, c))
	p.refuses("ST-SUP-3", "This Supporter is committed until it is reset.", of(PaySupporter, 1))
	p.refuses("ST-SUP-2", "There is no Supporter at that place.", of(PaySupporter, 2))
	p.explains("ST-SUP-3", "", p.game.support[0][1])
	p.silent(p.game.support[0][2])
	p.silent(p.game.support[1][0])
	p.do(PayCard, mine)
	p.refuses("ST-PLY-3", "Lantern Bearer is part of the payment already.", p.choice(PayCard, mine))
	p.do(PaySupporter, 0)
	p.refuses("ST-SUP-3", "This Supporter is part of the payment already.", of(PaySupporter, 0))
}

func TestWhyNotThisSlotOrSeat(t *testing.T) { // ST-PLY-9, ST-LMS-5, ST-STO-6
	p := at(t, lastMan, "seraphia", "styxia", "ysra")
	p.onTrackOf(0, 0, 1, "se_hospitaller")
	p.hand(0, "se_gate_novice")
	p.begin(0, turnDeploy)
	p.explains("ST-TRN-9", "The Deployment Zone is occupied.", "slot:0/0")
	p.silent("slot:1/0")
	p.silent("slot:0/1")
	p.silent("slot:2/0")
	for _, el := range []rules.Element{"slot:6/0", "slot:0/3", "slot:x", "front:3/0", "front:0/5", "middle:3", "support:0/9", "button:dance"} {
		p.silent(el)
	}

	p = at(t, lastMan, "seraphia", "styxia", "ysra")
	p.onTrackOf(0, 0, 3, "se_wing_lancer")
	held := p.find(1, "sx_bone_thrall")
	p.lift(held)
	p.holdMiddle(held, p.zoneOf(0), 1)
	p.begin(0, turnAdvance)
	p.do(OrderStorm)
	p.asks(askAttack, 0)
	p.refuses("ST-LMS-5", "The storm is on the war track towards Player 2.", of(StrikeAt, 2))
	p.explains("ST-LMS-5", "", p.game.seat[2])
	p.explains("ST-STO-6", "A storm strikes the opponent.", p.game.seat[0])
	p.silent(p.game.seat[1])
}

func TestWhyNoTextOfIts(t *testing.T) { // ST-PLY-1, ST-CRD-6, ST-PLY-13, ST-RUL-15
	p := standard(t)
	c := p.hand(0, "se_gate_novice")
	p.action("se_gate_novice")
	mine, theirs := p.onTrack(0, 2, "se_hospitaller"), p.onTrack(1, 2, "sx_bone_thrall")
	p.begin(0, turnDeploy)
	p.refuses("ST-PLY-1", "Gate Novice has no action text.", p.choice(PlayAction, c))
	p.refuses("ST-CRD-6", "Hospitaller has no ability with an activation cost that works now.", p.choice(Activate, mine))
	p.passive("sx_bone_thrall", cards.Passive{Kind: cards.Activated, Cost: 0, Effects: []cards.Effect{someDraw}})
	p.listed = false
	p.refuses("ST-PLY-13", "Player 1 cannot use the ability of Bone Thrall now.", p.choice(Activate, theirs))
	p.silent(p.card(theirs))
	p.teach("se_gate_novice", func(d *cards.Card) { d.Body = cards.ActionOnly })
	p.listed = false
	p.refuses("ST-RUL-15", "Gate Novice has no ATT and DEF and cannot be a creature.", p.choice(PlayCreature, c))
}

func TestWhyNotItsOwnAlly(t *testing.T) { // ST-ALY-2
	p := standard(t)
	c := p.onTrack(0, 2, "se_hospitaller")
	ally := p.onTrack(0, 1, "se_wing_lancer")
	p.passive("se_hospitaller", cards.Passive{Kind: cards.Activated, Cost: 0, Effects: []cards.Effect{{Do: cards.Mod, ATT: 1, Target: cards.TargetAlly}}})
	p.onTrack(0, 3, "se_gate_novice")
	p.begin(0, turnDeploy)
	p.do(Activate, c)
	p.asks(askTarget, 0)
	p.refuses("ST-ALY-2", "A creature is not an Ally for its own text.", p.choice(AtTarget, c))
	p.explains("ST-ALY-2", "", p.card(c))
	p.silent(p.card(ally))
}
