package siegestorm

import "testing"

// threatened is a Duel in which side 1 plays Bannered Captain as an action in W2, with Wing Lancer
// on its top slot; side 0 has the cards given (ST-EX-32).
func threatened(t *testing.T, setting autoPass, keys ...string) *position {
	t.Helper()
	p := at(t, duel, "styxia", "seraphia")
	p.hand(0, keys...)
	captain := p.hand(1, "se_bannered_captain")
	p.supporter(1, "se_gate_novice")
	p.supporter(1, "se_gate_novice")
	p.onTrack(1, 3, "se_wing_lancer")
	p.resources(1, 22)
	p.sides[0].autoPass = setting
	p.begin(1, turnDraw)
	p.asks(askWindow, 1)
	p.do(PlayAction, captain)
	p.do(PayAuto)
	return p
}

func asksSide0(p *position) bool { return p.ask.kind == askReact && p.ask.seat == 0 }

func TestAutoPass(t *testing.T) { // ST-EX-32, ST-REA-7, ST-REA-8, ST-RUL-77
	for _, c := range []struct {
		setting autoPass
		keys    []string
		asked   bool
	}{
		{passNever, []string{"se_citadel_warden", "sx_bone_thrall"}, true},
		{passIrrelevant, []string{"se_citadel_warden", "sx_bone_thrall"}, true},
		{passSenseless, []string{"se_citadel_warden", "sx_bone_thrall"}, true},
		{passSenseless, []string{"sx_bone_thrall"}, false}, // its damage can wait
		{passUnlessNegate, []string{"se_citadel_warden", "sx_bone_thrall"}, true},
		{passAlways, []string{"se_citadel_warden", "sx_bone_thrall"}, false},
		{passNever, []string{"sx_bone_thrall"}, true},
		{passIrrelevant, []string{"sx_bone_thrall"}, false},
		{passUnlessNegate, []string{"sx_bone_thrall"}, false},
		{passAlways, []string{"sx_bone_thrall"}, false},
	} {
		if p := threatened(t, c.setting, c.keys...); asksSide0(p) != c.asked {
			t.Errorf("setting %d with %v: asked %v", c.setting, c.keys, !c.asked)
		}
	}
}

func TestNoReactionNoQuestion(t *testing.T) { // ST-REA-6, ST-REA-2
	if p := threatened(t, passNever); asksSide0(p) {
		t.Error("a seat with no cards is asked")
	}
	if p := threatened(t, passNever, "se_citadel_warden"); asksSide0(p) {
		t.Error("a seat that cannot pay its only reaction is asked")
	}
}

func TestPassForTheTurn(t *testing.T) { // ST-REA-10
	p := threatened(t, passNever, "sx_bone_thrall")
	p.hand(1, "se_gate_novice")
	again := p.hand(1, "se_gate_novice")
	p.casualties(1, "se_gate_novice")
	p.do(PassTurn)
	p.asks(askWindow, 1)
	p.listed = false
	p.do(PlayAction, again)
	if asksSide0(p) {
		t.Error("asked again in the same turn")
	}
	p.endOfTurnEffects()
	if p.sides[0].passingTurn {
		t.Error("the pass outlives the turn")
	}
}

func TestReactionNeedsAnEffect(t *testing.T) { // ST-REA-3, ST-REA-4
	p := threatened(t, passNever, "sx_doom_cantor", "sx_bone_thrall", "sx_bone_thrall", "sx_bone_thrall", "sx_bone_thrall", "sx_bone_thrall")
	p.asks(askReact, 0)
	cantor := p.sides[0].hand.list[0]
	if p.can(PlayAction, cantor) {
		t.Error("an extra turn may be played in the opponent's turn")
	}
	q := threatened(t, passNever, "sx_lich_regent", "sx_bone_thrall", "sx_bone_thrall", "sx_bone_thrall", "sx_bone_thrall")
	q.asks(askReact, 0)
	if q.can(PlayAction, q.sides[0].hand.list[0]) {
		t.Error("a deploy may be played in the opponent's turn")
	}
}

func TestReactionByAbility(t *testing.T) { // ST-REA-1, ST-PLY-13, ST-CHN-2, ST-SUP-5
	p := at(t, duel, "khunglai", "seraphia")
	adept := p.onTrack(0, 2, "kh_druuk_school_adept")
	helper := p.supporter(0, "kh_retired_master")
	novice := p.hand(1, "se_gate_novice")
	p.casualties(1, "se_wing_lancer")
	p.begin(1, turnDeploy)
	p.do(PlayAction, novice)
	p.asks(askReact, 0)
	p.do(Activate, adept)
	p.do(PaySupporter, 0)
	if !p.cards[helper].committed || p.attack(adept) != 4 {
		t.Errorf("committed %v, ATT %d", p.cards[helper].committed, p.attack(adept))
	}
}

func TestPrepareWindow(t *testing.T) { // ST-TRN-13, ST-EX-31
	for _, c := range []struct {
		resources int
		stop      stop
		asked     bool
	}{{1, stopNeeded, true}, {2, stopNeeded, true}, {3, stopNeeded, false}, {3, stopAlways, true}, {1, stopNever, false}} {
		p := at(t, duel, "ysra", "ysra")
		p.hand(0, "ys_siege_alchemist", "ys_gutter_informant", "ys_gutter_informant")
		p.hand(1, "ys_gutter_informant")
		p.resources(0, c.resources)
		p.resources(1, 3)
		p.sides[0].stops[windowPrepare] = c.stop
		p.begin(0, turnPrepare)
		asked := p.result == undecided && p.ask.kind == askWindow && p.top().stage == windowPrepare
		if asked != c.asked {
			t.Errorf("%d Resources, stop %d: asked %v", c.resources, c.stop, asked)
		}
		if c.resources == 1 && c.asked {
			p.do(PlayAction, p.sides[0].hand.list[0])
			p.do(PayAuto)
			// The opponent stands at 0 and is still in the match (ST-WIN-4); nothing is left to play,
			// and the Draw step with 1 card loses.
			if p.sides[1].resources.len() != 0 || p.result != wonDuel || p.loser != 0 {
				t.Errorf("3 DMG at 3 Resources: %d left, result %d, loser %d", p.sides[1].resources.len(), p.result, p.loser)
			}
		}
	}
}

func TestLastChanceWins(t *testing.T) { // ST-EX-31
	p := at(t, duel, "ysra", "ysra")
	alchemist := p.hand(0, "ys_siege_alchemist")
	p.hand(0, "ys_gutter_informant", "ys_gutter_informant")
	p.resources(0, 1)
	p.resources(1, 2)
	p.begin(0, turnPrepare)
	p.do(PlayAction, alchemist)
	p.do(PayAuto)
	if p.result != wonDuel || p.loser != 1 {
		t.Errorf("result %d, loser %d", p.result, p.loser)
	}
}

func TestWindowTwoStops(t *testing.T) { // ST-TRN-13
	for _, c := range []struct {
		what  string
		stop  stop
		hand  string // beside a card to pay with
		slot  uint8  // of a creature on the war track
		asked bool
	}{
		{"whatever there is to play", stopAlways, "se_gate_novice", 1, true},
		{"nobody leaves the track", stopNeeded, "se_gate_novice", 2, false},
		{"a creature is about to leave it", stopNeeded, "se_gate_novice", 3, true},
		{"a card brings a creature forward", stopNeeded, "se_sky_hussar", 1, true},
		{"never", stopNever, "se_gate_novice", 3, false},
	} {
		p := standard(t)
		p.hand(0, c.hand, "se_gate_novice", "se_gate_novice", "se_gate_novice", "se_gate_novice")
		p.casualties(0, "se_wing_lancer")
		p.onTrack(0, c.slot, "se_shield_sister")
		p.sides[0].stops[windowDraw] = c.stop
		p.begin(0, turnDraw)
		if asked := p.ask.kind == askWindow && p.top().stage == windowDraw; asked != c.asked {
			t.Errorf("%s: asked %v", c.what, asked)
		}
	}
}

// A turn in which nothing more can be played ends by itself, unless the seat wants to be asked. Control that could be
// handed over keeps nobody.
func TestWindowThreeStops(t *testing.T) { // ST-TRN-13, ST-COP-3
	for _, c := range []struct {
		what  string
		stop  stop
		hand  string
		asked bool
	}{
		{"nothing to play", stopNeeded, "", false},
		{"nothing to play, and always asked", stopAlways, "", true},
		{"a creature", stopNeeded, "se_gate_novice", true},
	} {
		for _, mode := range []mode{duel, coop} {
			p := at(t, mode, "seraphia", "styxia")
			if c.hand != "" {
				p.hand(0, c.hand, "se_gate_novice")
			}
			p.sides[0].stops[windowDeploy] = c.stop
			if mode == duel {
				p.begin(0, turnDeploy)
			} else {
				p.beginTurn(0)
				p.sides[0].step = seatThirdWindow
				p.top().stage = sharedPlay
				p.goOn()
			}
			if asked := p.active == 0 && p.ask.kind == askWindow && p.top().stage == windowDeploy; asked != c.asked {
				t.Errorf("%s, %s: asked %v", mode, c.what, asked)
			}
		}
	}
}

// An action is picked before it is played, also one that costs nothing, in a window as in answer: its whole way is clicked (ST-REA-1, ST-PLY-5).
func TestAnActionIsPickedBeforeItIsPlayed(t *testing.T) {
	for _, kind := range []askKind{askReact, askWindow} {
		p := standard(t)
		c := p.hand(0, "se_gate_novice")
		p.begin(0, turnDeploy)
		p.ask.kind = kind
		if got := p.Describe(of(PlayAction, int16(c), int16(p.cards[c].design))); !got.Whole {
			t.Errorf("asked %v, its whole way is clicked: %t", kind, got.Whole)
		}
	}
}
