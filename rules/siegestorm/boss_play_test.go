package siegestorm

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

func TestBossHandOfTheRulebook(t *testing.T) { // ST-EX-5, ST-BOS-13, ST-BOS-14, ST-CMD-2, ST-CMD-6, ST-CMD-9, ST-CMD-10
	p := against(t, grakka, "seraphia")
	p.boss.menace = 3
	p.hand(bossSide, "gb_goblin_leader", "gb_goblin_archer", "sh_seal_of_haste", "sh_shaman_berserker", "sh_spiritual_shaman")
	p.bossTurn(bossPlays)
	p.played(
		playOf{"sh_shaman_berserker", cards.Deploy, dearest},
		playOf{"gb_goblin_leader", cards.Leader, onlyOne},
		playOf{"gb_goblin_archer", cards.Gang, onlyOne},
		playOf{"sh_seal_of_haste", cards.Action, onlyOne},
	)
	berserker, leader := p.bossSlot(2), p.zones[0].front[p.zones[0].end(bossSide)]
	if berserker == noCard || p.design(berserker).Key != "sh_shaman_berserker" || p.cards[berserker].gang != 1 {
		t.Errorf("slot 2 holds card %d", berserker)
	}
	if leader == noCard || p.design(leader).Key != "gb_goblin_leader" || p.cards[leader].gang != 0 {
		t.Errorf("the Frontline holds card %d", leader)
	}
	if got := p.keysIn(p.sides[bossSide].casualties.cards()); !slices.Equal(got, []string{"gb_goblin_archer", "sh_seal_of_haste"}) {
		t.Errorf("Casualties %v", got)
	}
	if got := p.bossHand(); !slices.Equal(got, []string{"sh_spiritual_shaman"}) {
		t.Errorf("hand %v", got)
	}
	p.bossNext()
	if got := p.keysIn(p.boss.reserve.cards()); !slices.Equal(got, []string{"sh_spiritual_shaman"}) {
		t.Errorf("Reserve pile %v after the next turn began", got)
	}
}

func TestGoblinKingsHand(t *testing.T) { // ST-EX-20, ST-BOS-15, ST-BOS-19, ST-CMD-1, ST-CMD-2
	p := against(t, king, "seraphia")
	p.hand(bossSide, "gb_goblin_tank", "sh_shaman_berserker", "gb_goblin_leader", "gb_wolf_rider")
	p.bossTurn(bossPlays)
	p.played(playOf{"gb_goblin_tank", cards.Deploy, onlyOne}, playOf{"gb_goblin_leader", cards.Leader, onlyOne})
	p.menaceIs(2)
	if got := p.bossHand(); !slices.Equal(got, []string{"sh_shaman_berserker", "gb_wolf_rider"}) {
		t.Errorf("hand %v", got)
	}
	for _, e := range p.named("boss_keeps") {
		if fate(e.N) != hasNoPlace {
			t.Errorf("a kept card is told for %d", e.N)
		}
	}
}

func TestRescanAfterHaste(t *testing.T) { // ST-EX-21, ST-BOS-15, ST-RUL-27
	p := against(t, grakka, "seraphia")
	p.boss.menace = 2
	p.hand(bossSide, "sh_seal_of_haste", "gb_wolf_rider", "gb_goblin_tank")
	p.bossTurn(bossPlays)
	p.played(playOf{"gb_wolf_rider", cards.Deploy, dearest}, playOf{"sh_seal_of_haste", cards.Action, onlyOne}, playOf{"gb_goblin_tank", cards.Deploy, onlyOne})
	if p.bossKey(2) != "gb_wolf_rider" || p.bossKey(1) != "gb_goblin_tank" {
		t.Errorf("track %v", p.tracks[p.bossTrack()].slots)
	}
}

func TestBossPaysNothing(t *testing.T) { // ST-BOS-11
	p := against(t, grakka, "seraphia")
	p.boss.menace = 5
	p.hand(bossSide, "sh_mist_caller", "gb_goblin_marius", "gb_plunder_the_stores")
	p.bossTurn(bossPlays)
	if len(p.plays()) != 3 || len(p.named("paid")) != 0 {
		t.Errorf("played %v, paid %v", p.plays(), p.named("paid"))
	}
}

func TestTooDearStays(t *testing.T) { // ST-BOS-10
	for menace, want := range map[int8]int{3: 0, 4: 1, 5: 2} {
		p := against(t, grakka, "seraphia")
		p.boss.menace = menace
		p.hand(bossSide, "sh_elder_of_the_veils", "sh_spiritual_shaman") // 6 and 4
		p.bossTurn(bossPlays)
		if got := len(p.plays()); got != want {
			t.Errorf("Menace %d: %v played", menace, p.plays())
		}
	}
}

func TestDeployNeedsTheZone(t *testing.T) { // ST-CMD-1, ST-RUL-27
	p := against(t, grakka, "seraphia")
	there := p.onTrack(bossSide, 1, "gb_goblin_killer")
	c := p.hand(bossSide, "gb_goblin_tank")
	p.bossTurn(bossPlays)
	p.isIn(c, inHand, bossSide)
	if p.bossSlot(1) != there {
		t.Error("the creature there was replaced")
	}
}

func TestLeaderTakesFrontThenMiddle(t *testing.T) { // ST-CMD-2, ST-RUL-27
	p := against(t, grakka, "seraphia")
	p.hand(bossSide, "gb_goblin_leader", "gb_goblin_leader", "gb_goblin_leader")
	p.bossTurn(bossPlays)
	p.played(playOf{"gb_goblin_leader", cards.Leader, copied}, playOf{"gb_goblin_leader", cards.Leader, copied})
	z := &p.zones[0]
	if z.front[z.end(bossSide)] == noCard || z.middle == noCard || z.holder != bossSide {
		t.Errorf("zone %+v", z)
	}
	if len(p.bossHand()) != 1 {
		t.Errorf("hand %v: the third has no place and replaces nobody", p.bossHand())
	}
}

func TestLeaderStaysOutOfATakenMiddle(t *testing.T) { // ST-RUL-27, ST-RUL-61
	p := against(t, grakka, "seraphia")
	mine := p.inMiddle(0, "se_gate_novice")
	p.onFront(bossSide, "gb_goblin_leader")
	c := p.hand(bossSide, "gb_goblin_leader")
	p.bossTurn(bossPlays)
	p.isIn(c, inHand, bossSide)
	p.isIn(mine, inNoMansLand, 0)
}

func TestLeaderSetsNothingOff(t *testing.T) { // ST-CMD-2
	p := against(t, king, "seraphia") // his Menace rises when Allies deploy
	p.onTrack(0, 3, "se_gate_novice")
	p.hand(bossSide, "gb_goblin_leader")
	p.bossTurn(bossPlays)
	p.menaceIs(1)
}

func TestGangNeedsAnAlly(t *testing.T) { // ST-RUL-27, ST-CMD-6
	p := against(t, grakka, "seraphia")
	p.onFront(bossSide, "gb_goblin_leader") // no Ally
	p.hand(bossSide, "gb_goblin_archer", "gb_goblin_horn_blower")
	p.bossTurn(bossPlays)
	p.played(playOf{"gb_goblin_archer", cards.Deploy, dearest}, playOf{"gb_goblin_horn_blower", cards.Gang, onlyOne})
	if p.cards[p.bossSlot(1)].gang != 1 {
		t.Error("the Archer got no token")
	}
}

func TestPlacesForCommands(t *testing.T) { // ST-RUL-27
	p := against(t, grakka, "seraphia")
	o := p.outlook()
	for as, want := range map[cards.Command]bool{cards.Deploy: true, cards.Leader: true, cards.Gang: false, cards.Action: true} {
		if got := o.hasPlace(as); got != want {
			t.Errorf("empty Battlefield: %v has a place: %v", as, got)
		}
	}
	p.onTrack(bossSide, 1, "gb_goblin_tank")
	p.onFront(bossSide, "gb_goblin_leader")
	p.inMiddle(0, "se_gate_novice")
	o = p.outlook()
	for as, want := range map[cards.Command]bool{cards.Deploy: false, cards.Leader: false, cards.Gang: true, cards.Action: true} {
		if got := o.hasPlace(as); got != want {
			t.Errorf("taken slots: %v has a place: %v", as, got)
		}
	}
	p.advanceTrack(p.bossTrack())
	p.advanceTrack(p.bossTrack())
	p.advanceTrack(p.bossTrack())
	if o = p.outlook(); !o.hasPlace(cards.Gang) {
		t.Error("an Ally in the exit queue is an Ally still")
	}
}

func TestActionNeedsNoTarget(t *testing.T) { // ST-RUL-27, ST-RUL-43, ST-CMD-3
	p := against(t, grakka, "seraphia")
	p.boss.menace = 2
	c := p.hand(bossSide, "sh_seal_of_ruin")
	p.bossTurn(bossPlays)
	p.isIn(c, inCasualties, bossSide)
}

func TestTieBetweenCards(t *testing.T) { // ST-BOS-14
	p := against(t, grakka, "seraphia")
	tank, killer := p.hand(bossSide, "gb_goblin_tank"), p.hand(bossSide, "gb_goblin_killer")
	p.bossTurn(bossPlays)
	p.asks(askTie, 0)
	if len(p.choices) != 2 || !p.can(Pick, tank) || !p.can(Pick, killer) {
		t.Fatalf("choices %v", p.choices)
	}
	p.do(Pick, killer)
	p.isIn(killer, onTrack, bossSide)
	p.isIn(tank, inHand, bossSide)
	p.played(playOf{"gb_goblin_killer", cards.Deploy, chosen})
}

func TestCopiesAreNoTie(t *testing.T) { // ST-RUL-29
	p := against(t, grakka, "seraphia")
	p.hand(bossSide, "gb_goblin_tank", "gb_goblin_tank")
	p.bossTurn(bossPlays)
	p.played(playOf{"gb_goblin_tank", cards.Deploy, copied})
}

func TestCostOrdersWithinACommand(t *testing.T) { // ST-BOS-14
	p := against(t, grakka, "seraphia")
	p.boss.menace = 4
	p.hand(bossSide, "gb_plunder_the_stores", "sh_seal_of_haste", "gb_war_feast", "sh_seal_of_nova")
	p.bossTurn(bossPlays)
	var order []string
	for _, x := range p.plays()[:4] {
		order = append(order, x.key)
	}
	if want := []string{"gb_war_feast", "sh_seal_of_nova", "gb_plunder_the_stores", "sh_seal_of_haste"}; !slices.Equal(order, want) {
		t.Errorf("order %v", order)
	}
}

func TestPlayIsTold(t *testing.T) { // ST-BOS-13
	p := against(t, grakka, "seraphia")
	p.boss.menace = 3
	p.hand(bossSide, "gb_wolf_rider", "gb_ram_crew")
	p.bossTurn(bossPlays)
	events := p.named("boss_plays")
	if len(events) != 1 {
		t.Fatalf("%d cards played", len(events))
	}
	as, why, cost, menace := playedWhy(events[0])
	if as != cards.Deploy || why != dearest || cost != 3 || menace != 3 || p.keyOf(events[0].Subject) != "gb_ram_crew" {
		t.Errorf("told as %v for %v, cost %d, Menace %d", as, why, cost, menace)
	}
	kept := p.named("boss_keeps")
	if len(kept) != 1 || fate(kept[0].N) != hasNoPlace || kept[0].M != 2 || p.keyOf(kept[0].Subject) != "gb_wolf_rider" {
		t.Errorf("kept %+v", kept)
	}
}

func TestBossOrder(t *testing.T) { // ST-BOS-13, ST-BOS-15, ST-EX-20, ST-EX-21
	for _, c := range []struct {
		boss   string
		menace int8
		hand   []string
		want   []string
	}{
		{king, 1, []string{"gb_goblin_tank", "sh_shaman_berserker", "gb_goblin_leader", "gb_wolf_rider"},
			[]string{"gb_goblin_tank deploy", "gb_goblin_leader leader", "sh_shaman_berserker no place", "gb_wolf_rider no place"}},
		{grakka, 2, []string{"sh_seal_of_haste", "gb_wolf_rider", "gb_goblin_tank"},
			[]string{"gb_wolf_rider deploy", "sh_seal_of_haste action", "gb_goblin_tank deploy"}},
		{grakka, 3, []string{"gb_goblin_leader", "gb_goblin_archer", "sh_seal_of_haste", "sh_shaman_berserker", "sh_spiritual_shaman"},
			[]string{"sh_shaman_berserker deploy", "gb_goblin_leader leader", "gb_goblin_archer gang", "sh_seal_of_haste action", "sh_spiritual_shaman too dear"}},
		{grakka, 1, nil, nil},
	} {
		p := against(t, c.boss, "seraphia")
		p.boss.menace = c.menace
		p.hand(bossSide, c.hand...)
		p.push(frame{kind: bossTurnFrame, by: bossSide, stage: bossPlays})
		p.active = bossSide
		var got []string
		for _, step := range p.bossOrder(nil) {
			how := map[fate]string{willPlay: step.as.String(), tooDearYet: "too dear", hasNoPlace: "no place"}[step.fate]
			got = append(got, p.design(step.card).Key+" "+how)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s with Menace %d: %v, not %v", c.boss, c.menace, got, c.want)
		}
	}
}

func TestBossOrderOutsideHisPlays(t *testing.T) { // ST-BOS-2
	p := against(t, grakka, "seraphia")
	p.hand(bossSide, "gb_goblin_tank")
	p.begin(0, turnDeploy)
	order := p.bossOrder(nil)
	if len(order) != 1 || order[0].fate != toReserve {
		t.Errorf("in the player's turn the boss would play %+v", order)
	}
}

// While he discards to the Reserves, what is left of his hand is on its way there, whatever it costs
// and wherever there is room; in his first turn he discards nothing.
func TestBossOrderWhileHeDiscards(t *testing.T) { // ST-BOS-2
	p := against(t, grakka, "seraphia")
	p.boss.turns, p.boss.menace = 1, 0
	p.hand(bossSide, "gb_goblin_tank", "sh_spiritual_shaman")
	p.push(frame{kind: bossTurnFrame, by: bossSide, stage: bossReserves})
	p.active = bossSide
	if order := p.bossOrder(nil); order[0].fate != willPlay || order[1].fate != tooDearYet {
		t.Errorf("in his first turn: %+v", order)
	}
	p.boss.turns = 2
	told := 0
	p.Watch(func(e rules.Event) {
		if e.Kind != rules.CardMoved {
			return
		}
		told++
		for _, step := range p.bossOrder(nil) {
			if step.fate != toReserve {
				t.Errorf("while he discards, %s has the fate %v", p.design(step.card).Key, step.fate)
			}
		}
	})
	if order := p.bossOrder(nil); order[0].fate != toReserve || order[1].fate != toReserve {
		t.Errorf("before he discards: %+v", order)
	}
	p.toReserves()
	if told != 2 {
		t.Errorf("%d cards went to the Reserves", told)
	}
}

// The order that is told at the first question of the Play step is the one in which the boss
// then plays, unless he is hindered.
func TestBossOrderComesTrue(t *testing.T) { // ST-BOS-13, ST-BOS-14, ST-BOS-15
	checked := 0
	for boss := range uint8(3) {
		for seed := range uint64(300) {
			checked += foretold(t, boss, seed)
		}
	}
	if checked < 500 {
		t.Errorf("only %d cards were foretold", checked)
	}
}

// foretold deals a random hand and board, compares, and returns how many cards were played.
func foretold(t *testing.T, boss uint8, seed uint64) int {
	t.Helper()
	p := &position{fight(solo, boss, seed, 0), t}
	r := rules.NewRand(seed)
	p.stack.Depth, p.ask, p.listed, p.active = 0, question{}, false, bossSide
	p.emptyHand(0) // so that there is nothing to react with
	p.boss.menace = int8(1 + r.IntN(topMenace))
	for slot := range uint8(trackSlots) {
		if r.IntN(2) == 0 {
			p.placeAnywhere(slot)
		}
	}
	for range 6 {
		c := p.sides[bossSide].resources.top()
		p.lift(c)
		p.put(c, inHand, bossSide)
	}
	p.push(frame{kind: bossTurnFrame, by: bossSide, stage: bossPlays})
	var want []string
	for _, step := range p.bossOrder(nil) {
		if step.fate == willPlay {
			want = append(want, p.design(step.card).Key)
		}
	}
	p.run()
	got := p.playedKeys()
	for p.result == undecided && p.stack.Depth > 0 && p.stack.Frames[0].kind == bossTurnFrame && p.boss.turns == 0 {
		if _, err := p.Apply(p.Decision().Choices[0]); err != nil {
			t.Fatal(err)
		}
		got = append(got, p.playedKeys()...)
	}
	if p.boss.turns > 0 || p.result != undecided { // War Feast was played, or the player lost
		got = got[:min(len(got), len(want))]
		want = want[:len(got)]
	}
	if !slices.Equal(got, want) {
		t.Errorf("boss %d seed %d: foretold %v, played %v", boss, seed, want, got)
	}
	return len(want)
}

// emptyHand puts a side's hand into its Resources.
func (p *position) emptyHand(d side) {
	for p.sides[d].hand.len() > 0 {
		c := p.sides[d].hand.top()
		p.lift(c)
		p.put(c, inResources, d)
	}
}

func (p *position) playedKeys() []string {
	var keys []string
	for _, x := range p.plays() {
		keys = append(keys, x.key)
	}
	return keys
}

// placeAnywhere stands the first creature of the boss's Resources in a slot of his track.
func (p *position) placeAnywhere(slot uint8) {
	for _, c := range p.sides[bossSide].resources.cards() {
		if p.design(c).Creature() {
			p.lift(c)
			p.stand(c, p.bossTrack(), slot)
			return
		}
	}
}
