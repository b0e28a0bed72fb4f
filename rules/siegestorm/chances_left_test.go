package siegestorm

import (
	"strings"
	"testing"
)

// ST-WIN-1: the end of a turn is asked about if the match is probably lost after it and something may still avert that, which is named, by
// whoever ends it; with cards enough it is not, nor where nothing helps.
func TestTheLastChanceIsAskedAbout(t *testing.T) {
	const last = "This may be the last chance to avert it: your next turn draws 2 cards, and 1 is left"
	for seat := range side(2) {
		for _, c := range []struct {
			left, foe int
			want      string
		}{
			{1, 2, "What may still help: Salt-Road Mercenary."}, // 1 DMG, and the other cannot draw
			{1, 20, ""},
			{20, 2, ""},
		} {
			p := at(t, duel, "ysra", "ysra")
			p.hand(seat, "ys_salt_road_mercenary", "ys_ash_cloak_sentry")
			p.onTrack(seat, 1, "ys_debt_collector") // nothing can be deployed
			p.resources(seat, c.left)
			p.resources(1-seat, c.foe)
			p.begin(seat, turnDeploy)
			text, ask := p.Caution(of(Continue))
			if got := text.String(); ask != (c.want != "") || ask && (!strings.HasPrefix(got, last) || !strings.Contains(got, c.want)) {
				t.Errorf("seat %d with %d left, the other with %d: asked %t with %q", seat, c.left, c.foe, ask, got)
			}
		}
	}
}

// ST-STO-4, ST-WIN-3: of what can be deployed against a storm that is named which takes enough off it, and of the rest it is said that it
// does not help.
func TestOnlyWhatAvertsTheEndIsOffered(t *testing.T) {
	for name, c := range map[string]struct {
		hand []string
		want string
		not  string
	}{
		"one of two":     {[]string{"se_gate_novice", "se_lantern_bearer"}, "What may still help: Gate Novice.", "Lantern Bearer"},
		"nothing does":   {[]string{"se_lantern_bearer"}, "You can still deploy Lantern Bearer without paying a card, but that does not avert it", "last chance"},
		"nothing at all": {nil, "", "last chance"},
	} {
		p := at(t, duel, "seraphia", "styxia")
		p.hand(0, c.hand...)
		p.onTrack(1, 3, "sx_ashen_reaver") // 2 DMG and 5 ATT
		p.resources(0, 7)
		p.resources(1, 20)
		p.begin(0, turnDeploy)
		text, ask := p.Caution(of(Continue))
		if got := text.String(); ask != (c.want != "") || !strings.Contains(got, c.want) || c.not != "" && strings.Contains(got, c.not) {
			t.Errorf("%s: asked %t with %q", name, ask, got)
		}
	}
}
