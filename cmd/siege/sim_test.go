package main

import (
	"encoding/json"
	"maps"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/stub"
)

func TestSimGivesIntervals(t *testing.T) {
	var r simResult
	if err := json.Unmarshal([]byte(must(t, "sim", "kurth", "--matches", "20", "--bot", "0=random", "--json")), &r); err != nil {
		t.Fatal(err)
	}
	if len(r.Rows) != 1 || r.Rows[0].Matches != 20 || len(r.Rows[0].Players) != 1 {
		t.Fatalf("%+v", r)
	}
	won := r.Rows[0].Players[0].Won
	if won.Of != 20 || won.Low > won.Share || won.High < won.Share || won.High <= 0 || r.Rows[0].Decisions < 10 || r.Rows[0].Turns != 12 && won.Count == 20 {
		t.Errorf("%+v", r)
	}
	if r.First != nil || r.Tags != nil {
		t.Error("a game of one seat has a first turn or tags")
	}
}

func TestMedianTurns(t *testing.T) {
	for want, lengths := range map[float64]map[int]int{
		7:   {7: 1},
		9:   {3: 2, 9: 3},
		6:   {3: 2, 9: 2},
		3:   {3: 4, 9: 1, 12: 2},
		8.5: {4: 1, 8: 1, 9: 1, 30: 1},
	} {
		if got := median(lengths); got != want {
			t.Errorf("median of %v is %g, not %g", lengths, got, want)
		}
	}
}

func TestSimPlaysEachValue(t *testing.T) {
	var r simResult
	if err := json.Unmarshal([]byte(must(t, "sim", "kurth", "--matches", "2", "--bot", "0=random", "--each", "difficulty", "--among", "easy,normal", "--json")), &r); err != nil {
		t.Fatal(err)
	}
	if len(r.Rows) != 2 || r.Rows[0].Options["difficulty"] != "easy" || r.Rows[1].Options["difficulty"] != "normal" {
		t.Errorf("%+v", r.Rows)
	}
}

func TestRateIsWilsons(t *testing.T) {
	// Agresti and Coull 1998, table: 0 of 10 gives an upper bound of 0.2775.
	if r := rateOf(0, 10); r.Low != 0 || r.High < 0.277 || r.High > 0.278 {
		t.Errorf("0 of 10: %+v", r)
	}
	if r := rateOf(50, 100); r.Low < 0.4038-0.001 || r.High > 0.5962+0.001 {
		t.Errorf("50 of 100: %+v", r)
	}
}

func stubRow(t *testing.T, c simCmd) *row {
	t.Helper()
	c.Seed = 7
	rows, err := c.rows(stub.Game{})
	if err != nil {
		t.Fatal(err)
	}
	if len(rows) != 1 {
		t.Fatalf("%d rows", len(rows))
	}
	return &rows[0]
}

func played(t *testing.T, w *row, matches int) *counts {
	t.Helper()
	c, err := w.play(stub.Game{}, matches)
	if err != nil {
		t.Fatal(err)
	}
	c.took = 0
	return c
}

func TestSwapLetsPlayersChangeSeats(t *testing.T) {
	w := stubRow(t, simCmd{Bot: []string{"0=random", "1=soldier:40"}, Swap: true, Set: map[string]string{"first": "south"}})
	const matches = 20
	c := played(t, w, matches)
	if c.players[1] < matches*3/4 {
		t.Errorf("the soldier won %d of %d", c.players[1], matches)
	}
	if c.seats[0] < matches/5 || c.seats[1] < matches/5 {
		t.Errorf("the seats won %v: one seat had the soldier all the time", c.seats)
	}
	if c.opened != matches || c.first != c.seats[1] {
		t.Errorf("south begins and won %d; the first turn won %d of %d", c.seats[1], c.first, c.opened)
	}
	a, _ := w.seated(stub.Game{}.Info(), 4)
	b, shift := w.seated(stub.Game{}.Info(), 5)
	next, _ := w.seated(stub.Game{}.Info(), 6)
	if a.Seed != b.Seed || shift != 1 || next.Seed != a.Seed+1 {
		t.Errorf("matches 4 to 6 have the seeds %d, %d, %d and the shift %d", a.Seed, b.Seed, next.Seed, shift)
	}
}

func TestOptionsOfASeatGoWithThePlayer(t *testing.T) {
	decks := []rules.OptionValue{{ID: "red"}, {ID: "blue"}, {ID: "green"}}
	info := rules.Info{MinSeats: 3, MaxSeats: 4, Options: []rules.Option{
		{ID: "mode"},
		{ID: "deck1", Values: decks, Seats: rules.SeatsOf(0)},
		{ID: "deck2", Values: decks, Seats: rules.SeatsOf(1)},
		{ID: "deck3", Values: decks, Seats: rules.SeatsOf(2)},
		{ID: "deck4", Values: decks, Seats: rules.SeatsOf(3)},
		{ID: "asks2", Values: []rules.OptionValue{{ID: "on"}, {ID: "off"}}, Seats: rules.SeatsOf(1)},
	}}
	options := map[string]string{"mode": "lms", "deck1": "red", "deck2": "blue", "deck3": "green", "deck4": "red", "asks2": "on"}
	kept := maps.Clone(options)
	got := moved(info, options, 3, 1)
	want := map[string]string{"mode": "lms", "deck1": "green", "deck2": "red", "deck3": "blue", "deck4": "red", "asks2": "on"}
	if !maps.Equal(got, want) || !maps.Equal(options, kept) {
		t.Errorf("moved to %v; the first were %v", got, options)
	}
}

func TestCountsDoNotDependOnTheCores(t *testing.T) {
	w := stubRow(t, simCmd{Think: 20, Swap: true, Tags: true, Set: map[string]string{"length": "short"}})
	if w.players[0] != "soldier:20" || w.players[1] != "soldier:20" {
		t.Errorf("%v play", w.players)
	}
	many := played(t, w, 30)
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	if one := played(t, w, 30); !reflect.DeepEqual(one, many) {
		t.Errorf("on one core %+v, on several %+v", one, many)
	}
}

func TestTagsAreCounted(t *testing.T) {
	w := stubRow(t, simCmd{Bot: []string{"0=random", "1=random"}, Tags: true, Set: map[string]string{"length": "short"}})
	const matches = 40
	c := played(t, w, matches)
	list := c.tags.list()
	if len(list) != 12 || list[0].Tag != "1 as raid" || list[11].Tag != "6 as ward" {
		t.Fatalf("%+v", list)
	}
	lines, chosen := 0, 0
	for _, x := range list {
		if x.Chosen > x.Offered || x.Used > x.Lines || x.LinesWon > x.Lines || x.UsedWon > x.Used || x.UsedWon > x.LinesWon || x.Chosen < x.Used || x.Used == 0 || x.UsedWon == 0 {
			t.Errorf("%+v cannot be", x)
		}
		lines += x.Lines
		chosen += x.Chosen
	}
	if lines > 2*matches*len(list) || chosen >= c.decisions || chosen < c.decisions/2 {
		t.Errorf("%d lines, %d choices with a tag of %d decisions", lines, chosen, c.decisions)
	}
	if plain := played(t, stubRow(t, simCmd{Bot: []string{"0=random", "1=random"}}), 2); len(plain.tags) > 0 {
		t.Error("tags are counted though nobody asked")
	}
}

func TestCombine(t *testing.T) {
	var got []string
	combine([]string{"a", "b", "c"}, 2, func(v []string) { got = append(got, strings.Join(v, "")) })
	if !slices.Equal(got, []string{"ab", "ac", "bc"}) {
		t.Errorf("%v", got)
	}
}

func TestSimRefusesWhatItCannotPlay(t *testing.T) {
	for want, args := range map[string][]string{
		"no such option":         {"--each", "weather"},
		"values are too few":     {"--each", "difficulty,difficulty", "--among", "easy"},
		"goes with --each":       {"--among", "easy"},
		"is not a value":         {"--each", "difficulty", "--among", "easy,endless"},
		"worlds":                 {"--think=-1"},
		"a number of worlds":     {"--bot", "0=soldier:0"},
		"no computer player":     {"--bot", "0=deep:5"},
		"may follow novice":      {"--bot", "0=random:5"},
		"--matches 0":            {"--matches", "0"},
		"has no option \"moon\"": {"--set", "moon=full"},
	} {
		var out, errs strings.Builder
		code := run(append([]string{"sim", "kurth"}, args...), &out, &errs)
		if code != unusable || !strings.Contains(errs.String(), want) {
			t.Errorf("%v: code %d, %q does not say %q", args, code, errs.String(), want)
		}
	}
}
