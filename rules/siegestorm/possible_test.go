package siegestorm

import (
	"testing"

	"portcullis/rules/siegestorm/cards"
)

// effective reports whether a text of one effect, played by side 0 from a card in its hand for a
// cost, would do something.
func (p *position) effective(e cards.Effect, cost int) bool {
	p.t.Helper()
	c := p.to(0, "se_gate_novice", inHand)
	defer func() {
		p.lift(c)
		p.put(c, inResources, 0)
	}()
	return p.possible(0, c, 0, unlimited([]cards.Effect{e}), cost)
}

func TestWhatDoesNothing(t *testing.T) { // ST-REA-3, ST-RUL-43, ST-TRN-12, ledger 7.4
	type makes func(*position)
	for _, c := range []struct {
		name   string
		effect cards.Effect
		change makes // what gives it something to do; nil: it always has
	}{
		{"damage of 0", cards.Effect{Do: cards.Damage, N: 2, Per: cards.OppSupporters}, func(p *position) { p.supporter(1, "sx_bone_thrall") }},
		{"draw", cards.Effect{Do: cards.Draw, N: 1}, nil},
		{"vision", cards.Effect{Do: cards.Vision, N: 2}, nil},
		{"heal", cards.Effect{Do: cards.Heal, N: 1}, func(p *position) { p.casualties(0, "se_gate_novice") }},
		{"discard", cards.Effect{Do: cards.Discard, N: 1, Pick: cards.ByOwner}, func(p *position) { p.hand(1, "sx_bone_thrall") }},
		{"steal", cards.Effect{Do: cards.Steal, N: 1}, func(p *position) { p.hand(1, "sx_bone_thrall") }},
		{"raise", cards.Effect{Do: cards.Raise, N: 1}, func(p *position) { p.casualties(1, "sx_bone_thrall") }},
		{"recall", cards.Effect{Do: cards.Recall, N: 1}, func(p *position) { p.casualties(0, "se_gate_novice") }},
		{"kill a target", cards.Effect{Do: cards.Kill, Target: cards.TargetEnemy}, func(p *position) { p.onTrack(1, 1, "sx_bone_thrall") }},
		{"destroy a group", cards.Effect{Do: cards.Destroy, Scope: cards.AllEnemies}, func(p *position) { p.onTrack(1, 1, "sx_bone_thrall") }},
		{"return a cheap group", cards.Effect{Do: cards.Return, Scope: cards.AllAllies, MaxCost: 1}, func(p *position) { p.onTrack(0, 2, "se_gate_novice") }},
		{"mod of Allies", cards.Effect{Do: cards.Mod, Scope: cards.AllAllies, ATT: 1}, func(p *position) { p.onTrack(0, 2, "se_gate_novice") }},
		{"sacrifice", cards.Effect{Do: cards.Sacrifice}, func(p *position) { p.onTrack(0, 2, "se_gate_novice") }},
		{"deploy of the hand", cards.Effect{Do: cards.DeployCard, From: cards.FromHand}, func(p *position) { p.hand(0, "se_gate_novice") }},
		{"deploy of the top Casualty", cards.Effect{Do: cards.DeployCard, From: cards.FromCasualties}, func(p *position) { p.casualties(0, "se_gate_novice") }},
		{"place", cards.Effect{Do: cards.Place, From: cards.FromHand, To: cards.ToFrontline}, func(p *position) { p.hand(0, "se_gate_novice") }},
		{"support of the hand", cards.Effect{Do: cards.Support, From: cards.FromHand}, func(p *position) { p.hand(0, "se_gate_novice") }},
		{"support of the top Casualty", cards.Effect{Do: cards.Support, From: cards.FromCasualties}, func(p *position) { p.casualties(0, "se_gate_novice") }},
		{"advance", cards.Effect{Do: cards.Advance, N: 1}, func(p *position) { p.onTrack(0, 2, "se_gate_novice") }},
		{"kill a Supporter", cards.Effect{Do: cards.KillSupporter, N: 1}, func(p *position) { p.supporter(1, "sx_bone_thrall") }},
		{"reset", cards.Effect{Do: cards.Reset, N: 1}, func(p *position) { p.cards[p.supporter(0, "se_gate_novice")].committed = true }},
		{"protect", cards.Effect{Do: cards.Protect}, func(p *position) { p.sides[0].protected[0] = false }},
		{"extra turn", cards.Effect{Do: cards.ExtraTurn}, func(p *position) { p.sides[0].extra = false }},
	} {
		p := standard(t)
		p.openTurn(0)
		p.sides[0].protected[0], p.sides[0].extra = true, true
		if got := p.effective(c.effect, 0); got != (c.change == nil) {
			t.Errorf("%s on an empty board: would do something %v", c.name, got)
		}
		if c.change == nil {
			continue
		}
		c.change(p)
		if !p.effective(c.effect, 0) {
			t.Errorf("%s would do nothing", c.name)
		}
	}
}

func TestNotInTheOpponentsTurn(t *testing.T) { // ST-REA-4, ST-TRN-10, ST-RUL-17
	p := standard(t)
	p.openTurn(1)
	p.hand(0, "se_gate_novice")
	for _, e := range []cards.Effect{{Do: cards.DeployCard, From: cards.FromHand}, {Do: cards.ExtraTurn}} {
		if p.effective(e, 0) {
			t.Errorf("verb %v would do something in the opponent's turn", e.Do)
		}
	}
	if !p.effective(cards.Effect{Do: cards.Place, From: cards.FromHand, To: cards.ToFrontline}, 0) {
		t.Error("a card cannot be placed in the opponent's turn")
	}
}

func TestDeployNeedsAnEmptyZone(t *testing.T) { // ST-PLC-2, ST-RUL-70
	p := standard(t)
	p.openTurn(0)
	p.hand(0, "se_gate_novice")
	p.onTrack(0, 1, "se_gate_novice")
	if p.effective(cards.Effect{Do: cards.DeployCard, From: cards.FromHand}, 0) {
		t.Error("a card can be deployed into an occupied Deployment Zone")
	}
	if !p.effective(cards.Effect{Do: cards.Place, From: cards.FromHand, To: cards.ToFrontline}, 0) {
		t.Error("placing needs an empty Deployment Zone")
	}
}

func TestOnlyCardsWithATTAndDEFAreDeployed(t *testing.T) { // ST-RUL-15
	p := standard(t)
	p.openTurn(0)
	p.hand(0, "sh_seal_of_nova")
	p.casualties(0, "se_gate_novice", "sh_seal_of_nova") // only the top one is looked at
	for _, e := range []cards.Effect{
		{Do: cards.DeployCard, From: cards.FromHand},
		{Do: cards.DeployCard, From: cards.FromCasualties},
		{Do: cards.Place, From: cards.FromHand, To: cards.ToZone},
	} {
		if p.effective(e, 0) {
			t.Errorf("%v of a card without ATT and DEF would do something", e.Do)
		}
	}
	if !p.effective(cards.Effect{Do: cards.Support, From: cards.FromCasualties}, 0) {
		t.Error("a card without ATT and DEF cannot become a Supporter")
	}
}

func TestCasualtiesThatThePaymentGives(t *testing.T) { // ST-RUL-72
	for _, c := range []struct {
		effect cards.Effect
		hand   string
		cost   int
		want   bool
	}{
		{cards.Effect{Do: cards.Recall, N: 1}, "sh_seal_of_nova", 1, true},
		{cards.Effect{Do: cards.Recall, N: 1}, "sh_seal_of_nova", 0, false},
		{cards.Effect{Do: cards.Recall, N: 1}, "", 1, false},
		{cards.Effect{Do: cards.Heal, N: 1}, "se_gate_novice", 1, true},
		{cards.Effect{Do: cards.Support, From: cards.FromCasualties}, "sh_seal_of_nova", 1, true},
		{cards.Effect{Do: cards.DeployCard, From: cards.FromCasualties}, "sh_seal_of_nova", 1, false},
		{cards.Effect{Do: cards.DeployCard, From: cards.FromCasualties}, "se_gate_novice", 1, true},
	} {
		p := standard(t)
		p.openTurn(0)
		if c.hand != "" {
			p.hand(0, c.hand)
		}
		if got := p.effective(c.effect, c.cost); got != c.want {
			t.Errorf("%v with %q in hand for a cost of %d: %v", c.effect.Do, c.hand, c.cost, got)
		}
	}
}

func TestFirstTargetDecides(t *testing.T) { // ST-RUL-43, ST-REA-3
	p := standard(t)
	p.openTurn(0)
	fox := p.hand(0, "kh_fox_mask_wanderer") // return target Ally, draw 1
	text := p.design(fox).Action
	if p.possible(0, fox, 0, text, 1) {
		t.Error("an action is possible though its first effect has no target")
	}
	if !p.doesSomething(0, fox, 0, text) {
		t.Error("a storm would not carry out the other effects")
	}
	p.onTrack(0, 2, "se_gate_novice")
	if !p.possible(0, fox, 0, text, 1) {
		t.Error("an action with a target is not possible")
	}
}

func TestIfDidAloneDoesNothing(t *testing.T) { // ST-RUL-56, ST-RUL-43
	p := standard(t)
	p.openTurn(0)
	picket := p.hand(0, "sx_grave_picket") // you may sacrifice an Ally; if you do, draw 2
	if p.possible(0, picket, 0, p.design(picket).Action, 0) {
		t.Error("without an Ally there is something to do")
	}
	p.onTrack(0, 2, "se_gate_novice")
	if !p.possible(0, picket, 0, p.design(picket).Action, 0) {
		t.Error("with an Ally there is nothing to do")
	}
}

func TestShapeshiftNeedsAnotherCard(t *testing.T) { // ST-RUL-42, ST-REA-2, ST-RUL-75
	for _, c := range []struct {
		name string
		hand []string
		sup  int
		want bool
	}{
		{"one card that would have to pay", []string{"se_gate_novice"}, 0, false},
		{"a Supporter to pay", []string{"se_gate_novice"}, 1, true},
		{"another card to pay", []string{"se_gate_novice", "sh_seal_of_nova"}, 0, true},
		{"no card with ATT and DEF", []string{"sh_seal_of_nova", "sh_seal_of_nova"}, 1, false},
	} {
		p := at(t, duel, "khunglai", "styxia")
		tengu := p.onTrack(0, 3, "kh_tengu")
		p.hand(0, c.hand...)
		for range c.sup {
			p.supporter(0, "kh_prayer_wheel_novice")
		}
		p.begin(0, turnDeploy)
		if got := p.can(Activate, tengu); got != c.want {
			t.Errorf("%s: possible %v", c.name, got)
		}
	}
}

func TestNoShapeshiftWithoutASlot(t *testing.T) { // ST-RUL-42, ST-RUL-75
	p := at(t, duel, "khunglai", "styxia")
	p.hand(0, "kh_prayer_wheel_novice", "kh_prayer_wheel_novice")
	tengu := p.onTrack(0, 3, "kh_tengu")
	p.openTurn(0)
	if p.abilityBar(0, tengu) != fine {
		t.Fatal("Tengu cannot shapeshift in a slot")
	}
	if p.exit(tengu); p.abilityBar(0, tengu) == fine {
		t.Error("an exiting creature can shapeshift")
	}
	p.leaveExits(tengu)
	p.cards[tengu].place, p.stormer = storming, tengu
	if p.abilityBar(0, tengu) == fine {
		t.Error("a storming creature can shapeshift")
	}
}

func TestBossVerbsInBossModes(t *testing.T) { // ledger 7.4, ST-RUL-26, ST-SOL-13
	p := against(t, grakka, "seraphia")
	recover, menace := &cards.Effect{Do: cards.Recover, N: 1}, &cards.Effect{Do: cards.Menace, N: 1}
	boss, player := p.commandOf(bossSide, noCard, p.bossTrack()), p.commandOf(0, noCard, 0)
	p.boss.menace = topMenace
	if p.would(boss, recover) || p.would(boss, menace) {
		t.Error("recover at the start value or menace at 5+ would do something")
	}
	p.boss.life, p.boss.menace = p.boss.start-1, 1
	if !p.would(boss, recover) || !p.would(boss, menace) {
		t.Error("recover or menace would do nothing")
	}
	if p.would(player, recover) || p.would(player, menace) {
		t.Error("recover or menace means something for a player")
	}
	kill := &cards.Effect{Do: cards.KillSupporter, N: 1}
	if p.would(player, kill) {
		t.Error("a boss at Menace 1 has something to lose")
	}
	p.boss.menace = 2
	if !p.would(player, kill) {
		t.Error("a boss at Menace 2 has nothing to lose")
	}
}

func TestBeforeAPlayerIsNamed(t *testing.T) { // ST-RUL-47, ST-COP-11: any seat may be named
	p := against(t, grakka, "seraphia", "styxia")
	m := p.commandOf(bossSide, noCard, p.bossTrack())
	for _, e := range []cards.Effect{oneDamage, {Do: cards.Damage, N: 1, Per: cards.OppSupporters}, {Do: cards.Discard, N: 1, Pick: cards.AtRandom},
		{Do: cards.Steal, N: 1}, {Do: cards.Raise, N: 1}, {Do: cards.KillSupporter, N: 1}} {
		if !p.would(m, &e) {
			t.Errorf("%v would do nothing", e.Do)
		}
	}
}
