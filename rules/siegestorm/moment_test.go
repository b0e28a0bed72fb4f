package siegestorm

import "testing"

// Who wants to be asked for a moment sees the end of a turn in which something was chosen and nothing of use is left, with the choice that
// ends it by itself; a turn in which nothing can be chosen passes as ever, and one with something of use waits.
func TestATurnEndsAfterAMoment(t *testing.T) { // ST-TRN-13
	for _, c := range []struct {
		what          string
		hand          []string
		asked, lapses bool
	}{
		{"nothing to play", nil, false, false},
		{"one creature, which is played", []string{"se_gate_novice"}, true, true},
	} {
		p := at(t, duel, "seraphia", "styxia")
		p.hand(0, c.hand...)
		p.resources(0, 9)
		p.resources(1, 9)
		p.sides[0].stops[windowDeploy] = stopMoment
		p.beginTurn(0)
		p.top().stage = turnDeploy
		p.goOn()
		if len(c.hand) > 0 {
			if _, lapses := p.Lapse(); lapses {
				t.Errorf("%s: it lapses before that", c.what)
			}
			p.do(PlayCreature, p.sides[0].hand.list[0])
		}
		asked := p.active == 0 && p.ask.kind == askWindow && p.top().stage == windowDeploy
		choice, lapses := p.Lapse()
		if asked != c.asked || lapses != c.lapses || lapses && choice != of(Continue) {
			t.Errorf("%s: asked %v, lapses %v (%v)", c.what, asked, lapses, choice)
		}
		if asked && p.Excuse() != "ST-TRN-13" {
			t.Errorf("%s: it is asked by %q", c.what, p.Excuse())
		}
		p.sides[0].stops[windowDeploy] = stopAlways
		if _, lapses := p.Lapse(); lapses {
			t.Errorf("%s: the turn of who ends each one ends by itself", c.what)
		}
	}
	if o, ok := content.Info().Option("stop_w3_1"); !ok || o.First != "moment" {
		t.Errorf("a first match begins with %q", o.First)
	}
}

// Where all that is left costs more than it brings, the end of the turn is asked for a moment only, and whoever wants to end each turn
// waits for nobody.
func TestATurnEndsAfterAMomentWhereNothingLeftIsWorthItsPrice(t *testing.T) { // ST-TRN-13
	for want, lapses := range map[stop]bool{stopMoment: true, stopBearing: true, stopNeeded: false, stopAlways: false} {
		for left, spent := range map[int]bool{20: true, 3: false} { // near the end the opponent pays for each card
			p := at(t, duel, "seraphia", "styxia")
			p.hand(0, "se_wing_lancer", "se_shield_sister") // Deal 1 DMG. Heal 1, for 1 more card
			p.onTrack(0, 1, "se_lantern_bearer")
			p.resources(1, left)
			p.sides[0].stops[windowDeploy] = want
			p.begin(0, turnDeploy)
			p.asks(askWindow, 0)
			if choice, got := p.Lapse(); got != (lapses && spent) || got && choice != of(Continue) {
				t.Errorf("setting %d, the opponent has %d cards: the turn ends by itself: %v (%v), of %v", want, left, got, choice, p.sensible())
			}
		}
	}
}
