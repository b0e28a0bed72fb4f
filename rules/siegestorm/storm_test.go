package siegestorm

import "testing"

// stormOf is a Duel in which a creature of side 0 leaves its track and is told to storm.
func stormOf(t *testing.T, faction, key, against string, prepare ...func(p *position)) (*position, cardNo) {
	t.Helper()
	p := at(t, duel, faction, against)
	c := p.onTrack(0, 3, key)
	for _, f := range prepare {
		f(p)
	}
	p.begin(0, turnAdvance)
	p.asks(askOrder, 0)
	p.do(OrderStorm)
	return p, c
}

func TestStormWithoutStrength(t *testing.T) { // ST-EX-10, ST-STO-1, ST-STO-2, ST-STO-4, ST-STO-11
	var before int
	p, c := stormOf(t, "ysra", "ys_salt_road_mercenary", "ysra", func(p *position) {
		p.onTrack(1, 1, "ys_ash_cloak_sentry")
		p.resources(1, 20)
		before = p.sides[1].resources.len()
	})
	if got := before - p.sides[1].resources.len(); got != 1 {
		t.Errorf("the opponent lost %d cards, not 1 by the action alone", got)
	}
	p.isIn(c, inCasualties, 0)
}

func TestStormKillsWithMoreThanDEF(t *testing.T) { // ST-EX-11, ST-STO-6, ST-STO-7, ST-STO-9
	for _, c := range []struct {
		key  string
		dies bool
	}{{"se_citadel_warden", false}, {"se_lantern_bearer", true}} {
		var held cardNo
		p, _ := stormOf(t, "seraphia", "se_bannered_captain", "seraphia", func(p *position) {
			held = p.inMiddle(1, c.key)
		})
		// Bannered Captain has ATT 3 and its own action speaks of Allies only.
		p.asks(askAttack, 0)
		if got := p.strength(p.stormer); got != 3 {
			t.Fatalf("Attack Strength %d", got)
		}
		before := p.sides[1].resources.len()
		p.do(Strike, held)
		if dead := p.cards[held].place == inCasualties; dead != c.dies {
			t.Errorf("%s with DEF %d is killed: %v", c.key, p.design(held).DEF, dead)
		}
		if p.sides[1].resources.len() != before {
			t.Error("left over damage hit the player")
		}
	}
}

func TestStormTargets(t *testing.T) { // ST-STO-7, ST-STO-8, ST-ALY-5, ST-RUL-13
	var front, theirTrack, mine cardNo
	p, _ := stormOf(t, "seraphia", "se_bannered_captain", "styxia", func(p *position) {
		front = p.onFront(1, "sx_soul_ferryman")
		theirTrack = p.onTrack(1, 2, "sx_bone_thrall")
		mine = p.inMiddle(0, "se_gate_novice")
	})
	p.asks(askAttack, 0)
	if !p.can(Strike, front) || !p.can(StrikeAt, 1) {
		t.Errorf("targets are %v", p.choices)
	}
	if p.can(Strike, theirTrack) || p.can(Strike, mine) || p.can(StrikeAt, 0) {
		t.Errorf("too many targets: %v", p.choices)
	}
}

func TestStormHitsTheOpponent(t *testing.T) { // ST-STO-4, ST-STO-5, ST-STO-10, ST-ZON-10
	var guard cardNo
	var before int
	p, _ := stormOf(t, "seraphia", "se_bannered_captain", "styxia", func(p *position) {
		guard = p.onTrack(1, 1, "sx_carrion_hound") // DEF 1
		before = p.sides[1].resources.len()
	})
	if got := before - p.sides[1].resources.len(); got != 2 {
		t.Errorf("ATT 3 against a Defender with DEF 1 takes %d cards", got)
	}
	p.isIn(guard, onTrack, 1)
}

func TestStormActionKillsTheDefender(t *testing.T) { // ST-EX-13, ST-STO-3, ST-RUL-11
	var sister cardNo
	p, _ := stormOf(t, "ysra", "ys_the_assassin", "seraphia", func(p *position) {
		sister = p.onTrack(1, 1, "se_shield_sister")
		p.onFront(1, "se_archon_of_dawn")
	})
	p.isIn(sister, inCasualties, 1)
	p.asks(askAttack, 0)
	if got := p.strength(p.stormer); got != 3 {
		t.Errorf("Attack Strength %d", got)
	}
}

func TestNegatedStormActionLeavesTheAttack(t *testing.T) { // ST-STO-9, ST-EX-14, ST-RUL-16, ST-CHN-12
	var sister, warden cardNo
	p, assassin := stormOf(t, "ysra", "ys_the_assassin", "seraphia", func(p *position) {
		sister = p.onTrack(1, 1, "se_shield_sister")
		p.onFront(1, "se_archon_of_dawn")
		warden = p.hand(1, "se_citadel_warden")
		p.supporter(1, "se_gate_novice")
	})
	p.asks(askReact, 1)
	p.do(PlayAction, warden)
	p.do(PayAuto)
	p.isIn(sister, onTrack, 1)
	if told := p.events[len(p.events)-3]; told.Name != "struck_player" || told.N != 0 { // 3 - 4, so that nobody is asked what it hits
		t.Errorf("told %s with Attack Strength %d", told.Name, told.N)
	}
	p.isIn(assassin, inCasualties, 0)
}

func TestStormerKilledInReply(t *testing.T) { // ST-EX-15, ST-RUL-63, ST-RUL-64
	var before int
	var hangman cardNo
	p, c := stormOf(t, "ysra", "ys_siege_alchemist", "styxia", func(p *position) {
		hangman = p.hand(1, "sx_hangman_of_the_styx")
		for range 3 {
			p.supporter(1, "sx_bone_thrall")
		}
		before = p.sides[1].resources.len()
	})
	p.asks(askReact, 1)
	p.do(PlayAction, hangman)
	if p.ask.kind == askTarget {
		p.do(AtTarget, c)
	}
	p.do(PayAuto)
	p.isIn(c, inCasualties, 0)
	if got := before - p.sides[1].resources.len(); got != 3 {
		t.Errorf("the opponent lost %d cards, not 3 by the action alone", got)
	}
}

func TestSecondExitWaits(t *testing.T) { // ST-EX-26, ST-RUL-39, ST-RUL-75
	var second cardNo
	p, sentinel := stormOf(t, "khunglai", "kh_staff_circle_sentinel", "styxia", func(p *position) {
		second = p.onTrack(0, 2, "kh_sword_lama")
		p.inMiddle(1, "sx_bone_thrall")
	})
	p.asks(askAttack, 0)
	if p.cards[second].place != exiting || p.stormer != sentinel {
		t.Fatalf("the second creature is in %s", p.cards[second].place)
	}
	p.do(StrikeAt, 1)
	p.isIn(sentinel, inCasualties, 0)
	p.asks(askOrder, 0)
	if p.top().card != second {
		t.Error("the order is asked for another creature")
	}
}

func TestAnnouncementBeforeTheAttack(t *testing.T) { // ST-RUL-69, ST-CHN-1
	var imp, creature cardNo
	p, c := stormOf(t, "styxia", "sx_hangman_of_the_styx", "seraphia", func(p *position) {
		imp = p.hand(0, "sx_bone_thrall")
		creature = p.hand(0, "sx_grave_picket")
		p.onFront(1, "se_archon_of_dawn")
	})
	p.asks(askAttack, 0)
	before := p.sides[1].resources.len()
	if p.can(PlayCreature, creature) {
		t.Error("a creature may be played during ATTACK")
	}
	p.do(PlayAction, imp)
	p.asks(askAttack, 0)
	if got := before - p.sides[1].resources.len(); got != 1 || p.stormer != c {
		t.Errorf("the action did %d DMG", got)
	}
}

func TestActionBeforeOwnHarm(t *testing.T) { // ST-EX-30, ST-RUL-5, ST-CNF-1
	p, _ := stormOf(t, "styxia", "sx_ashen_reaver", "seraphia", func(p *position) {
		p.resources(0, 0)
		p.resources(1, 1)
	})
	if p.result != wonDuel || p.loser != 1 {
		t.Errorf("result %d, loser %d", p.result, p.loser)
	}
}

func TestOwnHarmAfterTheAction(t *testing.T) { // ST-STO-3
	p, _ := stormOf(t, "styxia", "sx_ashen_reaver", "seraphia", func(p *position) {
		p.resources(0, 0)
		p.resources(1, 20)
	})
	if p.result != wonDuel || p.loser != 0 {
		t.Errorf("result %d, loser %d", p.result, p.loser)
	}
	if got := p.sides[1].resources.len(); got != 18 {
		t.Errorf("%d Resources: the attack came before the passive", got)
	}
}

// ST-TRN-1, ST-WIN-1: a side with too few cards for its next Draw step is lost before its war track advances again, in a turn of its own
// only until it has drawn; a boss draws after he advances.
func TestWhoCannotDrawDoesNotAdvance(t *testing.T) {
	for d := range side(2) {
		for active := range side(2) {
			for stage, late := range map[uint8]bool{turnPrepare: true, turnDraw: true, turnDrawn: false, turnAdvance: false, turnDeploy: true, turnEnd: true} {
				for left, few := range map[int]bool{0: true, 1: true, 2: false} {
					p := at(t, duel, "ysra", "styxia")
					p.resources(d, left)
					p.begin(active, turnDeploy)
					p.turnFrame().stage = stage
					for track := range uint8(2) {
						owner := p.tracks[track].owner
						if want := owner == d && few && (late || active != d); p.parched(track) != want {
							t.Errorf("stage %d of seat %d, seat %d has %d cards left: the track of seat %d: %t", stage, active, d, left, owner, !want)
						}
					}
				}
			}
		}
	}
	for step, late := range map[uint8]bool{seatFirstWindow: true, seatDraws: true, seatSecondWindow: false, seatAdvances: false, seatThirdWindow: true, seatDone: true} {
		p := begun(coop, 1, 2) // each has a step of his own
		for n := 0; n < 40 && !p.sharedTurn(); n++ {
			if _, err := p.Apply(p.Decision().Choices[0]); err != nil {
				t.Fatal(err)
			}
		}
		if !p.sharedTurn() {
			t.Fatal("the players' turn does not begin")
		}
		for d := range side(2) {
			p.sides[d].resources = pile{}
			p.sides[d].step = step
		}
		for track := range uint8(maxTracks) {
			if at := p.tracks[track]; at.used && p.parched(track) != (late && at.owner != bossSide) {
				t.Errorf("shared turn, step %d, the track of %d: %t", step, at.owner, p.parched(track))
			}
		}
	}
}
