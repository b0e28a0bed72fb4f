package siegestorm

import (
	"strings"
	"testing"
)

// stopsAt reports whether a side is asked at a window of the turn that begins at a stage.
func (p *position) stopsAt(d side, stage, window uint8) bool {
	p.t.Helper()
	p.begin(d, stage)
	return p.result == undecided && p.ask.kind == askWindow && p.ask.seat == d && p.top().stage == window
}

// dumb is a card whose action can be played at no window and that has no ability to pay for.
const dumb = "se_citadel_warden"

// ready gives a side cards to hold, with something to pay for them, to bring, to take and to raise beside.
func (p *position) ready(d side, hand ...string) {
	p.t.Helper()
	p.hand(d, append(hand, dumb)...)
	p.casualties(d, dumb)
	for range 6 {
		p.supporter(d, dumb)
	}
}

// W2 asks for the plays that bear on the advance, and on the order and the storm of a creature that leaves; for nothing else, and
// for those as well where it is asked as often as earlier.
func TestAdvanceAsksForWhatBears(t *testing.T) { // ST-TRN-13
	for _, c := range []struct {
		what         string
		mine, theirs string
		hand         string
		leaves       string // on the top slot; empty: nobody
		defender     string // across
		bears        bool
	}{
		{"damage", "ysra", "styxia", "ys_salt_road_mercenary", "ys_ash_cloak_sentry", "", false},
		{"damage by Supporters", "ysra", "styxia", "ys_purge_doctor", "ys_ash_cloak_sentry", "", true},
		{"heal", "seraphia", "styxia", "se_gate_novice", "se_shield_sister", "", false},
		{"support from the hand", "seraphia", "styxia", "se_oathkeeper", "se_wing_lancer", "", false},
		{"another turn", "seraphia", "styxia", "se_herald_of_second_dawn", "se_wing_lancer", "", false},
		{"draw", "khunglai", "styxia", "kh_retired_master", "kh_warrior_of_shambala", "", true},
		{"vision", "seraphia", "styxia", "se_lantern_bearer", "se_wing_lancer", "", true},
		{"vision, and nobody leaves", "seraphia", "styxia", "se_lantern_bearer", "", "", false},
		{"recall", "styxia", "ysra", "sx_soul_ferryman", "sx_bone_thrall", "", true},
		{"raise", "ysra", "styxia", "ys_debt_collector", "ys_ash_cloak_sentry", "", true},
		{"support from the Casualties", "styxia", "ysra", "sx_embalmer", "sx_bone_thrall", "", true},
		{"sacrifice", "styxia", "ysra", "sx_gravewyrm", "sx_bone_thrall", "", true},
		{"place", "ysra", "styxia", "ys_grand_overlord_ikee", "ys_ash_cloak_sentry", "", true},
		{"place, and nobody leaves", "ysra", "styxia", "ys_grand_overlord_ikee", "", "", false},
		{"deploy, though nobody leaves", "styxia", "ysra", "sx_lich_regent", "", "", true},
		{"kill who faces", "styxia", "ysra", "sx_hangman_of_the_styx", "sx_bone_thrall", "ys_ash_cloak_sentry", true},
		{"kill, and nobody leaves", "styxia", "ysra", "sx_hangman_of_the_styx", "", "ys_ash_cloak_sentry", false},
		{"return who faces", "seraphia", "styxia", "se_judicator", "se_wing_lancer", "sx_bone_thrall", true},
		{"destroy himself", "seraphia", "styxia", "se_seal_breaker", "se_wing_lancer", "", true},
		{"more ATT", "seraphia", "styxia", "se_bannered_captain", "se_wing_lancer", "", true},
		{"more DEF, which no storm looks at", "seraphia", "styxia", "se_shield_sister", "se_wing_lancer", "sx_bone_thrall", false},
		{"less DEF of the Defender", "styxia", "ysra", "sx_carrion_hound", "sx_bone_thrall", "ys_ash_cloak_sentry", true},
		{"less DEF of one who is ignored", "styxia", "ysra", "sx_carrion_hound", "sx_tomb_sapper", "ys_ash_cloak_sentry", false},
		{"less ATT of an Enemy", "ysra", "styxia", "ys_venom_seller", "ys_ash_cloak_sentry", "sx_bone_thrall", false},
		{"protect", "seraphia", "styxia", "se_aurex_the_wall_angel", "se_wing_lancer", "", true},
		{"discard", "ysra", "styxia", "ys_plague_minister", "ys_ash_cloak_sentry", "", true},
		{"discard, and nobody leaves", "ysra", "styxia", "ys_plague_minister", "", "", false},
		{"steal", "ysra", "styxia", "ys_veiled_cutpurse", "ys_ash_cloak_sentry", "", true},
		{"kill a Supporter", "styxia", "ysra", "sx_tomb_sapper", "sx_bone_thrall", "", true},
	} {
		for _, want := range []stop{stopBearing, stopNeeded, stopNever} {
			for d := range side(2) {
				p := at(t, duel, []string{c.mine, c.theirs, c.mine}[d:d+2]...)
				p.ready(d, c.hand)
				p.ready(1 - d)
				if c.leaves != "" {
					p.onTrack(d, 3, c.leaves)
				}
				if c.defender != "" {
					p.onTrack(1-d, 1, c.defender)
				}
				p.sides[d].stops[windowDraw] = want
				asked := p.stopsAt(d, turnDrawn, windowDraw)
				expect := want == stopBearing && c.bears || want == stopNeeded && (c.leaves != "" || c.bears || c.what == "place, and nobody leaves")
				if asked != expect {
					t.Errorf("%s, stop %d, seat %d: asked %v", c.what, want, d, asked)
				}
			}
		}
	}
}

// What wins at once bears, and so does a heal that comes before damage to the own side; an advance bears whoever leaves.
func TestAdvanceAsksAtTheEdges(t *testing.T) { // ST-TRN-13
	for _, c := range []struct {
		what      string
		hand      string
		leaves    string
		slot      uint8
		resources int // of the other side
		bears     bool
	}{
		{"damage that wins", "ys_salt_road_mercenary", "se_wing_lancer", 3, 0, true},
		{"damage that leaves him at 0", "ys_salt_road_mercenary", "se_wing_lancer", 3, 1, false},
		{"heal before its own damage", "se_gate_novice", "sx_ashen_reaver", 3, 9, true},
		{"heal, and nobody leaves", "se_gate_novice", "sx_ashen_reaver", 2, 9, false},
		{"advance, and nobody leaves", "se_sky_hussar", "se_wing_lancer", 2, 9, true},
		{"Shapeshift of who leaves", dumb, "kh_tengu", 3, 9, true},
		{"Shapeshift, and nobody leaves", dumb, "kh_tengu", 2, 9, false},
		{"ATT of its own ability", dumb, "kh_druuk_school_adept", 3, 9, true},
		{"ATT of its own ability, and nobody leaves", dumb, "kh_druuk_school_adept", 2, 9, false},
	} {
		p := standard(t)
		p.ready(0, c.hand)
		p.ready(1)
		p.onTrack(0, c.slot, c.leaves)
		p.resources(1, c.resources)
		p.sides[0].stops[windowDraw] = stopBearing
		if asked := p.stopsAt(0, turnDrawn, windowDraw); asked != c.bears {
			t.Errorf("%s: asked %v", c.what, asked)
		}
	}
}

// A boss reacts to no storm, so that nothing has to be taken from him before it; his creatures stand in its way as others do.
func TestAdvanceAgainstABoss(t *testing.T) { // ST-TRN-13, ST-COP-3, ST-SOL-16
	for _, c := range []struct {
		what  string
		hand  string
		bears bool
	}{
		{"discard", "ys_plague_minister", false}, {"steal", "ys_veiled_cutpurse", false}, {"protect", "se_aurex_the_wall_angel", false},
		{"kill", "sx_hangman_of_the_styx", true}, {"draw", "kh_retired_master", true}, {"damage", "ys_salt_road_mercenary", false},
	} {
		for _, factions := range [][]string{{"seraphia"}, {"seraphia", "styxia"}} {
			for d := range side(len(factions)) {
				p := against(t, grakka, factions...)
				for e := range side(len(factions)) {
					p.sides[e].stops = [windows]stop{stopNever, stopNever, stopAlways}
					p.ready(e)
				}
				p.hand(d, c.hand)
				p.onTrack(d, 3, "se_wing_lancer")
				p.onTrack(bossSide, 1, "sh_shaman_berserker")
				p.hand(bossSide, "sh_shaman_berserker")
				p.sides[d].stops[windowDraw] = stopBearing
				asked := false
				if p.set.mode == coop {
					p.turn = 2
					p.openTurn(d)
					p.sides[d].step = seatSecondWindow
					p.push(frame{kind: sharedFrame, by: d, stage: sharedPlay})
					p.goOn()
					asked = p.ask.kind == askWindow && p.ask.seat == d && p.top().stage == windowDraw
				} else {
					asked = p.stopsAt(d, turnDrawn, windowDraw)
				}
				if asked != c.bears {
					t.Errorf("%s, seat %d of %d: asked %v", c.what, d, len(factions), asked)
				}
			}
		}
	}
}

// In Last Man Standing each seat is asked for what bears on a creature of either track, and an ability only for its own.
func TestAdvanceOfTwoTracks(t *testing.T) { // ST-TRN-13, ST-LMS-5
	for d := range side(4) {
		for flank := range uint8(2) {
			for _, c := range []struct {
				what    string
				ability bool // of a creature on the other track
				hand    string
				bears   bool
			}{{"damage", false, "ys_salt_road_mercenary", false}, {"more ATT", false, "se_bannered_captain", true}, {"steal over the other track", true, dumb, false}} {
				p := at(t, lastMan, "seraphia", "styxia", "ysra", "khunglai")
				for e := range side(4) {
					p.ready(e)
				}
				p.hand(d, c.hand)
				left := 2 * uint8(d)
				p.onTrackOf(d, left+flank, 3, "se_wing_lancer")
				if c.ability {
					p.onTrackOf(d, left+1-flank, 1, "ys_night_market_broker")
				}
				p.sides[d].stops[windowDraw] = stopBearing
				if asked := p.stopsAt(d, turnDrawn, windowDraw); asked != c.bears {
					t.Errorf("%s, seat %d, track %d: asked %v", c.what, d, flank, asked)
				}
			}
		}
	}
}

// W1 asks for Vision, and for creatures that come only if they have a part in the Draw step, from the hand, the Casualties or a
// partner's hand.
func TestDrawAsksForWhatBears(t *testing.T) { // ST-TRN-13, ST-RUL-42, ST-RUL-72
	for _, c := range []struct {
		what       string
		hand       []string
		casualties string
		track      string
		bears      bool
	}{
		{"Vision", []string{"se_lantern_bearer"}, dumb, "", true},
		{"draw", []string{"kh_retired_master"}, dumb, "", false},
		{"damage", []string{"ys_salt_road_mercenary"}, dumb, "", false},
		{"place", []string{"ys_grand_overlord_ikee"}, dumb, "", false},
		{"place one that draws more", []string{"ys_grand_overlord_ikee", "se_choir_magister"}, dumb, "", true},
		{"place one with Vision", []string{"ys_grand_overlord_ikee", "ys_gutter_informant"}, dumb, "", true},
		{"deploy", []string{"sx_lich_regent"}, dumb, "", false},
		{"deploy one that heals in the Draw step", []string{"sx_lich_regent"}, "se_hospitaller", "", true},
		{"Shapeshift", nil, dumb, "kh_tengu", false},
		{"Shapeshift into one that draws more", []string{"se_choir_magister"}, dumb, "kh_tengu", true},
	} {
		for _, want := range []stop{stopBearing, stopNeeded} {
			for d := range side(2) {
				p := standard(t)
				p.ready(d, c.hand...)
				p.ready(1 - d)
				p.casualties(d, c.casualties)
				if c.track != "" {
					p.onTrack(d, 1, c.track)
				}
				p.sides[d].stops[windowPrepare] = want
				brings := strings.HasPrefix(c.what, "place") || strings.HasPrefix(c.what, "deploy") || strings.HasPrefix(c.what, "Shapeshift")
				if asked := p.stopsAt(d, turnPrepare, windowPrepare); asked != (c.bears || want == stopNeeded && brings) {
					t.Errorf("%s, stop %d, seat %d: asked %v", c.what, want, d, asked)
				}
			}
		}
	}
	p := pair(t, "seraphia", "styxia", func(p *position) {
		p.ready(0)
		p.ready(1)
		p.onTrack(1, 1, "kh_tengu")
		p.sides[0].stops[windowPrepare] = stopBearing
	})
	if p.asks(askWindow, 0); p.top().stage != windowPrepare {
		t.Error("a partner's Shapeshift is not asked about before the draw")
	}
}

// A hand that the draw would overfill, and Resources that it empties, ask whatever can be played.
func TestDrawAsksAtTheEdges(t *testing.T) { // ST-TRN-13, ST-TRN-5, ST-EX-31
	for _, c := range []struct {
		what      string
		more      int // cards in the hand beside two
		resources int
		bears     bool
	}{{"room and cards", 0, 9, false}, {"no room", 7, 9, true}, {"just room", 6, 9, false}, {"the last cards", 0, 2, true}} {
		p := standard(t)
		p.ready(0, "ys_salt_road_mercenary")
		p.ready(1)
		for range c.more {
			p.hand(0, dumb)
		}
		p.resources(0, c.resources)
		p.sides[0].stops[windowPrepare] = stopBearing
		if asked := p.stopsAt(0, turnPrepare, windowPrepare); asked != c.bears {
			t.Errorf("%s: asked %v", c.what, asked)
		}
	}
}

// By default what can be played at a later window of the turn as well stops nobody at W1 and W2; what changes which creature leaves, or
// what the opponent can answer, does.
func TestWindowsThatCanWait(t *testing.T) { // ST-TRN-13, ST-RUL-69
	for _, c := range []struct {
		what          string
		hand, leaves  string
		stage, window uint8
		bears, hurry  bool
	}{
		{"Vision before the draw", "se_lantern_bearer", "se_wing_lancer", turnPrepare, windowPrepare, true, false},
		{"Vision before the advance", "se_lantern_bearer", "se_wing_lancer", turnDrawn, windowDraw, true, false},
		{"ATT that ATTACK takes as well", "se_bannered_captain", "se_wing_lancer", turnDrawn, windowDraw, true, false},
		{"a hand that could answer the storm", "sx_wailing_widow", "se_wing_lancer", turnDrawn, windowDraw, true, true},
		{"Shapeshift of who leaves", dumb, "kh_tengu", turnDrawn, windowDraw, true, true},
		{"advance", "se_sky_hussar", "se_wing_lancer", turnDrawn, windowDraw, true, true},
	} {
		for want, asks := range map[stop]bool{stopBearing: c.bears, stopSparing: c.hurry} {
			p := standard(t)
			p.ready(0, c.hand)
			p.ready(1)
			p.onTrack(0, 3, c.leaves)
			p.resources(0, 20)
			p.resources(1, 20)
			p.sides[0].stops[c.window] = want
			if asked := p.stopsAt(0, c.stage, c.window); asked != asks {
				t.Errorf("%s, stop %d: asked %v", c.what, want, asked)
			}
		}
	}
}
