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
		p := standard(t)
		n := p.hand(0, c.hand)
		p.fund(0, 3)
		p.onTrack(0, 1, "se_gate_novice")
		stage := turnDeploy
		if c.leaving != "" {
			p.onTrack(0, 3, c.leaving)
			stage = turnDrawn
		}
		if c.more != "" {
			p.action(c.more, cards.Effect{Do: cards.Advance, N: 1})
			p.hand(0, c.more)
		}
		p.begin(0, stage)
		p.asks(askWindow, 0)
		play := p.choice(PlayAction, n)
		if got := p.inVain(0, play); got != c.vain {
			t.Errorf("%s: in vain: %v", c.what, got)
		}
		if got := !slices.Contains(p.sensible(), play); got != c.vain {
			t.Errorf("%s: left out of what is sensible: %v", c.what, got)
		}
		if got := p.Venture(play).Vain; got != c.vain {
			t.Errorf("%s: ventured in vain: %v", c.what, got)
		}
		if !p.Decision().Allows(play) {
			t.Errorf("%s is not legal", c.what)
		}
	}
}

// Who could answer with nothing but such a change is not asked, unless he wants to be always; nor is the end of a turn.
func TestVainPlaysAreNotAskedFor(t *testing.T) { // ST-REA-7, ST-REA-11, ST-TRN-13
	for want, asked := range map[autoPass]bool{passNever: true, passUseless: false} {
		p := standard(t)
		p.fund(1, 2)
		p.onTrack(1, 1, "se_shield_sister") // Pay 1: +2 DEF
		p.sides[1].autoPass = want
		p.act(0, "se_wing_lancer")
		if got := p.ask.kind == askReact; got != asked {
			t.Errorf("setting %d: asked: %v", want, got)
		}
	}
	for want, asked := range map[stop]bool{stopNeeded: true, stopBearing: false} {
		p := standard(t)
		p.fund(0, 2)
		p.onTrack(0, 1, "se_shield_sister")
		p.sides[0].stops[windowDeploy] = want
		p.begin(0, turnDeploy)
		if got := p.ask.seat == 0 && p.ask.kind == askWindow && p.top().stage == windowDeploy; got != asked {
			t.Errorf("stop %d: asked at the end of the turn: %v", want, got)
		}
	}
}
