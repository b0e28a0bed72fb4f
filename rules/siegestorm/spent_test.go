package siegestorm

import (
	"testing"

	"portcullis/rules/siegestorm/cards"
)

func instead(event cards.Event, scope cards.Scope, to cards.Zone) cards.Passive {
	return cards.Passive{Kind: cards.Static, Effects: []cards.Effect{{Do: cards.Instead, Event: event, Scope: scope, To: to}}}
}

// stormed orders the creature on side 0's top slot to storm and to strike the opponent.
func (p *position) stormed() {
	p.t.Helper()
	p.begin(0, turnAdvance)
	p.do(OrderStorm)
	if p.ask.kind == askAttack {
		p.do(StrikeAt, 1)
	}
}

func TestEqualPassivesLeaveTheChoice(t *testing.T) { // ST-EX-4, ST-CNF-1, ST-CNF-2
	for _, support := range []bool{true, false} {
		p := at(t, duel, "khunglai", "styxia")
		master, yak := p.onTrack(0, 3, "kh_retired_master"), p.onTrack(0, 1, "kh_armored_yak")
		p.stormed()
		p.asks(askConflict, 0)
		if len(p.choices) != 2 || p.can(Replace, int(noCard), int(cards.None)) {
			t.Fatalf("choices %v: the core rule is beaten by both passives", p.choices)
		}
		if support {
			p.do(Replace, master)
			p.isIn(master, inSupport, 0)
		} else {
			p.do(Replace, yak)
			p.isIn(master, inHand, 0)
		}
	}
}

func TestOnePassiveBeatsTheCoreRule(t *testing.T) { // ST-CNF-1, ST-STO-11, ST-GEN-5
	p := at(t, duel, "khunglai", "styxia")
	master := p.onTrack(0, 3, "kh_retired_master")
	p.stormed()
	p.isIn(master, inSupport, 0)
	p.asks(askWindow, 0)
}

func TestPassivesThatAgreeAreNoConflict(t *testing.T) { // ST-CNF-3, ST-RUL-20
	p := at(t, duel, "khunglai", "styxia")
	courier := p.onTrack(0, 3, "kh_stilt_path_courier")
	p.onTrack(0, 1, "kh_armored_yak")
	p.onFront(0, "kh_armored_yak") // works for the track, too
	p.stormed()
	p.isIn(courier, inHand, 0)
	p.asks(askWindow, 0)
}

func TestYakDoesNotSaveItself(t *testing.T) { // ST-RUL-64, ST-ALY-2
	p := at(t, duel, "khunglai", "styxia")
	yak := p.onTrack(0, 3, "kh_armored_yak")
	p.stormed()
	p.isIn(yak, inCasualties, 0)

	p = at(t, duel, "khunglai", "styxia")
	courier := p.onTrack(0, 3, "kh_stilt_path_courier")
	p.onFront(0, "kh_armored_yak")
	p.stormed()
	p.isIn(courier, inHand, 0)
}

func TestSpentCardGoesToItsController(t *testing.T) { // ST-RUL-22, ST-RUL-60, ST-STO-11
	p := at(t, duel, "khunglai", "styxia")
	stolen := p.find(1, "sx_bone_thrall")
	p.lift(stolen)
	p.stand(stolen, 0, trackSlots-1)
	before := p.sides[1].resources.len()
	p.stormed()
	p.isIn(stolen, inCasualties, 0)
	if lost := before - p.sides[1].resources.len(); lost != 3 { // 1 DMG and ATT 2; spent is not killed
		t.Errorf("%d cards lost", lost)
	}
}

func TestSpentCardBackToAFullHand(t *testing.T) { // ST-RUL-23
	p := at(t, duel, "khunglai", "styxia")
	courier := p.onTrack(0, 3, "kh_stilt_path_courier")
	p.onTrack(0, 1, "kh_armored_yak")
	for range handLimit {
		p.hand(0, "kh_ancient_dragon")
	}
	p.stormed()
	p.isIn(courier, inCasualties, 0)
	if p.sides[0].hand.len() != handLimit {
		t.Errorf("hand of %d", p.sides[0].hand.len())
	}
}

func TestMonkBeatenByAStorm(t *testing.T) { // ST-EX-18, ST-CNF-1: passive over core rule
	p := at(t, duel, "styxia", "khunglai")
	hound := p.onTrack(0, 3, "sx_carrion_hound")
	monk := p.onFront(1, "kh_avalanche_monk")
	p.begin(0, turnAdvance)
	p.do(OrderStorm)
	p.asks(askAttack, 0)
	p.do(Strike, monk)
	p.isIn(monk, inHand, 1)
	p.isIn(hound, inCasualties, 0)
}

func TestMonkHitByAnAction(t *testing.T) { // ST-EX-18, ST-CNF-1: action over passive
	p := at(t, duel, "styxia", "khunglai")
	monk := p.onTrack(1, 2, "kh_avalanche_monk")
	p.act(0, "sx_hangman_of_the_styx", monk)
	p.isIn(monk, inCasualties, 1)
}

func TestMonkKilledByAnAbility(t *testing.T) { // ST-EX-18, ST-CNF-2: equals, its controller chooses
	for _, saved := range []bool{true, false} {
		p := at(t, duel, "styxia", "khunglai")
		p.passive("sx_marrow_smith", cards.Passive{Kind: cards.Activated, Cost: 1, Effects: []cards.Effect{{Do: cards.Kill, Target: cards.TargetEnemy}}})
		smith := p.onTrack(0, 2, "sx_marrow_smith")
		p.onTrack(0, 3, "sx_hangman_of_the_styx") // whenever an Enemy is killed, 1 DMG
		monk := p.onTrack(1, 2, "kh_avalanche_monk")
		p.use(0, smith, monk)
		p.asks(askConflict, 1)
		before := p.sides[1].resources.len()
		if saved {
			p.do(Replace, monk)
			p.isIn(monk, inHand, 1)
		} else {
			p.do(Replace, int(noCard), int(cards.None))
			p.isIn(monk, inCasualties, 1)
		}
		lost := before - p.sides[1].resources.len()
		if saved != (lost == 0) { // ST-RUL-76
			t.Errorf("saved %v: killed triggers took %d cards", saved, lost)
		}
	}
}

func TestGroupKilledByAnAbility(t *testing.T) { // ST-CNF-2, ST-RUL-41: each creature's way is settled
	p := at(t, duel, "styxia", "khunglai")
	p.passive("sx_marrow_smith", cards.Passive{Kind: cards.Activated, Cost: 1, Effects: []cards.Effect{{Do: cards.Kill, Scope: cards.AllEnemies}}})
	smith := p.onTrack(0, 2, "sx_marrow_smith")
	top, low := p.onTrack(1, 3, "kh_avalanche_monk"), p.onTrack(1, 1, "kh_avalanche_monk")
	other := p.onTrack(1, 2, "kh_sword_lama")
	p.use(0, smith)
	p.asks(askConflict, 1)
	p.do(Replace, top)
	p.isIn(other, inCasualties, 1)
	p.asks(askConflict, 1)
	p.do(Replace, int(noCard), int(cards.None))
	p.isIn(top, inHand, 1)
	p.isIn(low, inCasualties, 1)
	p.asks(askWindow, 0)
}

func TestSacrificedByAnAction(t *testing.T) { // ST-CNF-1, ST-KEY-13
	p := at(t, duel, "styxia", "khunglai")
	wyrm := p.onTrack(0, 3, "sx_gravewyrm") // if it would be killed, put it in your hand instead
	p.act(0, "sx_grave_picket")
	p.do(Yes)
	p.isIn(wyrm, inCasualties, 0)
}

func TestReplacedAndPaidAreNotKilled(t *testing.T) { // ST-RUL-76
	p := at(t, duel, "styxia", "khunglai")
	old := p.onFront(0, "sx_bone_thrall") // when it is killed, 1 DMG
	p.onTrack(0, 3, "sx_carrion_hound")
	before := p.sides[1].resources.len()
	p.begin(0, turnAdvance)
	p.do(OrderFront, 0)
	p.isIn(old, inCasualties, 0)
	dear, thrall := p.hand(0, "sx_soul_ferryman"), p.hand(0, "sx_bone_thrall")
	p.listed = false
	p.do(PlayCreature, dear)
	p.do(PayCard, thrall)
	if p.sides[1].resources.len() != before {
		t.Error("a creature that was replaced or paid with counts as killed")
	}
}

func TestWhatIsKilledByAStormIsKilled(t *testing.T) { // ST-RUL-76, ledger 7.4 killed, enemy_killed
	p := at(t, duel, "styxia", "styxia")
	p.onTrack(0, 1, "sx_hangman_of_the_styx") // Enemy killed: 1 DMG; a card on the Battle Zone is no Enemy
	p.onTrack(0, 3, "sx_carrion_hound")
	thrall := p.onFront(1, "sx_bone_thrall") // when it is killed, 1 DMG
	mine, theirs := p.sides[0].resources.len(), p.sides[1].resources.len()
	p.begin(0, turnAdvance)
	p.do(OrderStorm)
	p.do(Strike, thrall)
	p.isIn(thrall, inCasualties, 1)
	if p.sides[0].resources.len() != mine-1 || p.sides[1].resources.len() != theirs {
		t.Errorf("Resources %d of %d and %d of %d", p.sides[0].resources.len(), mine, p.sides[1].resources.len(), theirs)
	}
}

func TestBossCreatureIsSavedAsThePlayersDecide(t *testing.T) { // ST-RUL-29, ST-CNF-2
	p := against(t, grakka, "styxia")
	p.passive("gb_goblin_killer", instead(cards.WhenKilled, cards.This, cards.FromHand))
	p.passive("sx_marrow_smith", cards.Passive{Kind: cards.Activated, Cost: 1, Effects: []cards.Effect{{Do: cards.Kill, Target: cards.TargetEnemy}}})
	goblin := p.bossOn(2, "gb_goblin_killer")
	smith := p.onTrack(0, 1, "sx_marrow_smith")
	p.use(0, smith, goblin)
	p.asks(askConflict, 0)
	p.do(Replace, goblin)
	p.isIn(goblin, inHand, bossSide)
}

// A boss has no Support Zone: what would send a creature of his there does not, after a storm and when it is killed.
func TestBossHasNoSupporters(t *testing.T) { // ST-SOL-13, ledger 7.4 instead
	p := against(t, grakka, "styxia")
	p.passive("gb_goblin_killer", instead(cards.AfterStorm, cards.This, cards.ToSupport))
	stormer := p.onTrack(bossSide, 3, "gb_goblin_killer")
	p.advanceBoss()
	p.isIn(stormer, inCasualties, bossSide)

	p = against(t, grakka, "styxia")
	p.passive("gb_goblin_killer", instead(cards.WhenKilled, cards.This, cards.ToSupport))
	p.passive("sx_marrow_smith", cards.Passive{Kind: cards.Activated, Cost: 1, Effects: []cards.Effect{{Do: cards.Kill, Target: cards.TargetEnemy}}})
	goblin := p.bossOn(2, "gb_goblin_killer")
	p.use(0, p.onTrack(0, 1, "sx_marrow_smith"), goblin)
	p.isIn(goblin, inCasualties, bossSide)
}

func TestEachEventHasItsOwnReplacement(t *testing.T) { // ledger 7.4 instead
	both := instead(cards.AfterStorm, cards.This, cards.ToSupport)
	both.Effects = append(both.Effects, instead(cards.WhenKilled, cards.This, cards.FromHand).Effects...)
	both.Effects = append(both.Effects, aura(cards.AllAllies, 1, 0).Effects...)
	p := at(t, duel, "styxia", "khunglai")
	p.passive("sx_carrion_hound", both)
	hound := p.onTrack(0, 3, "sx_carrion_hound")
	p.stormed()
	p.isIn(hound, inSupport, 0)

	p = at(t, duel, "styxia", "khunglai")
	p.passive("kh_sword_lama", both)
	p.onTrack(0, 3, "sx_ashen_reaver")
	lama := p.onFront(1, "kh_sword_lama")
	p.begin(0, turnAdvance)
	p.do(OrderStorm)
	p.do(Strike, lama)
	p.isIn(lama, inHand, 1)
}
