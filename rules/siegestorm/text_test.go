package siegestorm

import (
	"testing"

	"portcullis/rules/siegestorm/cards"
)

// answered has side 0 play a card as an action at a target, and side 1 answer it with another one
// at another target.
func answered(p *position, key string, target cardNo, answer string, at ...cardNo) (mine, theirs cardNo) {
	p.t.Helper()
	theirs = p.hand(1, answer)
	p.fund(1, int(p.design(theirs).Cost))
	mine = p.act(0, key, target)
	p.asks(askReact, 1)
	p.do(PlayAction, theirs)
	p.settleAnnouncement(theirs, at)
	return mine, theirs
}

func TestLostTargetFizzles(t *testing.T) { // ST-CHN-10, ST-RUL-19, ST-PLY-14
	p := at(t, duel, "styxia", "khunglai")
	victim := p.onTrack(1, 2, "kh_sword_lama")
	hangman, _ := answered(p, "sx_hangman_of_the_styx", victim, "kh_fox_mask_wanderer", victim)
	p.isIn(victim, inHand, 1)
	p.isIn(hangman, inCasualties, 0)
	if p.count("fizzled") != 1 || p.count("killed") != 0 {
		t.Errorf("happened: %v", p.names())
	}
	if n := p.committed(0); n != int(p.design(hangman).Cost) {
		t.Errorf("%d Supporters are committed", n)
	}
}

func TestFizzleStopsOnlyItsOwnEffect(t *testing.T) { // ST-RUL-19
	p := at(t, duel, "khunglai", "styxia")
	ally := p.onTrack(0, 2, "kh_sword_lama")
	answered(p, "kh_fox_mask_wanderer", ally, "sx_hangman_of_the_styx", ally) // return target Ally, draw 1
	p.isIn(ally, inCasualties, 0)
	if p.sides[0].hand.len() != 1 {
		t.Errorf("hand of %d", p.sides[0].hand.len())
	}
}

func TestFizzleStopsWhatDependsOnIt(t *testing.T) { // ST-RUL-19 if_did
	p := at(t, duel, "khunglai", "styxia")
	p.action("kh_fox_mask_wanderer", cards.Effect{Do: cards.Return, Target: cards.TargetAlly}, cards.Effect{Do: cards.Draw, N: 1, IfDid: true})
	ally := p.onTrack(0, 2, "kh_sword_lama")
	answered(p, "kh_fox_mask_wanderer", ally, "sx_hangman_of_the_styx", ally)
	if p.sides[0].hand.len() != 0 {
		t.Errorf("hand of %d", p.sides[0].hand.len())
	}
}

func TestReplacementIsNotTheTarget(t *testing.T) { // ST-RUL-19, ST-RUL-42
	p := at(t, duel, "styxia", "khunglai")
	tengu := p.onTrack(1, 2, "kh_tengu")
	adept := p.onTrack(1, 1, "kh_druuk_school_adept")
	p.hand(1, "kh_prayer_wheel_novice")
	p.supporter(1, "kh_prayer_wheel_novice")
	hangman := p.act(0, "sx_hangman_of_the_styx", tengu)
	p.asks(askReact, 1)
	p.do(Activate, tengu) // it gives way to another card
	p.do(PayAuto)
	p.isIn(tengu, inHand, 1)
	p.isIn(hangman, inCasualties, 0)
	p.isIn(adept, onTrack, 1)
	if p.tracks[1].slots[1] == noCard {
		t.Error("the replacement was killed in the place of the target")
	}
}

func TestProtectionAnswersATarget(t *testing.T) { // ST-RUL-57, ST-RUL-20, ST-CHN-10, ST-RUL-63
	p := at(t, duel, "styxia", "khunglai")
	victim := p.onTrack(1, 2, "kh_sword_lama")
	guardian := p.onTrack(1, 1, "kh_cloud_gate_guardian")
	p.supporter(1, "kh_prayer_wheel_novice")
	p.act(0, "sx_pit_lord_vhorr", victim)
	p.asks(askReact, 1)
	p.do(Activate, guardian)
	p.do(PayAuto)
	p.isIn(victim, onTrack, 1)
}

func TestEffectOnALostSourceDoesNothing(t *testing.T) { // ST-RUL-63
	p := at(t, duel, "styxia", "khunglai")
	imp := p.onTrack(0, 2, "sx_ember_imp") // pay 1: this creature gets +2 ATT
	courier := p.hand(1, "kh_stilt_path_courier")
	p.supporter(1, "kh_prayer_wheel_novice")
	p.use(0, imp)
	p.asks(askReact, 1)
	p.do(PlayAction, courier)
	p.settleAnnouncement(courier, []cardNo{imp})
	p.isIn(imp, inHand, 0)
	if p.count("modified") != 0 || p.nmods != 0 {
		t.Error("a creature in hand was modified")
	}
}

func TestLinkLivesWithoutItsSource(t *testing.T) { // ST-RUL-63, ST-CHN-9
	p := at(t, duel, "styxia", "khunglai")
	smith := p.onTrack(0, 2, "sx_marrow_smith") // pay 1: your Allies get +1 ATT
	ally := p.onTrack(0, 3, "sx_bone_thrall")
	tengu := p.hand(1, "kh_tengu")
	p.fund(1, int(p.design(tengu).Cost))
	p.use(0, smith)
	p.asks(askReact, 1)
	p.do(PlayAction, tengu)
	p.settleAnnouncement(tengu, []cardNo{smith})
	p.isIn(smith, inHand, 0)
	att, def := p.print(ally)
	p.statsAre(ally, att+1, def)
}

func TestEffectsInPrintedOrder(t *testing.T) { // ST-STO-1, ledger 3.3
	p := standard(t)
	own := p.casualties(0, "se_hospitaller")
	p.act(0, "se_wing_lancer") // deal 1 DMG, Heal 1
	p.isIn(own, inHealPile, 0)
	var order []string
	for _, e := range p.events {
		if e.Name == "lost" || e.Name == "healed" {
			order = append(order, e.Name)
		}
	}
	if len(order) != 2 || order[0] != "lost" {
		t.Errorf("happened in the order %v", order)
	}
}

// busy is a Duel in the own turn of side 0 in which every verb has something to do, with a source
// on the track whose action it is.
func busy(t *testing.T, effects ...cards.Effect) (*position, cardNo) {
	t.Helper()
	p := standard(t)
	p.action("se_oathkeeper", effects...)
	source := p.onTrack(0, 2, "se_oathkeeper")
	p.onTrack(0, 3, "se_gate_novice")
	p.onTrack(1, 2, "sx_carrion_hound")
	p.hand(0, "se_gate_novice", "se_gate_novice")
	p.hand(1, "sx_carrion_hound")
	p.casualties(0, "se_gate_novice")
	p.casualties(1, "sx_carrion_hound")
	p.cards[p.supporter(0, "se_gate_novice")].committed = true
	p.supporter(1, "sx_carrion_hound")
	p.sides[1].autoPass = passAlways
	return p, source
}

func TestIfDidAfterEachVerb(t *testing.T) { // ledger 7.3 if_did
	enemies := cards.AllEnemies
	for _, e := range []cards.Effect{
		oneDamage, someDraw, {Do: cards.Vision, N: 2}, someHeal, {Do: cards.Discard, N: 1, Pick: cards.ByOwner}, {Do: cards.Discard, N: 1, Pick: cards.AtRandom},
		{Do: cards.Steal, N: 1}, {Do: cards.Raise, N: 1}, {Do: cards.Recall, N: 1}, {Do: cards.Kill, Scope: enemies}, {Do: cards.Destroy, Scope: enemies},
		{Do: cards.Return, Scope: enemies}, {Do: cards.Sacrifice}, {Do: cards.DeployCard, From: cards.FromHand}, {Do: cards.DeployCard, From: cards.FromCasualties},
		{Do: cards.Place, From: cards.FromHand, To: cards.ToFrontline}, {Do: cards.Place, From: cards.FromHand, To: cards.ToZone},
		{Do: cards.Support, From: cards.FromHand}, {Do: cards.Support, From: cards.FromCasualties}, {Do: cards.Advance, N: 1},
		{Do: cards.KillSupporter, N: 1}, {Do: cards.Reset, N: 1}, curbAll, {Do: cards.Protect}, {Do: cards.ExtraTurn},
	} {
		p, source := busy(t, e, cards.Effect{Do: cards.Heal, N: 9, IfDid: true})
		p.casualties(0, "se_hospitaller")
		p.carryOutAction(0, source)
		for p.ask.kind == askPick || p.ask.kind == askArrange {
			p.play(p.Decision().Choices[0])
		}
		if n := p.sides[0].casualties.len(); n != 0 {
			t.Errorf("%v: what depends on it was not carried out; %d Casualties left", e.Do, n)
		}
	}
}

func TestIfDidAfterNothing(t *testing.T) { // ledger 7.3 if_did, ST-RUL-19
	for _, e := range []cards.Effect{someHeal, {Do: cards.Raise, N: 1}, {Do: cards.Kill, Scope: cards.AllEnemies}, {Do: cards.Negate}, {Do: cards.Damage, N: 1, Per: cards.OppSupporters}} {
		p := standard(t)
		p.action("se_oathkeeper", e, cards.Effect{Do: cards.Draw, N: 1, IfDid: true})
		p.carryOutAction(0, p.onTrack(0, 2, "se_oathkeeper"))
		if n := p.sides[0].hand.len(); n != 0 {
			t.Errorf("%v did nothing, and what depends on it was carried out", e.Do)
		}
	}
}

func TestConditionOfAnEffect(t *testing.T) { // ledger 7.3 if_count, if_min
	p := standard(t)
	spur := spurAllies
	spur.IfCount, spur.IfMin = cards.Supporters, 2
	p.action("se_oathkeeper", spur)
	source, ally := p.onTrack(0, 2, "se_oathkeeper"), p.onTrack(0, 3, "se_gate_novice")
	att, def := p.print(ally)
	p.supporter(0, "se_gate_novice")
	p.carryOutAction(0, source)
	p.statsAre(ally, att, def)
	p.supporter(0, "se_gate_novice")
	p.listed = false
	p.carryOutAction(0, source)
	p.statsAre(ally, att, def+1)
}
