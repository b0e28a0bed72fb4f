package siegestorm

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// Of a storm whose blow comes to nothing it is not said that more DEF lessens it, and no such answer is lit, though it can be played; what
// negates its action, which alone takes something, is both (ST-STO-4, ST-REA-11).
func TestNothingLessensABlowOfNothing(t *testing.T) {
	for _, c := range []struct {
		def  int8 // more of it, of the Defender
		idle bool
	}{{9, true}, {0, false}} {
		p := at(t, duel, "styxia", "seraphia")
		reaver := p.onTrack(0, 3, "sx_ashen_reaver") // Deal 2 DMG
		sister := p.onTrack(1, 1, "se_shield_sister")
		p.cards[sister].def = c.def
		warden := p.hand(1, "se_citadel_warden")
		p.fund(1, 3)
		p.sides[1].autoPass = passNever
		p.action("sx_ashen_reaver", cards.Effect{Do: cards.Damage, N: 2, Who: cards.Opponent})
		p.begin(0, turnDrawn)
		for p.ask.kind == askWindow {
			p.do(Continue)
		}
		p.do(OrderStorm)
		p.asks(askReact, 1)
		use, negate := p.choice(Activate, sister), p.choice(PlayAction, warden)
		if !p.Decision().Allows(use) || p.Idle(use) != c.idle {
			t.Errorf("%+v: legal %v, idle %v", c, p.Decision().Allows(use), p.Idle(use))
		}
		if p.Idle(negate) {
			t.Errorf("%+v: to negate is idle", c)
		}
		v := p.stormView(1)
		if v.Card.Number != int(reaver) || slices.ContainsFunc(v.Answers, func(x rules.Text) bool { return x.String() == p.name(sister).String() }) == c.idle {
			t.Errorf("%+v: answers that lie open: %v", c, v.Answers)
		}
	}
}
