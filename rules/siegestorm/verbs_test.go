package siegestorm

import (
	"slices"
	"testing"

	"portcullis/rules/siegestorm/cards"
)

func TestDamagePerSupporter(t *testing.T) { // ledger 7.3 per, ST-KEY-5
	p := at(t, duel, "ysra", "styxia")
	for range 3 {
		p.supporter(1, "sx_bone_thrall")
	}
	p.cards[p.sides[1].support.list[0]].committed = true
	before := p.sides[1].resources.len()
	p.act(0, "ys_purge_doctor")
	if lost := before - p.sides[1].resources.len(); lost != 6 {
		t.Errorf("2 DMG for each of 3 Supporters took %d cards", lost)
	}
}

func TestDiscardOfTheOwnersChoice(t *testing.T) { // ST-KEY-4, ST-RUL-22, ST-RUL-62, ST-RUL-19
	p := at(t, duel, "ysra", "styxia")
	thrall := p.hand(1, "sx_bone_thrall")
	hound := p.hand(1, "sx_carrion_hound")
	widow := p.hand(1, "sx_wailing_widow")
	last := p.hand(1, "sx_soul_ferryman")
	p.sides[1].autoPass = passAlways
	p.act(0, "ys_plague_minister") // your opponent discards 3 cards of their choice
	p.asks(askPick, 1)
	p.do(Pick, hound)
	p.asks(askPick, 1)
	p.do(Pick, widow)
	p.asks(askPick, 1)
	p.do(Pick, thrall)
	p.asks(askWindow, 0)
	if got := p.keys(p.sides[1].casualties.cards()); !slices.Equal(got, []string{"sx_bone_thrall", "sx_wailing_widow", "sx_carrion_hound"}) {
		t.Errorf("Casualties, top first: %v", got)
	}
	p.isIn(last, inHand, 1)
}

func TestDiscardOfAllThereIs(t *testing.T) { // ST-KEY-4: the order of the last cards is the owner's, too
	p := at(t, duel, "ysra", "styxia")
	thrall, hound := p.hand(1, "sx_bone_thrall"), p.hand(1, "sx_carrion_hound")
	p.sides[1].autoPass = passAlways
	p.act(0, "ys_plague_minister")
	p.asks(askPick, 1)
	p.do(Pick, hound)
	p.asks(askWindow, 0)
	p.isIn(thrall, inCasualties, 1)
	if p.sides[1].casualties.top() != thrall {
		t.Error("the card picked last is not on top")
	}
}

func TestRandomDiscard(t *testing.T) { // ST-KEY-4, ledger 7.4 discard
	picked := map[cardNo]bool{}
	for seed := range uint64(20) {
		p := at(t, duel, "styxia", "seraphia")
		p.rng = rngOf(seed)
		p.hand(1, "se_gate_novice", "se_lantern_bearer", "se_hospitaller")
		p.sides[1].autoPass = passAlways
		p.act(0, "sx_wailing_widow") // your opponent discards 1 card at random
		p.asks(askWindow, 0)
		if p.sides[1].hand.len() != 2 || p.sides[1].casualties.len() != 1 {
			t.Fatalf("hand %d, Casualties %d", p.sides[1].hand.len(), p.sides[1].casualties.len())
		}
		picked[p.sides[1].casualties.top()] = true
	}
	if len(picked) != 3 {
		t.Errorf("only %d of 3 cards were ever picked", len(picked))
	}
}

func TestDiscardAgainstTheBossIsRandom(t *testing.T) { // ST-SOL-17, ST-RUL-30
	p := against(t, grakka, "ysra")
	for range 2 {
		p.to(bossSide, "gb_goblin_tank", inHand)
	}
	p.act(0, "ys_plague_minister")
	p.asks(askWindow, 0)
	if p.sides[bossSide].hand.len() != 0 || p.sides[bossSide].casualties.len() != 2 {
		t.Errorf("hand %d, Casualties %d", p.sides[bossSide].hand.len(), p.sides[bossSide].casualties.len())
	}
}

func TestSteal(t *testing.T) { // ST-KEY-15, ST-EX-19, ST-RUL-22, ST-RUL-60, ST-CRD-7
	p := at(t, duel, "ysra", "styxia")
	thrall := p.hand(1, "sx_bone_thrall")
	p.sides[1].autoPass = passAlways
	p.act(0, "ys_veiled_cutpurse")
	p.isIn(thrall, inHand, 0)

	lodger := p.hand(0, "ys_purge_doctor")
	p.supporter(1, "sx_soul_ferryman")
	p.fund(0, int(p.design(lodger).Cost)-1)
	p.do(PlayAction, lodger)
	for p.ask.kind == askPay {
		if p.can(PayCard, thrall) {
			p.do(PayCard, thrall)
		} else {
			p.do(PayAuto)
		}
	}
	p.isIn(thrall, inCasualties, 0) // discarded as payment: the pile of the player who held it
	if p.cards[thrall].owner != 1 {
		t.Error("the stolen card has changed its owner")
	}
}

func TestStealIsByLot(t *testing.T) { // ST-KEY-15
	stolen := map[cardNo]bool{}
	for seed := range uint64(20) {
		p := at(t, duel, "ysra", "styxia")
		p.rng = rngOf(seed)
		p.hand(1, "sx_bone_thrall", "sx_carrion_hound", "sx_wailing_widow")
		p.sides[1].autoPass = passAlways
		p.act(0, "ys_veiled_cutpurse") // steal 1
		if p.sides[1].hand.len() != 2 || p.sides[0].hand.len() != 1 {
			t.Fatalf("hands of %d and %d", p.sides[0].hand.len(), p.sides[1].hand.len())
		}
		stolen[p.sides[0].hand.top()] = true
	}
	if len(stolen) != 3 {
		t.Errorf("only %d of 3 cards were ever stolen", len(stolen))
	}
}

func TestStolenCreatureIsKilled(t *testing.T) { // ST-KEY-8, ST-EX-19, ST-RUL-22, ST-RUL-60
	p := at(t, duel, "ysra", "styxia")
	thrall := p.to(1, "sx_bone_thrall", inHand)
	p.sendToHand(0, "stolen", "ST-KEY-15", thrall, 0)
	p.begin(0, turnDeploy)
	p.do(PlayCreature, thrall)
	p.isIn(thrall, onTrack, 0)
	p.sides[1].autoPass = passAlways
	p.do(Continue)
	p.act(1, "sx_hangman_of_the_styx", thrall)
	p.isIn(thrall, inCasualties, 1) // its owner's, not its controller's
	if told := p.named("killed"); len(told) != 1 || told[0].Rule != "ST-KEY-8" || told[0].To != p.game.piles[inCasualties][1] {
		t.Errorf("killed: %v", told)
	} else if want := "Bone Thrall is killed by Hangman of the Styx of Player 2 and goes to the Casualties of Player 2."; p.Tell(told[0]).String() != want {
		t.Errorf("it tells %q, want %q", p.Tell(told[0]), want)
	}
	// "When this creature is killed, deal 1 DMG" is its controller's: his opponent suffers.
	if lost := p.named("lost"); len(lost) != 1 || lost[0].To != p.game.piles[inCasualties][1] {
		t.Errorf("lost: %v", lost)
	}
}

func TestStealWithAFullHand(t *testing.T) { // ST-RUL-23
	p := at(t, duel, "ysra", "styxia")
	thrall := p.hand(1, "sx_bone_thrall")
	p.sides[1].autoPass = passAlways
	for range handLimit {
		p.hand(0, "ys_gutter_informant")
	}
	broker := p.onTrack(0, 1, "ys_night_market_broker")
	p.use(0, broker) // pay 2: steal 1
	p.isIn(thrall, inCasualties, 0)
	p.isIn(p.sides[0].casualties.top(), inCasualties, 0)
	if p.sides[0].hand.len() != handLimit {
		t.Errorf("hand of %d", p.sides[0].hand.len())
	}
}

func TestRaise(t *testing.T) { // ST-KEY-10
	p := at(t, duel, "ysra", "styxia")
	deep := p.casualties(1, "sx_bone_thrall")
	second := p.casualties(1, "sx_carrion_hound")
	first := p.casualties(1, "sx_wailing_widow")
	p.act(0, "ys_debt_collector") // raise 2
	p.isIn(first, inHand, 0)
	p.isIn(second, inHand, 0)
	p.isIn(deep, inCasualties, 1)
}

func TestRecall(t *testing.T) { // ledger 7.4 recall, ST-RUL-72
	p := at(t, duel, "styxia", "seraphia")
	p.casualties(0, "sx_bone_thrall")
	own := p.casualties(0, "sx_carrion_hound")
	ferryman := p.act(0, "sx_soul_ferryman")
	p.isIn(own, inHand, 0)
	p.isIn(ferryman, inCasualties, 0)
}

func TestRecallTakesWhatWasJustPaid(t *testing.T) { // ST-RUL-72
	p := at(t, duel, "styxia", "seraphia")
	p.casualties(0, "sx_bone_thrall")
	hound := p.hand(0, "sx_carrion_hound")
	ferryman := p.hand(0, "sx_soul_ferryman")
	p.begin(0, turnDeploy)
	p.do(PlayAction, ferryman)
	p.do(PayCard, hound)
	p.isIn(hound, inHand, 0)
}

func TestKillSupporter(t *testing.T) { // ST-RUL-44, ST-RUL-76
	p := at(t, duel, "ysra", "styxia")
	p.supporter(1, "sx_wailing_widow")
	second := p.supporter(1, "sx_bone_thrall") // its killed trigger does not work
	assassin := p.onTrack(0, 1, "ys_the_assassin")
	before := p.sides[0].resources.len()
	p.use(0, assassin)
	p.asks(askPick, 0)
	if len(p.choices) != 2 {
		t.Fatalf("%d backs to pick from", len(p.choices))
	}
	p.do(PickBack, 1, 1)
	p.isIn(second, inCasualties, 1)
	if p.sides[1].support.len() != 1 || p.sides[0].resources.len() != before-2 { // 2 Supporters paid
		t.Errorf("%d Supporters left; Resources %d of %d", p.sides[1].support.len(), p.sides[0].resources.len(), before)
	}
}

func TestKilledSupporterGoesToItsOwner(t *testing.T) { // ST-RUL-44, ST-RUL-60
	p := at(t, duel, "ysra", "styxia")
	c := p.to(0, "ys_gutter_informant", inHand)
	p.sendToHand(1, "stolen", "ST-KEY-15", c, 1)
	p.lift(c)
	p.put(c, inSupport, 1)
	p.use(0, p.onTrack(0, 1, "ys_the_assassin"))
	p.isIn(c, inCasualties, 0)
}

func TestReset(t *testing.T) { // ST-KEY-12
	p := at(t, duel, "khunglai", "styxia")
	for range 3 {
		p.cards[p.supporter(0, "kh_prayer_wheel_novice")].committed = true
	}
	bell := p.hand(0, "kh_bell_ringer") // reset up to 1 Supporter, heal 1
	payment := p.hand(0, "kh_tengu")
	p.begin(0, turnDeploy)
	p.do(PlayAction, bell)
	p.do(PayCard, payment)
	p.asks(askPick, 0)
	if len(p.choices) != 3 {
		t.Fatalf("%d Supporters to pick from", len(p.choices))
	}
	p.do(PickBack, 0, 1)
	for i, c := range p.sides[0].support.cards() {
		if p.cards[c].committed != (i != 1) {
			t.Errorf("Supporter %d is committed: %v", i, p.cards[c].committed)
		}
	}
}

func TestResetOfAllAsksNothing(t *testing.T) { // ST-KEY-12
	p := at(t, duel, "khunglai", "styxia")
	p.action("kh_bell_ringer", cards.Effect{Do: cards.Reset, N: 3})
	for range 2 {
		p.cards[p.supporter(0, "kh_prayer_wheel_novice")].committed = true
	}
	bell, payment := p.hand(0, "kh_bell_ringer"), p.hand(0, "kh_tengu")
	p.begin(0, turnDeploy)
	p.do(PlayAction, bell)
	p.do(PayCard, payment)
	p.asks(askWindow, 0)
	if n := p.committed(0); n != 0 {
		t.Errorf("%d Supporters are committed", n)
	}
}

func TestExtraTurn(t *testing.T) { // ST-TRN-11, ST-TRN-12, ST-RUL-17
	p := at(t, duel, "styxia", "seraphia")
	p.act(0, "sx_doom_cantor")
	if !p.sides[0].extra {
		t.Fatal("no extra turn was granted")
	}
	second := p.hand(0, "sx_doom_cantor")
	p.fund(0, int(p.design(second).Cost))
	if p.can(PlayAction, second) {
		t.Error("a second extra turn can be granted in one turn")
	}
}

// What does away with a creature is told with whose it is (ST-STO-9, ST-KEY-3, ST-HLD-2, ST-RUL-44).
func TestWhatDoesAwayWithACreatureIsTold(t *testing.T) {
	p := standard(t)
	reaver, hound := p.onTrack(1, 1, "sx_ashen_reaver"), p.onTrack(0, 1, "se_gate_novice")
	for name, want := range map[string]string{
		"killed":           "Gate Novice is killed by Ashen Reaver of Player 2 and goes to the Casualties of Player 1.",
		"destroyed":        "Gate Novice is destroyed by Ashen Reaver of Player 2 and leaves the game.",
		"supporter_killed": "A Supporter is killed by Ashen Reaver of Player 2: Gate Novice goes to the Casualties of Player 1.",
		"replaced":         "Gate Novice is replaced by Ashen Reaver and goes to the Casualties of Player 1.",
	} {
		p.events = p.events[:0]
		p.fell(1, reaver, name, "ST-KEY-8", hound, inCasualties)
		if got := p.Tell(p.events[0]).String(); got != want {
			t.Errorf("it tells %q, want %q", got, want)
		}
	}
}
