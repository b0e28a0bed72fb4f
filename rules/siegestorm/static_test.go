package siegestorm

import (
	"testing"

	"portcullis/rules/siegestorm/cards"
)

// aura is a static passive that changes Allies or Enemies.
func aura(scope cards.Scope, att, def int8) cards.Passive {
	return cards.Passive{Kind: cards.Static, Effects: []cards.Effect{{Do: cards.Mod, Scope: scope, ATT: att, DEF: def}}}
}

func TestEqualPassivesAddUp(t *testing.T) { // ST-PLY-11, ST-ALY-1, ST-ALY-2
	p := standard(t)
	one := p.onTrack(0, 1, "se_citadel_warden") // your Allies have +1 DEF
	two := p.onTrack(0, 2, "se_citadel_warden")
	ally := p.onTrack(0, 3, "se_gate_novice")
	enemy := p.onTrack(1, 1, "sx_bone_thrall")
	for _, c := range []struct {
		card cardNo
		def  int
	}{{one, 1}, {two, 1}, {ally, 2}, {enemy, 0}} {
		att, def := p.print(c.card)
		p.statsAre(c.card, att, def+c.def)
	}
}

func TestPassivesWorkOnTrackAndBattleZone(t *testing.T) { // ST-PLY-10, ST-HLD-4, ST-CRD-6
	put := map[string]func(*position) cardNo{
		"track":         func(p *position) cardNo { return p.onTrack(0, 1, "se_bannered_captain") },
		"Frontline":     func(p *position) cardNo { return p.onFront(0, "se_bannered_captain") },
		"No Man's Land": func(p *position) cardNo { return p.inMiddle(0, "se_bannered_captain") },
		"storm": func(p *position) cardNo {
			c := p.onTrack(0, 1, "se_bannered_captain")
			p.lift(c)
			p.cards[c].place, p.stormer = storming, c
			return c
		},
	}
	for where, put := range put {
		p := standard(t)
		put(p)
		ally := p.onTrack(0, 3, "se_gate_novice")
		att, def := p.print(ally)
		if got := p.attack(ally); got != att+1 {
			t.Errorf("on %s: ATT %d, not %d", where, got, att+1)
		}
		if got := p.defence(ally); got != def {
			t.Errorf("on %s: DEF %d, not %d", where, got, def)
		}
	}
	for where, put := range map[string]func(p *position, key string) cardNo{
		"the track":     func(p *position, key string) cardNo { return p.onTrack(0, 3, key) },
		"the Frontline": func(p *position, key string) cardNo { return p.onFront(0, key) },
		"No Man's Land": func(p *position, key string) cardNo { return p.inMiddle(0, key) },
	} {
		p := at(t, duel, "khunglai", "styxia")
		warrior := put(p, "kh_warrior_of_shambala") // +1 ATT while there are 2 or more Allies
		att, def := p.print(warrior)
		p.onTrack(0, 1, "kh_tengu")
		p.statsAre(warrior, att, def)
		p.onTrack(0, 2, "kh_druuk_school_adept")
		if got := p.attack(warrior); got != att+1 {
			t.Errorf("a passive about itself on %s: ATT %d, not %d", where, got, att+1)
		}
	}
	for _, where := range []place{inHand, inSupport, inCasualties} {
		p := standard(t)
		p.to(0, "se_bannered_captain", where)
		ally := p.onTrack(0, 3, "se_gate_novice")
		att, def := p.print(ally)
		p.statsAre(ally, att, def)
	}
}

func TestBattleZoneIsNeitherAllyNorEnemy(t *testing.T) { // ST-ALY-3, ST-ALY-4
	p := standard(t)
	p.onTrack(0, 1, "se_citadel_warden") // Allies +1 DEF
	p.onTrack(0, 2, "se_judicator")      // Enemies -1 ATT
	for _, c := range []cardNo{p.onFront(0, "se_gate_novice"), p.inMiddle(1, "sx_carrion_hound"), p.onFront(1, "sx_carrion_hound")} {
		att, def := p.print(c)
		p.statsAre(c, att, def)
	}
}

func TestCurrentStatsAreNeverNegative(t *testing.T) { // ST-RUL-12, ST-CRD-4
	p := at(t, duel, "ysra", "styxia")
	p.onTrack(0, 1, "ys_mistress_of_the_purge") // Enemies -1 ATT and -1 DEF
	p.onTrack(0, 2, "ys_mistress_of_the_purge")
	imp := p.onTrack(1, 1, "sx_ember_imp")
	p.statsAre(imp, 0, 0)
	p.modify(imp, imp, 2, 2) // changes are added up before the limit
	p.statsAre(imp, 1, 1)
}

func TestConditions(t *testing.T) { // ST-ALY-2, ST-ALY-3, ledger 7.3
	p := at(t, duel, "khunglai", "styxia")
	warrior := p.onTrack(0, 1, "kh_warrior_of_shambala") // +1 ATT while you have 2 or more Allies
	att, def := p.print(warrior)
	p.onTrack(0, 2, "kh_prayer_wheel_novice")
	p.onFront(0, "kh_prayer_wheel_novice")
	p.statsAre(warrior, att, def)
	p.onTrack(0, 3, "kh_prayer_wheel_novice")
	p.statsAre(warrior, att+1, def)

	hound := p.onTrack(1, 1, "sx_carrion_hound") // +1 ATT while your Casualties hold 10 or more cards
	att, def = p.print(hound)
	for range 9 {
		p.casualties(1, "sx_bone_thrall")
	}
	p.statsAre(hound, att, def)
	p.to(1, "sx_bone_thrall", inHealPile)
	p.statsAre(hound, att, def)
	p.casualties(1, "sx_bone_thrall")
	p.statsAre(hound, att+1, def)
}

func TestSupportersCountReadyAndCommitted(t *testing.T) { // ledger 7.3
	p := standard(t)
	lancer := p.onTrack(0, 1, "se_wing_lancer") // +1 ATT while you have 2 or more Supporters
	att, def := p.print(lancer)
	p.supporter(0, "se_gate_novice")
	p.statsAre(lancer, att, def)
	p.cards[p.supporter(0, "se_gate_novice")].committed = true
	p.statsAre(lancer, att+1, def)
}

func TestShieldedIsNotChangedByEnemies(t *testing.T) { // ST-CMD-4, ST-RUL-32
	p := against(t, grakka, "ysra")
	p.onTrack(0, 1, "ys_mistress_of_the_purge")
	tank := p.bossOn(3, "gb_goblin_tank")
	att, def := p.print(tank)
	p.statsAre(tank, att, def)
	other := p.bossOn(2, "gb_goblin_tank") // Allies +1 DEF: the own side reaches it
	p.statsAre(tank, att, def+1)
	p.statsAre(other, att, def+1)
}

// bossOn puts a creature into slot 1, 2 or 3 of the boss's war track.
func (p *position) bossOn(slot uint8, key string) cardNo {
	p.t.Helper()
	return p.onTrackOf(bossSide, p.bossTrack(), slot, key)
}

func TestCostOfCreatures(t *testing.T) { // ST-RUL-49
	p := standard(t)
	dear, free := p.hand(0, "se_judicator"), p.hand(0, "se_gate_novice")
	print := int(p.design(dear).Cost)
	p.onTrack(0, 2, "se_grand_provost") // your creatures cost 1 less
	p.onFront(0, "se_grand_provost")
	if got := p.creatureCost(0, dear); got != print-2 {
		t.Errorf("the creature costs %d, not %d", got, print-2)
	}
	if got := p.creatureCost(0, free); got != 0 {
		t.Errorf("a creature of cost 0 costs %d", got)
	}
	vhorr := p.hand(1, "sx_pit_lord_vhorr")
	if got := p.creatureCost(1, vhorr); got != int(p.design(vhorr).Cost) {
		t.Errorf("the opponent's creature costs %d", got)
	}
	p.fund(0, print)
	p.begin(0, turnDeploy)
	p.do(PlayCreature, dear)
	p.do(PayAuto)
	p.isIn(dear, onTrack, 0)
	if got := p.committed(0); got != print-2 {
		t.Errorf("%d Supporters were committed, not %d", got, print-2)
	}
}

func TestIgnoreDefender(t *testing.T) { // ledger 7.4
	p := standard(t)
	p.onTrack(1, 1, "sx_lich_regent")
	hussar := p.onTrack(0, 3, "se_sky_hussar")
	novice := p.onTrack(0, 2, "se_gate_novice")
	if got, want := p.strength(hussar), p.attack(hussar); got != want {
		t.Errorf("Attack Strength %d, not %d", got, want)
	}
	if got := p.strength(novice); got != 0 {
		t.Errorf("Attack Strength %d, not 0", got)
	}
}

func TestLastManStandingScope(t *testing.T) { // ST-LMS-5
	p := at(t, lastMan, "seraphia", "styxia", "ysra")
	left := p.onTrackOf(0, 0, 1, "se_bannered_captain") // Allies +1 ATT
	p.onTrackOf(0, 0, 2, "se_judicator")                // Enemies -1 ATT
	right := p.onTrackOf(0, 1, 1, "se_gate_novice")
	facing := p.onTrackOf(1, p.facing(0), 1, "sx_carrion_hound")
	other := p.onTrackOf(1, p.facing(0)^1, 1, "sx_carrion_hound")
	att, def := p.print(left)
	p.statsAre(left, att, def)
	att, def = p.print(right)
	p.statsAre(right, att, def)
	att, def = p.print(facing)
	p.statsAre(facing, att-1, def)
	p.statsAre(other, att, def)
}

func TestPlayerPassivesWorkFromEitherTrack(t *testing.T) { // ST-LMS-6, ST-RUL-38
	p := at(t, lastMan, "seraphia", "styxia", "ysra")
	p.onTrackOf(0, 0, 1, "se_grand_provost")
	p.onTrackOf(0, 1, 1, "se_aurex_the_wall_angel")
	dear := p.hand(0, "se_judicator")
	if got, want := p.creatureCost(0, dear), int(p.design(dear).Cost)-1; got != want {
		t.Errorf("costs %d, not %d", got, want)
	}
	if got := p.ward(0); got != 1 {
		t.Errorf("ward %d, not 1", got)
	}
}

func TestCoopPassivesReachBothTracks(t *testing.T) { // ST-COP-4, ST-COP-5, ST-RUL-47, ST-RUL-59
	p := against(t, grakka, "seraphia", "ysra")
	p.onTrack(0, 1, "se_bannered_captain")
	p.onTrack(0, 2, "se_aurex_the_wall_angel")
	mine, partners := p.onTrack(0, 3, "se_gate_novice"), p.onTrack(1, 1, "ys_gutter_informant")
	for _, c := range []cardNo{mine, partners} {
		att, def := p.print(c)
		p.statsAre(c, att+1, def)
	}
	for d := range side(2) {
		if got := p.ward(d); got != 1 {
			t.Errorf("seat %d: ward %d, not 1", d+1, got)
		}
	}

	p = against(t, grakka, "seraphia", "ysra")
	p.onFront(0, "se_bannered_captain") // reaches Allies on both tracks
	p.inMiddle(0, "se_aurex_the_wall_angel")
	partners = p.onTrack(1, 1, "ys_gutter_informant")
	att, def := p.print(partners)
	p.statsAre(partners, att+1, def)
	if p.ward(0) != 1 || p.ward(1) != 0 {
		t.Errorf("a ward on a Battle Zone takes %d from its controller's damage and %d from the partner's", p.ward(0), p.ward(1))
	}
}

func TestBossEnemiesAreBothPlayers(t *testing.T) { // ST-COP-4, ST-ALY-1
	p := against(t, grakka, "seraphia", "ysra")
	berserker := p.bossOn(1, "sh_shaman_berserker") // +1 ATT while there are 3 or more Enemies
	att, def := p.print(berserker)
	p.onTrack(0, 1, "se_gate_novice")
	p.onTrack(0, 2, "se_gate_novice")
	p.statsAre(berserker, att, def)
	p.onTrack(1, 1, "ys_gutter_informant")
	p.statsAre(berserker, att+1, def)
}
