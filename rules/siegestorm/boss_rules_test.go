package siegestorm

import (
	"slices"
	"testing"

	"portcullis/rules"
)

// playersTurn begins a player's turn at the Deploy step, against a boss.
func (p *position) playersTurn() {
	p.t.Helper()
	p.boss.turns = 1
	p.begin(0, turnDeploy)
	p.asks(askWindow, 0)
}

func TestAssassinAgainstABoss(t *testing.T) { // ST-EX-6, ST-SOL-13, ST-SOL-14
	p := against(t, grakka, "ysra")
	p.boss.menace = 3
	assassin := p.onTrack(0, 1, "ys_the_assassin")
	p.hand(0, "ys_gutter_informant", "ys_gutter_informant")
	p.playersTurn()
	p.do(Activate, assassin)
	p.do(PayAuto)
	p.menaceIs(2)
}

func TestAssassinAtMenaceOne(t *testing.T) { // ST-SOL-13, ST-RUL-26
	p := against(t, grakka, "ysra")
	p.boss.menace = 1
	assassin := p.onTrack(0, 1, "ys_the_assassin")
	p.hand(0, "ys_gutter_informant", "ys_gutter_informant")
	p.playersTurn()
	if p.can(Activate, assassin) {
		t.Error("the Menace Level cannot fall below 1, and nothing else would happen")
	}
}

func TestPurgeDoctorAgainstABoss(t *testing.T) { // ST-EX-7, ST-SOL-13, ST-SOL-14, ST-SOL-18
	for menace, want := range map[int8]int8{1: 2, 3: 6, 5: 10} {
		p := against(t, grakka, "ysra")
		p.boss.menace = menace
		doctor := p.hand(0, "ys_purge_doctor")
		p.hand(0, "ys_gutter_informant", "ys_gutter_informant")
		p.playersTurn()
		resources := p.sides[bossSide].resources.len()
		p.do(PlayAction, doctor)
		p.do(PayAuto)
		if lost := p.boss.start - p.boss.life; lost != want {
			t.Errorf("Menace %d: %d DMG, not %d", menace, lost, want)
		}
		if p.sides[bossSide].resources.len() != resources {
			t.Error("cards of the boss were lost")
		}
	}
}

func TestDiscardFromTheBoss(t *testing.T) { // ST-SOL-17, ST-RUL-30
	p := against(t, grakka, "ysra")
	p.hand(bossSide, "sh_mist_caller", "sh_transmuted_goblin")
	informant := p.hand(0, "ys_gutter_informant") // the opponent discards 1
	p.playersTurn()
	p.do(PlayAction, informant)
	if p.sides[bossSide].hand.len() != 1 || p.sides[bossSide].casualties.len() != 1 {
		t.Errorf("the boss holds %d cards and has %d Casualties", p.sides[bossSide].hand.len(), p.sides[bossSide].casualties.len())
	}

	p = against(t, grakka, "ysra")
	informant = p.hand(0, "ys_gutter_informant")
	p.playersTurn()
	if p.can(PlayAction, informant) {
		t.Error("the boss's hand is empty, and nothing would happen")
	}
}

func TestDiscardFromTheBossIsRandom(t *testing.T) { // ST-RUL-30
	lost := map[string]bool{}
	for seed := range uint64(40) {
		p := against(t, grakka, "ysra")
		p.rng = rules.NewRand(seed)
		p.hand(bossSide, "sh_mist_caller", "sh_transmuted_goblin", "gb_war_feast")
		informant := p.hand(0, "ys_gutter_informant")
		p.playersTurn()
		p.do(PlayAction, informant)
		lost[p.design(p.sides[bossSide].casualties.top()).Key] = true
	}
	if len(lost) != 3 {
		t.Errorf("of three cards only %v were discarded in 40 matches", lost)
	}
}

func TestStolenBossCard(t *testing.T) { // ST-RUL-30, ST-RUL-71
	p := against(t, grakka, "ysra")
	feast := p.hand(bossSide, "gb_war_feast")
	cutpurse := p.hand(0, "ys_veiled_cutpurse")
	p.hand(0, "ys_gutter_informant")
	p.playersTurn()
	p.do(PlayAction, cutpurse)
	p.do(PayAuto)
	p.isIn(feast, inHand, 0)
	if p.cards[feast].owner != bossSide {
		t.Error("a stolen card changes hands, not owners")
	}
	p.hand(0, "ys_gutter_informant", "ys_gutter_informant", "ys_gutter_informant", "ys_gutter_informant")
	p.listed = false
	p.do(PlayAction, feast)
	p.do(PayAuto)
	p.isIn(feast, inCasualties, 0)
	if !p.sides[0].extra || p.sides[bossSide].extra {
		t.Error("War Feast gives the extra turn to the player who plays it")
	}
}

func TestBossVerbsDoNothingForAPlayer(t *testing.T) { // ST-RUL-71
	p := against(t, grakka, "ysra")
	p.boss.life--
	tank, marius := p.find(bossSide, "gb_goblin_tank"), p.find(bossSide, "gb_goblin_marius")
	for _, c := range []cardNo{tank, marius} {
		p.lift(c)
		p.put(c, inHand, 0)
	}
	p.playersTurn()
	if p.can(PlayAction, tank) || p.can(PlayAction, marius) {
		t.Error("recover or menace counts as doing something")
	}
	if !p.can(PlayCreature, tank) {
		t.Error("a boss card with ATT and DEF cannot be played as a creature")
	}
}

func TestNovaFromAPlayersHand(t *testing.T) { // ST-RUL-53
	p := against(t, grakka, "ysra", "seraphia")
	nova := p.find(bossSide, "sh_seal_of_nova")
	p.lift(nova)
	p.put(nova, inHand, 0)
	p.hand(0, "ys_gutter_informant", "ys_gutter_informant", "ys_gutter_informant")
	totem := p.onFront(bossSide, "sh_wrath_totem")
	p.push(frame{kind: sharedFrame, by: 0})
	p.openTurn(0)
	p.goOn()
	p.do(PlayAction, nova)
	p.do(PayAuto)
	if p.boss.life != p.boss.start {
		t.Error("the boss is no player")
	}
	if a, b := p.sides[0].casualties.len(), p.sides[1].casualties.len(); a != 3+3+1 || b != 3 {
		t.Errorf("Casualties %d and %d", a, b)
	}
	if p.cards[totem].spirit != 0 {
		t.Error("a player calls no Spirits")
	}
}

func TestReturnedBossCard(t *testing.T) { // ST-RUL-30
	p := against(t, grakka, "seraphia")
	killer := p.onTrack(bossSide, 2, "gb_goblin_killer")
	judicator := p.hand(0, "se_judicator")
	p.hand(0, "se_gate_novice", "se_gate_novice", "se_gate_novice")
	p.playersTurn()
	p.do(PlayAction, judicator)
	p.do(AtTarget, killer)
	p.do(PayAuto)
	p.isIn(killer, inHand, bossSide)
	p.do(Continue)
	p.isIn(killer, inReserve, bossSide)
}

func TestShieldedIsNoTarget(t *testing.T) { // ST-CMD-4, ST-RUL-32
	p := against(t, grakka, "seraphia")
	p.onTrack(bossSide, 1, "gb_goblin_tank")
	judicator := p.hand(0, "se_judicator") // return target Enemy
	p.hand(0, "se_gate_novice", "se_gate_novice", "se_gate_novice")
	p.playersTurn()
	if p.can(PlayAction, judicator) {
		t.Error("a Shielded card is a legal target")
	}
}

func TestShieldedFallsToStorms(t *testing.T) { // ST-CMD-4, ST-RUL-32
	p := against(t, grakka, "seraphia")
	elder := p.onFront(bossSide, "sh_elder_of_the_veils") // DEF 5
	archon := p.onTrack(0, 3, "se_archon_of_dawn")        // ATT 5
	p.modify(archon, archon, 1, 0)
	p.begin(0, turnAdvance)
	p.do(OrderStorm)
	p.do(Strike, elder)
	p.isIn(elder, inCasualties, bossSide)
}

func TestBossNeverReacts(t *testing.T) { // ST-SOL-15, ST-RUL-51
	p := against(t, grakka, "seraphia")
	p.hand(bossSide, "gb_war_feast", "sh_seal_of_nova")
	killer := p.onTrack(bossSide, 1, "gb_goblin_killer")
	warden := p.hand(0, "se_citadel_warden")
	judicator := p.hand(0, "se_judicator")
	p.hand(0, "se_gate_novice", "se_gate_novice", "se_gate_novice")
	p.playersTurn()
	if p.can(PlayAction, warden) {
		t.Error("a Negate is legal in the own turn")
	}
	p.do(PlayAction, judicator)
	p.do(AtTarget, killer)
	for _, e := range p.do(PayAuto) {
		if e.Seat == rules.NoSeat && e.Name == "action_played" {
			t.Error("the boss reacted")
		}
	}
}

func TestMenaceEffects(t *testing.T) { // ST-BOS-18, ST-BOS-19
	kill := func(boss string) *position {
		p := against(t, boss, "styxia")
		p.boss.menace, p.boss.life = 2, p.boss.start-5
		killer := p.onTrack(bossSide, 1, "gb_goblin_killer")
		hangman := p.hand(0, "sx_hangman_of_the_styx")
		p.hand(0, "sx_bone_thrall", "sx_bone_thrall", "sx_bone_thrall")
		p.playersTurn()
		p.do(PlayAction, hangman)
		p.do(AtTarget, killer)
		p.do(PayAuto)
		return p
	}
	p := kill(grakka)
	p.menaceIs(3) // his Ally was killed
	p = kill(king)
	p.menaceIs(2)
	p = kill(veshka)
	p.menaceIs(2)
	if p.boss.life != p.boss.start-4 {
		t.Errorf("Veshka's Life %d of %d: she recovers 1", p.boss.life, p.boss.start)
	}

	for boss, want := range map[string]int8{grakka: 1, king: 2, veshka: 1} {
		p = against(t, boss, "seraphia")
		p.boss.menace = 1
		p.hand(bossSide, "gb_goblin_killer")
		p.bossTurn(bossPlays)
		p.menaceIs(want) // his Ally deploys
	}
	for boss, want := range map[string]int8{grakka: 2, king: 2, veshka: 3} { // 1 by the check of the hand
		p = against(t, boss, "seraphia")
		p.raid("gb_goblin_killer")
		p.menaceIs(want) // his Ally storms
	}
}

func TestFirstBoardOfTheRulebook(t *testing.T) { // ST-EX-8, ST-ZON-7
	p := against(t, king, "khunglai")
	p.boss.menace = 3
	killer := p.onTrack(bossSide, 1, "gb_goblin_killer")
	berserker := p.onTrack(bossSide, 2, "sh_shaman_berserker")
	tank := p.onTrack(bossSide, 3, "gb_goblin_tank")
	totem := p.hand(bossSide, "sh_seal_of_nova", "gb_goblin_leader", "sh_restoration_totem")
	p.reserve("sh_transmuted_goblin")
	p.onTrack(0, 1, "kh_tengu")
	p.onTrack(0, 2, "kh_druuk_school_adept")
	warrior := p.onTrack(0, 3, "kh_warrior_of_shambala")
	master := p.casualties(0, "kh_retired_master")
	if p.attack(berserker) != 5 || p.attack(killer) != 4 || p.attack(warrior) != 3 {
		t.Errorf("ATT of Berserker %d (3 Enemies), Killer %d (2 Allies), Warrior %d (2 Allies)", p.attack(berserker), p.attack(killer), p.attack(warrior))
	}
	p.bossTurn(bossPlays)
	want := []string{"gb_goblin_leader", "sh_seal_of_nova"}
	if got := p.playedKeys(); !slices.Equal(got, want) {
		t.Fatalf("played %v, not %v: the Deployment Zone is taken", got, want)
	}
	p.isIn(totem, inHand, bossSide)
	p.isIn(master, inCasualties, 0)
	if n := p.sides[0].casualties.len(); n != 1+3 {
		t.Errorf("%d Casualties after Nova", n)
	}
	p.boss.life = 10
	p.emptyHand(0)
	p.bossNext()
	p.isIn(tank, inCasualties, bossSide)
	if p.boss.life < 11 {
		t.Error("the Tank stormed without its action")
	}
	if got := p.keysIn(p.boss.reserve.cards()); !slices.Equal(got, []string{"sh_transmuted_goblin", "sh_restoration_totem"}) {
		t.Errorf("Reserve pile %v", got)
	}
}
