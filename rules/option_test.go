package rules_test

import (
	"errors"
	"maps"
	"strings"
	"testing"

	"portcullis/rules"
)

// storm is a game of modes: what can be settled depends on the mode and on who sits down.
func storm() rules.Info {
	values := func(ids ...string) []rules.OptionValue {
		list := make([]rules.OptionValue, len(ids))
		for i, id := range ids {
			list[i] = rules.OptionValue{ID: id, Name: strings.ToUpper(id[:1]) + id[1:]}
		}
		return list
	}
	deck := func(id string, seat rules.Seat) rules.Option {
		return rules.Option{ID: id, Name: "Deck", Values: values("red", "blue"), Default: "red", Open: "deck", Seats: rules.SeatsOf(seat)}
	}
	return rules.Info{
		ID: "storm", Title: "Storm", MinSeats: 1, MaxSeats: 4,
		Options: []rules.Option{
			{ID: "mode", Name: "Mode", Default: "duel", Values: []rules.OptionValue{
				{ID: "duel", Name: "Duel", MinSeats: 2, MaxSeats: 2},
				{ID: "solo", Name: "Solo", MinSeats: 1, MaxSeats: 1},
				{ID: "coop", Name: "Co-op", MinSeats: 2, MaxSeats: 2},
				{ID: "last", Name: "Last Man Standing", MinSeats: 3},
			}},
			{ID: "boss", Name: "Boss", Values: values("king", "prophet"), Default: "king", When: map[string][]string{"mode": {"solo", "coop"}}},
			{ID: "spirits", Name: "Spirits", Values: values("some", "many"), Default: "some", When: map[string][]string{"boss": {"prophet"}}},
			deck("deck1", 0), deck("deck2", 1), deck("deck3", 2),
		},
	}
}

func TestSeatsFollowTheOptions(t *testing.T) {
	for mode, want := range map[string][2]int{"": {2, 2}, "duel": {2, 2}, "solo": {1, 1}, "last": {3, 4}} {
		options := map[string]string{}
		if mode != "" {
			options["mode"] = mode
		}
		low, high := storm().SeatLimits(options)
		if low != want[0] || high != want[1] {
			t.Errorf("mode %q takes %d to %d seats, not %v", mode, low, high, want)
		}
		s, err := storm().Complete(rules.Setup{Options: options})
		if err != nil || s.Seats != want[0] {
			t.Errorf("mode %q is dealt to %d seats: %v", mode, s.Seats, err)
		}
		if s, err := storm().Complete(rules.Setup{Options: options, Seats: want[1]}); err != nil || s.Seats != want[1] {
			t.Errorf("mode %q for %d: %d, %v", mode, want[1], s.Seats, err)
		}
	}
	for want, s := range map[string]rules.Setup{
		"storm: seats: 3 seats; Duel takes 2":                   {Seats: 3},
		"storm: seats: 2 seats; Solo takes 1":                   {Seats: 2, Options: map[string]string{"mode": "solo"}},
		"storm: seats: 2 seats; Last Man Standing takes 3 or 4": {Seats: 2, Options: map[string]string{"mode": "last"}},
	} {
		if _, err := storm().Complete(s); err == nil || err.Error() != want {
			t.Errorf("got %v, want %s", err, want)
		}
	}
}

func TestNoNumberOfSeatsFits(t *testing.T) {
	in := storm()
	in.Options[3].Values[1].MaxSeats = 1
	_, err := in.Complete(rules.Setup{Options: map[string]string{"mode": "last", "deck1": "blue"}})
	if err == nil || err.Error() != "storm: seats: no number of seats fits all the options" {
		t.Error(err)
	}
}

func TestOptionsThatDoNotApply(t *testing.T) {
	full := map[string]string{"mode": "duel", "boss": "king", "spirits": "some", "deck1": "red", "deck2": "red", "deck3": "red"}
	s, err := storm().Complete(rules.Setup{Options: full})
	if err != nil || !maps.Equal(s.Options, full) {
		t.Errorf("the defaults of options that do not apply: %v, %v", s.Options, err)
	}
	for want, options := range map[string]map[string]string{
		"storm: boss: Boss cannot be chosen here: it counts only if Mode is Solo or Co-op": {"boss": "prophet"},
		"storm: spirits: Spirits cannot be chosen here: it counts only if Boss is Prophet": {"mode": "solo", "spirits": "many"},
		"storm: deck3: Deck cannot be chosen here: the match has 2 seats":                  {"deck3": "blue"},
	} {
		_, err := storm().Complete(rules.Setup{Options: options})
		var fault *rules.SetupError
		if !errors.As(err, &fault) || err.Error() != want {
			t.Errorf("%v: got %v, want %s", options, err, want)
		}
	}
	for _, options := range []map[string]string{
		{"mode": "coop", "boss": "prophet", "spirits": "many"},
		{"mode": "last", "deck3": "blue"},
	} {
		if s, err := storm().Complete(rules.Setup{Options: options}); err != nil {
			t.Errorf("%v: %v, %v", options, s, err)
		}
	}
	boss, _ := storm().Option("boss")
	deck, _ := storm().Option("deck2")
	for name, c := range map[string]struct {
		option rules.Option
		setup  rules.Setup
		want   bool
	}{
		"a boss in a duel":    {boss, rules.Setup{Seats: 2}, false},
		"a boss alone":        {boss, rules.Setup{Seats: 1, Options: map[string]string{"mode": "solo"}}, true},
		"the second of one":   {deck, rules.Setup{Seats: 1}, false},
		"the second of two":   {deck, rules.Setup{Seats: 2}, true},
		"the second of less":  {deck, rules.Setup{Seats: -1}, false},
		"the second of many":  {deck, rules.Setup{Seats: 16}, true},
		"the second of four":  {deck, rules.Setup{Seats: 4}, true},
		"the second of three": {deck, rules.Setup{Seats: 3, Options: map[string]string{"mode": "last"}}, true},
	} {
		if got := storm().Applies(c.option, c.setup); got != c.want {
			t.Errorf("%s: %v", name, got)
		}
	}
}

func TestOpenOptionsTakeOtherValues(t *testing.T) {
	long := strings.Repeat("ys_the_assassin*2 ", 80) + "34"
	s, err := storm().Complete(rules.Setup{Options: map[string]string{"deck1": long, "deck2": "blue"}})
	if err != nil || s.Options["deck1"] != long || s.Options["deck2"] != "blue" {
		t.Errorf("%v, %v", s.Options, err)
	}
	if _, err := storm().Complete(rules.Setup{Options: map[string]string{"boss": long, "mode": "solo"}}); err == nil {
		t.Error("an option that is not open takes what is not listed")
	}
	for name, bad := range map[string]string{
		"empty":               "",
		"two lines":           "red\nblue",
		"a control character": "red\x1b[31m",
		"a line separator":    "red\u2028blue",
		"no letters":          "red\xff",
		"white space":         " red 2",
		"too long":            strings.Repeat("x", rules.MaxOptionValue+1),
	} {
		var fault *rules.SetupError
		if _, err := storm().Complete(rules.Setup{Options: map[string]string{"deck1": bad}}); !errors.As(err, &fault) || fault.Field != "deck1" {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Who writes a value that there is none of is told which there are.
func TestUnknownValueListsTheValues(t *testing.T) {
	in := rules.Info{ID: "storm", MinSeats: 1, MaxSeats: 1, Options: []rules.Option{{ID: "level", Name: "Level", Default: "low",
		Values: []rules.OptionValue{{ID: "low"}, {ID: "middling"}, {ID: "high"}}}}}
	_, err := in.Complete(rules.Setup{Options: map[string]string{"level": "hihg"}})
	if want := `storm: level: "hihg" is not a value of Level; it is low, middling or high`; err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
}

func TestSetupErrorListsItsReasons(t *testing.T) {
	err := &rules.SetupError{Game: "storm", Field: "deck1", Problem: rules.T("the deck is not legal"),
		Reasons: []rules.Text{rules.T("It has 33 cards."), rules.T("There are five Spearmen")}, Rules: []string{"ST-DCK-1", "ST-DCK-2"}}
	if want := "storm: deck1: the deck is not legal: It has 33 cards; There are five Spearmen (ST-DCK-1, ST-DCK-2)"; err.Error() != want {
		t.Errorf("got %q", err)
	}
}

// What was the default in an older revision stands in its files for options that do not apply, and is no choice.
func TestFormerDefaultsMayStand(t *testing.T) {
	in := storm()
	boss, other := &in.Options[1], map[string]string{"mode": "duel", "boss": "prophet"}
	if _, err := in.Complete(rules.Setup{Options: other}); err == nil {
		t.Error("a boss can be chosen in a Duel")
	}
	boss.Earlier = []string{"prophet"}
	if s, err := in.Complete(rules.Setup{Options: other}); err != nil || s.Options["boss"] != "prophet" {
		t.Errorf("the former default is refused or lost: %v, %v", s.Options, err)
	}
}
