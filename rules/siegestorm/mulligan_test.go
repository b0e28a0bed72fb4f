package siegestorm

import (
	"slices"
	"testing"

	"portcullis/rules"
)

// setUp deals a Duel up to the first question about starting hands.
func setUp(t *testing.T) *position {
	t.Helper()
	p := at(t, duel, "seraphia", "styxia")
	for d := range side(2) {
		for range startingHand {
			c := p.sides[d].resources.top()
			p.lift(c)
			p.put(c, inHand, d)
		}
	}
	p.push(frame{kind: setupFrame})
	p.goOn()
	return p
}

func TestStartingHands(t *testing.T) { // ST-SET-2, ST-SET-3, ST-RUL-45
	p := setUp(t)
	p.asks(askMulligan, 0)
	hand := slices.Clone(p.sides[0].hand.cards())
	below := p.sides[0].resources.list[0]
	top := []cardNo{p.sides[0].resources.list[31], p.sides[0].resources.list[30]}
	events := p.play(p.putBack(hand[1], hand[0]))
	if got := p.sides[0].resources.list[:3]; got[0] != hand[0] || got[1] != hand[1] || got[2] != below {
		t.Errorf("the bottom of the Resources is %v; put back were %v, second one first", got, hand)
	}
	if got := p.sides[0].hand.cards(); !slices.Equal(got, top) {
		t.Errorf("drew %v, not the top cards %v", got, top)
	}
	put := 0
	for _, e := range events {
		if e.Name == "put_back" {
			put++
		}
	}
	if put != 2 {
		t.Errorf("%d cards were told to be put back", put)
	}
	p.asks(askMulligan, 1)
}

func TestOneCardPutBack(t *testing.T) { // ST-SET-3
	p := setUp(t)
	hand := slices.Clone(p.sides[0].hand.cards())
	p.play(p.putBack(hand[0], noCard))
	if got := p.sides[0].hand.cards(); len(got) != 2 || got[0] != hand[1] || p.sides[0].resources.list[0] != hand[0] {
		t.Errorf("hand %v after putting back %d of %v", got, hand[0], hand)
	}
}

func TestHandsAreReplacedOnce(t *testing.T) { // ST-SET-4, ST-SET-5
	p := setUp(t)
	p.play(p.putBack(p.sides[0].hand.list[0], noCard))
	p.asks(askMulligan, 1)
	p.do(Keep)
	if p.ask.kind == askMulligan {
		t.Error("a hand is replaced a second time")
	}
	if p.turn != 1 || p.active > 1 {
		t.Errorf("turn %d of side %d begins", p.turn, p.active)
	}
}

func TestFirstPlayerIsDrawnByLot(t *testing.T) { // ST-SET-5
	var first [2]int
	for seed := range uint64(200) {
		p := setUp(t)
		p.rng = rules.NewRand(seed)
		p.do(Keep)
		p.do(Keep)
		first[p.active]++
	}
	if first[0] < 70 || first[1] < 70 {
		t.Errorf("in 200 matches the seats began %v times", first)
	}
}

func TestFirstPlayerIsSettled(t *testing.T) { // ST-SET-5
	for d := range side(2) {
		p := setUp(t)
		p.set.first = uint8(d) + 1
		p.do(Keep)
		p.do(Keep)
		if p.active != d {
			t.Errorf("side %d begins, not %d", p.active, d)
		}
	}
}
