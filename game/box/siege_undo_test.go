package box_test

import (
	"slices"
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
)

// besieged begins a match of B-Sieged for one person.
func besieged(t *testing.T, takeBacks bool) *match.Match {
	t.Helper()
	for _, e := range open(t).Games() {
		if e.ID != "bsieged" {
			continue
		}
		h, err := match.Settle(e.Game, save.Header{Seed: 11, TakeBacks: takeBacks, Options: map[string]string{"difficulty": "knight"}})
		if err != nil {
			t.Fatal(err)
		}
		m, err := match.New(e.Game, h, nil)
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	t.Fatal("no B-Sieged")
	return nil
}

// revealed reports what a decision showed: a die, a drawn card or a token, or that the Enemies phase
// began (BS-TBL-21), by the name of the event.
func revealed(events []rules.Event) string {
	for _, e := range events {
		if e.Kind == rules.DiceRolled || e.Name == "enemies_began" || e.Kind == rules.CardMoved && slices.Contains([]string{"card_drawn", "token_drawn", "event_drawn"}, e.Name) {
			return e.Name
		}
	}
	return ""
}

// BS-OPT-12, BS-TBL-20: as it is set at first, undo never goes back past a die, a card or a token that
// was seen, and always past what showed nothing. With free take-backs it goes back to the beginning,
// and then the same choices bring the same dice and cards again.
func TestSiegeTakeBacks(t *testing.T) {
	m, free := besieged(t, false), besieged(t, true)
	seen := map[string]int{}
	var list []rules.Choice
	for !m.Over() {
		c := m.State().(rules.Pruner).Sensible(nil)[0]
		list = append(list, c)
		for _, each := range []*match.Match{m, free} {
			if _, err := each.Play(c); err != nil {
				t.Fatal(err)
			}
		}
		what := revealed(m.History()[m.Len()-1].Events)
		seen[what]++
		if p, ok := m.CanUndo(match.Step); ok != (what == "") {
			t.Fatalf("after %q: undo %t (%s)", what, ok, p.Sentence)
		}
	}
	for _, what := range []string{"", "token_drawn", "card_drawn", "attack_rolled", "enemies_began"} {
		if seen[what] == 0 {
			t.Errorf("no decision showed %q: %v", what, seen)
		}
	}
	end := at(t, free, free.Len())
	if err := free.UndoTo(0); err != nil {
		t.Fatal(err)
	}
	for _, c := range list {
		if _, err := free.Play(c); err != nil {
			t.Fatal(err)
		}
	}
	if at(t, free, free.Len()) != end {
		t.Error("taken back and played again, the dice and cards are others")
	}
}
