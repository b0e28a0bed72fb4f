package siegestorm

import (
	"slices"
	"testing"

	"portcullis/rules"
)

// The copy that has left the top slot is nearer to it than one that stands in it; of two copies
// that are as near to it the boss takes the first one without a question.
func TestCopiesBeyondTheTop(t *testing.T) { // ST-RUL-29
	p := against(t, grakka, "seraphia")
	top, gone := p.onTrack(0, 3, "se_bannered_captain"), p.find(0, "se_bannered_captain")
	p.lift(gone)
	p.put(gone, exiting, 0)
	p.cards[gone].track = p.firstTrack(0)
	list, why := p.dearestOf([]cardNo{top, gone})
	if !slices.Equal(list, []cardNo{gone}) || why != copied {
		t.Errorf("the boss aims at %v (%d), not at the one that has left its slot", p.keysIn(list), why)
	}

	p = against(t, grakka, "seraphia")
	front, middle := p.onFront(0, "se_bannered_captain"), p.inMiddle(0, "se_bannered_captain")
	if p.nearness(front) != 0 || p.nearness(middle) != 0 {
		t.Errorf("the Battle Zone is %d and %d near to the top slot", p.nearness(front), p.nearness(middle))
	}
	if list, why = p.dearestOf([]cardNo{front, middle}); !slices.Equal(list, []cardNo{front}) || why != copied {
		t.Errorf("of two copies that are as near %v are left (%d)", list, why)
	}
}

// A pile of one card leaves the game with a word too, and an empty one without.
func TestPilesOfTheEliminated(t *testing.T) { // ST-LMS-7
	p := four(t)
	p.casualties(1, "sx_bone_thrall")
	p.hand(1, "sx_lich_regent", "sx_wailing_widow")
	p.resources(1, 0)
	p.begin(1, turnDraw)
	got := map[rules.Element]int16{}
	for _, e := range p.named("pile_left_the_game") {
		got[e.From] = e.N
	}
	for where, want := range map[place]int16{inHand: 2, inHealPile: 0, inSupport: 0, inResources: 0} {
		if n := got[p.game.piles[where][1]]; n != want {
			t.Errorf("%d cards in %s left, not %d", n, where, want)
		}
		if _, told := got[p.game.piles[where][1]]; told != (want > 0) {
			t.Errorf("%s: told %v", where, told)
		}
	}
	if n := got[p.game.piles[inCasualties][1]]; n < 1 {
		t.Errorf("%d cards in the Casualties left", n)
	}

	p = four(t)
	p.casualties(1, "sx_bone_thrall")
	p.sides[1].resources.n = 0
	for c := range cardNo(maxCards) {
		if k := &p.cards[c]; k.owner == 1 && k.place == inResources {
			p.put(c, removed, 1)
			p.sides[1].resources.n = 0
		}
	}
	p.takeCardsOf(1)
	if told := p.named("pile_left_the_game"); len(told) != 1 || told[0].N != 1 || told[0].From != p.game.piles[inCasualties][1] {
		t.Errorf("a pile of one: told %+v", told)
	}
}

// A text that begins, or that has come to its end, is no fault whatever its effects are; one that is
// in the midst of an effect which takes no time is.
func TestTextsUnderWay(t *testing.T) { // ST-INV-11
	p := standard(t)
	c := p.onTrack(0, 1, "se_bannered_captain")
	text := p.design(c).Action
	if len(text) == 0 {
		t.Fatal("the card has no action")
	}
	for _, test := range []struct {
		at, stage uint8
		sound     bool
	}{
		{0, effectFresh, true}, {uint8(len(text)), effectFresh, true}, {uint8(len(text)), effectUnderWay, true},
		{0, effectUnderWay, false}, {uint8(len(text)) + 1, effectFresh, false},
	} {
		f := frame{kind: textFrame, by: 0, foe: 1, card: c, track: p.firstTrack(0), link: noLink, text: actionText, at: test.at, stage: test.stage, n: 3}
		if why := p.textFault(&f); (why == "") != test.sound {
			t.Errorf("effect %d of %d, stage %d: %q", test.at, len(text), test.stage, why)
		}
	}
}

// What the boss plays is shown as long as it is being played, and nothing before or after.
func TestViewOfWhatTheBossPlays(t *testing.T) { // ST-BOS-14
	p := against(t, grakka, "seraphia")
	p.onTrack(0, 3, "se_bannered_captain")
	p.onTrack(0, 2, "se_hospitaller")
	if v := p.View(0); v.Boss.Now != nil {
		t.Errorf("%+v is played before the boss's turn", v.Boss.Now)
	}
	p.ruin()
	p.asks(askTie, 0)
	if v := p.View(0); v.Boss.Now == nil || v.Boss.Now.Card.Key != "sh_seal_of_ruin" {
		t.Errorf("%+v is played, not Seal of Ruin", v.Boss.Now)
	}
	p.play(p.choices[0])
	for p.ask.kind == askTie {
		p.play(p.choices[0])
	}
	if v := p.View(0); v.Boss.Now != nil {
		t.Errorf("%+v is still played", v.Boss.Now)
	}
}

// A choice has one spelling: numbers without leading noughts, in their order.
func TestOnlyOneSpelling(t *testing.T) {
	for _, text := range []string{
		"commit 02", "commit +2", "track 07", "hold front 03", "strike at seat 01", "pick slot front 02", "pick supporter 0/03", "pick supporter 00/3",
		"absorb 01", "pay kh_tengu#+40", "Pay auto", "put back  kh_tengu#12", "put back kh_tengu#012", "keep ",
	} {
		if c, err := content.Parse(text); err == nil {
			t.Errorf("%q is read as %+v, which is written %q", text, c, content.Notation(c))
		}
	}
}
