package siegestorm

import "testing"

// An action for which the last cards of the hand are paid is told apart: Supporters pay first (ST-PLY-3), and who has one card gives no more.
func TestAnActionForTheWholeHandIsToldApart(t *testing.T) {
	for name, c := range map[string]struct {
		beside     []string // in hand with the action, which costs 2
		supporters int
		want       bool
	}{
		"the whole hand":    {[]string{"sx_bone_thrall", "sx_bone_thrall"}, 0, true},
		"a card is left":    {[]string{"sx_bone_thrall", "sx_bone_thrall", "sx_bone_thrall"}, 0, false},
		"a Supporter pays":  {[]string{"sx_bone_thrall", "sx_bone_thrall"}, 1, false},
		"the only card":     {nil, 2, false},
		"with a Supporter":  {[]string{"sx_bone_thrall"}, 1, true},
		"Supporters pay it": {[]string{"sx_bone_thrall"}, 2, false},
	} {
		p := at(t, duel, "styxia", "seraphia")
		smith := p.hand(0, "sx_marrow_smith")
		if c.beside != nil {
			p.hand(0, c.beside...)
		}
		for range c.supporters {
			p.supporter(0, "sx_grave_picket")
		}
		p.onTrack(0, 2, "sx_grave_picket")
		p.onTrack(1, 2, "se_hospitaller")
		p.begin(0, turnDeploy)
		if got := p.Venture(p.choice(PlayAction, smith)).Bares; got != c.want {
			t.Errorf("%s: %t", name, got)
		}
	}
}

// An ability that takes all that its side has in hand is told apart like an action, for every side.
func TestAnAbilityForTheWholeHandIsToldApart(t *testing.T) {
	for seat := range side(2) {
		for held, want := range map[int]bool{2: true, 3: false} {
			p := at(t, duel, "ysra", "ysra")
			user := p.onTrack(seat, 2, "ys_the_assassin")
			p.supporter(1-seat, "ys_the_assassin")
			for range held {
				p.hand(seat, "ys_the_assassin")
			}
			p.begin(seat, turnDeploy)
			if got := p.Venture(p.choice(Activate, user)).Bares; got != want {
				t.Errorf("side %d with %d cards in hand: %t", seat, held, got)
			}
		}
	}
}
