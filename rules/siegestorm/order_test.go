package siegestorm

import (
	"testing"

	"portcullis/rules"
)

// leaving is a match in which a creature of side 0 has just left the top slot.
func leaving(t *testing.T, prepare ...func(p *position)) (*position, cardNo) {
	t.Helper()
	p := standard(t)
	c := p.onTrack(0, 3, "se_hospitaller")
	for _, f := range prepare {
		f(p)
	}
	p.begin(0, turnAdvance)
	p.asks(askOrder, 0)
	return p, c
}

func TestOrdersOffered(t *testing.T) { // ST-TRN-7, ST-HLD-1
	p, _ := leaving(t)
	for _, ok := range []bool{p.can(OrderStorm), p.can(OrderSupport), p.can(OrderFront, 0), p.can(OrderMiddle, 0)} {
		if !ok {
			t.Errorf("an order is missing: %v", p.choices)
		}
	}
}

// Hold Ground has a button like the other orders, from which the field is clicked, and nothing says that it cannot be.
func TestHoldGroundHasAButton(t *testing.T) { // ST-HLD-1
	p, _ := leaving(t)
	for _, c := range []rules.Choice{p.choice(OrderFront, 0), p.choice(OrderMiddle, 0)} {
		d := p.Describe(c)
		if len(d.Also) != 1 || len(d.Also[0]) != 2 || d.Also[0][0] != buttonHold || d.Also[0][1] != d.Path[0] {
			t.Errorf("%s is clicked on %v", d.Sentence, d.Also)
		}
	}
	if why, refused := p.WhyNot(buttonHold); refused {
		t.Errorf("the button is refused: %s", why.Why)
	}
}

func TestHoldFrontline(t *testing.T) { // ST-HLD-1, ST-ZON-2
	p, c := leaving(t)
	p.do(OrderFront, 0)
	p.isIn(c, onFrontline, 0)
	if p.zones[0].front[0] != c {
		t.Error("it is not on the own Frontline")
	}
}

func TestHoldNoMansLand(t *testing.T) { // ST-HLD-1, ST-RUL-61
	p, c := leaving(t)
	p.do(OrderMiddle, 0)
	p.isIn(c, inNoMansLand, 0)
	if p.zones[0].middle != c || p.zones[0].holder != 0 {
		t.Error("it does not hold No Man's Land")
	}
}

// What changed a creature until the end of turn goes with it from its track to the Battle Zone, and is forgotten where it
// leaves the Battlefield as a Supporter.
func TestChangesGoToTheBattleZone(t *testing.T) { // ST-RUL-41, ST-RUL-66
	for name, q := range map[string]struct {
		order rules.Verb
		args  []any
		kept  int8
	}{
		"the Frontline":    {OrderFront, []any{0}, 2},
		"No Man's Land":    {OrderMiddle, []any{0}, 2},
		"the Support Zone": {OrderSupport, nil, 0},
	} {
		p, c := leaving(t)
		p.modify(c, c, 2, 1)
		p.do(q.order, q.args...)
		if k := &p.cards[c]; k.att != q.kept || k.def != q.kept/2 || int(p.nmods) != int(q.kept/2) {
			t.Errorf("%s: %+d ATT and %+d DEF are left of +2 and +1, told in %d places", name, k.att, k.def, p.nmods)
		}
		for turn := p.turn; p.turn == turn; {
			p.do(Continue)
		}
		if k := &p.cards[c]; k.att != 0 || k.def != 0 || p.nmods != 0 {
			t.Errorf("%s: %+d ATT and %+d DEF outlast the turn", name, k.att, k.def)
		}
	}
}

func TestFrontlineIsReplaced(t *testing.T) { // ST-HLD-2, ST-RUL-22, ST-RUL-55, ST-ZON-3
	var old cardNo
	p, c := leaving(t, func(p *position) {
		old = p.find(1, "sx_bone_thrall") // stolen earlier
		p.lift(old)
		p.holdFront(old, 0, 0)
	})
	p.do(OrderFront, 0)
	p.isIn(c, onFrontline, 0)
	p.isIn(old, inCasualties, 1)
}

func TestNoMansLandIsNotReplaced(t *testing.T) { // ST-HLD-3, ST-RUL-61
	for d := range side(2) {
		p, _ := leaving(t, func(p *position) { p.inMiddle(d, []string{"se_gate_novice", "sx_bone_thrall"}[d]) })
		if p.can(OrderMiddle, 0) {
			t.Errorf("a card of side %d is replaced in No Man's Land", d)
		}
	}
}

func TestBattleZoneDoesNotAdvance(t *testing.T) { // ST-HLD-5
	p := standard(t)
	front, middle := p.onFront(0, "se_gate_novice"), p.inMiddle(0, "se_wing_lancer")
	p.begin(0, turnAdvance)
	p.isIn(front, onFrontline, 0)
	p.isIn(middle, inNoMansLand, 0)
}

func TestSupportOrder(t *testing.T) { // ST-SUP-1, ST-SUP-4, ST-RUL-67
	p, c := leaving(t)
	p.do(OrderSupport)
	p.isIn(c, inSupport, 0)
	if p.cards[c].committed {
		t.Error("the new Supporter is committed")
	}
	var buf [maxCards]cardNo
	for _, other := range p.creatures(0, buf[:0]) {
		if other == c {
			t.Error("the Supporter counts as a creature on the Battlefield")
		}
	}
}

func TestNewSupporterPaysAtOnce(t *testing.T) { // ST-SUP-1, ST-RUL-18
	p, _ := leaving(t, func(p *position) { p.hand(0, "se_shield_sister") })
	p.do(OrderSupport)
	sister := p.sides[0].hand.list[0]
	p.do(PlayCreature, sister)
	p.do(PaySupporter, 0)
	p.isIn(sister, onTrack, 0)
}
