package siegestorm

import "testing"

// ruin lets the boss play Seal of Ruin (kill target Enemy with cost 3 or less) at Menace 2.
func (p *position) ruin() {
	p.t.Helper()
	p.boss.menace = 2
	p.hand(bossSide, "sh_seal_of_ruin")
	p.bossTurn(bossPlays)
}

func TestBossTargetsTheDearest(t *testing.T) { // ST-RUL-29
	p := against(t, grakka, "seraphia")
	novice, captain := p.onTrack(0, 2, "se_gate_novice"), p.onTrack(0, 1, "se_bannered_captain")
	archon := p.onTrack(0, 3, "se_archon_of_dawn") // cost 5, no legal target
	p.ruin()
	p.isIn(captain, inCasualties, 0)
	if p.cards[novice].place == inCasualties || p.cards[archon].place == inCasualties {
		t.Error("another card was killed")
	}
	aims := p.named("boss_aims")
	if len(aims) != 1 || reason(aims[0].N) != dearest || aims[0].M != 2 || aims[0].To != p.game.cardElement[captain] {
		t.Errorf("told %+v", aims)
	}
}

func TestPlayersDecideTargetTies(t *testing.T) { // ST-RUL-29
	p := against(t, grakka, "seraphia")
	captain, hospitaller := p.onTrack(0, 2, "se_bannered_captain"), p.onTrack(0, 1, "se_hospitaller")
	p.ruin()
	p.asks(askTie, 0)
	if len(p.choices) != 2 || !p.can(Pick, captain) || !p.can(Pick, hospitaller) {
		t.Fatalf("choices %v", p.choices)
	}
	p.do(Pick, hospitaller)
	p.isIn(hospitaller, inCasualties, 0)
	if p.cards[captain].place == inCasualties {
		t.Error("both were killed")
	}
}

func TestCopiesNearestToTheTop(t *testing.T) { // ST-RUL-29
	p := against(t, grakka, "seraphia")
	low, high := p.onTrack(0, 1, "se_bannered_captain"), p.onTrack(0, 2, "se_bannered_captain")
	p.ruin()
	p.isIn(high, inCasualties, 0)
	p.isIn(low, onTrack, 0)
}

func TestChangedCopiesAreATie(t *testing.T) { // ST-RUL-29
	p := against(t, grakka, "seraphia")
	low, high := p.onTrack(0, 1, "se_bannered_captain"), p.onTrack(0, 2, "se_bannered_captain")
	p.modify(low, low, 1, 0)
	p.ruin()
	p.asks(askTie, 0)
	p.do(Pick, low)
	p.isIn(low, inCasualties, 0)
	if p.cards[high].place == inCasualties {
		t.Error("both were killed")
	}
}

func TestWhoDecidesTiesInCoop(t *testing.T) { // ST-RUL-29, ledger 3.4
	p := against(t, grakka, "seraphia", "styxia")
	p.onTrack(1, 2, "sx_marrow_smith")
	reaver := p.onTrack(1, 1, "sx_ashen_reaver")
	p.ruin()
	p.asks(askTie, 1) // both cards are his
	p.do(Pick, reaver)
	p.isIn(reaver, inCasualties, 1)

	p = against(t, grakka, "seraphia", "styxia")
	p.onTrack(0, 2, "se_hospitaller")
	p.onTrack(1, 1, "sx_ashen_reaver")
	p.ruin()
	p.asks(askTie, 0)
}

func TestCopiesOfTwoPlayers(t *testing.T) { // ST-RUL-29
	p := against(t, grakka, "seraphia", "seraphia")
	mine, other := p.onTrack(0, 1, "se_hospitaller"), p.onTrack(1, 2, "se_hospitaller")
	p.ruin()
	p.isIn(other, inCasualties, 1)
	p.isIn(mine, onTrack, 0)

	p = against(t, grakka, "seraphia", "seraphia")
	mine, other = p.onTrack(0, 2, "se_hospitaller"), p.onTrack(1, 2, "se_hospitaller")
	p.ruin()
	p.asks(askTie, 0) // neither is nearer
	p.do(Pick, other)
	p.isIn(other, inCasualties, 1)
	p.isIn(mine, onTrack, 0)
}

func TestTieSeat(t *testing.T) { // ledger 3.4
	p := against(t, grakka, "seraphia", "styxia")
	mine, other, boss := p.hand(0, "se_gate_novice"), p.hand(1, "sx_bone_thrall"), p.hand(bossSide, "gb_goblin_tank")
	for _, c := range []struct {
		tied []cardNo
		want side
	}{{[]cardNo{mine}, 0}, {[]cardNo{other, other}, 1}, {[]cardNo{other, mine}, 0}, {[]cardNo{boss, boss}, 0}} {
		if got := p.tieSeat(c.tied); got != c.want {
			t.Errorf("%v is decided by seat %d, not %d", p.keysIn(c.tied), got, c.want)
		}
	}
}

func TestAlike(t *testing.T) { // ST-RUL-29
	for name, change := range map[string]func(k *card){
		"Gang token": func(k *card) { k.gang++ }, "Spirit token": func(k *card) { k.spirit++ },
		"ATT": func(k *card) { k.att++ }, "DEF": func(k *card) { k.def++ },
	} {
		p := against(t, grakka, "seraphia")
		a, b := p.onTrack(bossSide, 1, "gb_goblin_tank"), p.onTrack(bossSide, 2, "gb_goblin_tank")
		if !p.alike(a, b) {
			t.Fatal("two fresh copies are not alike")
		}
		if change(&p.cards[a]); p.alike(a, b) {
			t.Errorf("alike although the %s differs", name)
		}
	}
}

func TestLeaderSlotsInCoop(t *testing.T) { // ST-RUL-48
	p := against(t, grakka, "seraphia", "styxia")
	p.hand(bossSide, "gb_goblin_leader")
	p.bossTurn(bossPlays)
	p.asks(askTie, 0)
	if len(p.choices) != 2 || !p.can(PickSlot, 0, 0) || !p.can(PickSlot, 1, 0) {
		t.Fatalf("choices %v: the two Frontlines", p.choices)
	}
	p.do(PickSlot, 1, 0)
	if p.zones[1].front[p.zones[1].end(bossSide)] == noCard {
		t.Error("the Leader is not on the Frontline that was chosen")
	}

	// One Frontline that is left comes before both No Man's Lands.
	p = against(t, grakka, "seraphia", "styxia")
	first := p.find(bossSide, "gb_goblin_leader")
	p.lift(first)
	p.holdFront(first, 0, bossSide)
	second := p.hand(bossSide, "gb_goblin_leader")
	p.bossTurn(bossPlays)
	p.isIn(second, onFrontline, bossSide)
	if p.zones[1].front[p.zones[1].end(bossSide)] != second {
		t.Error("the Leader is not on the only Frontline that was empty")
	}

	p = against(t, grakka, "seraphia", "styxia")
	for z := range uint8(2) {
		c := p.find(bossSide, "gb_goblin_leader")
		p.lift(c)
		p.holdFront(c, z, bossSide)
	}
	p.inMiddle(0, "se_gate_novice")
	p.hand(bossSide, "gb_goblin_leader")
	p.bossTurn(bossPlays)
	if p.zones[1].middle == noCard || p.zones[1].holder != bossSide {
		t.Error("the Leader did not take the only empty slot, the second No Man's Land")
	}
}
