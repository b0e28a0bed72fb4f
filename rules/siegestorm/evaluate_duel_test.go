package siegestorm

import (
	"math"
	"testing"

	"portcullis/rules"
)

// logit is the logarithm of a seat's odds by the estimate.
func (p *position) logit(seat rules.Seat) float64 {
	v := p.Evaluate(seat)
	return math.Log(v / (1 - v))
}

// What a count adds to the odds, by hand from the fitted weights: 1 ATT in slot 3 has 0.30 + 2 x 0.03 at the beginning
// and 2 x 0.045 at the end, and half of each in between.
func TestDuelWeights(t *testing.T) {
	for _, test := range []struct {
		name               string
		more               func(p *position, c cardNo)
		begin, middle, end float64
	}{
		{"a Supporter", func(p *position, c cardNo) { p.put(c, inSupport, 0) }, 0.84, 0.42, 0},
		{"a card in hand", func(p *position, c cardNo) { p.put(c, inHand, 0) }, 0.24, 0.175, 0.11},
		{"the Frontline", func(p *position, c cardNo) { p.holdFront(c, 0, 0) }, 0.21, 0.105, 0},
		{"No Man's Land", func(p *position, c cardNo) { p.holdMiddle(c, 0, 0) }, 0.21, 0.105, 0},
		{"a healed card", func(p *position, c cardNo) { p.put(c, inHealPile, 0) }, 0.14 + 0.13/2, 0.07 + 0.66/2, 1.19 / 2},
		{"2 ATT in slot 3", func(p *position, c cardNo) { p.stand(c, p.firstTrack(0), 2); p.modify(c, c, int8(2-p.attack(c)), 0) }, 2*0.30 + 4*0.03, 0.30 + 0.06 + 0.09, 4 * 0.045},
	} {
		for turn, want := range map[uint16]float64{0: test.begin, 15: test.middle, 30: test.end, 44: test.end} {
			p := at(t, duel, "seraphia", "seraphia")
			p.turn = turn
			c := p.to(0, "se_bannered_captain", removed)
			before := p.logit(0)
			p.lift(c)
			test.more(p, c)
			if got := p.logit(0) - before; math.Abs(got-want) > 1e-9 {
				t.Errorf("%s, turn %d: %v, not %v", test.name, turn, got, want)
			}
		}
	}
}

// A middling player counts a Supporter in a Duel alike in every turn, and knows as well who has won.
func TestMiddlingPlayersCountAlike(t *testing.T) {
	gain := func(turn uint16) float64 {
		p := at(t, duel, "seraphia", "seraphia")
		p.turn = turn
		before := p.Appraise(0)
		p.put(p.to(0, "se_bannered_captain", removed), inSupport, 0)
		return p.Appraise(0) - before
	}
	if first, last := gain(0), gain(40); first <= 0 || first != last {
		t.Errorf("a Supporter is worth %v at first and %v in the end", first, last)
	}
	p := at(t, duel, "seraphia", "seraphia")
	p.result, p.winner = wonDuel, rules.SeatsOf(0)
	if p.Appraise(0) != 1 || p.Appraise(1) != 0 {
		t.Errorf("who has won is worth %v, who has lost %v", p.Appraise(0), p.Appraise(1))
	}
}

// The chances of all add up to 1, a card less of either other is worth something, and who is out has nothing.
func TestTheLastOfSeveral(t *testing.T) {
	p := begun(lastMan, 3, 3)
	if sum := p.Evaluate(0) + p.Evaluate(1) + p.Evaluate(2); math.Abs(sum-1) > 1e-9 {
		t.Errorf("the chances of three add up to %v", sum)
	}
	before := p.Evaluate(0)
	p.lift(p.sides[2].resources.list[0])
	if after := p.Evaluate(0); after <= before || p.Evaluate(0) != p.Appraise(0) {
		t.Errorf("a card less of the third takes the first from %v to %v (%v)", before, after, p.Appraise(0))
	}
	left := p.Evaluate(0)
	p.living &^= rules.SeatsOf(2)
	if p.Evaluate(2) != 0 || p.Evaluate(0) <= left {
		t.Errorf("who is out has %v, who is left %v", p.Evaluate(2), p.Evaluate(0))
	}
}

// Each of the last cards of the Resources is worth more than the one before, and late more than any card is at first.
func TestDuelsAreLostWithoutResources(t *testing.T) {
	p := at(t, duel, "seraphia", "seraphia")
	p.turn = 30
	left := p.sides[0].resources.len()
	last, worth := p.logit(0), 0.0
	for n := left; n > 0; n-- {
		c := p.sides[0].resources.top()
		p.lift(c)
		p.put(c, removed, 0)
		now := p.logit(0)
		if last-now <= worth {
			t.Errorf("card %d is worth %v, the one before %v", n, last-now, worth)
		}
		last, worth = now, last-now
	}
	if want := 0.75 + 2.15/2; math.Abs(worth-want) > 1e-9 {
		t.Errorf("the last is worth %v, not %v", worth, want)
	}
}

// Whose turn it is tells more the later it is, and nothing before the first turn.
func TestDuelsOfEqualsGoToWhoIsToMove(t *testing.T) {
	for turn, want := range map[uint16]float64{0: 0, 15: 0.38, 30: 0.76, 31: 0.76} {
		for active := range side(2) {
			p := at(t, duel, "seraphia", "seraphia")
			p.turn, p.active = turn, active
			if got := p.logit(active.seat()); math.Abs(got-want) > 1e-9 || math.Abs(p.logit((1-active).seat())+want) > 1e-9 {
				t.Errorf("turn %d: %v, not %v", turn, got, want)
			}
		}
	}
}

// A chance is told where it was measured: in Duels of Starter decks, with the content that was fitted.
func TestChancesAreToldOfDuelsOfStarterDecks(t *testing.T) {
	if now := content.ContentHash(); now != fitted {
		t.Errorf("the estimate was fitted with content %s and not with %s: fit and measure anew, or show that it still holds", fitted, now)
	}
	p := begun(duel, 3, 2)
	p.set.decks = [maxSeats]string{"starter_ysra", "starter_styxia"}
	if chance, ok := p.Foretell(1); !ok || chance != p.Evaluate(1) {
		t.Errorf("of Starter decks: %v, %t", chance, ok)
	}
	p.set.decks[1] = content.Invent("deck2", rules.Setup{Seats: 2}, &p.rng)
	if chance, ok := p.Foretell(0); ok {
		t.Errorf("of a deck of its own: %v", chance)
	}
	for _, m := range []mode{freeForAll, solo, coop, lastMan} {
		p := begun(duel, 3, 2)
		p.set.mode = m
		if chance, ok := p.Foretell(0); ok {
			t.Errorf("of %s: %v", modeNames[m], chance)
		}
	}
}

// fitted is the content of the Duels to which the estimate is fitted.
const fitted = "40b3ee02a8ca2c04"
