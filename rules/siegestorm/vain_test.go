package siegestorm

import (
	"slices"
	"testing"

	"portcullis/rules/siegestorm/cards"
)

// A change of ATT or DEF is in vain once the turn's storms are over, unless a track can still be advanced; nothing else ever is.
func TestChangesAfterTheLastStormAreInVain(t *testing.T) { // ST-REA-11, ST-RUL-41
	for _, c := range []struct {
		what, hand, more string
		leaving, guard   string // on the own top slot and in the other's Deployment Zone, before the own Advance step
		vain             bool
	}{
		{"more ATT for Allies, after the storms", "se_bannered_captain", "", "", "", true},
		{"and a track can be advanced", "se_bannered_captain", "se_hospitaller", "", "", false},
		{"before the storm of an Ally", "se_bannered_captain", "", "se_wing_lancer", "", false},
		{"more DEF before an own storm", "se_shield_sister", "", "se_wing_lancer", "", true},
		{"damage", "se_wing_lancer", "", "", "", false},
	} {
		for d := range side(2) {
			p := at(t, duel, "seraphia", "seraphia")
			n := p.hand(d, c.hand)
			p.fund(d, 3)
			p.onTrack(d, 1, "se_gate_novice")
			p.resources(1-d, lastCards) // each card counts
			stage := turnDeploy
			if c.leaving != "" {
				p.onTrack(d, 3, c.leaving)
				stage = turnDrawn
			}
			if c.more != "" {
				p.action(c.more, cards.Effect{Do: cards.Advance, N: 1})
				p.hand(d, c.more)
			}
			p.begin(d, stage)
			p.asks(askWindow, d)
			play := p.choice(PlayAction, n)
			if got := p.inVain(d, play); got != c.vain {
				t.Errorf("%s, seat %d: in vain: %v", c.what, d, got)
			}
			if got := !slices.Contains(p.sensible(), play); got != c.vain {
				t.Errorf("%s, seat %d: left out of what is sensible: %v", c.what, d, got)
			}
			if got := p.Venture(play).Vain; got != c.vain {
				t.Errorf("%s, seat %d: ventured in vain: %v", c.what, d, got)
			}
			if !p.Decision().Allows(play) {
				t.Errorf("%s, seat %d: it is not legal", c.what, d)
			}
		}
	}
}

// Who could answer with nothing but such a change is not asked, unless he wants to be always; nor is the end of a turn.
func TestVainPlaysAreNotAskedFor(t *testing.T) { // ST-REA-7, ST-REA-11, ST-TRN-13
	for d := range side(2) {
		for want, asked := range map[autoPass]bool{passNever: true, passUseless: false, passSenseless: false} {
			p := at(t, duel, "seraphia", "seraphia")
			p.fund(d, 2)
			p.onTrack(d, 1, "se_shield_sister") // Pay 1: +2 DEF
			p.sides[d].autoPass = want
			p.act(1-d, "se_wing_lancer")
			if got := p.ask.kind == askReact; got != asked {
				t.Errorf("setting %d of seat %d: asked: %v", want, d, got)
			}
		}
		for want, asked := range map[stop]bool{stopNeeded: true, stopBearing: false} {
			p := at(t, duel, "seraphia", "seraphia")
			p.fund(d, 2)
			p.onTrack(d, 1, "se_shield_sister")
			p.sides[d].stops[windowDeploy] = want
			p.begin(d, turnDeploy)
			if got := p.ask.seat == d && p.ask.kind == askWindow && p.top().stage == windowDeploy; got != asked {
				t.Errorf("stop %d of seat %d: asked at the end of the turn: %v", want, d, got)
			}
		}
	}
}
