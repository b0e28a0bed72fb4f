package siegestorm

import "testing"

func TestPlayersNameWhoAbsorbs(t *testing.T) { // ST-COP-11, ST-RUL-47
	for d := range side(2) {
		p := against(t, grakka, "seraphia", "styxia")
		p.boss.menace = 3
		p.hand(bossSide, "gb_goblin_archer") // when it deploys, 1 DMG
		p.bossTurn(bossPlays)
		p.asks(askAbsorb, 0)
		if len(p.choices) != 2 {
			t.Fatalf("choices %v", p.choices)
		}
		p.do(Absorb, int(d))
		for x := range side(2) {
			want := 0
			if x == d {
				want = 1
			}
			if got := p.sides[x].casualties.len(); got != want {
				t.Errorf("named %d: seat %d lost %d cards", d, x, got)
			}
		}
	}
}

func TestEachPlayerSuffers(t *testing.T) { // ST-COP-12
	p := against(t, grakka, "seraphia", "styxia")
	p.boss.menace = 3
	p.hand(bossSide, "sh_seal_of_nova")
	p.bossTurn(bossPlays)
	if a, b := p.sides[0].casualties.len(), p.sides[1].casualties.len(); a != 3 || b != 3 {
		t.Errorf("lost %d and %d, not 3 each", a, b)
	}
}

func TestDiscardsAreAssigned(t *testing.T) { // ST-RUL-47
	p := against(t, grakka, "seraphia", "styxia")
	p.boss.menace = 2
	p.hand(0, "se_gate_novice")
	p.hand(bossSide, "gb_plunder_the_stores")
	p.bossTurn(bossPlays)
	p.asks(askAbsorb, 0)
	if !p.can(Absorb, 1) {
		t.Fatal("a seat with an empty hand may be named")
	}
	p.do(Absorb, 1)
	if p.sides[0].casualties.len()+p.sides[1].casualties.len() != 0 {
		t.Error("somebody discarded")
	}

	p = against(t, grakka, "seraphia", "styxia")
	p.boss.menace = 2
	p.hand(0, "se_gate_novice")
	p.hand(1, "sx_bone_thrall", "sx_ashen_reaver", "sx_marrow_smith")
	p.hand(bossSide, "gb_plunder_the_stores")
	p.bossTurn(bossPlays)
	p.do(Absorb, 1)
	if a, b := p.sides[0].casualties.len(), p.sides[1].casualties.len(); a != 0 || b != 2 {
		t.Errorf("discarded %d and %d, not 0 and 2", a, b)
	}
}

func TestNothingIsAskedInSolo(t *testing.T) { // ST-COP-11
	p := against(t, grakka, "seraphia")
	p.hand(bossSide, "gb_goblin_archer")
	p.bossTurn(bossPlays)
	if p.sides[0].casualties.len() != 1 {
		t.Errorf("lost %d cards", p.sides[0].casualties.len())
	}
}

func TestOneFallsBothLose(t *testing.T) { // ST-RUL-34, ST-COP-13, ST-RUL-5, ST-SOL-10
	p := against(t, grakka, "seraphia", "styxia")
	p.boss.menace = 3
	p.hand(bossSide, "sh_seal_of_nova")
	p.resources(1, 2)
	p.bossTurn(bossPlays)
	if p.result != lostToBoss || p.winner != 0 || p.loser != 1 {
		t.Errorf("result %d, winners %b, loser %d", p.result, p.winner, p.loser)
	}

	p = against(t, grakka, "seraphia", "styxia")
	p.resources(1, 1) // cannot draw 2
	p.push(frame{kind: sharedFrame, by: 0})
	p.openTurn(0)
	p.goOn()
	p.do(Continue) // W3 of seat 1
	if p.result != lostToBoss || p.loser != 1 {
		t.Errorf("result %d, loser %d", p.result, p.loser)
	}
}

// Where nobody has anything to lose by it, nobody is asked who takes it.
func TestNobodyIsAskedWhoTakesNothing(t *testing.T) { // ST-COP-11
	p := against(t, grakka, "seraphia", "styxia")
	p.boss.menace = 2
	p.hand(bossSide, "gb_plunder_the_stores") // discard 2, and both hands are empty
	p.bossTurn(bossPlays)
	if p.ask.kind == askAbsorb || p.sides[0].casualties.len()+p.sides[1].casualties.len() != 0 {
		t.Errorf("asked for %s; lost %d and %d", p.ask.kind, p.sides[0].casualties.len(), p.sides[1].casualties.len())
	}
}
