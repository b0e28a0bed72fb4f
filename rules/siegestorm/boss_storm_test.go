package siegestorm

import (
	"slices"
	"testing"

	"portcullis/rules"
)

// raid lets a card of the boss storm from the top slot and runs to the end of his turn or the
// first question.
func (p *position) raid(key string) cardNo {
	p.t.Helper()
	c := p.onTrack(bossSide, 3, key)
	p.advanceBoss()
	return c
}

// advanceBoss lets the boss advance; afterwards he has nothing that he can play.
func (p *position) advanceBoss() {
	p.t.Helper()
	for range 5 {
		p.reserve("sh_transmuted_goblin")
	}
	p.keepOnTop(bossSide, 0)
	p.boss.menace = 1
	p.bossTurn(bossAdvance)
}

func TestBossStorms(t *testing.T) { // ST-BOS-3, ST-BOS-4, ST-BOS-6, ST-BOS-7, ST-STO-3
	p := against(t, grakka, "seraphia")
	p.boss.life = 10
	before := p.sides[0].resources.len()
	tank := p.raid("gb_goblin_tank") // ATT 1, action: recover 1
	p.isIn(tank, inCasualties, bossSide)
	if p.boss.life != 11 {
		t.Errorf("Life %d: the action was not performed once", p.boss.life)
	}
	if lost := p.sides[0].casualties.len(); lost != 1 {
		t.Errorf("the player lost %d cards of %d, not 1", lost, before)
	}
	var order []string
	for _, name := range p.names() {
		switch name {
		case "storms", "life_recovered", "struck_player", "spent":
			order = append(order, name)
		}
	}
	if want := []string{"storms", "life_recovered", "struck_player", "spent"}; !slices.Equal(order, want) {
		t.Errorf("order %v", order)
	}
}

func TestDefenderAgainstTheBoss(t *testing.T) { // ST-BOS-4, ST-STO-4
	for key, want := range map[string]int{"gb_goblin_killer": 1, "gb_goblin_tank": 0} { // ATT 3 and 1
		p := against(t, grakka, "seraphia")
		p.onTrack(0, 1, "se_judicator") // DEF 3, Enemies -1 ATT
		p.raid(key)
		if lost := p.sides[0].casualties.len(); lost != max(0, want-1) {
			t.Errorf("%s took %d cards", key, lost)
		}
	}
	p := against(t, grakka, "seraphia")
	p.onTrack(0, 1, "se_shield_sister") // DEF 4
	p.raid("gb_wolf_rider")             // ATT 3, ignores the Defender, 1 DMG
	if lost := p.sides[0].casualties.len(); lost != 4 {
		t.Errorf("the Wolf Rider took %d cards, not 1 and 3", lost)
	}
}

func TestBossKillsTheDearestItCan(t *testing.T) { // ST-BOS-5, ST-BOS-6
	p := against(t, grakka, "seraphia")
	magister, captain := p.onFront(0, "se_choir_magister"), p.inMiddle(0, "se_bannered_captain") // cost 3 DEF 4, cost 2 DEF 3
	p.raid("sh_shaman_berserker")                                                                // ATT 4
	p.isIn(captain, inCasualties, 0)
	p.isIn(magister, onFrontline, 0)
	if e := p.named("boss_aims"); len(e) != 1 || e[0].Rule != "ST-BOS-5" || reason(e[0].N) != onlyOne {
		t.Errorf("told %+v", e)
	}

	p = against(t, grakka, "seraphia")
	lancer, hospitaller := p.onFront(0, "se_wing_lancer"), p.inMiddle(0, "se_hospitaller") // cost 1, cost 2 DEF 3
	p.raid("sh_shaman_berserker")
	p.isIn(hospitaller, inCasualties, 0)
	p.isIn(lancer, onFrontline, 0)

	p = against(t, grakka, "seraphia")
	magister = p.onFront(0, "se_choir_magister") // DEF 4 is not less than 4
	p.raid("sh_shaman_berserker")
	p.isIn(magister, onFrontline, 0)
	if lost := p.sides[0].casualties.len(); lost != 2+4 {
		t.Errorf("the player lost %d cards, not 2 by the action and 4 by the attack", lost)
	}
}

func TestBossStrikesNotItsOwn(t *testing.T) { // ST-BOS-5
	p := against(t, grakka, "seraphia")
	leader := p.onFront(bossSide, "gb_goblin_leader")
	other := p.inMiddle(bossSide, "gb_goblin_leader")
	p.raid("sh_shaman_berserker")
	p.isIn(leader, onFrontline, bossSide)
	p.isIn(other, inNoMansLand, bossSide)
}

func TestStormTieIsThePlayers(t *testing.T) { // ST-RUL-29
	p := against(t, grakka, "seraphia")
	captain, provost := p.onFront(0, "se_bannered_captain"), p.inMiddle(0, "se_grand_provost")
	p.raid("sh_shaman_berserker")
	p.asks(askTie, 0)
	p.do(Pick, captain)
	p.isIn(captain, inCasualties, 0)
	p.isIn(provost, inNoMansLand, 0)
}

func TestStormOnCopiesIsNoTie(t *testing.T) { // ST-RUL-29
	p := against(t, grakka, "seraphia")
	front, middle := p.onFront(0, "se_bannered_captain"), p.inMiddle(0, "se_bannered_captain")
	p.raid("sh_shaman_berserker")
	p.isIn(front, inCasualties, 0)
	p.isIn(middle, inNoMansLand, 0)
}

func TestBossStormsBothPlayers(t *testing.T) { // ST-EX-25, ST-COP-10
	p := against(t, grakka, "khunglai", "styxia")
	defender := p.onTrack(0, 1, "kh_druuk_school_adept") // DEF 2
	target := p.onFront(0, "kh_prayer_wheel_novice")     // DEF 2
	c := p.onTrack(bossSide, 3, "sh_shaman_berserker")   // ATT 4, 2 DMG
	p.boss.gang--
	p.cards[c].gang++
	p.advanceBoss()
	p.do(Absorb, 0)
	if h := p.boss.hits; h[0] != (hit{target, 3}) || h[1] != (hit{noCard, 5}) {
		t.Errorf("hits %+v", h)
	}
	p.isIn(target, inCasualties, 0)
	p.isIn(defender, onTrack, 0)
	if mine, his := p.sides[0].casualties.len(), p.sides[1].casualties.len(); mine != 2+1 || his != 5 {
		t.Errorf("seat 1 has %d Casualties, not 2 cards and the killed one; seat 2 has %d, not 5", mine, his)
	}
}

// Each player's card is struck by what his own Defender leaves of the storm, whichever of the two he is, or both.
func TestBossStormKillsOnEitherSide(t *testing.T) { // ST-COP-10, ST-BOS-5, ST-BOS-6
	for struck := range uint8(1 << coopSeats) {
		p := against(t, grakka, "seraphia", "seraphia")
		var fronts [coopSeats]cardNo
		for d := range side(coopSeats) {
			if fronts[d] = noCard; struck&(1<<d) != 0 {
				fronts[d] = p.onFront(d, "se_gate_novice")
			}
		}
		c := p.onTrack(bossSide, 3, "gb_goblin_tank")
		p.boss.gang -= 4
		p.cards[c].gang += 4
		p.advanceBoss()
		for d, front := range fronts {
			want := p.boss.hits[d].strength
			if front != noCard {
				p.isIn(front, inCasualties, side(d))
				want = 1
			}
			if n := p.sides[d].casualties.len(); n != int(want) || want == 0 {
				t.Errorf("struck %b: seat %d has %d Casualties, not %d", struck, d+1, n, want)
			}
		}
	}
}

func TestStormActionOnceForBoth(t *testing.T) { // ST-COP-10
	p := against(t, grakka, "seraphia", "styxia")
	p.boss.life = 10
	p.raid("gb_goblin_tank")
	if p.boss.life != 11 {
		t.Errorf("Life %d: the action is performed once", p.boss.life)
	}
	if a, b := p.sides[0].casualties.len(), p.sides[1].casualties.len(); a != 1 || b != 1 {
		t.Errorf("lost %d and %d", a, b)
	}
}

// A storm that one player cannot bear takes the other's cards, and kills his creature, all the same; whoever of the two it is.
func TestAStormThatEndsTheMatchHitsBothPlayers(t *testing.T) { // ST-COP-10, ST-WIN-3, ST-RUL-5
	for fails := range side(coopSeats) {
		for _, holds := range []bool{false, true} {
			p := against(t, grakka, "seraphia", "seraphia")
			other, front := 1-fails, noCard
			if holds {
				front = p.onFront(other, "se_gate_novice")
			}
			c := p.onTrack(bossSide, 3, "gb_goblin_tank")
			p.boss.gang -= 4
			p.cards[c].gang += 4
			p.resources(fails, 2)
			p.advanceBoss()
			if p.result != lostToBoss || p.loser != fails || p.sides[fails].resources.len() != 0 {
				t.Fatalf("seat %d: result %d, %v loses", fails+1, p.result, p.loser)
			}
			if n := p.sides[other].casualties.len(); holds && n != 1 || !holds && n != int(p.boss.hits[other].strength) {
				t.Errorf("seat %d fails: the other one has %d Casualties", fails+1, n)
			}
			if front != noCard {
				p.isIn(front, inCasualties, other)
			}
			if names := p.names(); names[len(names)-1] != "match_ended" {
				t.Errorf("it ends with %v", names)
			}
		}
	}
}

// Triggers of the attack wait until both players are hit.
func TestTriggersAfterBothHits(t *testing.T) { // ST-COP-10, ST-RUL-68
	p := against(t, grakka, "styxia", "seraphia")
	thrall := p.onFront(0, "sx_bone_thrall") // killed: 1 DMG
	life := p.boss.life
	p.raid("gb_goblin_tank")
	p.isIn(thrall, inCasualties, 0)
	if p.boss.life != life-1 {
		t.Fatalf("Life %d, not %d", p.boss.life, life-1)
	}
	at := func(name string) int { return slices.Index(p.names(), name) }
	if hit := at("struck_player"); hit < 0 || at("life_lost") < hit || at("spent") < at("life_lost") {
		t.Errorf("order %v", p.names())
	}
}

func TestNegatedStormStillAttacks(t *testing.T) { // ST-RUL-50, ST-RUL-16, ST-SOL-16, ST-REA-5
	p := against(t, grakka, "seraphia")
	warden := p.hand(0, "se_citadel_warden")
	p.hand(0, "se_gate_novice", "se_shield_sister")
	c := p.raid("sh_shaman_berserker") // 2 DMG, ATT 4
	p.asks(askReact, 0)
	for _, choice := range p.choices {
		if choice.Verb != PlayAction && choice.Verb != Pass && choice.Verb != PassTurn || choice.Verb == PlayAction && choice.Args[0] != int16(warden) {
			t.Errorf("%v may be played in the boss's turn", choice)
		}
	}
	p.do(PlayAction, warden)
	events := p.do(PayAuto)
	p.isIn(c, inCasualties, bossSide)
	if n := p.sides[0].casualties.len(); n != 2+4 {
		t.Errorf("%d Casualties, not Warden, its payment and 4 by the attack", n)
	}
	if !slices.ContainsFunc(events, func(e rules.Event) bool { return e.Name == "link_negated" }) {
		t.Error("the action was not negated")
	}
}

// A storm in the boss's turn is over before the next creature storms.
func TestStormsOneAfterTheOther(t *testing.T) { // ST-RUL-39, ST-BOS-3
	p := against(t, grakka, "seraphia")
	p.boss.menace = 1
	second, first := p.onTrack(bossSide, 2, "gb_goblin_horn_blower"), p.onTrack(bossSide, 3, "gb_goblin_killer")
	p.advanceTrack(p.bossTrack())
	p.advanceTrack(p.bossTrack())
	p.active = bossSide
	p.push(frame{kind: bossTurnFrame, by: bossSide, stage: bossExtra})
	p.push(frame{kind: exitFrame})
	p.goOn()
	var order []rules.Element
	for _, e := range p.events {
		if e.Name == "storms" || e.Name == "spent" {
			order = append(order, e.Subject)
		}
	}
	a, b := p.game.cardElement[first], p.game.cardElement[second]
	if !slices.Equal(order, []rules.Element{a, a, b, b}) {
		t.Errorf("order %v", order)
	}
}
