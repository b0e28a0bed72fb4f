package siegestorm

import "testing"

func TestMenaceLimits(t *testing.T) { // ST-BOS-17, ST-RUL-26
	for _, c := range []struct {
		from int8
		by   int
		to   int8
	}{{1, -1, 1}, {1, 1, 2}, {4, 1, 5}, {5, 1, 5}, {4, 9, 5}, {3, -9, 1}} {
		p := against(t, grakka, "seraphia")
		p.boss.menace = c.from
		p.shiftMenace(bossSide, c.by, "ST-BOS-18")
		p.menaceIs(c.to)
		told := 0
		for _, e := range p.named("menace_changed") {
			told += int(e.N)
			if e.M != int16(c.to) {
				t.Errorf("told that it is %d, not %d", e.M, c.to)
			}
		}
		if told != int(c.to-c.from) {
			t.Errorf("from %d by %d: told a change of %d", c.from, c.by, told)
		}
	}
}

func TestAffordable(t *testing.T) { // ST-BOS-10, ST-RUL-49
	p := against(t, grakka, "seraphia")
	costs := map[int8]cardNo{
		0: p.hand(bossSide, "gb_goblin_tank"), 2: p.hand(bossSide, "gb_wolf_rider"), 4: p.hand(bossSide, "gb_war_feast"),
		5: p.hand(bossSide, "sh_mist_caller"), 6: p.hand(bossSide, "sh_elder_of_the_veils"), 8: p.hand(bossSide, "sh_transmuted_goblin"),
	}
	for menace := int8(1); menace <= 5; menace++ {
		for cost, c := range costs {
			if got, want := p.affordable(c, menace), cost <= menace || menace == 5; got != want {
				t.Errorf("cost %d at Menace %d playable: %v", cost, menace, got)
			}
		}
	}
}

func TestRecoverStopsAtStart(t *testing.T) { // ST-KEY-11
	p := against(t, grakka, "seraphia")
	p.boss.life = p.boss.start - 2
	p.recoverLife(bossSide, 1, "ST-KEY-11")
	if p.boss.life != p.boss.start-1 {
		t.Errorf("Life %d after recovering 1 of 2", p.boss.life)
	}
	p.recoverLife(bossSide, 5, "ST-KEY-11")
	if p.boss.life != p.boss.start {
		t.Errorf("Life %d, start %d", p.boss.life, p.boss.start)
	}
}

func TestLifeMeter(t *testing.T) { // ST-RUL-31
	for _, b := range content.set.Bosses {
		if b.Solo.Life > 50 || b.Coop.Life > 50 {
			t.Errorf("%s has more Life than the meter shows", b.Name)
		}
	}
}

func TestLifeIsVictory(t *testing.T) { // ST-SOL-11, ST-SOL-18
	p := against(t, grakka, "seraphia")
	before := p.sides[bossSide].resources.len()
	p.loseLife(0, int(p.boss.start)-1, "ST-SOL-18")
	if p.boss.life != 1 || p.result != undecided {
		t.Fatalf("Life %d, over %v", p.boss.life, p.result != undecided)
	}
	p.loseLife(0, 3, "ST-SOL-18")
	if p.boss.life != 0 || p.result != wonLife || !p.winner.Has(0) {
		t.Errorf("Life %d, result %d, winners %b", p.boss.life, p.result, p.winner)
	}
	if p.sides[bossSide].resources.len() != before {
		t.Error("damage took cards of the boss")
	}
}
