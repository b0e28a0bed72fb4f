package stub_test

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/stub"
)

// What there is to say of each thing on the board, and only what both seats see.
func TestAbout(t *testing.T) {
	p := dealt(t)
	p.ward(t, "south", "left", "oak-4", true)
	p.ward(t, "south", "right", "oak-3", false)
	p.side("south")["score"] = 3
	s := p.state(t)
	for el, want := range map[rules.Element]string{
		"card:oak-4":       "Oak 4: Adds 4 to a raid, or makes a gate 4 harder to raid. (TG-RAD-1)",
		"gate:north-right": "The right gate of North: No ward. (TG-WRD-1)",
		"gate:south-left":  "The left gate of South: Oak 4 as a ward, face up. (TG-WRD-1)",
		"gate:south-right": "The right gate of South: A ward, face down. (TG-WRD-1)",
		"score:south":      "Score of South: 3 so far. (TG-RAD-2)",
		"hand:north":       "Hand of North: 5 cards (TG-TRN-1)",
		"pile:draw":        "Draw pile: 13 cards (TG-TRN-1)",
		"pile:discard":     "Discard pile: 0 cards (TG-TRN-1)",
	} {
		a, ok := s.(rules.Teller).About(el)
		if got := a.Title.String() + ": " + rules.Commas(a.Body...).String() + " (" + a.Rule + ")"; !ok || got != want {
			t.Errorf("%s: %q, want %q", el, got, want)
		}
	}
	for _, el := range []rules.Element{"", "card:oak-9", "gate:west", "score:west", "hand:west", "button:end"} {
		if a, ok := s.(rules.Teller).About(el); ok {
			t.Errorf("%s is explained: %v", el, a)
		}
	}
}

// A match that is over asks nothing and says so.
func TestPromptAtTheEnd(t *testing.T) { // TG-END-1
	over := lastTurn(t, 3, 2)
	if p := over.(rules.Teller).Prompt(); p.Ask.String() != "The match is over" || p.Rule != "TG-END-1" {
		t.Errorf("asks %q (%s)", p.Ask, p.Rule)
	}
	if why, not := over.(rules.Teller).WhyNot("gate:north-left"); !not || why.Rule != "TG-END-1" {
		t.Errorf("a gate after the end: %v", why)
	}
	if p := dealt(t).state(t).(rules.Teller).Prompt(); !strings.HasPrefix(p.Ask.String(), "North: raid a gate") || p.Phase.String() != "action 1 of 2" {
		t.Errorf("asks %q in %q", p.Ask, p.Phase)
	}
}

// The estimate knows a lead from an arrear, a card in hand and a ward from none, and the end.
func TestEvaluate(t *testing.T) {
	value := func(change func(p position), seat rules.Seat) float64 {
		p := dealt(t)
		if change != nil {
			change(p)
		}
		return p.state(t).(rules.Evaluator).Evaluate(seat)
	}
	score := func(seat string, n int) func(position) {
		return func(p position) { p.side(seat)["score"] = n }
	}
	late := func(p position) { score("north", 2)(p); p["turn"] = 5 }
	level := value(nil, stub.North)
	for _, test := range []struct {
		name        string
		more, fewer float64
	}{
		{"a lead is better than none", value(score("north", 2), stub.North), level},
		{"an arrear is worse than none", level, value(score("south", 2), stub.North)},
		{"the other's lead is one's arrear", value(score("south", 2), stub.South), value(nil, stub.South)},
		{"a lead is worth more near the end", value(late, stub.North), value(score("north", 2), stub.North)},
		{"a ward of one's own is better than none", value(func(p position) { p.ward(t, "north", "left", "oak-4", false) }, stub.North), level},
		{"a ward of the other's is worse", level, value(func(p position) { p.ward(t, "south", "right", "oak-4", true) }, stub.North)},
		{"a hand is worth something", level, value(func(p position) {
			hand := p.list("north", "hand")
			p.side("north")["hand"], p["draw"] = hand[1:], append(p.list("draw"), hand[0])
		}, stub.North)},
	} {
		if test.more <= test.fewer || test.more >= 1 || test.fewer <= 0 {
			t.Errorf("%s: %.3f against %.3f", test.name, test.more, test.fewer)
		}
	}
	won := lastTurn(t, 3, 2).(rules.Evaluator)
	if north, south := won.Evaluate(stub.North), won.Evaluate(stub.South); north != 1 || south != 0 {
		t.Errorf("after the end: %v and %v", north, south)
	}
}
