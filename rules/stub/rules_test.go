package stub_test

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/stub"
)

func TestDeal(t *testing.T) { // TG-SET-1, TG-TRN-1
	p := dealt(t)
	if n, s, d := len(p.list("north", "hand")), len(p.list("south", "hand")), len(p.list("draw")); n != 5 || s != 4 || d != 15 {
		t.Errorf("north holds %d, south %d, %d to draw", n, s, d)
	}
	other, err := stub.Game{}.New(rules.Setup{Seed: 2})
	if err != nil {
		t.Fatal(err)
	}
	if slices.Equal(read(t, other).list("draw"), p.list("draw")) {
		t.Error("two seeds deal alike")
	}
}

func TestFirstSeat(t *testing.T) { // TG-SET-2
	s, err := stub.Game{}.New(rules.Setup{Options: map[string]string{"first": "south"}})
	if err != nil {
		t.Fatal(err)
	}
	if s.Decision().Seats != rules.SeatsOf(stub.South) {
		t.Errorf("the seats %b begin", s.Decision().Seats)
	}
	do(t, s, "end")
	if s.Decision().Seats != rules.SeatsOf(stub.North) {
		t.Errorf("the seats %b follow", s.Decision().Seats)
	}
}

func TestDrawing(t *testing.T) { // TG-TRN-1
	p := dealt(t)
	top := p.list("draw")[0]
	s := p.state(t)
	events := do(t, s, "end")
	if names(events) != "turn_began card_drawn" || events[1].Subject != rules.Element("card:"+top.(string)) {
		t.Errorf("%s: %+v", names(events), events)
	}
	if !slices.Contains(read(t, s).list("south", "hand"), top) {
		t.Error("the top card is not in the hand")
	}
}

func TestFullHandDrawsNothing(t *testing.T) { // TG-TRN-1
	p := dealt(t)
	hand := append(p.list("south", "hand"), "oak-1", "oak-2", "oak-3")
	for _, id := range []string{"oak-1", "oak-2", "oak-3"} {
		p.draw(t, id)
	}
	slices.SortFunc(hand, func(a, b any) int { return order(a) - order(b) })
	p.side("south")["hand"] = hand
	if got := names(do(t, p.state(t), "end")); got != "turn_began" {
		t.Errorf("with seven in hand: %s", got)
	}
}

func order(card any) int {
	wood, value, _ := strings.Cut(card.(string), "-")
	return slices.Index([]string{"oak", "ash", "elm", "yew"}, wood)*6 + int(value[0]-'0')
}

func TestDiscardPileIsShuffled(t *testing.T) { // TG-TRN-1
	p := dealt(t)
	p["discard"], p["draw"] = p["draw"], []any{}
	s := p.state(t)
	if got := names(do(t, s, "end")); got != "turn_began pile_shuffled card_drawn" {
		t.Errorf("with nothing to draw: %s", got)
	}
	after := read(t, s)
	if len(after.list("draw")) != 14 || len(after.list("discard")) != 0 {
		t.Errorf("%d to draw, %d discarded", len(after.list("draw")), len(after.list("discard")))
	}
}

func TestTwoActions(t *testing.T) { // TG-TRN-2
	s := dealt(t).state(t)
	do(t, s, "ward elm-2 left")
	if s.Decision().Seats != rules.SeatsOf(stub.North) {
		t.Error("one action ends the turn")
	}
	refused(t, s, "ward oak-6 right", "TG-TRN-2")
	do(t, s, "raid yew-1 left")
	if s.Decision().Seats != rules.SeatsOf(stub.South) {
		t.Error("two actions do not end the turn")
	}
}

func TestEmptyHandEndsTheTurn(t *testing.T) { // TG-TRN-2
	p := dealt(t)
	p["discard"] = []any{"elm-2", "elm-5", "yew-1", "yew-2"}
	p.side("north")["hand"] = []any{"yew-5"}
	s := p.state(t)
	do(t, s, "ward yew-5 left")
	if s.Decision().Seats != rules.SeatsOf(stub.South) {
		t.Error("a seat without cards goes on")
	}
}

func TestWard(t *testing.T) { // TG-WRD-1
	s := dealt(t).state(t)
	events := do(t, s, "ward elm-2 right")
	if names(events) != "ward_put" || events[0].To != "gate:north-right" || events[0].Reveals {
		t.Errorf("events %+v", events)
	}
	right := read(t, s).side("north")["right"].(map[string]any)
	if right["card"] != "elm-2" || right["open"] != false {
		t.Errorf("the gate has %v", right)
	}
	seen := s.(rules.Redactor).Redact(events[0], stub.South)
	if seen.Subject != "card:back" || s.Tell(seen).String() != "North puts a card at the right gate of North as a ward" {
		t.Errorf("south sees %q", s.Tell(seen))
	}
}

func TestGateTakesOneWard(t *testing.T) { // TG-WRD-2
	s := dealt(t).state(t)
	do(t, s, "ward elm-2 left")
	refused(t, s, "ward elm-5 left", "TG-WRD-2")
	if r, ok := s.WhyNot("gate:north-left"); !ok || r.Rule != "TG-WRD-2" {
		t.Errorf("why not: %v, %v", r, ok)
	}
	if _, ok := s.WhyNot("gate:north-right"); ok {
		t.Error("the other gate is explained away")
	}
}

// raid forces dice and returns what north's card does at south's left gate.
func raid(t *testing.T, p position, card string, a, b uint8) (rules.State, []rules.Event) {
	t.Helper()
	s := p.state(t)
	if err := s.Force(a, b); err != nil {
		t.Fatal(err)
	}
	return s, do(t, s, "raid "+card+" left")
}

func TestRaidNeedsSeven(t *testing.T) { // TG-RAD-1, TG-RAD-2, TG-RAD-3
	for _, c := range []struct {
		a, b  uint8
		score float64
	}{{2, 3, 1}, {2, 2, 0}} {
		s, events := raid(t, dealt(t), "elm-2", c.a, c.b)
		p := read(t, s)
		if got := p.side("north")["score"]; got != c.score {
			t.Errorf("%d and %d with a 2 score %v, not %v", c.a, c.b, got, c.score)
		}
		if p.list("discard")[0] != "elm-2" || events[0].Name != "raid_played" {
			t.Error("the card is not discarded")
		}
	}
}

func TestRaidOnAWard(t *testing.T) { // TG-RAD-1, TG-RAD-2
	p := dealt(t)
	p.ward(t, "south", "left", "oak-4", false)
	s, events := raid(t, p, "elm-5", 1, 5) // 11 needed
	if got := names(events); got != "raid_played ward_turned raid_rolled raid_resolved ward_broken scored" {
		t.Errorf("events %s", got)
	}
	if turned := events[1]; turned.N != 1 || turned.Subject != "card:oak-4" || !turned.Reveals {
		t.Errorf("the ward is turned by %+v", turned)
	}
	after := read(t, s)
	if after.side("north")["score"] != 5.0 || after.side("south")["left"] != nil || after.list("discard")[0] != "oak-4" {
		t.Errorf("the ward is not broken: %v", after)
	}
}

func TestRaidThatFails(t *testing.T) { // TG-RAD-1, TG-RAD-3
	p := dealt(t)
	p.ward(t, "south", "left", "oak-4", false)
	s, events := raid(t, p, "elm-5", 1, 4) // 11 needed
	if got := names(events); got != "raid_played ward_turned raid_rolled raid_resolved" {
		t.Errorf("events %s", got)
	}
	after := read(t, s)
	left := after.side("south")["left"].(map[string]any)
	if after.side("north")["score"] != 0.0 || left["card"] != "oak-4" || left["open"] != true {
		t.Errorf("the gate has %v", left)
	}
	if got := names(do(t, s, "raid elm-2 left")); strings.Contains(got, "ward_turned") {
		t.Error("an open ward is turned up again")
	}
}

func TestOdds(t *testing.T) { // TG-RAD-1
	p := dealt(t)
	raidLeft, _ := stub.Game{}.Parse("raid elm-5 left")
	if got, ok := p.state(t).Preview(raidLeft); !ok || got.Fraction.String() != "36 in 36" {
		t.Errorf("without a ward: %q", got.Fraction)
	}
	p.ward(t, "south", "left", "oak-4", true)
	if got, _ := p.state(t).Preview(raidLeft); got.Fraction.String() != "26 in 36" { // 6 or more
		t.Errorf("against an open 4: %q", got.Fraction)
	}
	p.side("south")["left"].(map[string]any)["open"] = false
	if got, _ := p.state(t).Preview(raidLeft); !strings.HasSuffix(got.Fraction.String(), " in 684") { // 19 unseen cards
		t.Errorf("against a closed ward: %q", got.Fraction)
	}
	ward, _ := stub.Game{}.Parse("ward elm-5 left")
	if _, ok := p.state(t).Preview(ward); ok {
		t.Error("a ward has odds")
	}
}

// lastTurn is a position in which ending the turn ends the match.
func lastTurn(t *testing.T, north, south int) rules.State {
	t.Helper()
	p := dealt(t)
	p["turn"] = 6
	p.side("north")["score"], p.side("south")["score"] = north, south
	s := p.state(t)
	if got := names(do(t, s, "end")); got != "match_ended" {
		t.Errorf("events %s", got)
	}
	return s
}

func TestHigherScoreWins(t *testing.T) { // TG-END-1
	for _, c := range []struct {
		north, south int
		winner       rules.Seat
		reason       string
	}{{3, 2, stub.North, "North scored 3, South 2."}, {1, 4, stub.South, "South scored 4, North 1."}} {
		o, over := lastTurn(t, c.north, c.south).Outcome()
		if !over || o.Winners != rules.SeatsOf(c.winner) || o.Result != "scored" || o.Reason.String() != c.reason {
			t.Errorf("%d to %d: %+v", c.north, c.south, o)
		}
	}
}

func TestEqualScores(t *testing.T) { // TG-END-2
	o, over := lastTurn(t, 3, 3).Outcome()
	if !over || o.Winners != 0 || o.Result != "drawn" || o.Rule != "TG-END-2" {
		t.Errorf("%+v", o)
	}
}

func TestRoundsAreOptional(t *testing.T) { // TG-END-1
	for length, turns := range map[string]int{"short": 6, "normal": 24, "long": 1200} {
		s, err := stub.Game{}.New(rules.Setup{Options: map[string]string{"length": length}})
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for ; !s.Decision().Over(); n++ {
			do(t, s, "end")
		}
		if n != turns {
			t.Errorf("%s: %d turns, not %d", length, n, turns)
		}
	}
}

func BenchmarkDecision(b *testing.B) {
	start, err := stub.Game{}.New(rules.Setup{Options: map[string]string{"length": "long"}})
	if err != nil {
		b.Fatal(err)
	}
	r := rules.NewRand(1)
	s := start.Clone()
	b.ReportAllocs()
	for b.Loop() {
		d := s.Decision()
		if d.Over() {
			s = start.Clone()
			continue
		}
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			b.Fatal(err)
		}
	}
}
