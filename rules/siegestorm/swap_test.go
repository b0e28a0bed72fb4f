package siegestorm

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
)

// What the hand can pay for in two turns, Supporters and draws counted, is missed: the best card of the hand no longer pays because the next turn
// alone comes too early for it; what comes too late, or after the Resources have run out, pays still, and the reason says so.
func TestWhatCanBePlayedInTwoTurnsIsKept(t *testing.T) { // ST-PLY-4
	for _, c := range []struct {
		other                 string
		supporters, resources int
		want, why             string
	}{
		{"se_gate_novice", 1, 20, "se_gate_novice", "it has the least ATT and DEF that you hold, 3 together"},
		{"se_judicator", 0, 20, "se_archon_of_dawn", "you could pay for it in 3 turns at the earliest"},
		{"se_gate_novice", 1, 3, "se_archon_of_dawn", "your Resources run out before you could pay for it"},
	} {
		p := at(t, duel, "seraphia", "seraphia")
		p.sides[0].payFirst = payUnused
		card := p.hand(0, "se_shield_sister") // costs 1
		p.hand(0, "se_archon_of_dawn", c.other)
		for range c.supporters {
			p.cards[p.supporter(0, "se_lantern_bearer")].committed = true
		}
		p.resources(0, c.resources)
		p.begin(0, turnDeploy)
		v := p.Paying(ofCard(PlayCreature, card, p.cards[card].design))
		if v == nil || len(v.Propose) != 1 || v.Spent == nil || v.Spent.Card.Key != c.want || v.Why.String() != c.why {
			t.Fatalf("with %d Supporters and %d Resources it would pay %+v, as %q", c.supporters, c.resources, v, v.Why)
		}
	}
}

// A hand card that is pointed at pays in place of the one that is missed most of those proposed, one that was to pay stays; what a screen plays
// then pays with those, and nothing is asked any more (ST-PLY-3, ST-PLY-4).
func TestWhatIsPointedAtPays(t *testing.T) {
	for _, c := range []struct {
		picks      string
		want       string
		supporters int
	}{
		{"se_judicator", "se_judicator", 1},
		{"se_choir_magister", "se_choir_magister", 1},
		{"se_judicator", "se_font_keeper se_judicator", 0},
		{"se_judicator se_judicator", "se_font_keeper se_wing_lancer", 0},
		{"se_font_keeper", "se_choir_magister se_wing_lancer", 0},
		{"se_judicator se_choir_magister", "se_choir_magister se_judicator", 0},
		{"se_judicator se_choir_magister se_wing_lancer", "se_choir_magister se_wing_lancer", 0},
	} {
		p := at(t, duel, "seraphia", "seraphia")
		p.sides[0].payFirst = payUnused
		card := p.hand(0, "se_hospitaller") // costs 2
		p.hand(0, "se_font_keeper", "se_wing_lancer", "se_judicator", "se_choir_magister")
		for range c.supporters {
			p.supporter(0, "se_lantern_bearer")
		}
		p.begin(0, turnDeploy)
		var picks []rules.Element
		for _, key := range strings.Fields(c.picks) {
			for _, x := range p.sides[0].hand.cards() {
				if p.design(x).Key == key {
					picks = append(picks, p.game.cardElement[x])
				}
			}
		}
		play := ofCard(PlayCreature, card, p.cards[card].design)
		v := p.Paying(play, picks...)
		if v == nil || v.Asked || len(v.Swap) != 4 {
			t.Fatalf("%s: it would pay %+v", c.picks, v)
		}
		if _, err := p.Apply(play); err != nil {
			t.Fatal(err)
		}
		for _, answer := range p.Presets(picks) {
			if _, err := p.Apply(answer); err != nil {
				t.Fatalf("%s: %v", c.picks, err)
			}
		}
		paid := p.keys(p.sides[0].casualties.cards())
		if slices.Sort(paid); strings.Join(paid, " ") != c.want || p.ask.kind == askPay {
			t.Errorf("%s: %v pay, not %s; asked still: %t", c.picks, paid, c.want, p.ask.kind == askPay)
		}
		for _, el := range v.Propose {
			if x, ok := p.cardAt(el); ok {
				p.isIn(x, inCasualties, 0)
			}
		}
	}
}
