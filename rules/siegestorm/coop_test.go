package siegestorm

import (
	"slices"
	"testing"

	"portcullis/rules"
)

// pair begins the shared turn of two players with decks of their own.
func pair(t *testing.T, one, two string, prepare func(p *position)) *position {
	t.Helper()
	p := against(t, grakka, one, two)
	prepare(p)
	p.turn = 1
	p.openTurn(0)
	p.push(frame{kind: sharedFrame, by: 0})
	p.goOn()
	return p
}

func TestAlliesOnBothTracks(t *testing.T) { // ST-COP-4, ST-COP-5
	p := against(t, grakka, "seraphia", "styxia")
	captain := p.onTrack(0, 2, "se_bannered_captain") // Allies +1 ATT
	thrall := p.onTrack(1, 1, "sx_bone_thrall")
	front := p.onFront(1, "sx_marrow_smith")
	if p.attack(thrall) != 3 || p.attack(captain) != 3 || p.attack(front) != 3 {
		t.Errorf("ATT of the partner's Ally %d, of the source %d, on the partner's Battle Zone %d", p.attack(thrall), p.attack(captain), p.attack(front))
	}
}

func TestBattleZoneReachesBothTracks(t *testing.T) { // ST-RUL-59, ST-COP-4
	p := against(t, grakka, "seraphia", "styxia")
	p.onFront(0, "se_bannered_captain")
	mine, other := p.onTrack(0, 1, "se_lantern_bearer"), p.onTrack(1, 1, "sx_bone_thrall")
	if p.attack(mine) != 3 || p.attack(other) != 3 {
		t.Errorf("ATT %d and %d, not 3 each", p.attack(mine), p.attack(other))
	}
}

func TestBossCountsBothTracks(t *testing.T) { // ST-COP-4
	p := against(t, grakka, "seraphia", "styxia")
	berserker := p.onTrack(bossSide, 1, "sh_shaman_berserker") // +1 ATT with 3 Enemies
	p.onTrack(0, 1, "se_lantern_bearer")
	p.onTrack(1, 1, "sx_bone_thrall")
	if p.attack(berserker) != 4 {
		t.Errorf("ATT %d with 2 Enemies", p.attack(berserker))
	}
	p.onTrack(1, 2, "sx_bone_thrall")
	if p.attack(berserker) != 5 {
		t.Errorf("ATT %d with 3 Enemies", p.attack(berserker))
	}
}

// A draw_step passive on a war track works in each player's Draw step, for that player; one on a
// Battle Zone only for its controller.
func TestDrawStepPassivesHelpBoth(t *testing.T) { // ST-COP-5, ST-RUL-47, ST-RUL-59
	for _, onZone := range []bool{false, true} {
		p := pair(t, "seraphia", "styxia", func(p *position) {
			if onZone {
				p.onFront(0, "se_choir_magister") // draw 1 more
			} else {
				p.onTrack(0, 1, "se_choir_magister")
			}
		})
		for p.active == 0 {
			p.do(Continue)
		}
		want := 3
		if onZone {
			want = 2
		}
		if a, b := p.sides[0].hand.len(), p.sides[1].hand.len(); a != 3 || b != want {
			t.Errorf("on the Battle Zone %v: seat 1 drew %d, not 3, seat 2 %d, not %d", onZone, a, b, want)
		}
	}
}

func TestStormPassivesHelpTheStormer(t *testing.T) { // ST-RUL-47
	p := pair(t, "seraphia", "styxia", func(p *position) {
		p.onTrack(0, 1, "se_archon_of_dawn") // when an Ally storms, heal 1
		p.onTrack(1, 3, "sx_bone_thrall")
		p.casualties(0, "se_gate_novice")
		p.casualties(1, "sx_grave_picket")
	})
	for p.ask.kind != askOrder {
		p.do(Continue)
	}
	p.asks(askOrder, 1)
	p.do(OrderStorm)
	if p.sides[0].heal.len() != 0 || p.sides[1].heal.len() != 1 {
		t.Errorf("Heal piles %d and %d: the player whose creature stormed heals", p.sides[0].heal.len(), p.sides[1].heal.len())
	}
}

// A kill is no event of one player: the passive is its controller's.
func TestKillPassivesAreTheControllers(t *testing.T) { // ST-RUL-47
	p := against(t, grakka, "seraphia", "styxia")
	p.onTrack(1, 2, "sx_bride_of_the_drowned_king") // when an Ally is killed, heal 1
	lancer := p.onTrack(0, 2, "se_wing_lancer")
	p.casualties(0, "se_gate_novice")
	p.casualties(1, "sx_grave_picket")
	p.raid("gb_goblin_killer") // kill target Enemy with cost 1 or less
	p.isIn(lancer, inCasualties, 0)
	healed := p.named("healed")
	if p.sides[0].heal.len() != 0 || len(healed) == 0 || healed[0].Seat != 1 {
		t.Errorf("healed %+v", healed)
	}
}

func TestPartnersNegateInTheBossTurn(t *testing.T) { // ST-COP-6, ST-SOL-16, ST-REA-1
	p := against(t, grakka, "seraphia", "khunglai")
	p.boss.menace = 2
	abbot := p.onTrack(1, 1, "kh_unnumbered_abbot") // pay 3: negate
	p.hand(0, "se_gate_novice", "se_gate_novice", "se_gate_novice")
	p.hand(bossSide, "gb_plunder_the_stores")
	p.bossTurn(bossPlays)
	p.asks(askReact, 0)
	p.do(Activate, abbot)
	p.do(PayAuto)
	if p.sides[0].casualties.len() != 3 || p.sides[1].casualties.len() != 0 {
		t.Errorf("Casualties %d and %d: seat 1 pays 3, nobody discards", p.sides[0].casualties.len(), p.sides[1].casualties.len())
	}
}

func TestPlaceOnTheOwnZone(t *testing.T) { // ST-COP-9
	p := pair(t, "seraphia", "styxia", func(p *position) {
		p.hand(0, "se_gate_novice", "se_gate_novice", "se_gate_novice", "se_grand_provost")
	})
	p.do(PlayAction, p.sides[0].hand.list[3])
	p.do(PayAuto)
	for p.ask.kind == askPick {
		for _, c := range p.Decision().Choices {
			if c.Verb == PickSlot && c.Args[0] != 0 {
				t.Errorf("%v is on the partner's Battle Zone", c)
			}
		}
		if _, err := p.Apply(p.Decision().Choices[0]); err != nil {
			t.Fatal(err)
		}
	}
	if z := &p.zones[0]; z.front[z.end(0)] == noCard && z.middle == noCard {
		t.Error("nothing was placed")
	}
}

func TestTriggersOfSeatOneFirst(t *testing.T) { // ST-CNF-4
	p := pair(t, "seraphia", "seraphia", func(p *position) {
		p.onTrack(0, 1, "se_archon_of_dawn")
		p.onTrack(1, 1, "se_archon_of_dawn")
		p.onTrack(1, 3, "sx_bone_thrall")
		p.casualties(1, "se_gate_novice", "se_gate_novice")
	})
	mine, other := p.tracks[0].slots[1], p.tracks[1].slots[0]
	for p.ask.kind != askOrder {
		p.do(Continue)
	}
	events := p.do(OrderStorm)
	var order []rules.Element
	for _, e := range events {
		if e.Name == "triggered" {
			order = append(order, e.Subject)
		}
	}
	if want := []rules.Element{p.game.cardElement[mine], p.game.cardElement[other]}; !slices.Equal(order, want) {
		t.Errorf("order %v, not %v", order, want)
	}
}

// A boss's own passives come before the Menace Level effects (ST-CNF-4).
func TestMenaceEffectsComeLast(t *testing.T) { // ST-CNF-4
	p := against(t, king, "seraphia")
	p.boss.life = 1
	p.onFront(bossSide, "gb_goblin_marius") // whenever an Ally deploys, 1 DMG
	p.hand(bossSide, "gb_goblin_archer")    // when it deploys, 1 DMG
	p.bossTurn(bossPlays)
	var order []rules.Element
	for _, e := range p.events {
		if e.Name == "triggered" || e.Name == "menace_effect" {
			order = append(order, e.Subject)
		}
	}
	want := []rules.Element{p.game.cardElement[p.bossSlot(1)], p.game.cardElement[p.zones[0].front[p.zones[0].end(bossSide)]], bossCard}
	if !slices.Equal(order, want) {
		t.Errorf("order %v, not %v", order, want)
	}
}

func TestSoloLoss(t *testing.T) { // ST-SOL-10, ST-WIN-1
	p := against(t, grakka, "seraphia")
	p.resources(0, 1)
	p.boss.turns = 1
	p.begin(0, turnDraw)
	if p.result != lostToBoss || p.winner != 0 {
		t.Errorf("result %d, winners %b", p.result, p.winner)
	}
}
