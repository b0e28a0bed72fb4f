package rules_test

import (
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
)

func info() rules.Info {
	return rules.Info{
		ID: "duel", Title: "The Duel", MinSeats: 2, MaxSeats: 4,
		Options: []rules.Option{
			{ID: "length", Name: "Length", Values: []rules.OptionValue{{ID: "short"}, {ID: "long"}}, Default: "short"},
			{ID: "luck", Name: "Luck", Values: []rules.OptionValue{{ID: "dice"}, {ID: "cards"}}, Default: "cards"},
		},
	}
}

func TestComplete(t *testing.T) {
	asked := map[string]string{"length": "long"}
	s, err := info().Complete(rules.Setup{Seed: 5, Options: asked})
	if err != nil {
		t.Fatal(err)
	}
	if s.Seed != 5 || s.Seats != 2 || !maps.Equal(s.Options, map[string]string{"length": "long", "luck": "cards"}) {
		t.Errorf("completed to %+v", s)
	}
	if len(asked) != 1 {
		t.Error("the caller's options were changed")
	}
	if s, err = info().Complete(rules.Setup{Seats: 4}); err != nil || s.Seats != 4 {
		t.Errorf("four seats: %+v, %v", s, err)
	}
}

func TestCompleteNamesWhatIsWrong(t *testing.T) {
	for field, setup := range map[string]rules.Setup{
		"seats":   {Seats: 5},
		"weather": {Options: map[string]string{"weather": "rain", "length": "short"}},
		"length":  {Options: map[string]string{"length": "endless"}},
	} {
		_, err := info().Complete(setup)
		var e *rules.SetupError
		if !errors.As(err, &e) || e.Field != field || e.Game != "duel" || !strings.HasPrefix(err.Error(), "duel: "+field+": ") {
			t.Errorf("%s: %v", field, err)
		}
	}
	if _, err := info().Complete(rules.Setup{Seats: 1}); err == nil || !strings.Contains(err.Error(), "1 seat; The Duel takes 2 to 4") {
		t.Errorf("one seat: %v", err)
	}
	if _, err := info().Complete(rules.Setup{Seats: -1}); err == nil {
		t.Error("less than no seats are taken")
	}
}

func TestText(t *testing.T) {
	for want, text := range map[string]rules.Text{
		"":                     {},
		"100 %":                rules.T("100 %"),
		"Move to the Armory":   rules.T("Move to %s", rules.T("the %s", "Armory")),
		"1 marker":             rules.Count(1, "%d marker", "%d markers"),
		"0 markers":            rules.Count(0, "%d marker", "%d markers"),
		"0 %":                  rules.Percent(1e-12),
		"under 1 %":            rules.Percent(1.0 / 7776),
		"56 %":                 rules.Percent(5.0 / 9),
		"over 99 %":            rules.Percent(7775.0 / 7776),
		"Take 3 cards, please": rules.T("Take %s, please", rules.Count(3, "%d card", "%d cards")),
	} {
		if text.String() != want {
			t.Errorf("got %q, want %q", text, want)
		}
		if text.Empty() != (want == "") {
			t.Errorf("%q: empty is %v", want, text.Empty())
		}
	}
	b, err := json.Marshal(rules.T("%d of %d", 1, 2))
	if err != nil || string(b) != `"1 of 2"` {
		t.Errorf("as JSON: %s, %v", b, err)
	}
}

func TestElement(t *testing.T) {
	for el, want := range map[rules.Element][2]string{
		"place:armory": {"place", "armory"},
		"zone:north/2": {"zone", "north/2"},
		"a:b:c":        {"a", "b:c"},
		"bare":         {"bare", ""},
		"":             {"", ""},
	} {
		if el.Kind() != want[0] || el.Name() != want[1] {
			t.Errorf("%q is a %q called %q", el, el.Kind(), el.Name())
		}
	}
}

func TestRefusal(t *testing.T) {
	why := rules.T("The %s is closed", "gate")
	if got := (&rules.Refusal{Rule: "KU-MOV-2", Why: why}).Error(); got != "The gate is closed (KU-MOV-2)" {
		t.Errorf("with a rule: %q", got)
	}
	if got := (&rules.Refusal{Why: why}).Error(); got != "The gate is closed" {
		t.Errorf("without: %q", got)
	}
}

func TestEventElements(t *testing.T) {
	e := rules.Event{Subject: "card:oak", To: "pile:discard"}
	if got := e.Elements([]rules.Element{"x:y"}); !slices.Equal(got, []rules.Element{"x:y", "card:oak", "pile:discard"}) {
		t.Errorf("touches %v", got)
	}
}

func TestThrown(t *testing.T) {
	for name, c := range map[string]struct {
		event rules.Event
		want  []uint8
	}{
		"three dice":        {rules.Event{Kind: rules.DiceRolled, Dice: rules.Faces{6, 1, 3}, Count: 3, Kept: 2}, []uint8{6, 1, 3}},
		"too many":          {rules.Event{Kind: rules.DiceRolled, Dice: rules.Faces{1, 2, 3, 4}, Count: 9}, []uint8{1, 2, 3, 4, 0, 0, 0, 0}},
		"one thrown again":  {rules.Event{Kind: rules.DieChanged, N: 2, M: 5, Reveals: true}, []uint8{5}},
		"one turned over":   {rules.Event{Kind: rules.DieChanged, N: 2, M: 5}, nil},
		"an attack with it": {rules.Event{Kind: rules.AttackResolved, Dice: rules.Faces{6}, Count: 1}, nil},
	} {
		if got := c.event.Thrown(); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v", name, got)
		}
	}
}
