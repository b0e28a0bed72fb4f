package match_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/save"
)

func TestSettle(t *testing.T) {
	h, err := match.Settle(stub.Game{}, save.Header{Seed: 7, Seats: []save.Seat{{Name: "Ada"}, {Player: "steady"}}})
	if err != nil {
		t.Fatal(err)
	}
	if h.Game != "stub" || h.Content != (stub.Game{}).ContentHash() || h.Options["length"] != "normal" || h.Options["first"] != "north" {
		t.Errorf("not filled in: %+v", h)
	}
	want := []save.Seat{{Name: "Ada", Player: save.Human}, {Name: "South", Player: "steady"}}
	if !slices.Equal(h.Seats, want) {
		t.Errorf("seats %+v", h.Seats)
	}
	again, err := match.Settle(stub.Game{}, h)
	if err != nil || !slices.Equal(again.Seats, want) {
		t.Errorf("settled twice: %+v, %v", again, err)
	}
}

func TestNewRefuses(t *testing.T) {
	for name, h := range map[string]save.Header{
		"another game":      {Game: "kurth"},
		"an unknown option": {Options: map[string]string{"weather": "rain"}},
		"an unknown value":  {Options: map[string]string{"length": "endless"}},
		"too many seats":    {Seats: make([]save.Seat, 3)},
		"a seat's name":     {Seats: []save.Seat{{Name: "a\nb"}, {}}},
		"a broken start":    {Start: []byte(`{"game":"stub"}`)},
	} {
		if m, err := match.New(stub.Game{}, h, nil); err == nil || m != nil {
			t.Errorf("%s: taken", name)
		}
	}
}

func TestStartFromAPosition(t *testing.T) {
	m := begin(t, header("short"), nil)
	play(t, m, first(t, m, "ward"))
	start := snapshot(t, m.State())
	h := header("short")
	h.Start = []byte(start)
	if got := snapshot(t, begin(t, h, nil).State()); got != start {
		t.Errorf("it starts from another position:\n%s", got)
	}
}

// The header of a match from a position says what the match is played with, whatever it
// was given.
func TestPositionSettlesOptions(t *testing.T) {
	start := snapshot(t, begin(t, header("long"), nil).State())
	for name, given := range map[string]map[string]string{"nothing": nil, "another length": {"length": "short"}} {
		h, err := match.Settle(stub.Game{}, save.Header{Start: []byte(start), Options: given})
		if err != nil || h.Options["length"] != "long" {
			t.Errorf("given %s: options %v, %v", name, h.Options, err)
		}
	}
}

func TestPlayEntersHistory(t *testing.T) {
	j := &memory{}
	m := begin(t, header("short"), j)
	before := snapshot(t, m.State())
	ward := first(t, m, "ward")
	c, _ := m.Game().Parse(ward)
	events, err := m.Play(c)
	if err != nil {
		t.Fatal(err)
	}
	if m.Len() != 1 || m.Total() != 1 || len(m.Undone()) != 0 {
		t.Fatalf("%d of %d decisions", m.Len(), m.Total())
	}
	e := m.History()[0]
	if e.Choice != c || e.Notation != ward || e.Kind != "action" || e.Seat() != stub.North || e.Turn != 1 {
		t.Errorf("entry %+v", e)
	}
	if len(events) != 1 || !slices.Equal(e.Events, events) || events[0].Name != "ward_put" {
		t.Errorf("events %+v, kept %+v", events, e.Events)
	}
	start, err := m.At(0)
	if err != nil || snapshot(t, start) != before {
		t.Errorf("position 0 is not the start: %v", err)
	}
	if want := []save.Record{{Kind: save.Play, Text: ward}}; !slices.Equal(j.records, want) {
		t.Errorf("journal %+v", j.records)
	}
}

func TestEventsAreTheCallersToKeep(t *testing.T) {
	m := begin(t, header("normal"), nil)
	c, _ := m.Game().Parse(first(t, m, "raid"))
	events, err := m.Play(c)
	if err != nil {
		t.Fatal(err)
	}
	kept := slices.Clone(events)
	r := rules.NewRand(1)
	playRandom(t, m, &r, 20)
	if !slices.Equal(events, kept) || !slices.Equal(m.History()[0].Events, kept) {
		t.Error("later choices changed the events of an earlier one")
	}
	events[0] = rules.Event{}
	if m.History()[0].Events[0] != kept[0] {
		t.Error("the history shares the caller's events")
	}
}

func TestRefusalChangesNothing(t *testing.T) {
	j := &memory{}
	m := begin(t, header("short"), j)
	before := snapshot(t, m.State())
	for _, c := range []rules.Choice{{}, {Verb: 99}, {Verb: stub.Raid, Args: [4]int16{24}}} {
		_, err := m.Play(c)
		var r *rules.Refusal
		if !errors.As(err, &r) || r.Rule == "" {
			t.Errorf("%+v: %v", c, err)
		}
	}
	if m.Len() != 0 || len(j.records) != 0 || snapshot(t, m.State()) != before {
		t.Error("a refused choice left something behind")
	}
}

// credulous is the stub game whose states play their first choice in place of one that is not legal.
type credulous struct{ stub.Game }

func (g credulous) New(setup rules.Setup) (rules.State, error) {
	s, err := g.Game.New(setup)
	return credulousState{s}, err
}

type credulousState struct{ rules.State }

func (s credulousState) Apply(c rules.Choice) ([]rules.Event, error) {
	if d := s.Decision(); !d.Allows(c) {
		c = d.Choices[0]
	}
	return s.State.Apply(c)
}

// The state alone says what is legal: whatever it takes, the match takes too.
func TestOnlyTheStateJudgesChoices(t *testing.T) {
	j := &memory{}
	m, err := match.New(credulous{}, header("short"), j)
	if err != nil {
		t.Fatal(err)
	}
	stray, err := m.Game().Parse("raid oak-5 left")
	if err != nil || m.State().Decision().Allows(stray) {
		t.Fatalf("the choice is legal: %v", err)
	}
	if _, err := m.Play(stray); err != nil || m.Len() != 1 || len(j.records) != 1 {
		t.Errorf("the match judged again: %v", err)
	}
	if _, err := m.Show(stray); err != nil || m.Len() != 2 {
		t.Errorf("the match judged again before it showed: %v", err)
	}
}

func TestOver(t *testing.T) {
	m := begin(t, header("short"), nil)
	r := rules.NewRand(3)
	playRandom(t, m, &r, 100)
	if !m.Over() || m.Decider() != 0 {
		t.Error("the match is not over")
	}
	var refusal *rules.Refusal
	if _, err := m.Play(rules.Choice{Verb: stub.End}); !errors.As(err, &refusal) || refusal.Rule != "TG-END-1" {
		t.Errorf("after the end: %v", err)
	}
}

func TestViewHidesAndHolds(t *testing.T) {
	m := begin(t, header("short"), nil)
	truth := snapshot(t, m.State())
	north := snapshot(t, m.View(stub.North))
	if north == truth {
		t.Error("north sees everything")
	}
	if snapshot(t, m.View(stub.North)) != north {
		t.Error("north sees something else the second time")
	}
	if snapshot(t, m.View(rules.NoSeat)) != truth {
		t.Error("nobody in particular does not see everything")
	}
}

func TestTable(t *testing.T) {
	j := &memory{}
	m := begin(t, header("short"), j)
	seats := []save.Seat{{Name: "Ada"}, {Name: "Bot", Player: "steady"}}
	if err := errors.Join(m.Rename("  The long\nnight "), m.SetSeats(seats), m.SetTakeBacks(match.On), m.SetTakeBacks(match.On)); err != nil {
		t.Fatal(err)
	}
	if m.Name() != "The long night" || m.TakeBacks() != match.On || m.SeatName(0) != "Ada" || m.Player(0) != save.Human || m.Player(1) != "steady" || m.Humans() != rules.SeatsOf(0) {
		t.Errorf("the table is %+v", m.Header())
	}
	if len(j.records) != 3 {
		t.Errorf("journal %+v", j.records)
	}
	if h := m.Header(); h.Name != "The long night" || !h.TakeBacks || h.Seats[1].Player != "steady" {
		t.Errorf("header %+v", h)
	}
	m.Header().Seats[0].Name = "Eve"
	m.Seats()[0].Name = "Eve"
	if m.SeatName(0) != "Ada" {
		t.Error("the header is shared")
	}
	if m.SetSeats(seats[:1]) == nil || m.SetSeats([]save.Seat{{Name: "a\tb"}, {}}) == nil || m.SetTakeBacks("maybe") == nil {
		t.Error("a table that no match can have is taken")
	}
	if len(j.records) != 3 || m.SeatName(0) != "Ada" {
		t.Error("what was refused left something behind")
	}
}

func TestForce(t *testing.T) {
	j := &memory{}
	m := begin(t, header("short"), j)
	if err := m.Force(6, 5); err != nil {
		t.Fatal(err)
	}
	if m.Force(7) == nil || m.Force() != nil {
		t.Error("a face of 7 is taken, or no face is not nothing")
	}
	play(t, m, first(t, m, "raid"))
	for _, e := range m.History()[0].Events {
		if e.Kind == rules.DiceRolled && (e.Dice[0] != 6 || e.Dice[1] != 5) {
			t.Errorf("threw %v", e.Dice)
		}
	}
	if want := (save.Record{Kind: save.Force, Text: "6 5"}); j.records[0] != want || len(j.records) != 2 {
		t.Errorf("journal %+v", j.records)
	}
}

func TestLastOf(t *testing.T) {
	m := begin(t, header("short"), nil)
	play(t, m, first(t, m, "ward"), "end", "end")
	if m.LastOf(stub.North) != 2 || m.LastOf(stub.South) != 3 || m.LastOf(5) != 0 {
		t.Errorf("north decided last before %d, south before %d", m.LastOf(stub.North), m.LastOf(stub.South))
	}
}

// varied is Two Gates as a game whose number of seats varies.
type varied struct{ stub.Game }

func (g varied) Info() rules.Info {
	in := g.Game.Info()
	in.MinSeats, in.MaxSeats = 1, 3
	in.Seats = []string{"North", "South", "West"}
	return in
}

// A match that begins from a position has the seats of the position.
func TestSeatsOfAPosition(t *testing.T) {
	start := strings.Replace(snapshot(t, begin(t, header("short"), nil).State()), `"game": "stub"`, `"game": "stub", "seats": 2`, 1)
	h, err := match.Settle(varied{}, save.Header{Start: []byte(start)})
	if err != nil || len(h.Seats) != 2 || h.Options["length"] != "short" {
		t.Errorf("settled %+v, %v", h, err)
	}
	if _, err := match.Settle(varied{}, save.Header{Start: []byte(start), Seats: make([]save.Seat, 3)}); err == nil || !strings.Contains(err.Error(), "3 seats; the start position has 2") {
		t.Errorf("three seats for two: %v", err)
	}
	if h, err := match.Settle(varied{}, save.Header{Seats: make([]save.Seat, 3)}); err != nil || len(h.Seats) != 3 {
		t.Errorf("without a position: %+v, %v", h, err)
	}
}

// Whoever has no seat is the game, and is no person's to name.
func TestNobodysSeat(t *testing.T) {
	m := begin(t, header("short"), nil)
	for _, seat := range []rules.Seat{rules.NoSeat, 2, 40} {
		if m.SeatName(seat) != "The game" || m.Player(seat) != save.Human {
			t.Errorf("seat %d is %s, played by %s", seat, m.SeatName(seat), m.Player(seat))
		}
	}
	if m.SeatName(0) != "North" || m.SeatName(1) != "South" || m.Info().ID != "stub" || m.Game() == nil {
		t.Errorf("%s and %s play %s", m.SeatName(0), m.SeatName(1), m.Info().ID)
	}
}
