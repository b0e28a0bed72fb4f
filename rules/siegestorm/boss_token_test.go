package siegestorm

import (
	"slices"
	"testing"

	"portcullis/rules/siegestorm/cards"
)

func TestGangTokens(t *testing.T) { // ST-CMD-6, ST-CMD-7, ST-CMD-9
	p := against(t, grakka, "seraphia")
	low, high := p.onTrack(bossSide, 1, "gb_goblin_sapper"), p.onTrack(bossSide, 3, "gb_goblin_sapper")
	leader := p.onFront(bossSide, "gb_goblin_marius")
	mine := p.onTrack(0, 2, "se_gate_novice")
	att := p.attack(low)
	archer := p.hand(bossSide, "gb_goblin_archer")
	p.bossTurn(bossPlays)
	p.isIn(archer, inCasualties, bossSide)
	for c, want := range map[cardNo]uint8{low: 1, high: 1, leader: 0, mine: 0} {
		if p.cards[c].gang != want {
			t.Errorf("%s has %d tokens", p.design(c).Name, p.cards[c].gang)
		}
	}
	if p.boss.gang != 13 || p.attack(low) != att+1 {
		t.Errorf("supply %d, ATT %d", p.boss.gang, p.attack(low))
	}
}

// A player's card that fights for the boss gets none.
func TestGangTokensLieOnBossCards(t *testing.T) { // ST-INV-6
	p := against(t, grakka, "seraphia")
	goblin := p.onTrack(bossSide, 3, "gb_goblin_sapper")
	stray := p.find(0, "se_wing_lancer")
	p.lift(stray)
	p.stand(stray, p.bossTrack(), 0)
	p.hand(bossSide, "gb_goblin_archer")
	p.bossTurn(bossPlays)
	if p.cards[goblin].gang != 1 || p.cards[stray].gang != 0 {
		t.Errorf("%d tokens on the goblin, %d on the player's card", p.cards[goblin].gang, p.cards[stray].gang)
	}
}

func TestGangSupplyRunsOut(t *testing.T) { // ST-RUL-33
	p := against(t, grakka, "seraphia")
	low, high := p.onTrack(bossSide, 1, "gb_goblin_sapper"), p.onTrack(bossSide, 3, "gb_goblin_sapper")
	p.cards[high].gang, p.boss.gang = 14, 1
	p.hand(bossSide, "gb_goblin_archer")
	p.bossTurn(bossPlays)
	if p.cards[high].gang != 15 || p.cards[low].gang != 0 || p.boss.gang != 0 {
		t.Errorf("tokens %d on slot 3, %d on slot 1, %d left", p.cards[high].gang, p.cards[low].gang, p.boss.gang)
	}
}

func TestTokensLeaveWithTheCard(t *testing.T) { // ST-RUL-33, ST-INV-6
	p := against(t, grakka, "seraphia")
	c := p.onTrack(bossSide, 1, "gb_goblin_sapper")
	p.cards[c].gang, p.boss.gang = 2, 13
	p.send(0, "killed", "ST-KEY-8", c, inCasualties, bossSide)
	if p.boss.gang != 15 || p.cards[c].gang != 0 {
		t.Errorf("supply %d, on the card %d", p.boss.gang, p.cards[c].gang)
	}
}

func TestGangCanBeNegated(t *testing.T) { // ST-RUL-50
	p := against(t, grakka, "seraphia")
	ally := p.onTrack(bossSide, 1, "gb_goblin_sapper")
	archer := p.hand(bossSide, "gb_goblin_archer")
	p.hand(0, "se_gate_novice", "se_citadel_warden")
	p.bossTurn(bossPlays)
	p.asks(askReact, 0)
	p.do(PlayAction, p.sides[0].hand.list[1])
	p.do(PayAuto)
	p.isIn(archer, inCasualties, bossSide)
	if p.cards[ally].gang != 0 {
		t.Error("the Gang was not negated")
	}
}

func TestDeployAndLeaderCannotBeNegated(t *testing.T) { // ST-RUL-50, ST-CHN-11
	p := against(t, grakka, "seraphia")
	p.hand(bossSide, "gb_goblin_tank", "gb_goblin_leader")
	p.hand(0, "se_gate_novice", "se_citadel_warden")
	p.bossTurn(bossPlays)
	if p.ask.kind == askReact {
		t.Error("asked to react")
	}
}

func TestNovaWakesTheTotem(t *testing.T) { // ST-EX-22, ST-CMD-5, ST-CMD-8
	p := against(t, grakka, "seraphia")
	p.boss.menace, p.boss.life = 3, p.boss.start-5
	totem := p.onTrack(bossSide, 2, "sh_restoration_totem")
	p.cards[totem].spirit, p.boss.spirit = 1, 12
	p.hand(bossSide, "sh_seal_of_nova")
	p.bossTurn(bossPlays)
	if p.cards[totem].spirit != 2 || p.boss.spirit != 11 || p.boss.life != p.boss.start-3 {
		t.Errorf("tokens %d, supply %d, Life %d of %d", p.cards[totem].spirit, p.boss.spirit, p.boss.life, p.boss.start)
	}
	var order []string
	for _, name := range p.names() {
		switch name {
		case "spirit_token", "life_recovered", "action_done":
			order = append(order, name)
		}
	}
	if !slices.Equal(order, []string{"spirit_token", "life_recovered", "action_done"}) {
		t.Errorf("order %v", order)
	}
	if lost := p.sides[0].casualties.len(); lost != 3 {
		t.Errorf("the player lost %d cards", lost)
	}
}

func TestRecoveryOfATotemIsLimited(t *testing.T) { // ST-EX-22
	p := against(t, grakka, "seraphia")
	p.boss.menace, p.boss.life = 3, p.boss.start-1
	totem := p.onTrack(bossSide, 2, "sh_restoration_totem")
	p.cards[totem].spirit, p.boss.spirit = 1, 12
	p.hand(bossSide, "sh_seal_of_nova")
	p.bossTurn(bossPlays)
	if p.boss.life != p.boss.start {
		t.Errorf("Life %d of %d", p.boss.life, p.boss.start)
	}
}

func TestTotemsEverywhere(t *testing.T) { // ST-RUL-33, ST-CMD-8
	p := against(t, grakka, "seraphia")
	p.boss.menace = 4
	track, front := p.onTrack(bossSide, 2, "sh_restoration_totem"), p.onFront(bossSide, "sh_wrath_totem")
	middle := p.inMiddle(bossSide, "sh_wrath_totem")
	p.boss.spirit, p.cards[front].spirit = 2, 11
	p.hand(bossSide, "sh_spiritual_shaman") // Deploy with a Spirit icon
	p.bossTurn(bossPlays)
	if a, b, c := p.cards[track].spirit, p.cards[front].spirit, p.cards[middle].spirit; a != 1 || b != 12 || c != 0 {
		t.Errorf("tokens %d, %d, %d", a, b, c)
	}
	if n := len(p.named("totem_activated")); n != 2 || p.sides[0].casualties.len() != 1 {
		t.Errorf("%d Totems activated, %d cards lost; the third got no token", n, p.sides[0].casualties.len())
	}
}

func TestTotemOfAPlayerGetsNone(t *testing.T) { // ST-RUL-71
	p := against(t, grakka, "seraphia")
	c := p.find(bossSide, "sh_wrath_totem")
	p.lift(c)
	p.stand(c, 0, 0)
	p.boss.menace = 1
	p.hand(bossSide, "sh_seal_of_haste")
	p.bossTurn(bossPlays)
	if p.cards[c].spirit != 0 || p.boss.spirit != spiritCap {
		t.Error("a Totem that the player controls got a token")
	}
}

func TestNegatedActionCallsNoSpirits(t *testing.T) { // ST-RUL-50
	p := against(t, grakka, "seraphia")
	p.boss.menace = 3
	totem := p.onTrack(bossSide, 1, "sh_restoration_totem")
	p.hand(bossSide, "sh_seal_of_nova")
	p.hand(0, "se_gate_novice", "se_citadel_warden")
	p.bossTurn(bossPlays)
	p.do(PlayAction, p.sides[0].hand.list[1])
	p.do(PayAuto)
	if p.cards[totem].spirit != 0 {
		t.Error("the Totem got a token")
	}
}

// The action of a storming card is not the playing of a card.
func TestStormCallsNoSpirits(t *testing.T) { // ST-CMD-5
	p := against(t, grakka, "seraphia")
	totem := p.onTrack(bossSide, 1, "sh_restoration_totem")
	p.boss.life = 5
	p.raid("sh_spiritual_shaman") // recover 3
	if p.boss.life != 8 {
		t.Fatalf("Life %d: the action was not carried out", p.boss.life)
	}
	if p.cards[totem].spirit != 0 {
		t.Error("the Totem got a token")
	}
}

// Spirits come before the Menace Level effect and before storms (ST-CMD-5).
func TestSpiritsComeFirst(t *testing.T) { // ST-CMD-5, ST-CNF-4
	p := against(t, king, "seraphia")
	p.boss.menace = 4
	p.onFront(bossSide, "sh_wrath_totem")
	p.hand(bossSide, "sh_spiritual_shaman")
	p.bossTurn(bossPlays)
	names := p.names()
	if token, menace := slices.Index(names, "spirit_token"), slices.Index(names, "menace_changed"); token < 0 || menace < token {
		t.Errorf("order %v", names)
	}

	p = against(t, king, "seraphia")
	totem := p.onTrack(bossSide, 3, "sh_restoration_totem")
	p.hand(bossSide, "sh_seal_of_haste")
	p.bossTurn(bossPlays)
	p.isIn(totem, inCasualties, bossSide)
	names = p.names()
	if token, storms := slices.Index(names, "spirit_token"), slices.Index(names, "storms"); token < 0 || storms < token {
		t.Errorf("order %v", names)
	}
}

func TestCommandsOfTheContent(t *testing.T) { // ST-CMD-1, ST-CMD-3, ST-CMD-11
	for i := range content.set.Cards {
		c := &content.set.Cards[i]
		boss := c.Crest == cards.Basic || c.Crest == cards.Advanced
		if boss != (len(c.Commands) > 0) {
			t.Errorf("%s: crest %v with commands %v", c.Name, c.Crest, c.Commands)
		}
		if slices.Contains(c.Commands, cards.Action) && c.Creature() || (slices.Contains(c.Commands, cards.Deploy) || slices.Contains(c.Commands, cards.Leader)) && !c.Creature() {
			t.Errorf("%s: commands %v", c.Name, c.Commands)
		}
	}
}
