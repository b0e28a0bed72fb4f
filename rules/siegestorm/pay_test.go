package siegestorm

import (
	"slices"
	"testing"

	"portcullis/rules"
)

// payments is what a turn with Shield-Sister (cost 1) or another creature in hand asks for.
func deploying(t *testing.T, key string, others ...string) (*position, cardNo) {
	t.Helper()
	p := standard(t)
	c := p.hand(0, key)
	p.hand(0, others...)
	p.begin(0, turnDeploy)
	return p, c
}

func TestPayWithHandCards(t *testing.T) { // ST-PLY-1, ST-PLY-2, ST-PLY-3, ST-PLY-7, ST-KEY-4, ST-RUL-62, ST-ZON-12
	p, c := deploying(t, "se_choir_magister", "se_gate_novice", "se_lantern_bearer", "se_wing_lancer")
	cost := p.creatureCost(0, c)
	if cost != 3 {
		t.Fatalf("Choir Magister costs %d; the test needs 3", cost)
	}
	hand := slices.Clone(p.sides[0].hand.cards())
	p.do(PlayCreature, c)
	p.asks(askPay, 0)
	if p.can(PayCard, c) {
		t.Error("the card pays for itself")
	}
	p.do(PayCard, hand[2])
	p.do(PayCard, hand[1])
	if p.sides[0].casualties.len() != 0 || p.sides[0].hand.len() != 4 { // ST-RUL-2
		t.Error("something moved before the payment was complete")
	}
	if p.can(PayCard, hand[2]) {
		t.Error("a card pays twice")
	}
	p.do(PayCard, hand[3])
	if got := p.sides[0].casualties.cards(); !slices.Equal(got, []cardNo{hand[2], hand[1], hand[3]}) {
		t.Errorf("the Casualties are %v, not in the order of payment", got)
	}
	p.isIn(c, onTrack, 0)
}

func TestPayWithSupporters(t *testing.T) { // ST-PLY-4, ST-SUP-2, ST-SUP-3, ST-KEY-17, ST-ZON-13
	p := standard(t)
	c := p.hand(0, "se_choir_magister")
	x := p.hand(0, "se_gate_novice")
	a, b := p.supporter(0, "se_wing_lancer"), p.supporter(0, "se_lantern_bearer")
	tired := p.supporter(0, "se_hospitaller")
	p.cards[tired].committed = true
	p.begin(0, turnDeploy)
	p.do(PlayCreature, c)
	if p.can(PaySupporter, 2) {
		t.Error("a committed Supporter pays")
	}
	p.do(PaySupporter, 1)
	p.do(PayCard, x)
	p.do(PaySupporter, 0)
	if !p.cards[a].committed || !p.cards[b].committed {
		t.Error("the Supporters are not committed")
	}
	p.isIn(a, inSupport, 0)
	p.isIn(x, inCasualties, 0)
	p.isIn(c, onTrack, 0)
}

func TestTooDear(t *testing.T) { // ST-PLY-2, ST-PLY-3, ST-EX-16
	p, c := deploying(t, "se_choir_magister", "se_gate_novice", "se_lantern_bearer")
	if p.can(PlayCreature, c) || p.creatureBar(0, c) != tooDear {
		t.Error("a cost of 3 is paid with 2 cards")
	}
	d := at(t, duel, "ysra", "styxia")
	doctor := d.hand(0, "ys_purge_doctor")
	other := d.hand(0, "ys_gutter_informant")
	d.begin(0, turnDeploy)
	if d.can(PlayCreature, doctor) {
		t.Error("the Doctor pays for himself")
	}
	helper := d.supporter(0, "ys_veiled_cutpurse")
	d.listed = false
	d.do(PlayCreature, doctor)
	d.do(PaySupporter, 0)
	d.do(PayCard, other)
	d.isIn(doctor, onTrack, 0)
	if !d.cards[helper].committed {
		t.Error("the Supporter is not committed")
	}
}

func TestPaymentProposal(t *testing.T) { // ST-PLY-4
	p := standard(t)
	c := p.hand(0, "se_choir_magister")
	dear := p.hand(0, "se_judicator")
	cheap := p.hand(0, "se_gate_novice")
	a, b := p.supporter(0, "se_wing_lancer"), p.supporter(0, "se_lantern_bearer")
	p.begin(0, turnDeploy)
	p.do(PlayCreature, c)
	p.do(PayAuto)
	if !p.cards[a].committed || !p.cards[b].committed {
		t.Error("not the Supporters first")
	}
	p.isIn(cheap, inCasualties, 0)
	p.isIn(dear, inHand, 0)
}

// Of the hand cards those are proposed that are worth least on the war track, or, where a seat prefers it, those of the lowest cost.
func TestTheWeakestCardsAreProposed(t *testing.T) { // ST-PLY-4
	for habit, want := range map[payFirst][]string{payWeakest: {"se_font_keeper", "se_oathkeeper"}, payCheapest: {"se_shield_sister", "se_font_keeper"}} {
		for d := range side(2) {
			p := at(t, duel, "seraphia", "seraphia")
			c := p.hand(d, "se_hospitaller")
			p.hand(d, "se_shield_sister", "se_judicator", "se_font_keeper", "se_oathkeeper")
			p.sides[d].payFirst = habit
			p.begin(d, turnDeploy)
			p.do(PlayCreature, c)
			p.do(PayAuto)
			var paid []string
			for _, x := range p.sides[d].casualties.cards() {
				paid = append(paid, p.design(x).Key)
			}
			if !slices.Equal(paid, want) {
				t.Errorf("with preference %d of seat %d %v pay, not %v", habit, d, paid, want)
			}
		}
	}
}

// What is least missed pays: what could not be paid for soon, then a copy, then the weakest; the only card that negates stays.
func TestWhatIsLeastMissedPays(t *testing.T) { // ST-PLY-4
	for _, c := range []struct {
		hand []string
		want string
	}{
		{[]string{"se_citadel_warden", "se_bannered_captain", "se_archon_of_dawn", "se_choir_magister"}, "se_archon_of_dawn"},
		{[]string{"se_wing_lancer", "se_bannered_captain", "se_bannered_captain", "se_choir_magister"}, "se_bannered_captain"},
		{[]string{"se_citadel_warden", "se_citadel_warden", "se_wing_lancer", "se_gate_novice"}, "se_citadel_warden"},
		{[]string{"se_citadel_warden", "se_bannered_captain", "se_choir_magister", "se_gate_novice"}, "se_gate_novice"},
	} {
		p := at(t, duel, "seraphia", "seraphia")
		p.sides[0].payFirst = paySpare
		card := p.hand(0, "se_shield_sister") // costs 1
		p.hand(0, c.hand...)
		p.begin(0, turnDeploy)
		p.do(PlayCreature, card)
		p.do(PayAuto)
		if paid := p.sides[0].casualties.cards(); len(paid) != 1 || p.design(paid[0]).Key != c.want {
			t.Errorf("of %v not %s pays", c.hand, c.want)
		}
	}
}

// What can be paid in one way is paid without a question, unless the seat or the table wants to be asked: all that can pay is needed,
// or all of it is alike.
func TestPlainPaymentsAreNotAsked(t *testing.T) { // ST-PLY-4
	for name, c := range map[string]struct {
		hand, support []string
		asked         bool
	}{
		"all cards":                      {hand: []string{"se_font_keeper", "se_oathkeeper"}},
		"all Supporters":                 {support: []string{"se_font_keeper", "se_oathkeeper"}},
		"a card and a Supporter":         {hand: []string{"se_font_keeper"}, support: []string{"se_oathkeeper"}},
		"copies":                         {hand: []string{"se_font_keeper", "se_font_keeper", "se_font_keeper"}},
		"a card more":                    {hand: []string{"se_font_keeper", "se_oathkeeper", "se_judicator"}, asked: true},
		"a Supporter more":               {support: []string{"se_font_keeper", "se_font_keeper", "se_font_keeper"}, asked: true},
		"a copy on the table":            {hand: []string{"se_font_keeper", "se_font_keeper"}, support: []string{"se_font_keeper"}, asked: true},
		"copies, and a card of its kind": {hand: []string{"se_font_keeper", "se_font_keeper", "se_hospitaller"}, asked: true},
	} {
		for habit := range payUnused + 1 {
			for _, confirm := range []bool{false, true} {
				p := at(t, duel, "seraphia", "seraphia")
				p.set.confirm, p.sides[0].payFirst = confirm, habit
				card := p.hand(0, "se_hospitaller") // costs 2
				p.hand(0, c.hand...)
				for _, key := range c.support {
					p.supporter(0, key)
				}
				p.begin(0, turnDeploy)
				p.do(PlayCreature, card)
				supported := habit >= paySupported && len(c.support) >= 2
				want := c.asked && !supported || confirm || habit < payPlain
				if asked := p.ask.kind == askPay; asked != want {
					t.Errorf("%s, preference %d, confirm %t: asked %t", name, habit, confirm, asked)
				}
				if !want {
					p.isIn(card, onTrack, 0)
				}
			}
		}
	}
}

// Once the rest can be paid in one way alone, it is not asked about any more.
func TestTheRestOfAPaymentIsPlain(t *testing.T) { // ST-PLY-4
	p := at(t, duel, "seraphia", "seraphia")
	p.sides[0].payFirst = payPlain
	card := p.hand(0, "se_hospitaller")
	kept := p.hand(0, "se_font_keeper")
	p.hand(0, "se_oathkeeper", "se_oathkeeper")
	p.begin(0, turnDeploy)
	p.do(PlayCreature, card)
	p.do(PayCard, kept)
	p.isIn(card, onTrack, 0)
	p.isIn(kept, inCasualties, 0)
}

func TestCancelledPaymentChangesNothing(t *testing.T) { // ST-RUL-2
	p, c := deploying(t, "se_choir_magister", "se_gate_novice", "se_lantern_bearer", "se_wing_lancer")
	before := *p.State
	p.do(PlayCreature, c)
	p.do(PayCard, p.sides[0].hand.list[1])
	p.do(Cancel)
	p.asks(askWindow, 0)
	after := *p.State
	if after.sides != before.sides || after.cards != before.cards || after.spent != before.spent || after.play != before.play || after.rng != before.rng {
		t.Error("something is not as it was before the announcement")
	}
}

func TestFreeCreatureIsNotPaid(t *testing.T) { // ST-CRD-5, ST-RUL-49
	p, c := deploying(t, "se_gate_novice")
	p.do(PlayCreature, c)
	p.isIn(c, onTrack, 0)
	if p.ask.kind == askPay {
		t.Error("a cost of 0 is asked for")
	}
}

func TestRefusedPlaysChangeNothing(t *testing.T) { // ST-PLY-2
	p, c := deploying(t, "se_choir_magister")
	before := *p.State
	if _, err := p.Apply(p.choice(PlayCreature, c)); err == nil {
		t.Fatal("an unpayable creature is played")
	}
	if _, err := p.Apply(rules.Choice{Verb: verbEnd}); err == nil {
		t.Fatal("a verb that does not exist is played")
	}
	if p.State.sides != before.sides || p.State.cards != before.cards {
		t.Error("a refused play changed something")
	}
}

// Where paying is a choice, a seat that wants it so is told beforehand what pays, and a screen may pay it with the click that plays;
// nothing that can be chosen is lost by it.
func TestAPaymentIsSettledBeforehand(t *testing.T) { // ST-PLY-4
	for habit := range payUnused + 1 {
		p := at(t, duel, "seraphia", "seraphia")
		p.sides[0].payFirst = habit
		card := p.hand(0, "se_hospitaller") // costs 2
		weak := p.hand(0, "se_font_keeper")
		p.hand(0, "se_judicator", "se_citadel_warden")
		p.begin(0, turnDeploy)
		play := rules.Choice{}
		for _, c := range p.Decision().Choices {
			if c.Verb == PlayCreature && cardNo(c.Args[0]) == card {
				play = c
			}
		}
		v := p.Paying(play)
		if (v != nil) != (habit >= paySettled) {
			t.Fatalf("preference %d: it would pay %+v", habit, v)
		}
		p.do(PlayCreature, card)
		answer, ok := p.Preset()
		asked := habit < paySettled || habit == payMissed // the Judicator, who is dearer, is missed less than the Citadel Warden
		if ok == asked || ok && !slices.Contains(p.Decision().Choices, answer) || p.ask.kind != askPay || len(p.Decision().Choices) != 5 {
			t.Fatalf("preference %d: %v, %t of %v", habit, answer, ok, p.Decision().Choices)
		}
		if v == nil {
			continue
		}
		p.do(answer.Verb)
		for _, el := range v.Propose {
			c, _ := p.cardAt(el)
			p.isIn(c, inCasualties, 0)
		}
		if len(v.Propose) != 2 || !slices.Contains(v.Propose, p.game.cardElement[weak]) {
			t.Errorf("%v should pay", v.Propose)
		}
	}
}

// What must pay is told beforehand as well, and is not gone with the click on the card; nor are Supporters that pay alone (ST-PLY-4).
func TestAForcedPaymentIsToldBeforehand(t *testing.T) { // ST-PLY-3, ST-PLY-4
	for habit := range payUnused + 1 {
		for supporters := range 3 {
			p := at(t, duel, "seraphia", "seraphia")
			p.sides[0].payFirst = habit
			card := p.hand(0, "se_hospitaller") // costs 2
			p.hand(0, "se_font_keeper", "se_judicator")
			for range supporters {
				p.to(0, "se_shield_sister", inSupport)
			}
			if supporters == 1 {
				p.send(0, "gone", "", p.sides[0].hand.top(), removed, 0)
			}
			p.begin(0, turnDeploy)
			for _, play := range p.Decision().Choices {
				if cardNo(play.Args[0]) != card || play.Verb != PlayCreature {
					continue
				}
				forced := habit >= paySupported || supporters < 2 && habit >= payPlain
				v := p.Paying(play)
				if (v != nil && v.Forced) != forced {
					t.Errorf("preference %d, %d Supporters: it would pay %+v", habit, supporters, v)
				}
				if forced && (len(v.Propose) != 2 || supporters < 2 && !p.Describe(play).Whole) {
					t.Errorf("preference %d, %d Supporters: %v pay after %v", habit, supporters, v.Propose, p.Describe(play))
				}
			}
		}
	}
}

// What is worth least pays: a strong card that cannot be paid for soon stays, and so does what answers; where two unlike cards are
// worth about the same, it is asked.
func TestWhatIsWorthLeastPays(t *testing.T) { // ST-PLY-4
	for _, c := range []struct {
		card  string
		hand  []string
		want  []string
		asked bool
	}{
		{"se_bannered_captain", []string{"se_hospitaller", "se_citadel_warden", "se_archon_of_dawn", "se_citadel_warden"}, []string{"se_citadel_warden", "se_hospitaller"}, false},
		{"se_hospitaller", []string{"se_judicator", "se_shield_sister", "se_shield_sister"}, []string{"se_shield_sister", "se_shield_sister"}, false},
		{"se_shield_sister", []string{"se_archon_of_dawn", "se_gate_novice"}, []string{"se_gate_novice"}, false},
		{"se_shield_sister", []string{"se_citadel_warden", "se_choir_magister"}, []string{"se_choir_magister"}, true},
	} {
		p := at(t, duel, "seraphia", "seraphia")
		p.sides[0].payFirst = payWorth
		card := p.hand(0, c.card)
		p.hand(0, c.hand...)
		p.begin(0, turnDeploy)
		p.do(PlayCreature, card)
		if _, preset := p.Preset(); preset == c.asked {
			t.Errorf("of %v: asked %t", c.hand, c.asked)
		}
		p.do(PayAuto)
		var paid []string
		for _, x := range p.sides[0].casualties.cards() {
			paid = append(paid, p.design(x).Key)
		}
		slices.Sort(paid)
		if !slices.Equal(paid, c.want) {
			t.Errorf("of %v pays %v, not %v", c.hand, paid, c.want)
		}
	}
}

// What is missed least pays: what cannot be paid for in the next turn, Supporters and the cards of its Draw step counted, before attackers.
func TestWhatIsMissedLeastPays(t *testing.T) { // ST-PLY-4
	for _, c := range []struct {
		card       string
		hand       []string
		supporters int
		want       []string
	}{
		{"kh_druuk_school_adept", []string{"kh_cloud_gate_guardian", "kh_ancient_dragon"}, 0, []string{"kh_ancient_dragon"}},
		{"kh_druuk_school_adept", []string{"kh_retired_master", "kh_prayer_wheel_novice"}, 0, []string{"kh_prayer_wheel_novice"}},
		{"kh_sword_lama", []string{"kh_tengu", "kh_retired_master", "kh_warrior_of_shambala"}, 0, []string{"kh_tengu", "kh_warrior_of_shambala"}},
		{"kh_druuk_school_adept", []string{"kh_tengu", "kh_prayer_wheel_novice", "kh_retired_master"}, 0, []string{"kh_prayer_wheel_novice"}},
		{"kh_ancient_dragon", []string{"kh_tengu", "kh_prayer_wheel_novice", "kh_retired_master", "kh_armored_yak"}, 3, []string{"kh_armored_yak", "kh_prayer_wheel_novice", "kh_retired_master"}},
	} {
		p := at(t, duel, "khunglai", "seraphia")
		p.sides[0].payFirst = payMissed
		card := p.hand(0, c.card)
		p.hand(0, c.hand...)
		for range c.supporters {
			p.supporter(0, "kh_stilt_path_courier")
		}
		p.begin(0, turnDeploy)
		p.do(PlayCreature, card)
		p.do(PayAuto)
		var paid []string
		for _, x := range p.sides[0].casualties.cards() {
			paid = append(paid, p.design(x).Key)
		}
		slices.Sort(paid)
		if !slices.Equal(paid, c.want) {
			t.Errorf("of %v pays %v, not %v", c.hand, paid, c.want)
		}
	}
}

// Where all that a storm could strike holds, it strikes the opponent with the click that ordered it; where something falls, or can be played
// before, who ordered it is asked (ST-STO-6, ST-STO-9).
func TestWhatHoldsIsNotAskedAbout(t *testing.T) {
	for name, c := range map[string]struct {
		middle string
		hand   string
		preset bool
	}{"it holds": {"se_shield_sister", "", true}, "it falls": {"se_gate_novice", "", false}, "something can be played": {"se_shield_sister", "sx_bone_thrall", false}} {
		p := at(t, duel, "styxia", "seraphia")
		p.onTrack(0, 3, "sx_carrion_hound")
		p.inMiddle(1, c.middle)
		if c.hand != "" {
			p.hand(0, c.hand)
		}
		p.begin(0, turnAdvance)
		p.do(OrderStorm)
		p.asks(askAttack, 0)
		if blow, ok := p.Preset(); ok != c.preset || ok && blow != of(StrikeAt, 1) {
			t.Errorf("%s: the blow is %v, %v", name, blow, ok)
		}
	}
}

// No card pays unasked that costs more than what it pays for: with a card of cost 1, one of cost 5 does not go by the click that plays
// it, though it is missed least; a card that is as cheap does (ST-PLY-4).
func TestNoDearCardPaysUnasked(t *testing.T) {
	for _, c := range []struct {
		hand, more string
		asked      bool
	}{{"se_judicator", "se_archon_of_dawn", true}, {"se_gate_novice", "se_archon_of_dawn", true}, {"se_gate_novice", "se_wing_lancer", false}} {
		p := at(t, duel, "seraphia", "seraphia")
		p.sides[0].payFirst = payMissed
		card := p.hand(0, "se_citadel_warden") // costs 1
		p.hand(0, c.hand, c.more)
		p.begin(0, turnDeploy)
		p.do(PlayCreature, card)
		dear := false
		for _, x := range p.proposed() {
			dear = dear || p.design(x).Cost > 1
		}
		if dear != c.asked {
			t.Fatalf("%s: %v are proposed", c.hand, p.keys(p.proposed()))
		}
		if answer, ok := p.Preset(); ok == c.asked {
			t.Errorf("%s: paid unasked: %t, with %v", c.hand, ok, answer)
		}
	}
}
