package siegestorm

import (
	"slices"
	"testing"

	"portcullis/rules"
)

func TestUnusedCardsGoToTheReserve(t *testing.T) { // ST-BOS-2, ST-KEY-18
	p := against(t, grakka, "seraphia")
	p.hand(bossSide, "sh_mist_caller", "sh_spiritual_shaman")
	p.bossTurn(bossReserves)
	if got := p.keysIn(p.boss.reserve.cards()); !slices.Equal(got, []string{"sh_mist_caller", "sh_spiritual_shaman"}) {
		t.Errorf("Reserve pile %v", got)
	}
}

func TestReservesAreSkippedInTheFirstTurn(t *testing.T) { // ST-BOS-2
	p := against(t, grakka, "seraphia")
	c := p.hand(bossSide, "sh_mist_caller")
	p.openTurn(bossSide)
	p.push(frame{kind: bossTurnFrame, by: bossSide})
	p.goOn()
	p.isIn(c, inHand, bossSide)
	if len(p.named("reserves_step")) != 0 {
		t.Error("the step was told")
	}
}

func TestBossSteps(t *testing.T) { // ST-BOS-1, ST-SOL-8
	p := against(t, grakka, "seraphia")
	p.bossTurn(bossReserves)
	var steps []string
	for _, name := range p.names() {
		switch name {
		case "reserves_step", "advance_step", "draw_step", "play_step", "turn_ended", "turn_began":
			steps = append(steps, name)
		}
	}
	want := []string{"turn_began", "reserves_step", "advance_step", "draw_step", "play_step", "turn_ended", "turn_began", "draw_step", "advance_step"}
	if !slices.Equal(steps, want) {
		t.Errorf("steps %v, not %v", steps, want)
	}
	p.asks(askWindow, 0)
	for turn := p.turn; p.turn == turn; {
		p.do(Continue)
	}
	if p.boss.turns != 3 {
		t.Errorf("after the player's turn the boss had %d turns, not 3", p.boss.turns)
	}
}

func TestBossAdvances(t *testing.T) { // ST-BOS-3
	p := against(t, grakka, "seraphia")
	low, high := p.onTrack(bossSide, 1, "gb_goblin_tank"), p.onTrack(bossSide, 2, "gb_goblin_killer")
	p.resources(bossSide, 3)
	p.bossTurn(bossReserves)
	if p.bossSlot(2) != low || p.bossSlot(3) != high {
		t.Errorf("track %v, not %d in slot 2 and %d in slot 3", p.tracks[p.bossTrack()].slots, low, high)
	}
}

func TestBossDrawsFaceUp(t *testing.T) { // ST-BOS-8
	for _, boss := range []string{grakka, king, veshka} {
		p := against(t, boss, "seraphia")
		n := int(content.set.Bosses[p.boss.card].Hand)
		top := slices.Clone(p.sides[bossSide].resources.cards()[p.sides[bossSide].resources.len()-n:])
		p.bossTurn(bossDraw)
		drawn := 0
		for _, e := range p.named("drawn") {
			if e.To == p.game.piles[inHand][bossSide] {
				if e.Subject != p.game.cardElement[top[n-1-drawn]] || !e.Reveals {
					t.Errorf("%s: card %d drawn is told as %+v", boss, drawn, e)
				}
				drawn++
			}
		}
		if drawn != n {
			t.Errorf("%s drew %d cards, not %d", boss, drawn, n)
		}
	}
}

// reserve puts cards on the boss's Reserve pile.
func (p *position) reserve(keys ...string) {
	for _, key := range keys {
		p.to(bossSide, key, inReserve)
	}
}

func TestReserveIsUsedOnce(t *testing.T) { // ST-EX-27, ST-BOS-9, ST-SOL-9, ST-RUL-52, ST-RUL-74
	p := against(t, king, "seraphia") // draws 4
	p.boss.menace = 1
	p.reserve("sh_mist_caller", "sh_mist_caller", "sh_elder_of_the_veils", "sh_transmuted_goblin")
	stormer := p.onTrack(bossSide, 3, "gb_goblin_tank")
	top := p.hand(bossSide, "sh_spiritual_shaman")
	p.lift(top)
	p.put(top, inResources, bossSide)
	p.keepOnTop(bossSide, 1)
	p.bossTurn(bossDraw)
	if p.sides[bossSide].resources.len() != 1 || p.boss.token || p.boss.reserve.len() != 0 {
		t.Fatalf("after the draw: Resources %d, token %v, Reserve %d", p.sides[bossSide].resources.len(), p.boss.token, p.boss.reserve.len())
	}
	if drawn, shuffled := slices.Index(p.names(), "drawn"), slices.Index(p.names(), "reserve_shuffled"); drawn < 0 || shuffled < drawn || p.keyOf(p.named("drawn")[0].Subject) != "sh_spiritual_shaman" {
		t.Errorf("he draws what is left before the Reserve is shuffled: %v", p.names())
	}
	if p.sides[bossSide].hand.len() != 4 || p.result != undecided {
		t.Fatalf("hand %d, over %v", p.sides[bossSide].hand.len(), p.result != undecided)
	}
	loss := p.sides[0].resources.len()
	p.bossNext()
	if p.result != wonDepleted || !p.winner.Has(0) {
		t.Fatalf("the boss can draw 1 of 4: result %d", p.result)
	}
	p.isIn(stormer, inCasualties, bossSide)
	if p.sides[0].resources.len() != loss-1 {
		t.Errorf("the storm before the draw took %d cards, not 1", loss-p.sides[0].resources.len())
	}
	if p.sides[bossSide].resources.len() != 1 {
		t.Error("he drew although he could not draw all")
	}
}

func TestReserveIsShuffled(t *testing.T) { // ST-BOS-9
	first := map[string]bool{}
	for seed := range uint64(40) {
		p := against(t, grakka, "seraphia")
		p.rng = rules.NewRand(seed)
		p.reserve("sh_mist_caller", "sh_elder_of_the_veils", "sh_transmuted_goblin", "sh_spiritual_shaman")
		p.keepOnTop(bossSide, 0)
		p.bossTurn(bossDraw)
		for _, e := range p.named("drawn") {
			if e.To == p.game.piles[inHand][bossSide] {
				first[p.keyOf(e.Subject)] = true
				break
			}
		}
	}
	if len(first) != 4 {
		t.Errorf("in 40 matches only %v came on top", first)
	}
}

// keepOnTop removes all but the n top cards of a side's Resources from the game.
func (p *position) keepOnTop(d side, n int) {
	for p.sides[d].resources.len() > n {
		c := p.sides[d].resources.list[0]
		p.lift(c)
		p.put(c, removed, d)
	}
}

// bossNext drops what is under way and lets the next turn of the boss begin.
func (p *position) bossNext() {
	p.t.Helper()
	p.stack.Depth, p.ask = 0, question{}
	p.beginTurn(bossSide)
	p.goOn()
}

func TestDrawingTheLastCardIsNotDepletion(t *testing.T) { // ST-RUL-74
	p := against(t, grakka, "seraphia") // draws 3
	p.keepOnTop(bossSide, 3)
	p.bossTurn(bossDraw)
	if p.result != undecided || p.sides[bossSide].resources.len() != 0 || !p.boss.token {
		t.Errorf("result %d, Resources %d, token %v", p.result, p.sides[bossSide].resources.len(), p.boss.token)
	}
}

func TestMenaceRisesIfAllIsTooDear(t *testing.T) { // ST-BOS-12, ST-RUL-28
	for _, c := range []struct {
		draws []string // the last one is drawn first
		want  int8
	}{
		{[]string{"sh_mist_caller", "gb_ram_crew", "gb_wolf_rider"}, 2},
		{[]string{"sh_mist_caller", "gb_ram_crew", "gb_goblin_tank"}, 1},
		{[]string{"sh_mist_caller", "gb_ram_crew", "sh_spiritual_shaman"}, 2}, // once only
	} {
		p := against(t, grakka, "seraphia") // Menace 1, draws 3
		for _, key := range c.draws {
			n := p.hand(bossSide, key)
			p.lift(n)
			p.put(n, inResources, bossSide)
		}
		p.bossTurn(bossDraw)
		p.menaceIs(c.want)
		rider := c.draws[2] == "gb_wolf_rider"
		if played := p.bossKey(1) == "gb_wolf_rider"; played != rider {
			t.Errorf("drew %v: the Wolf Rider is played: %v", c.draws, played)
		}
	}
}

func TestEmptyHandRaisesNoMenace(t *testing.T) { // ST-RUL-28
	p := against(t, grakka, "seraphia")
	p.checkMenace()
	p.menaceIs(1)
}

func TestWarFeast(t *testing.T) { // ST-BOS-16
	p := against(t, grakka, "seraphia")
	p.boss.menace = 4
	p.hand(bossSide, "gb_war_feast", "gb_war_feast")
	for range 5 {
		p.reserve("sh_transmuted_goblin") // nothing that he can play at Menace 4
	}
	p.keepOnTop(bossSide, 0)
	p.bossTurn(bossPlays)
	if p.boss.turns != 3 || p.active != 0 {
		t.Errorf("the boss had %d turns, not his second and one extra turn for two Feasts", p.boss.turns)
	}
}

func TestFirstDrawAgainstABoss(t *testing.T) { // ST-SOL-12, ST-RUL-24
	for _, factions := range [][]string{{"seraphia"}, {"seraphia", "styxia"}} {
		p := against(t, grakka, factions...)
		for range 5 {
			p.reserve("sh_transmuted_goblin")
		}
		p.keepOnTop(bossSide, 0)
		p.beginTurn(bossSide)
		p.goOn()
		for p.ask.kind == askWindow && p.ask.seat == 0 && len(factions) == 2 {
			p.do(Continue)
		}
		for d := range side(len(factions)) {
			if n := p.sides[d].hand.len(); p.turn != 2 || n != 2 {
				t.Errorf("in turn %d seat %d has drawn %d cards in his first turn", p.turn, d, n)
			}
		}
	}
}

func TestTheBossTakesAnExtraTurn(t *testing.T) { // ST-BOS-16, ST-BOS-2
	p := against(t, grakka, "seraphia")
	kept := p.hand(bossSide, "sh_mist_caller")
	p.push(frame{kind: bossTurnFrame, by: bossSide, stage: bossExtra})
	p.active, p.turn, p.boss.turns, p.sides[bossSide].extra = bossSide, 1, 1, true
	p.goOn()
	if p.boss.turns != 2 {
		t.Errorf("the boss had %d turns, not 2", p.boss.turns)
	}
	p.isIn(kept, inReserve, bossSide)
	if p.sides[bossSide].extra || p.active == bossSide {
		t.Error("the extra turn goes on for ever")
	}
}
