package siegestorm

import (
	"slices"
	"testing"

	"portcullis/rules/siegestorm/cards"
)

func TestBossSetup(t *testing.T) { // ST-SOL-2, ST-SOL-3, ST-SOL-5, ST-COP-1
	for i := range content.set.Bosses {
		b := &content.set.Bosses[i]
		for seats, col := range map[int]cards.Column{1: b.Solo, 2: b.Coop} {
			p := against(t, b.Key, []string{"seraphia", "styxia"}[:seats]...)
			if p.boss.menace != col.Menace || p.boss.life != col.Life || p.boss.start != col.Life || !p.boss.token {
				t.Errorf("%s for %d: Menace %d, Life %d of %d, token %v; column %+v", b.Name, seats, p.boss.menace, p.boss.life, p.boss.start, p.boss.token, col)
			}
			if p.boss.gang != 15 || p.boss.spirit != 13 || p.boss.reserve.len() != 0 {
				t.Errorf("%s: supply %d Gang, %d Spirit, Reserve %d", b.Name, p.boss.gang, p.boss.spirit, p.boss.reserve.len())
			}
		}
	}
}

func TestBossDeck(t *testing.T) { // ST-SOL-4, ST-RUL-54, ST-CMD-11
	for i := range content.set.Bosses {
		b := &content.set.Bosses[i]
		p := against(t, b.Key, "seraphia")
		drawn := map[cards.Crest]int8{}
		for _, c := range p.sides[bossSide].resources.cards() {
			drawn[p.design(c).Crest]++
		}
		if drawn[cards.Basic] != b.Solo.Basic || drawn[cards.Advanced] != b.Solo.Advanced || len(drawn) != 2 {
			t.Errorf("%s has %v of each crest; column %+v", b.Name, drawn, b.Solo)
		}
		out := map[cards.Crest]int8{}
		for c := range p.cards {
			if k := &p.cards[c]; k.owner == bossSide && k.place == outOfGame {
				out[p.design(cardNo(c)).Crest]++
			}
		}
		if out[cards.Basic] != 24-b.Solo.Basic || out[cards.Advanced] != 24-b.Solo.Advanced {
			t.Errorf("%s leaves %v out of the game", b.Name, out)
		}
	}
}

// The two decks are shuffled together, and which of their cards are drawn is left to chance.
func TestBossDeckIsMixed(t *testing.T) { // ST-SOL-4
	orders := map[string]bool{}
	advancedOnTop, basicOnTop, left := 0, 0, map[cardNo]int{}
	for seed := range uint64(60) {
		s := fight(solo, 1, seed, 0)
		var order []byte
		list := s.sides[bossSide].resources.cards()
		order = append(order, list...)
		orders[string(order)] = true
		if s.design(list[len(list)-1]).Crest == cards.Advanced {
			advancedOnTop++
		} else {
			basicOnTop++
		}
		for c := range s.cards {
			if s.cards[c].owner == bossSide && s.cards[c].place == outOfGame {
				left[cardNo(c)]++
			}
		}
	}
	if len(orders) != 60 || advancedOnTop == 0 || basicOnTop == 0 || len(left) != 2*bossDeck {
		t.Errorf("%d orders of 60, top card %d times advanced and %d times basic, %d cards left out once or more", len(orders), advancedOnTop, basicOnTop, len(left))
	}
}

func TestDifficulties(t *testing.T) { // ST-SOL-1, ST-BOS-19
	var got []string
	for _, b := range content.set.Bosses {
		got = append(got, b.Name+" "+b.Difficulty.String())
	}
	want := []string{"Mudlord Grakka medium", "The Goblin King hard", "Ur-Shaman Veshka very_hard"}
	if !slices.Equal(got, want) {
		t.Errorf("bosses %v", got)
	}
}

func TestBattlefieldsOfBosses(t *testing.T) { // ST-SOL-6, ST-COP-2
	p := against(t, grakka, "seraphia")
	if z := &p.zones[0]; z.sides != [2]side{0, bossSide} || p.zones[1].used || p.tracks[p.bossTrack()].owner != bossSide {
		t.Errorf("Solo: zone %+v, second zone %v", z, p.zones[1].used)
	}
	p = against(t, grakka, "seraphia", "styxia")
	for d := range side(2) {
		z := &p.zones[d]
		if z.sides != [2]side{d, bossSide} || z.tracks != [2]uint8{uint8(d), p.bossTrack()} || p.tracks[d].owner != d {
			t.Errorf("Co-op: zone of seat %d is %+v", d, z)
		}
	}
	if p.zones[2].used || p.tracks[p.bossTrack()].owner != bossSide {
		t.Error("Co-op: the boss's track is not between two Battle Zones")
	}
}

func TestBossIsFirst(t *testing.T) { // ST-SOL-7
	for _, factions := range [][]int{{0}, {0, 1}} {
		s := fight(solo+mode(len(factions)-1), 0, 3, factions...)
		for range factions {
			if s.ask.kind != askMulligan {
				t.Fatalf("asks %v before the first turn", s.ask.kind)
			}
			if s.turn != 0 {
				t.Errorf("turn %d before the hands are settled", s.turn)
			}
			if _, err := s.Apply(of(Keep)); err != nil {
				t.Fatal(err)
			}
		}
		if s.boss.turns != 1 || s.turn < 1 {
			t.Errorf("%v: the boss had %d turns, turn %d of the match", s.set.mode, s.boss.turns, s.turn)
		}
	}
}
