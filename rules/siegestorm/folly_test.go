package siegestorm

import (
	"slices"
	"testing"

	"portcullis/rules"
)

// sane reports whether a choice of the position is one that is worth a thought.
func (p *position) sane(c rules.Choice) bool { return slices.Contains(p.Sensible(nil), c) }

// Nobody leaves the war track empty who could fill it for little (ST-TIP-6), nor ends a turn before a creature that costs nothing.
func TestNobodyLeavesTheTrackEmpty(t *testing.T) {
	for name, c := range map[string]struct {
		lay  func(p *position)
		want bool // the turn may end
	}{
		"a creature that costs nothing": {func(p *position) { p.hand(0, "se_gate_novice"); p.onTrack(0, 2, "se_shield_sister") }, false},
		"one that costs a card":         {func(p *position) { p.hand(0, "se_wing_lancer", "se_choir_magister") }, false},
		"one that costs three": {func(p *position) {
			p.hand(0, "se_judicator", "se_choir_magister", "se_choir_magister", "se_archon_of_dawn")
		}, true},
		"one behind another": {func(p *position) {
			p.hand(0, "se_wing_lancer", "se_choir_magister")
			p.onTrack(0, 2, "se_shield_sister")
		}, true},
		"one behind another, and a storm comes": {func(p *position) {
			p.hand(0, "se_wing_lancer", "se_choir_magister")
			p.onTrack(0, 2, "se_shield_sister")
			p.onTrack(1, 3, "sx_ashen_reaver")
		}, false},
	} {
		p := at(t, duel, "seraphia", "styxia")
		c.lay(p)
		p.begin(0, turnDeploy)
		if got := p.sane(of(Continue)); got != c.want {
			t.Errorf("%s: the turn may end: %t", name, got)
		}
	}
}

// No attacker is spent for as few cards as a storm takes at the least, and no more is paid than that brings (ST-PLY-3).
func TestNobodyPaysMoreThanItTakes(t *testing.T) {
	for name, c := range map[string]struct {
		lay  func(p *position) rules.Choice
		want bool
	}{
		"an attacker for 1 DMG": {func(p *position) rules.Choice { return of(PlayAction, int16(p.hand(0, "ys_salt_road_mercenary"))) }, false},
		"the same, and the end is near": {func(p *position) rules.Choice {
			p.resources(1, 5)
			return of(PlayAction, int16(p.hand(0, "ys_salt_road_mercenary")))
		}, true},
		"a weak creature for 1 card of the hand": {func(p *position) rules.Choice { return of(PlayAction, int16(p.hand(0, "ys_gutter_informant"))) }, true},
		"2 cards for 1 DMG":                      {func(p *position) rules.Choice { return of(Activate, int16(p.onTrack(0, 2, "ys_siege_alchemist"))) }, false},
		"2 Supporters for 1 DMG": {func(p *position) rules.Choice {
			p.supporter(0, "ys_venom_seller")
			p.supporter(0, "ys_debt_collector")
			return of(Activate, int16(p.onTrack(0, 2, "ys_siege_alchemist")))
		}, true},
		"4 cards for a creature that cost none": {func(p *position) rules.Choice {
			p.onTrack(1, 1, "sx_grave_picket")
			return of(PlayAction, int16(p.hand(0, "ys_the_assassin")))
		}, false},
		"4 cards for a strong one": {func(p *position) rules.Choice {
			p.onTrack(1, 1, "sx_ashen_reaver")
			return of(PlayAction, int16(p.hand(0, "ys_the_assassin")))
		}, true},
	} {
		p := at(t, duel, "ysra", "styxia")
		p.onTrack(0, 1, "ys_ash_cloak_sentry")
		p.hand(0, "ys_purge_doctor", "ys_venom_seller", "ys_debt_collector")
		p.hand(1, "sx_bone_thrall")
		play := c.lay(p)
		p.begin(0, turnDeploy)
		i := slices.IndexFunc(p.Decision().Choices, func(o rules.Choice) bool { return o.Verb == play.Verb && o.Args[0] == play.Args[0] })
		if i < 0 {
			t.Fatalf("%s: not among %v", name, p.Decision().Choices)
		}
		if got := p.sane(p.Decision().Choices[i]); got != c.want {
			t.Errorf("%s: worth a thought: %t", name, got)
		}
	}
}

// A creature whose blow takes more than a Supporter still pays becomes none, late in a match; nor is one replaced by its equal (ST-HLD-2).
func TestNobodySparesTheOpponent(t *testing.T) {
	for name, c := range map[string]struct {
		left          int // Resources of each
		front         string
		support, hold bool
	}{
		"early":                       {20, "", true, true},
		"late":                        {4, "", false, false},
		"in place of one that stands": {20, "se_lantern_bearer", true, false},
	} {
		p := at(t, duel, "seraphia", "styxia")
		p.onTrack(0, 3, "se_lantern_bearer") // 2 ATT
		if c.front != "" {
			p.onFront(0, c.front)
		}
		p.resources(0, c.left)
		p.resources(1, c.left)
		p.begin(0, turnAdvance)
		p.asks(askOrder, 0)
		if got := p.sane(of(OrderSupport)); got != c.support {
			t.Errorf("%s: a Supporter: %t", name, got)
		}
		if got := p.sane(of(OrderFront, 0)); got != c.hold {
			t.Errorf("%s: holds: %t", name, got)
		}
	}
}

// Of two creatures the weaker is no target for what kills, where the other is worth more in all (ST-RUL-19).
func TestNobodyKillsTheWeaker(t *testing.T) {
	p := at(t, duel, "styxia", "ysra")
	weak, strong := p.onTrack(1, 1, "ys_gutter_informant"), p.onTrack(1, 2, "ys_debt_collector")
	hangman := p.hand(0, "sx_hangman_of_the_styx")
	p.fund(0, 3)
	p.begin(0, turnDeploy)
	p.do(PlayAction, hangman)
	if kept := ofVerb(p.sensible(), AtTarget); len(kept) != 1 || cardNo(kept[0].Args[0]) != strong || cardNo(kept[0].Args[0]) == weak {
		t.Errorf("left are %v", kept)
	}
}

// Who is stormed for half of what is left to him kills the creature that storms and no other one, if he kills one (ST-STO-10, ST-STO-12).
func TestAKillAnswersTheStorm(t *testing.T) {
	for left, others := range map[int]bool{5: false, 20: true} {
		p := at(t, duel, "styxia", "seraphia")
		stormer := p.onTrack(1, 3, "se_wing_lancer") // 2 ATT, 1 DMG
		p.onTrack(1, 2, "se_bannered_captain")       // 1 ATT more for the others
		idle := p.onTrack(1, 1, "se_hospitaller")
		smith := p.hand(0, "sx_marrow_smith")
		p.fund(0, 2)
		p.resources(0, left)
		p.resources(1, 20)
		p.begin(1, turnAdvance)
		p.asks(askOrder, 1)
		p.play(of(OrderStorm))
		p.asks(askReact, 0)
		p.do(PlayAction, smith)
		if !p.sane(p.choice(AtTarget, stormer)) {
			t.Errorf("with %d cards left: the creature that storms is no target", left)
		}
		if got := p.sane(p.choice(AtTarget, idle)); got != others {
			t.Errorf("with %d cards left and a storm of %d: another one is a target: %t", left, p.blowTakes(stormer), got)
		}
	}
}

// A storm for a single card does not go before a Supporter that pays as much in two turns (ST-PLY-3).
func TestASingleCardIsNoBlowToSave(t *testing.T) {
	p := at(t, duel, "styxia", "seraphia")
	p.onTrack(0, 3, "sx_bone_thrall")   // 2 ATT, 1 DMG
	p.onTrack(1, 1, "se_shield_sister") // 4 DEF
	p.resources(0, 4)
	p.resources(1, 15)
	p.begin(0, turnAdvance)
	p.asks(askOrder, 0)
	if !p.sane(of(OrderSupport)) || !p.sane(of(OrderStorm)) {
		t.Errorf("left are %v", p.sensible())
	}
}

// Nobody draws its own Resources out, by an action, an order or a passive, but to win (ST-WIN-1).
func TestNobodyDrawsItselfOut(t *testing.T) {
	for _, c := range []struct {
		left int
		foe  int
		want bool
	}{{1, 20, false}, {3, 20, false}, {4, 20, true}, {3, 1, true}, {1, 1, false}} {
		p := at(t, duel, "khunglai", "styxia")
		master := p.hand(0, "kh_retired_master") // draws 2
		p.onTrack(0, 2, "kh_armored_yak")
		p.resources(0, c.left)
		p.resources(1, c.foe)
		p.begin(0, turnDeploy)
		if got := !p.foolish(of(PlayAction, int16(master))); got != c.want {
			t.Errorf("with %d cards against %d it draws 2: %t", c.left, c.foe, got)
		}
	}
	for _, left := range []int{3, 4} {
		p := at(t, duel, "khunglai", "styxia")
		p.onTrack(0, 3, "kh_retired_master")
		p.resources(0, left)
		p.begin(0, turnAdvance)
		p.asks(askOrder, 0)
		if got, want := p.sane(of(OrderStorm)), left == 4; got != want {
			t.Errorf("with %d cards it storms and draws 2: %t", left, got)
		}
	}
}

// Nobody ends a turn before a storm that wins the match who can deploy a creature that stops it, whatever that costs (ST-STO-4).
func TestNobodyYieldsToAStormThatWins(t *testing.T) {
	for left, want := range map[int]bool{4: true /* nothing stops it */, 6: false, 12: true} {
		p := at(t, duel, "seraphia", "styxia")
		p.hand(0, "se_judicator", "se_choir_magister", "se_choir_magister", "se_archon_of_dawn")
		p.onTrack(0, 2, "se_gate_novice")
		p.onTrack(1, 3, "sx_ashen_reaver")
		p.resources(0, left)
		p.begin(0, turnDeploy)
		if got := !p.foolish(of(Continue)); got != want {
			t.Errorf("with %d cards left and a storm of %d that comes: the turn may end: %t", left, p.blowTakes(p.tracks[p.trackOf(1)].slots[2]), got)
		}
	}
}
