package siegestorm

import (
	"slices"
	"testing"

	"portcullis/rules/siegestorm/cards"
)

// whenever is a triggered passive of one effect.
func whenever(on cards.Trigger, e cards.Effect) cards.Passive {
	return cards.Passive{Kind: cards.Triggered, On: on, Effects: []cards.Effect{e}}
}

var oneDamage = cards.Effect{Do: cards.Damage, N: 1}

// triggered are the keys of the cards whose passives were carried out last, in order.
func (p *position) triggered() []string {
	var keys []string
	for _, e := range p.named("triggered") {
		keys = append(keys, p.keyOf(e.Subject))
	}
	return keys
}

func (p *position) triggeredAre(want ...string) {
	p.t.Helper()
	if got := p.triggered(); !slices.Equal(got, want) {
		p.t.Errorf("carried out %v, not %v", got, want)
	}
}

func TestOrderWithinASide(t *testing.T) { // ST-CNF-4, ST-RUL-21
	p := standard(t)
	for _, key := range []string{"se_gate_novice", "se_lantern_bearer", "se_shield_sister", "se_wing_lancer", "se_hospitaller", "se_judicator"} {
		p.passive(key, whenever(cards.AllyStorms, oneDamage))
	}
	p.passive("se_citadel_warden", whenever(cards.Storms, oneDamage))
	p.action("se_citadel_warden", cards.Effect{Do: cards.Advance, N: 1})
	p.inMiddle(0, "se_judicator")
	p.onFront(0, "se_hospitaller")
	p.onTrack(0, 3, "se_citadel_warden") // storms
	p.onTrack(0, 2, "se_gate_novice")    // its action sends this one to the exit queue
	p.onTrack(0, 1, "se_lantern_bearer") // on the top slot then
	p.begin(0, turnAdvance)
	p.stand(p.find(0, "se_wing_lancer"), 0, 0)
	p.sides[0].resources.remove(p.tracks[0].slots[0])
	p.do(OrderStorm)
	p.triggeredAre("se_citadel_warden", "se_gate_novice", "se_lantern_bearer", "se_wing_lancer", "se_hospitaller", "se_judicator")
}

func TestEveryPlaceHasItsRank(t *testing.T) { // ST-CNF-4
	p := standard(t)
	p.openTurn(0)
	places := []cardNo{p.storms(p.onTrack(0, 3, "se_gate_novice")), p.exit(p.onTrack(0, 3, "se_gate_novice")), p.onTrack(0, 3, "se_gate_novice"),
		p.onTrack(0, 2, "se_gate_novice"), p.onTrack(0, 1, "se_gate_novice"), p.onFront(0, "se_lantern_bearer"), p.inMiddle(0, "se_lantern_bearer"),
		p.supporter(0, "se_lantern_bearer"), p.onTrack(1, 3, "sx_bone_thrall")}
	for i := range len(places) - 1 {
		if p.rank(places[i]) >= p.rank(places[i+1]) {
			t.Errorf("place %d has rank %d, the next one %d", i, p.rank(places[i]), p.rank(places[i+1]))
		}
	}
}

func TestActiveSideIsFirst(t *testing.T) { // ST-CNF-4
	for active := range side(2) {
		p := at(t, duel, "seraphia", "styxia")
		p.passive("se_gate_novice", whenever(cards.AllyKilled, oneDamage))
		p.onTrack(0, 2, "se_gate_novice")
		victim := p.onTrack(0, 1, "se_lantern_bearer")
		p.passive("sx_carrion_hound", whenever(cards.EnemyKilled, oneDamage))
		p.onTrack(1, 1, "sx_carrion_hound")
		p.begin(active, turnDeploy)
		p.ask = question{}
		p.kill(1, victim, byAction)
		p.step()
		if !p.settleTriggers() {
			t.Fatal("nothing waits")
		}
		p.goOn()
		want := []string{"se_gate_novice", "sx_carrion_hound"}
		if active == 1 {
			slices.Reverse(want)
		}
		p.triggeredAre(want...)
	}
}

func TestClockwiseAndLeftBeforeRight(t *testing.T) { // ST-CNF-4, ST-LMS-2
	p := at(t, lastMan, "seraphia", "styxia", "ysra", "khunglai")
	p.openTurn(2)
	var ranks []uint8
	for _, d := range []side{2, 3, 0, 1} {
		for _, flank := range []uint8{0, 1} {
			c := p.onTrackOf(d, uint8(2*d)+flank, 1, "se_gate_novice")
			ranks = append(ranks, p.rank(c))
		}
	}
	if !slices.IsSorted(ranks) || len(slices.Compact(ranks)) != 8 {
		t.Errorf("ranks %v", ranks)
	}
}

func TestSeat1BeforeSeat2AndMenaceLast(t *testing.T) { // ST-CNF-4
	p := against(t, grakka, "seraphia", "ysra")
	one, two := p.onFront(0, "se_gate_novice"), p.onTrack(1, 3, "ys_gutter_informant")
	goblin := p.bossOn(1, "gb_goblin_killer")
	for _, active := range []side{0, 1, bossSide} {
		p.openTurn(active)
		if p.rank(one) >= p.rank(two) {
			t.Errorf("active %d: seat 2 before seat 1", active)
		}
		if first := p.rank(goblin) < p.rank(one); first != (active == bossSide) {
			t.Errorf("active %d: the boss is first %v", active, first)
		}
		p.queued = 0
		p.bossNoticed(cards.AllyKilled)
		if p.queued != 1 || p.queue[0].rank <= p.rank(goblin) {
			t.Errorf("active %d: the Menace Level effect does not come last of its side", active)
		}
	}
}

func TestTriggersWaitForTheWholeText(t *testing.T) { // ST-RUL-68
	p := at(t, duel, "styxia", "seraphia")
	p.passive("sx_carrion_hound", whenever(cards.AllyKilled, cards.Effect{Do: cards.Heal, N: 5}))
	p.onTrack(0, 2, "sx_carrion_hound")
	victim := p.onTrack(0, 3, "sx_soul_ferryman")
	picket := p.act(0, "sx_grave_picket") // sacrifice, then draw 2
	p.do(Yes)
	p.do(Pick, victim)
	names := p.names()
	killed, drawn, done, triggered := slices.Index(names, "killed"), slices.Index(names, "drawn"), slices.Index(names, "action_done"), slices.Index(names, "triggered")
	if killed < 0 || drawn < killed || done < drawn || triggered < done {
		t.Errorf("happened: %v", names)
	}
	if n := p.sides[0].heal.len(); n != 2 { // the action card is on the Casualties by then
		t.Errorf("Heal pile of %d", n)
	}
	p.isIn(picket, inHealPile, 0)
}

func TestTriggersSettleBeforeTheNextLink(t *testing.T) { // ST-RUL-68, ST-CHN-8
	p := at(t, duel, "styxia", "styxia")
	victim := p.onTrack(0, 2, "sx_bone_thrall") // when it is killed, 1 DMG
	mine, _ := answered(p, "sx_hangman_of_the_styx", p.onTrack(1, 2, "sx_carrion_hound"), "sx_hangman_of_the_styx", victim)
	names := p.names()
	resolves := []int{}
	for i, name := range names {
		if name == "link_resolves" {
			resolves = append(resolves, i)
		}
	}
	at := slices.Index(names, "triggered")
	if len(resolves) != 2 || at < resolves[0] || at > resolves[1] {
		t.Errorf("happened: %v", names)
	}
	p.isIn(mine, inCasualties, 0)
}

func TestCausedTriggersGoToTheEnd(t *testing.T) { // ST-RUL-68
	p := standard(t)
	p.openTurn(0)
	low, top := p.onTrack(0, 1, "se_gate_novice"), p.onTrack(0, 3, "se_lantern_bearer")
	p.enqueue(waiting{source: low, on: cards.DrawStep, by: 0, rank: p.rank(low)})
	p.enqueue(waiting{source: low, on: cards.DrawStep, by: 0, rank: p.rank(low)})
	p.push(frame{kind: triggerFrame})
	p.stepTriggers(p.top())
	p.enqueue(waiting{source: top, on: cards.DrawStep, by: 0, rank: p.rank(top)}) // of lower rank, but caused later
	if p.queue[0].source != low || p.queue[1].source != top {
		t.Error("what a trigger causes does not wait for those before it")
	}
}

func TestEqualsWaitAsTheyCame(t *testing.T) { // ST-CNF-4, ST-RUL-39: first come, first served
	p := standard(t)
	p.openTurn(0)
	first, second := p.exit(p.onTrack(0, 3, "se_gate_novice")), p.exit(p.onTrack(0, 2, "se_lantern_bearer"))
	for _, c := range []cardNo{first, second} {
		p.enqueue(waiting{source: c, on: cards.AllyStorms, by: 0, rank: p.rank(c)})
	}
	if p.queue[0].source != first || p.queue[1].source != second {
		t.Error("the creature that came later is served first")
	}
}

func TestSourceThatLeftIsDropped(t *testing.T) { // ST-RUL-21
	for _, c := range []struct {
		on    cards.Trigger
		still bool
	}{{cards.AllyKilled, false}, {cards.Deployed, false}, {cards.DrawStep, false}, {cards.Killed, true}, {cards.Supports, true}, {cards.Holds, true}} {
		p := standard(t)
		p.passive("se_gate_novice", whenever(c.on, oneDamage))
		p.begin(0, turnDeploy)
		novice := p.to(0, "se_gate_novice", inCasualties)
		p.enqueue(waiting{source: novice, on: c.on, by: 0, track: 0, rank: 1})
		p.ask = question{}
		p.settleTriggers()
		p.goOn()
		if got := p.count("lost") == 1; got != c.still {
			t.Errorf("%v: carried out %v", c.on, got)
		}
	}
}

func TestOwnTriggers(t *testing.T) { // ledger 7.4 deployed, supports, killed; ST-RUL-76
	p := at(t, duel, "khunglai", "styxia")
	courier := p.hand(0, "kh_stilt_path_courier") // when this creature deploys, draw 1 card
	p.supporter(0, "kh_prayer_wheel_novice")
	p.begin(0, turnDeploy)
	p.do(PlayCreature, courier)
	p.do(PayAuto)
	if p.sides[0].hand.len() != 1 {
		t.Errorf("hand of %d after the deploy", p.sides[0].hand.len())
	}

	p = at(t, duel, "khunglai", "styxia")
	p.onTrack(0, 3, "kh_prayer_wheel_novice") // when this creature becomes a Supporter, draw 1 card
	p.begin(0, turnAdvance)
	p.do(OrderSupport)
	if p.sides[0].hand.len() != 1 {
		t.Errorf("hand of %d after the order", p.sides[0].hand.len())
	}
}

func TestWatchersOfDeploys(t *testing.T) { // ledger 7.4 ally_deployed, enemy_deployed; ST-ALY-1, ST-HLD-4
	p := at(t, duel, "khunglai", "ysra")
	p.casualties(0, "kh_tengu", "kh_tengu")
	p.onFront(0, "kh_bell_ringer")        // whenever an Ally deploys, Heal 1
	p.onTrack(1, 3, "ys_plague_minister") // whenever an Enemy deploys, 1 DMG
	novice := p.hand(0, "kh_prayer_wheel_novice")
	p.begin(0, turnDeploy)
	p.do(PlayCreature, novice)
	p.triggeredAre("kh_bell_ringer", "ys_plague_minister")
	if p.sides[0].heal.len() != 0 || p.count("lost") != 1 { // healed, and lost again
		t.Errorf("Heal pile of %d, %d cards lost", p.sides[0].heal.len(), p.count("lost"))
	}
}

func TestWatchersOfStormsWaitForTheAction(t *testing.T) { // ST-RUL-68, ST-STO-3
	p := at(t, duel, "styxia", "seraphia")
	p.onTrack(0, 2, "se_oathkeeper") // whenever an Ally storms, 1 DMG
	p.onTrack(0, 3, "sx_ashen_reaver")
	p.begin(0, turnAdvance)
	p.do(OrderStorm)
	p.asks(askWindow, 0)
	var order []string
	for _, e := range p.events {
		switch e.Name {
		case "link_resolves", "triggered", "struck_player":
			order = append(order, e.Name)
		}
	}
	if !slices.Equal(order, []string{"link_resolves", "triggered", "triggered", "struck_player"}) {
		t.Errorf("happened: %v", order)
	}
}

func TestWhatAStormsActionCausesWaitsForTheStorm(t *testing.T) { // ST-RUL-68, ST-CNF-4
	p := at(t, duel, "styxia", "seraphia")
	p.action("sx_ashen_reaver", killEnemy) // when this creature storms, you suffer 1 DMG
	p.onTrack(0, 1, "sx_hangman_of_the_styx")
	p.onTrack(0, 3, "sx_ashen_reaver")
	p.onTrack(1, 2, "se_gate_novice")
	p.begin(0, turnAdvance)
	p.do(OrderStorm)
	p.triggeredAre("sx_ashen_reaver", "sx_hangman_of_the_styx")
}

func TestDrawStepTriggers(t *testing.T) { // ST-RUL-68 draw_step, ST-RUL-6
	p := at(t, duel, "ysra", "styxia")
	p.onTrack(0, 1, "ys_debt_collector")
	p.onFront(0, "ys_debt_collector")
	p.begin(0, turnDraw)
	if n := p.sides[0].hand.len(); n != 4 {
		t.Errorf("drew %d", n)
	}
}

func TestDrawStepFromEitherTrack(t *testing.T) { // ST-EX-9, ST-LMS-6
	for _, flank := range []uint8{0, 1} {
		p := at(t, lastMan, "ysra", "styxia", "seraphia")
		p.onTrackOf(0, flank, 1, "ys_debt_collector")
		p.begin(0, turnDraw)
		if n := p.sides[0].hand.len(); n != 4 {
			t.Errorf("from track %d: drew %d", flank, n)
		}
	}
}

func TestEventsOfOneTrackOnly(t *testing.T) { // ST-LMS-5
	p := at(t, lastMan, "khunglai", "ysra", "styxia")
	bell := p.onTrackOf(0, 1, 2, "kh_bell_ringer")
	near := p.onTrackOf(1, p.facing(0), 2, "ys_plague_minister")
	c := p.onTrackOf(0, 0, 1, "kh_prayer_wheel_novice")
	p.openTurn(0)
	p.happened(cards.Deployed, c)
	if p.queued != 1 || p.queue[0].source != near {
		t.Errorf("%d passives wait; the one of %d or of the other track is among them", p.queued, bell)
	}
}

func TestCoopTriggersSpeakToThePlayerOfTheEvent(t *testing.T) { // ST-RUL-47, ST-RUL-59, ST-COP-5
	p := against(t, grakka, "seraphia", "ysra")
	p.openTurn(0)
	near, held := p.onTrack(0, 1, "kh_bell_ringer"), p.onFront(0, "kh_bell_ringer")
	bride := p.onTrack(0, 2, "sx_bride_of_the_drowned_king") // whenever an Ally is killed
	c := p.onTrack(1, 1, "ys_gutter_informant")
	who := func(source cardNo) side {
		for _, w := range p.queue[:p.queued] {
			if w.source == source {
				return w.by
			}
		}
		return noSide
	}
	p.happened(cards.Deployed, c)
	if who(near) != 1 || who(held) != 0 {
		t.Errorf("a deploy of seat 2 speaks to %d on the track and to %d on the Battle Zone", who(near), who(held))
	}
	p.happened(cards.Killed, c)
	if who(bride) != 0 {
		t.Errorf("a kill speaks to %d, not to the controller", who(bride))
	}
	p.queued = 0
	p.onTrack(0, 3, "ys_debt_collector")
	p.inMiddle(0, "ys_debt_collector")
	p.drew(1)
	if p.queued != 1 || p.queue[0].by != 1 {
		t.Errorf("%d passives add to the partner's Draw step", p.queued)
	}
}

func TestTriggersOpenNoReaction(t *testing.T) { // ST-RUL-7, ST-CHN-13, ST-CHN-11, ST-RUL-8
	p := at(t, duel, "khunglai", "seraphia")
	courier := p.hand(0, "kh_stilt_path_courier")
	p.supporter(0, "kh_prayer_wheel_novice")
	p.hand(1, "se_citadel_warden")
	p.supporter(1, "se_gate_novice")
	p.begin(0, turnDeploy)
	p.do(PlayCreature, courier)
	p.do(PayAuto)
	p.asks(askWindow, 0)
	p.triggeredAre("kh_stilt_path_courier")
}

func TestNothingIsToldOfATriggerWithNothingToDo(t *testing.T) { // ledger 7.4
	p := at(t, duel, "khunglai", "styxia")
	p.onFront(0, "kh_bell_ringer") // Heal 1, without Casualties
	novice := p.hand(0, "kh_prayer_wheel_novice")
	p.begin(0, turnDeploy)
	p.do(PlayCreature, novice)
	p.triggeredAre()
}

func TestNobodyIsItsOwnAlly(t *testing.T) { // ST-ALY-2
	p := at(t, duel, "khunglai", "styxia")
	p.casualties(0, "kh_tengu")
	bell := p.hand(0, "kh_bell_ringer") // whenever an Ally deploys, Heal 1
	p.supporter(0, "kh_prayer_wheel_novice")
	p.begin(0, turnDeploy)
	p.do(PlayCreature, bell)
	p.do(PayAuto)
	p.isIn(bell, onTrack, 0)
	p.triggeredAre()
}
