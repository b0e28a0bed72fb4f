package siegestorm

import (
	"slices"
	"testing"

	"portcullis/rules"
)

// foresees has side 0 play a Vision and returns the cards it looks at, by number.
func foresees(p *position, key string) []cardNo {
	p.t.Helper()
	p.act(0, key)
	p.asks(askPick, 0)
	return p.visions(0, nil)
}

func TestVision(t *testing.T) { // ST-KEY-16, ST-RUL-46
	p := standard(t)
	p.fund(0, 1)
	before := p.sides[0].resources.len()
	seen := foresees(p, "se_font_keeper") // Vision 3
	if len(seen) != 3 || len(p.choices) != 3 {
		t.Fatalf("looks at %d cards, picks from %d", len(seen), len(p.choices))
	}
	p.do(Pick, seen[1])
	p.isIn(seen[1], inHand, 0)
	p.asks(askArrange, 0)
	if len(p.choices) != 4 {
		t.Errorf("%d ways to put one of 2 cards back", len(p.choices))
	}
	p.do(PutBottom, seen[2])
	p.asks(askArrange, 0)
	p.do(PutTop, seen[0])
	a := &p.sides[0].resources
	if a.top() != seen[0] || a.list[0] != seen[2] {
		t.Error("the cards are not on top and at the bottom")
	}
	if lost := before - a.len(); lost != 3 { // the card played, its Supporter, the card kept
		t.Errorf("%d cards fewer in the Resources", lost)
	}
}

func TestVisionPutsBackInTheOrderChosen(t *testing.T) { // ST-RUL-46
	p := standard(t)
	seen := foresees(p, "se_font_keeper")
	p.do(Pick, seen[0])
	p.do(PutTop, seen[2])
	p.do(PutTop, seen[1])
	a := &p.sides[0].resources
	if a.list[a.n-1] != seen[1] || a.list[a.n-2] != seen[2] {
		t.Error("the last card put on top is not the top one")
	}
}

func TestVisionWithoutEnoughCards(t *testing.T) { // ST-EX-24, ST-WIN-5
	p := standard(t)
	keeper := p.hand(0, "se_font_keeper")
	p.fund(0, 1)
	p.resources(0, 2)
	p.begin(0, turnDeploy)
	preview, _ := p.Preview(p.choice(PlayAction, keeper))
	if !slices.ContainsFunc(preview.Lines, func(l rules.Line) bool { return l.Tone == rules.Bad }) {
		t.Errorf("nothing warns before the choice that loses the match: %v", preview.Lines)
	}
	p.do(PlayAction, keeper)
	p.do(PayAuto)
	if p.result != wonDuel || p.loser != 0 {
		t.Error("who cannot draw the whole number has not lost")
	}
}

func TestVisionOfTheLastCards(t *testing.T) { // ST-WIN-4, ST-RUL-46
	p := standard(t)
	keeper := p.hand(0, "se_font_keeper")
	p.fund(0, 1)
	p.resources(0, 3)
	p.begin(0, turnDeploy)
	p.do(PlayAction, keeper)
	p.do(PayAuto)
	p.asks(askPick, 0)
	seen := p.visions(0, nil)
	p.do(Pick, seen[0])
	p.asks(askArrange, 0)
	if len(p.choices) != 2 || !p.can(PutTop, seen[1]) || !p.can(PutTop, seen[2]) {
		t.Errorf("choices of empty Resources: %v", p.choices)
	}
	p.do(PutTop, seen[1])
	p.asks(askArrange, 0) // on top of the other one or below it
	p.do(PutBottom, seen[2])
	if a := &p.sides[0].resources; a.len() != 2 || a.top() != seen[1] {
		t.Errorf("Resources of %d", a.len())
	}
}

func TestVisionWithAFullHand(t *testing.T) { // ST-RUL-46, ST-TRN-5
	p := standard(t)
	keeper := p.onTrack(0, 1, "se_font_keeper")
	for range handLimit {
		p.hand(0, "se_hospitaller")
	}
	p.carryOutAction(0, keeper)
	p.asks(askPick, 0)
	seen := p.visions(0, nil)
	p.do(Pick, seen[0])
	p.isIn(seen[0], inCasualties, 0)
	p.asks(askArrange, 0)
}

// Who puts back several cards of Vision picks one and says where it goes; of the last one only where it goes is asked.
func TestTheLastCardOfAVisionAsksOnlyWhere(t *testing.T) { // ST-RUL-46
	p := standard(t)
	seen := foresees(p, "se_font_keeper")
	p.do(Pick, seen[0])
	for _, c := range p.choices {
		if path := p.Describe(c).Path; len(path) != 2 {
			t.Errorf("%v of two cards is clicked over %v", c, path)
		}
	}
	p.do(PutTop, seen[2])
	for _, c := range p.choices {
		if path := p.Describe(c).Path; len(path) != 1 || path[0] != buttonTop && path[0] != buttonBottom {
			t.Errorf("%v of the last card is clicked over %v", c, path)
		}
	}
}
