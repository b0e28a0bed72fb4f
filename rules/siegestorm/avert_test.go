package siegestorm

import (
	"testing"

	"portcullis/rules"
)

// Who sees that the next storm of the opponent wins does what averts it: kills or sends back who storms, sets a Defender against him, heals;
// where nothing does, it looks for itself.
func TestTheAnnouncedWinIsAverted(t *testing.T) { // ST-STO-4, ST-STO-10, ST-WIN-3
	for _, c := range []struct {
		what string
		deck string
		hand []string
		left int
		want string // the card that is played; empty: none
		verb rules.Verb
	}{
		{"kill", "styxia", []string{"sx_grave_picket", "sx_bone_thrall", "sx_bone_thrall", "sx_bone_thrall", "sx_hangman_of_the_styx"}, 3, "sx_hangman_of_the_styx", PlayAction},
		{"a Defender", "seraphia", []string{"se_lantern_bearer", "se_shield_sister", "se_lantern_bearer"}, 3, "se_shield_sister", PlayCreature},
		{"heal", "seraphia", []string{"se_lantern_bearer", "se_gate_novice"}, 5, "se_gate_novice", PlayAction},
		{"nothing helps", "styxia", []string{"sx_bone_thrall"}, 3, "", PlayCreature},
	} {
		p := at(t, duel, c.deck, "seraphia")
		p.onTrack(1, 3, "se_archon_of_dawn") // ATT 5
		if c.what == "heal" {                // nobody can be deployed
			p.onTrack(0, 1, "se_lantern_bearer")
		}
		p.hand(0, c.hand...)
		for range 4 {
			p.to(0, c.hand[0], inCasualties)
		}
		p.resources(0, c.left)
		p.resources(1, 20)
		p.sides[0].stops[windowDeploy] = stopAlways
		p.begin(0, turnDeploy)
		p.asks(askWindow, 0)
		r := rules.NewRand(1)
		got, _, ok := p.Settle(&r)
		if ok != (c.want != "") {
			t.Errorf("%s: settled %v: %v", c.what, ok, p.Describe(got).Sentence)
			continue
		}
		if n := cardNo(got.Args[0]); ok && (got.Verb != c.verb || p.design(n).Key != c.want) {
			t.Errorf("%s: it would %s", c.what, p.Describe(got).Sentence)
		}
	}
}

// A storm under way that would win is answered by what stops it.
func TestAWinningStormIsAnswered(t *testing.T) { // ST-REA-1
	p := at(t, duel, "seraphia", "styxia")
	p.onTrack(1, 3, "sx_ashen_reaver") // ATT 5, 2 DMG
	warden := p.hand(0, "se_citadel_warden")
	p.hand(0, "se_lantern_bearer")
	p.resources(0, 6)
	p.resources(1, 20)
	p.begin(1, turnAdvance)
	p.asks(askOrder, 1)
	p.play(of(OrderStorm))
	p.asks(askReact, 0)
	r := rules.NewRand(1)
	if got, _, ok := p.Settle(&r); !ok || got.Verb != PlayAction || cardNo(got.Args[0]) != warden {
		t.Errorf("it would %s: %v", p.Describe(got).Sentence, ok)
	}
}

// Who can win first does, whatever threatens.
func TestAWinGoesBeforeWhatIsAverted(t *testing.T) { // ST-WIN-3
	p := at(t, duel, "styxia", "seraphia")
	p.onTrack(1, 3, "se_archon_of_dawn")
	p.hand(0, "sx_hangman_of_the_styx", "sx_grave_picket", "sx_grave_picket", "sx_grave_picket")
	thrall := p.hand(0, "sx_bone_thrall") // 1 DMG
	p.resources(0, 3)
	p.resources(1, 0)
	p.sides[0].stops[windowDeploy] = stopAlways
	p.begin(0, turnDeploy)
	p.asks(askWindow, 0)
	r := rules.NewRand(1)
	if got, _, ok := p.Settle(&r); !ok || got.Verb != PlayAction || cardNo(got.Args[0]) != thrall {
		t.Errorf("it would %s: %v", p.Describe(got).Sentence, ok)
	}
}
