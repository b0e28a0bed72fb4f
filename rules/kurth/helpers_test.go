package kurth

import (
	"bytes"
	"encoding/json"
	"errors"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
)

const contentDir = "../../assets/content/kurth"

// load returns the game with the content of the program.
func load(tb testing.TB) *Game {
	tb.Helper()
	g, err := Load(os.DirFS(contentDir))
	if err != nil {
		tb.Fatal(err)
	}
	return g
}

// deal starts a match.
func deal(tb testing.TB, g *Game, seed uint64, difficulty string) *State {
	tb.Helper()
	s, err := g.New(rules.Setup{Seed: seed, Options: map[string]string{optionDifficulty: difficulty}})
	if err != nil {
		tb.Fatal(err)
	}
	return s.(*State)
}

// position is a snapshot as a person would edit it: what is given replaces the usual.
type position map[string]any

// in is what stands where: markers by location.
type in map[string]int

// json writes the position as JSON. row is three card ids in one string; the other
// cards are shared out between draw and discard, by number, as the turn needs it.
func (p position) json(tb testing.TB, g *Game) []byte {
	tb.Helper()
	full := position{"difficulty": "easy", "turn": 1, "phase": "move", "token": "citadel", "spirit": 12, "mana": 6,
		"row": "watchfires tunnels refugees", "rng": map[string]string{"state": strings.Repeat("0123456789abcdef", 2)}}
	maps.Copy(full, p)
	if row, ok := full["row"].(string); ok {
		full["row"] = strings.Fields(row)
	}
	city := in{}
	for i := range g.places {
		city[g.places[i].ID] = 0
	}
	if given, ok := full["markers"].(in); ok {
		maps.Copy(city, given)
	}
	full["markers"] = city
	if _, given := full["draw"]; !given {
		rest := []string{}
		for i := range g.cards {
			if !slices.Contains(full["row"].([]string), g.cards[i].ID) {
				rest = append(rest, g.cards[i].ID)
			}
		}
		gone := rowSize * ((full["turn"].(int) - 1) % turnsInRound)
		full["draw"] = rest[min(gone, len(rest)):]
	}
	data, err := json.Marshal(full)
	if err != nil {
		tb.Fatal(err)
	}
	return data
}

// at sets up a position.
func at(tb testing.TB, p position) *State {
	tb.Helper()
	g := load(tb)
	s, err := g.Restore(p.json(tb, g))
	if err != nil {
		tb.Fatal(err)
	}
	return s.(*State)
}

// firstTurn deals the given row in turn 1 and plays up to the first decision.
func firstTurn(tb testing.TB, row string) (*State, []rules.Event) {
	tb.Helper()
	s := at(tb, position{"row": row, "phase": "deal"})
	s.beginTurn()
	s.settle()
	return s, s.events
}

// play plays choices by their notation and returns all that happened.
func play(tb testing.TB, s *State, choices ...string) []rules.Event {
	tb.Helper()
	var happened []rules.Event
	for _, text := range choices {
		c, err := s.game.Parse(text)
		if err != nil {
			tb.Fatal(err)
		}
		events, err := s.Apply(c)
		if err != nil {
			tb.Fatalf("%s: %v", text, err)
		}
		if err := s.Check(); err != nil {
			tb.Fatalf("after %s: %v", text, err)
		}
		happened = append(happened, events...)
	}
	return happened
}

// roll forces the next dice.
func roll(tb testing.TB, s *State, faces ...uint8) {
	tb.Helper()
	if err := s.Force(faces...); err != nil {
		tb.Fatal(err)
	}
}

// refused plays a choice that must be refused for a rule and change nothing, and returns
// the sentence.
func refused(tb testing.TB, s *State, choice, rule string) string {
	tb.Helper()
	c, err := s.game.Parse(choice)
	if err != nil {
		tb.Fatal(err)
	}
	before := bytesOf(tb, s)
	_, err = s.Apply(c)
	var why *rules.Refusal
	if !errors.As(err, &why) {
		tb.Fatalf("%s: not refused: %v", choice, err)
	}
	if why.Rule != rule {
		tb.Errorf("%s: refused by %s %q, want %s", choice, why.Rule, why.Why, rule)
	}
	if !bytes.Equal(before, bytesOf(tb, s)) {
		tb.Errorf("%s: refused, but the state changed", choice)
	}
	return why.Why.String()
}

func bytesOf(tb testing.TB, s rules.State) []byte {
	tb.Helper()
	data, err := s.Snapshot()
	if err != nil {
		tb.Fatal(err)
	}
	return data
}

// offers returns the waiting choices in notation.
func offers(s *State) []string {
	var list []string
	for _, c := range s.Decision().Choices {
		list = append(list, s.game.Notation(c))
	}
	return list
}

func can(s *State, choice string) bool { return slices.Contains(offers(s), choice) }

// destinations tests whether exactly the given locations are destinations.
func destinations(tb testing.TB, s *State, want string) {
	tb.Helper()
	var got []string
	for _, o := range offers(s) {
		if id, ok := strings.CutPrefix(o, "move "); ok {
			got = append(got, id)
		}
	}
	words := strings.Fields(want)
	slices.Sort(got)
	slices.Sort(words)
	if !slices.Equal(got, words) {
		tb.Errorf("destinations %v, want %v", got, words)
	}
}

// asks tests which decision waits.
func asks(tb testing.TB, s *State, want string) {
	tb.Helper()
	if got := s.phase.String(); got != want {
		tb.Fatalf("decision %s, want %s", got, want)
	}
}

// holds tests the markers at some locations.
func holds(tb testing.TB, s *State, want in) {
	tb.Helper()
	for id, n := range want {
		ring, ok := s.game.ring(id)
		if !ok {
			tb.Fatalf("no location %q", id)
		}
		if got := int(s.markers[ring]); got != n {
			tb.Errorf("%s holds %d markers, want %d", id, got, n)
		}
	}
}

// equal tests one value.
func equal[T comparable](tb testing.TB, what string, got, want T) {
	tb.Helper()
	if got != want {
		tb.Errorf("%s is %v, want %v", what, got, want)
	}
}

// eventsNamed returns the events with a name.
func eventsNamed(events []rules.Event, name string) []rules.Event {
	var found []rules.Event
	for _, e := range events {
		if e.Name == name {
			found = append(found, e)
		}
	}
	return found
}

// happened returns the only event with a name.
func happened(tb testing.TB, events []rules.Event, name string) rules.Event {
	tb.Helper()
	found := eventsNamed(events, name)
	if len(found) != 1 {
		tb.Fatalf("%d events %s, want 1", len(found), name)
	}
	return found[0]
}

func never(tb testing.TB, events []rules.Event, names ...string) {
	tb.Helper()
	for _, name := range names {
		if n := len(eventsNamed(events, name)); n > 0 {
			tb.Errorf("%d events %s, want none", n, name)
		}
	}
}

// picker is a small generator of the tests' own.
type picker uint64

// pick returns a number in [0, n).
func (p *picker) pick(n int) int {
	*p ^= *p << 13
	*p ^= *p >> 7
	*p ^= *p << 17
	return int(uint64(*p) % uint64(n))
}

func mustParse(tb testing.TB, s *State, text string) rules.Choice {
	tb.Helper()
	c, err := s.game.Parse(text)
	if err != nil {
		tb.Fatal(err)
	}
	return c
}
