package match

import (
	"testing"

	"portcullis/rules"
)

// Of what was seen, dice are named before anything else, and else what was seen first.
func TestRevealedNamesDiceFirst(t *testing.T) {
	silent := rules.Event{Kind: rules.CardMoved, Rule: "silent"}
	card := rules.Event{Kind: rules.CardMoved, Rule: "card", Reveals: true}
	phase := rules.Event{Kind: rules.PhaseBegan, Rule: "phase", Reveals: true}
	dice := rules.Event{Kind: rules.DiceRolled, Rule: "dice", Reveals: true}
	dice.Dice[0], dice.Count = 4, 1
	again := dice
	again.Rule = "again"
	for _, c := range []struct {
		events []rules.Event
		want   string
	}{
		{nil, ""},
		{[]rules.Event{silent}, ""},
		{[]rules.Event{silent, card}, "card"},
		{[]rules.Event{card, phase}, "card"},
		{[]rules.Event{phase, card}, "phase"},
		{[]rules.Event{card, dice, phase}, "dice"},
		{[]rules.Event{dice, card, again}, "dice"},
	} {
		got := ""
		if seen := revealed(c.events); seen != nil {
			got = seen.Rule
		}
		if got != c.want {
			t.Errorf("%+v: %q, want %q", c.events, got, c.want)
		}
	}
}
