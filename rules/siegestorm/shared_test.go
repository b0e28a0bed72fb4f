package siegestorm

import "testing"

// together begins the shared turn of two players and runs to the first question.
func together(t *testing.T, prepare ...func(p *position)) *position {
	t.Helper()
	p := against(t, grakka, "seraphia", "styxia")
	for _, f := range prepare {
		f(p)
	}
	p.turn = 1
	p.openTurn(0)
	p.push(frame{kind: sharedFrame, by: 0})
	p.goOn()
	return p
}

// bothCanPlay gives each player an action for nothing, so that W2 is asked.
func bothCanPlay(p *position) {
	p.hand(0, "sx_bone_thrall")
	p.hand(1, "sx_bone_thrall")
}

// windowIs fails unless a window of a seat is asked.
func (p *position) windowIs(d side, stage uint8) {
	p.t.Helper()
	p.asks(askWindow, d)
	if f := p.top(); f.stage != stage || p.active != d {
		p.t.Fatalf("window %d of seat %d in control, not %d of %d", f.stage, p.active, stage, d)
	}
}

func TestSharedTurn(t *testing.T) { // ST-COP-3
	p := together(t, func(p *position) {
		p.onTrack(0, 1, "se_gate_novice")
		p.onTrack(1, 1, "sx_bone_thrall")
	})
	for p.top().stage != windowDeploy {
		p.do(Continue)
	}
	p.windowIs(0, windowDeploy)
	if p.tracks[0].slots[1] == noCard || p.tracks[1].slots[0] == noCard {
		t.Error("seat 1's track has not advanced alone")
	}
	if p.sides[0].hand.len() != 2 || p.sides[1].hand.len() != 0 {
		t.Errorf("hands %d and %d: only seat 1 has drawn", p.sides[0].hand.len(), p.sides[1].hand.len())
	}
	p.do(Continue)
	for p.active == 1 && p.top().stage != windowDeploy {
		p.do(Continue)
	}
	p.windowIs(1, windowDeploy)
	if p.tracks[1].slots[1] == noCard || p.sides[1].hand.len() != 2 {
		t.Error("seat 2 has not taken his steps")
	}
	turns := p.boss.turns
	p.do(Continue)
	if p.boss.turns != turns+1 {
		t.Error("both are done, and the boss has no turn")
	}
	if p.sides[0].turns < 1 || p.sides[1].turns < 1 {
		t.Errorf("turns counted: %d and %d", p.sides[0].turns, p.sides[1].turns)
	}
}

func TestEachPrepares(t *testing.T) { // ST-TRN-2, ST-COP-3
	var mine, other cardNo
	p := together(t, bothCanPlay, func(p *position) {
		mine, other = p.supporter(0, "se_gate_novice"), p.supporter(1, "sx_grave_picket")
		p.cards[mine].committed, p.cards[other].committed = true, true
	})
	if p.cards[mine].committed {
		t.Error("seat 1's Supporter is not ready")
	}
	p.do(HandOver)
	if p.cards[other].committed {
		t.Error("seat 2's Supporter is not ready")
	}
}

func TestAnyOrder(t *testing.T) { // ST-COP-3
	p := together(t, bothCanPlay)
	p.windowIs(0, windowDraw)
	if !p.can(HandOver) {
		t.Fatal("no hand-over")
	}
	p.do(HandOver)
	p.windowIs(1, windowDraw)
	p.do(Continue)
	p.windowIs(1, windowDeploy)
	p.do(Continue) // done
	p.windowIs(0, windowDraw)
}

func TestHandOverLimit(t *testing.T) { // ST-RUL-73
	p := together(t, bothCanPlay)
	p.do(HandOver)
	p.do(HandOver)
	p.windowIs(0, windowDraw)
	if p.can(HandOver) {
		t.Fatal("a third hand-over in a row")
	}
	p.do(Continue)
	p.windowIs(0, windowDeploy)
	if !p.can(HandOver) {
		t.Error("going on does not allow it again")
	}
}

func TestPlayAllowsHandOvers(t *testing.T) { // ST-RUL-73
	p := together(t, bothCanPlay, bothCanPlay)
	p.do(HandOver)
	p.do(HandOver)
	p.windowIs(0, windowDraw)
	p.do(PlayAction, p.sides[0].hand.list[0])
	p.windowIs(0, windowDraw)
	if !p.can(HandOver) {
		t.Error("a completed play does not allow it again")
	}
}

func TestCancelIsNoPlay(t *testing.T) { // ST-RUL-73
	p := together(t, bothCanPlay, func(p *position) { p.hand(0, "se_wing_lancer") }) // cost 1
	p.do(HandOver)
	p.do(HandOver)
	p.do(PlayAction, p.sides[0].hand.list[1])
	p.asks(askPay, 0)
	p.do(Cancel)
	if p.can(HandOver) {
		t.Error("an announcement that was taken back allows it again")
	}
}

func TestDoneAndCalledAgain(t *testing.T) { // ST-COP-3, ST-RUL-73
	p := together(t, bothCanPlay)
	p.do(Continue)
	p.do(Continue) // seat 1 is done
	p.windowIs(1, windowDraw)
	p.do(HandOver)
	p.windowIs(0, windowDeploy)
	if p.can(HandOver) {
		t.Error("a player who is done gives control back by being done")
	}
	if !p.can(PlayCreature, p.sides[0].hand.list[0]) {
		t.Error("a player who is done cannot act")
	}
	p.do(Continue)
	p.windowIs(1, windowDraw)
	if p.can(HandOver) {
		t.Error("the way there and back are two hand-overs; a third is offered")
	}
	p.do(Continue)
	p.windowIs(1, windowDeploy)
	if !p.can(HandOver) {
		t.Error("no hand-over after another choice")
	}
}

func TestDeployOnceEach(t *testing.T) { // ST-COP-3, ST-PLY-9
	p := together(t, func(p *position) {
		p.hand(0, "se_gate_novice", "se_gate_novice")
		p.hand(1, "sx_bone_thrall")
	})
	for p.top().stage != windowDeploy {
		p.do(Continue)
	}
	first := p.sides[0].hand.list[0]
	p.do(PlayCreature, first)
	p.isIn(first, onTrack, 0)
	if p.cards[first].track != 0 {
		t.Errorf("it stands on track %d", p.cards[first].track)
	}
	p.do(HandOver)
	for p.top().stage != windowDeploy {
		p.do(Continue)
	}
	p.windowIs(1, windowDeploy)
	second := p.sides[1].hand.list[0]
	p.do(PlayCreature, second)
	if p.cards[second].track != 1 {
		t.Errorf("it stands on track %d", p.cards[second].track)
	}
}

func TestOrdersAtTheOwnZoneOnly(t *testing.T) { // ST-COP-9, ST-RUL-48
	p := together(t, bothCanPlay, func(p *position) { p.onTrack(1, 3, "sx_bone_thrall"); p.onFront(bossSide, "gb_goblin_leader") })
	p.do(HandOver)
	p.windowIs(1, windowDraw)
	p.do(Continue)
	p.asks(askOrder, 1)
	if !p.can(OrderFront, 1) || !p.can(OrderMiddle, 1) || p.can(OrderFront, 0) || p.can(OrderMiddle, 0) {
		t.Errorf("orders %v", p.choices)
	}
	p.do(OrderStorm)
	for _, c := range p.choices {
		if c.Verb == Strike {
			t.Errorf("%v: the boss's card is on the partner's Battle Zone", c)
		}
	}
}

func TestPartnersAbilities(t *testing.T) { // ST-COP-6, ST-RUL-59
	p := together(t, func(p *position) {
		p.onTrack(1, 2, "sx_marrow_smith") // pay 1: Allies +1 ATT
		p.onFront(1, "sx_lich_regent")     // pay 2: recall, on the Battle Zone
		p.casualties(0, "se_gate_novice")  // something to recall
		p.casualties(1, "sx_bone_thrall")  //
		p.onTrack(0, 2, "se_bannered_captain")
		p.hand(0, "se_gate_novice", "se_gate_novice")
	})
	smith, regent := p.tracks[1].slots[1], p.zones[1].front[0]
	p.windowIs(0, windowDraw)
	if !p.can(Activate, smith) {
		t.Error("the partner's Ally cannot be used")
	}
	if p.can(Activate, regent) {
		t.Error("the partner's creature on the Battle Zone can be used")
	}
	before := p.sides[1].hand.len()
	hand := p.sides[0].hand.len()
	p.do(Activate, smith)
	p.do(PayAuto)
	if p.sides[1].hand.len() != before || p.sides[0].hand.len() != hand-1 {
		t.Error("it is not paid by the player who uses it")
	}
}

func TestPartnersActionsAreHis(t *testing.T) { // ST-COP-7
	p := together(t, func(p *position) { p.hand(1, "sx_bone_thrall") })
	for _, c := range p.choices {
		if c.Verb == PlayAction && p.cards[c.Args[0]].holder != 0 {
			t.Errorf("%v is the partner's card", c)
		}
	}
}

func TestExtraTurnIsOnePlayers(t *testing.T) { // ST-COP-8, ST-RUL-17
	var c cardNo
	p := together(t, func(p *position) { c = p.onTrack(0, 1, "se_gate_novice") })
	p.modify(c, c, 2, 0)
	p.sides[0].extra, p.sides[1].extra = true, true
	for p.ask.kind == askWindow {
		p.do(Continue)
	}
	p.asks(askExtra, 0)
	p.do(Yes)
	p.asks(askExtra, 1)
	p.do(Yes)
	turn := p.turn
	if p.sharedTurn() || p.active != 0 {
		t.Fatalf("not seat 1's extra turn: active %d", p.active)
	}
	if p.cards[c].att != 0 {
		t.Error("the shared turn's effects did not end before the extra turn")
	}
	for p.turn == turn {
		if p.ask.seat != 0 || p.can(HandOver) {
			t.Fatalf("seat %d is asked, hand-over %v", p.ask.seat, p.can(HandOver))
		}
		p.do(Continue)
	}
	if p.active != 1 || p.turn != turn+1 || p.sides[1].extra {
		t.Errorf("active %d in turn %d", p.active, p.turn)
	}
	bossTurns := p.boss.turns
	for p.boss.turns == bossTurns {
		if p.ask.seat != 1 {
			t.Fatalf("seat %d is asked", p.ask.seat)
		}
		p.do(Continue)
	}
}

func TestNoExtraTurnUnlessTaken(t *testing.T) { // ST-RUL-17, ST-TRN-11
	p := together(t)
	p.sides[1].extra = true
	for p.ask.kind == askWindow {
		p.do(Continue)
	}
	p.asks(askExtra, 1)
	turns := p.boss.turns
	p.do(No)
	if p.boss.turns != turns+1 {
		t.Error("the boss's turn does not follow")
	}
}

func TestSharedTurnEndsForBoth(t *testing.T) { // ST-RUL-66
	var c cardNo
	p := together(t, bothCanPlay, func(p *position) { c = p.onTrack(0, 1, "se_gate_novice") })
	p.modify(c, c, 2, 0)
	p.sides[0].protected[0] = true
	p.do(Continue)
	p.do(Continue)
	if p.active != 1 || p.cards[c].att != 2 || !p.sides[0].protected[0] {
		t.Fatal("what holds until the end of turn ended when one player was done")
	}
	p.do(Continue)
	p.do(Continue)
	if p.cards[c].att != 0 || p.sides[0].protected[0] {
		t.Error("it holds on after the shared turn")
	}
}

func TestOnlyOneNegateAgainstTheBoss(t *testing.T) { // ST-RUL-50, ST-SOL-15, ST-SOL-16
	p := against(t, grakka, "seraphia", "seraphia")
	p.boss.menace = 2
	for d := range side(2) {
		p.hand(d, "se_gate_novice", "se_citadel_warden")
	}
	p.hand(bossSide, "sh_seal_of_haste")
	p.onTrack(bossSide, 1, "gb_goblin_tank")
	p.bossTurn(bossPlays)
	p.asks(askReact, 0)
	p.do(Pass)
	p.asks(askReact, 1)
	p.do(PlayAction, p.sides[1].hand.list[1])
	p.do(PayAuto)
	if p.bossSlot(1) == noCard {
		t.Error("Haste was not negated")
	}
	if p.ask.kind == askReact {
		t.Error("somebody is asked to answer the Negate")
	}

	p = against(t, grakka, "seraphia", "seraphia")
	p.boss.menace = 2
	for d := range side(2) {
		p.hand(d, "se_gate_novice", "se_citadel_warden")
	}
	p.hand(bossSide, "sh_seal_of_haste")
	p.onTrack(bossSide, 1, "gb_goblin_tank")
	p.bossTurn(bossPlays)
	p.do(PlayAction, p.sides[0].hand.list[1])
	p.do(PayAuto)
	if p.ask.kind == askReact {
		t.Error("the second player may negate the same action too")
	}
	if p.bossSlot(1) == noCard {
		t.Error("Haste was not negated")
	}
}

// Who takes an answer to the boss back is asked again, and not the partner who has passed.
func TestAnswerTakenBackInCoop(t *testing.T) { // ST-RUL-50, ST-REA-1
	for d := range side(coopSeats) {
		p := against(t, grakka, "seraphia", "seraphia")
		p.boss.menace = 2
		for x := range side(coopSeats) {
			p.hand(x, "se_gate_novice", "se_citadel_warden")
		}
		p.hand(bossSide, "sh_seal_of_haste")
		p.onTrack(bossSide, 1, "gb_goblin_tank")
		p.bossTurn(bossPlays)
		for range d {
			p.do(Pass)
		}
		p.asks(askReact, d)
		p.do(PlayAction, p.sides[d].hand.list[1])
		p.asks(askPay, d)
		p.do(Cancel)
		p.asks(askReact, d)
		p.do(Pass)
		if d == 0 {
			p.asks(askReact, 1)
		} else if p.ask.kind == askReact || p.bossSlot(1) != noCard {
			t.Error("seat 2 was the last to be asked, and the action is not carried out")
		}
	}
}
