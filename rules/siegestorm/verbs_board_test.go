package siegestorm

import (
	"slices"
	"testing"

	"portcullis/rules/siegestorm/cards"
)

func TestKillDestroyReturn(t *testing.T) { // ST-KEY-3, ST-KEY-8, ST-RUL-22, ST-RUL-23
	for _, c := range []struct {
		key string
		to  place
	}{{"sx_hangman_of_the_styx", inCasualties}, {"sx_pit_lord_vhorr", removed}, {"se_judicator", inHand}} {
		p := at(t, duel, "styxia", "ysra")
		victim := p.onTrack(1, 2, "ys_siege_alchemist")
		p.modify(victim, victim, 1, 1)
		p.act(0, c.key, victim)
		p.isIn(victim, c.to, 1)
		if p.tracks[1].slots[1] != noCard {
			t.Errorf("%s: the slot is not empty", c.key)
		}
		if p.cards[victim].att != 0 || p.nmods != 0 { // ST-RUL-41
			t.Errorf("%s: the card keeps its modifiers", c.key)
		}
	}
}

func TestReturnToAFullHand(t *testing.T) { // ST-RUL-23, ST-RUL-60
	p := at(t, duel, "khunglai", "ysra")
	stolen := p.find(0, "kh_prayer_wheel_novice") // A's card, which B has played
	p.lift(stolen)
	p.stand(stolen, 1, 1)
	for range handLimit {
		p.hand(0, "kh_warrior_of_shambala")
	}
	tengu := p.onTrack(0, 3, "kh_tengu")
	p.begin(0, turnDeploy)
	p.chain[0] = link{by: 0, card: tengu, kind: stormLink, track: 0, target: stolen}
	p.links = 1
	p.ask = question{}
	p.push(frame{kind: chainFrame, by: 0, stage: chainResolve})
	p.goOn()
	p.isIn(stolen, inCasualties, 0) // owner's hand is full: owner's Casualties
	if p.sides[0].hand.len() != handLimit {
		t.Errorf("hand of %d", p.sides[0].hand.len())
	}
}

func TestGroupWithALimitOfCost(t *testing.T) { // ledger 7.3 scope, max_cost; ST-ALY-4
	p := at(t, duel, "ysra", "styxia")
	cheap := p.onTrack(1, 1, "sx_bone_thrall")
	also := p.exit(p.onTrack(1, 3, "sx_carrion_hound")) // cost 1
	dear := p.onTrack(1, 2, "sx_ashen_reaver")
	front := p.onFront(1, "sx_bone_thrall")
	own := p.onTrack(0, 2, "ys_gutter_informant")
	mistress := p.hand(0, "ys_mistress_of_the_purge") // kill all Enemies with cost 1 or less
	p.begin(0, turnAdvance)
	p.ask = question{}
	p.push(frame{kind: textFrame, text: actionText, by: 0, foe: 1, card: mistress, track: 0, link: noLink})
	for p.stack.Depth > 0 && p.top().kind != exitFrame {
		p.step()
	}
	p.isIn(cheap, inCasualties, 1)
	p.isIn(also, inCasualties, 1)
	p.isIn(dear, onTrack, 1)
	p.isIn(front, onFrontline, 1)
	p.isIn(own, onTrack, 0)
	if p.nexits != 0 {
		t.Error("a killed creature still waits for its order") // ST-RUL-75
	}
}

func TestSacrificeIfYouDo(t *testing.T) { // ST-KEY-13, ST-RUL-56, ledger 7.3 optional, if_did
	for _, yes := range []bool{true, false} {
		p := at(t, duel, "styxia", "seraphia")
		ally := p.onTrack(0, 2, "sx_carrion_hound")
		other := p.onTrack(0, 3, "sx_soul_ferryman")
		p.act(0, "sx_grave_picket") // you may sacrifice an Ally; if you do, draw 2 cards
		p.asks(askOptional, 0)
		if !yes {
			p.do(No)
			p.isIn(ally, onTrack, 0)
			if p.sides[0].hand.len() != 0 {
				t.Error("cards were drawn though nothing was sacrificed")
			}
			continue
		}
		p.do(Yes)
		p.asks(askPick, 0)
		p.do(Pick, ally)
		p.isIn(ally, inCasualties, 0)
		p.isIn(other, onTrack, 0)
		if p.sides[0].hand.len() != 2 {
			t.Errorf("hand of %d", p.sides[0].hand.len())
		}
	}
}

func TestNobodyIsAskedToSacrificeWithoutAnAlly(t *testing.T) { // ST-RUL-56, ST-ALY-2
	p := at(t, duel, "styxia", "seraphia")
	picket := p.onTrack(0, 3, "sx_grave_picket") // the source itself is never an Ally
	p.onFront(0, "sx_bone_thrall")
	p.begin(0, turnAdvance)
	p.do(OrderStorm)
	p.isIn(picket, inCasualties, 0) // its action had nothing to do, its attack has one target
	if p.sides[0].hand.len() != 0 {
		t.Error("cards were drawn")
	}
}

func TestPlaceOnTheFrontline(t *testing.T) { // ST-EX-2, ST-PLC-1, ST-PLC-4, ST-PLC-5, ST-PLY-5, ST-RUL-70
	p := at(t, duel, "ysra", "styxia")
	x := p.hand(0, "ys_clockwork_djinn")
	p.hand(0, "ys_siege_alchemist")
	p.onTrack(0, 1, "ys_gutter_informant")
	ikee := p.act(0, "ys_grand_overlord_ikee")
	p.asks(askPick, 0)
	p.do(Pick, x)
	p.isIn(x, onFrontline, 0)
	p.isIn(ikee, inCasualties, 0)
	if n := p.committed(0); n != int(p.design(ikee).Cost) || p.sides[0].hand.len() != 1 {
		t.Errorf("%d Supporters committed, hand of %d", n, p.sides[0].hand.len())
	}
}

func TestPlacingReplacesWithoutKilling(t *testing.T) { // ST-RUL-15, ST-RUL-22, ST-RUL-55, ST-RUL-76
	p := at(t, duel, "ysra", "styxia")
	old := p.find(1, "sx_bone_thrall") // stolen; when it is killed, 1 DMG
	p.lift(old)
	p.holdFront(old, 0, 0)
	x := p.hand(0, "ys_siege_alchemist")
	before := p.sides[1].resources.len()
	p.act(0, "ys_grand_overlord_ikee")
	p.isIn(x, onFrontline, 0)
	p.isIn(old, inCasualties, 1)
	if p.sides[1].resources.len() != before {
		t.Error("a replaced creature counts as killed")
	}
}

func TestPlaceOnTheZone(t *testing.T) { // ST-RUL-15, ST-RUL-61, ST-PLC-1
	p := standard(t)
	x := p.hand(0, "se_sky_hussar")
	p.act(0, "se_grand_provost") // Frontline or No Man's Land
	p.asks(askPick, 0)
	p.do(PickSlot, 0, 1)
	p.isIn(x, inNoMansLand, 0)

	p = standard(t)
	p.inMiddle(1, "sx_bone_thrall") // No Man's Land must be empty
	x = p.hand(0, "se_sky_hussar")
	p.act(0, "se_grand_provost")
	p.isIn(x, onFrontline, 0)
}

func TestPlacingSetsOffHolds(t *testing.T) { // ledger 7.4 holds, ST-RUL-68
	p := standard(t)
	p.casualties(0, "se_hospitaller", "se_hospitaller", "se_hospitaller")
	bearer := p.hand(0, "se_lantern_bearer") // when it is placed on the Battle Zone, Heal 1
	p.act(0, "ys_grand_overlord_ikee")
	p.isIn(bearer, onFrontline, 0)
	if n := p.sides[0].heal.len(); n != 1 {
		t.Errorf("Heal pile of %d", n)
	}
}

func TestDeployTheTopCasualty(t *testing.T) { // ST-EX-3, ST-PLC-2 to ST-PLC-4, ST-PLC-6, ST-RUL-72, ST-KEY-2
	p := at(t, duel, "khunglai", "styxia")
	p.casualties(0, "kh_sword_lama")
	dragon := p.onTrack(0, 3, "kh_ancient_dragon")
	paid := p.hand(0, "kh_stilt_path_courier")
	p.supporter(0, "kh_prayer_wheel_novice")
	p.begin(0, turnDeploy)
	p.do(Activate, dragon)
	p.do(PayCard, paid)
	p.do(PaySupporter, 0)
	p.isIn(paid, onTrack, 0) // a card just discarded as payment
	if p.cards[paid].slot != 0 || p.sides[0].deployed {
		t.Error("not in the Deployment Zone, or the deploy of the turn is used up") // ST-PLC-3
	}
	if p.sides[0].hand.len() != 1 { // "when this creature deploys, draw 1 card"
		t.Errorf("hand of %d", p.sides[0].hand.len())
	}
}

func TestDeployFromTheHand(t *testing.T) { // ST-PLC-2, ST-PLC-3, ST-PLC-4, ST-PLY-9
	p := at(t, duel, "khunglai", "styxia")
	dragon, novice := p.hand(0, "kh_ancient_dragon"), p.hand(0, "kh_prayer_wheel_novice")
	seal := p.hand(0, "sh_seal_of_nova")
	p.act(0, "kh_moonlit_changeling")
	p.asks(askPick, 0)
	if p.can(Pick, seal) {
		t.Error("a card without ATT and DEF can be deployed")
	}
	p.do(Pick, dragon)
	p.isIn(dragon, onTrack, 0)
	if p.sides[0].deployed || p.can(PlayCreature, novice) {
		t.Error("the deploy of the turn is used up, or the occupied zone takes another creature")
	}
}

func TestSupportFromTheHand(t *testing.T) { // ledger 7.4 support, ST-SUP-1
	p := standard(t)
	novice := p.hand(0, "kh_prayer_wheel_novice") // when it becomes a Supporter, draw 1 card
	p.act(0, "se_oathkeeper")
	p.isIn(novice, inSupport, 0)
	if p.cards[novice].committed || p.sides[0].hand.len() != 1 {
		t.Errorf("committed %v, hand of %d", p.cards[novice].committed, p.sides[0].hand.len())
	}
}

func TestSupportFromTheCasualties(t *testing.T) { // ledger 7.4 support
	p := at(t, duel, "styxia", "seraphia")
	p.casualties(0, "sx_bone_thrall")
	top := p.casualties(0, "sh_seal_of_nova") // any card
	p.act(0, "sx_embalmer")
	p.isIn(top, inSupport, 0)
}

func TestSupporterOfATextFacesItsTrack(t *testing.T) { // ST-LMS-5
	p := at(t, lastMan, "styxia", "seraphia", "ysra")
	p.passive("sx_corpse_cartographer", cards.Passive{Kind: cards.Triggered, On: cards.Supports, Effects: []cards.Effect{{Do: cards.Damage, N: 1}}})
	top := p.casualties(0, "sx_corpse_cartographer")
	p.cards[top].track = 0
	left, right := p.opponent(0), p.opponent(1)
	before := [2]int{p.sides[left].resources.len(), p.sides[right].resources.len()}
	embalmer := p.hand(0, "sx_embalmer")
	p.fund(0, int(p.design(embalmer).Cost))
	p.begin(0, turnDeploy)
	p.do(PlayAction, embalmer)
	p.do(OnTrack, 1)
	p.do(PayAuto)
	p.isIn(top, inSupport, 0)
	if p.sides[left].resources.len() != before[0] || p.sides[right].resources.len() != before[1]-1 {
		t.Error("the wrong opponent suffers")
	}
}

func TestAdvanceByCard(t *testing.T) { // ST-KEY-1, ST-RUL-39, ST-RUL-75
	p := standard(t)
	low, top := p.onTrack(0, 1, "se_gate_novice"), p.onTrack(0, 3, "se_lantern_bearer")
	p.act(0, "se_sky_hussar")
	p.asks(askOrder, 0)
	p.isIn(top, exiting, 0)
	if p.cards[low].slot != 1 {
		t.Errorf("the lower creature is in slot %d", p.cards[low].slot+1)
	}
	p.do(OrderSupport)
	p.isIn(top, inSupport, 0)
	p.asks(askWindow, 0)
}

func TestAdvanceDoesNotMoveTheExitQueue(t *testing.T) { // ledger 7.4 advance
	p := standard(t)
	p.action("se_sky_hussar", cards.Effect{Do: cards.Advance, N: 3})
	a, b, c := p.onTrack(0, 1, "se_gate_novice"), p.onTrack(0, 2, "se_lantern_bearer"), p.onTrack(0, 3, "se_hospitaller")
	p.act(0, "se_sky_hussar")
	if got := p.exits[:p.nexits]; !slices.Equal(got, []cardNo{c, b, a}) {
		t.Errorf("exit queue %v", p.keysIn(got))
	}
}

func TestModsUntilTheEndOfTurn(t *testing.T) { // ST-RUL-41, ST-RUL-66, ST-ALY-2
	p := standard(t)
	one, front := p.onTrack(0, 2, "se_gate_novice"), p.onFront(0, "se_lantern_bearer")
	p.act(0, "se_bannered_captain") // your Allies get +2 ATT
	att, def := p.print(one)
	p.statsAre(one, att+2, def)
	fatt, fdef := p.print(front)
	p.statsAre(front, fatt, fdef)
	later := p.onTrack(0, 3, "se_lantern_bearer")
	latt, ldef := p.print(later)
	p.statsAre(later, latt, ldef) // the group was settled
	p.listed = false
	p.do(Continue)
	p.statsAre(one, att, def)
}

func TestModOfThisOnTheBattleZone(t *testing.T) { // ST-CHN-1, ST-HLD-4, ST-RUL-63
	p := at(t, duel, "styxia", "seraphia")
	imp := p.onFront(0, "sx_ember_imp")
	att, def := p.print(imp)
	p.use(0, imp)
	p.statsAre(imp, att+2, def)
	p.use(0, imp) // ST-PLY-12: any number of times
	p.statsAre(imp, att+4, def)
}

func TestShapeshift(t *testing.T) { // ST-EX-23, ST-KEY-14, ST-RUL-42
	p := at(t, duel, "khunglai", "styxia")
	tengu := p.onTrack(0, 3, "kh_tengu")
	p.modify(tengu, tengu, 1, 0)
	x, y := p.hand(0, "kh_sword_lama"), p.hand(0, "kh_stilt_path_courier") // draws when it deploys
	p.begin(0, turnDeploy)
	p.do(Activate, tengu)
	p.do(PayCard, x)
	p.isIn(x, inCasualties, 0)
	p.isIn(tengu, inHand, 0)
	p.isIn(y, onTrack, 0)
	att, def := p.print(y)
	p.statsAre(y, att, def)
	if p.cards[y].slot != trackSlots-1 || p.sides[0].hand.len() != 1 || p.sides[0].deployed {
		t.Errorf("slot %d, hand of %d, deployed %v", p.cards[y].slot+1, p.sides[0].hand.len(), p.sides[0].deployed)
	}
}

func TestShapeshiftIsChosenAmongTheOthers(t *testing.T) { // ST-RUL-42, ST-EX-23
	p := at(t, duel, "khunglai", "styxia")
	tengu := p.inMiddle(0, "kh_tengu")
	one, two := p.hand(0, "kh_sword_lama"), p.hand(0, "kh_prayer_wheel_novice")
	seal := p.hand(0, "sh_seal_of_nova")
	p.use(0, tengu)
	p.asks(askPick, 0)
	if p.can(Pick, tengu) || p.can(Pick, seal) || len(p.choices) != 2 {
		t.Errorf("choices %v", p.choices)
	}
	p.do(Pick, two)
	p.isIn(two, inNoMansLand, 0)
	p.isIn(tengu, inHand, 0)
	p.isIn(one, inHand, 0)
}

func TestShapeshiftWithNothingLeft(t *testing.T) { // ST-RUL-42
	p := at(t, duel, "khunglai", "styxia")
	tengu := p.onTrack(0, 2, "kh_tengu")
	p.hand(0, "sh_seal_of_nova")
	p.carryOutText(0, tengu, passiveText)
	p.isIn(tengu, onTrack, 0)
	p.asks(askWindow, 0)
}

func TestShapeshiftWithAFullHand(t *testing.T) { // ST-RUL-42: the limit is looked at after the exchange
	p := at(t, duel, "khunglai", "styxia")
	tengu := p.onTrack(0, 1, "kh_tengu")
	for range handLimit {
		p.hand(0, "kh_sword_lama")
	}
	p.use(0, tengu)
	p.do(Pick, p.sides[0].hand.list[0])
	p.isIn(tengu, inHand, 0)
	if p.sides[0].hand.len() != handLimit {
		t.Errorf("hand of %d", p.sides[0].hand.len())
	}
	if p.defender(1) == noCard {
		t.Error("the replacement is no Defender") // slot 1
	}
}

func TestPartnerPaysForAShapeshift(t *testing.T) { // ST-RUL-42, ST-COP-6, ST-RUL-47
	var tengu, mine, other, partners cardNo
	p := together(t, func(p *position) {
		tengu = p.onTrack(0, 2, "kh_tengu")
		mine, other = p.hand(0, "kh_sword_lama"), p.hand(0, "kh_prayer_wheel_novice")
		partners = p.hand(1, "se_gate_novice")
		p.supporter(1, "se_gate_novice")
	})
	p.do(HandOver)
	p.do(Activate, tengu)
	p.do(PaySupporter, 0)
	p.asks(askPick, 0)
	if p.can(Pick, partners) {
		t.Error("the partner's hand takes part")
	}
	p.do(Pick, mine)
	p.isIn(mine, onTrack, 0)
	p.isIn(tengu, inHand, 0)
	p.isIn(other, inHand, 0)
}
