package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"portcullis/game/box"
	"portcullis/rules"
	"portcullis/rules/stub"
)

// modes is Two Gates with a mode for one seat and a deck that a person may write down.
type modes struct{ stub.Game }

func (g modes) Info() rules.Info {
	in := g.Game.Info()
	in.MinSeats = 1
	in.Options = append([]rules.Option{
		{ID: "mode", Name: "Mode", Default: "duel", Values: []rules.OptionValue{{ID: "duel", Name: "Duel", MinSeats: 2}, {ID: "solo", Name: "Solo", MaxSeats: 1}}},
		{ID: "boss", Name: "Boss", Default: "king", Values: []rules.OptionValue{{ID: "king"}}, When: map[string][]string{"mode": {"solo"}}},
		{ID: "deck", Name: "Deck", Default: "starter", Values: []rules.OptionValue{{ID: "starter"}}, Open: "deck"},
	}, in.Options...)
	return in
}

func (g modes) New(s rules.Setup) (rules.State, error) {
	s, err := g.Info().Complete(s)
	if err != nil {
		return nil, err
	}
	for _, id := range []string{"mode", "boss", "deck"} {
		delete(s.Options, id)
	}
	s.Seats = 2
	return g.Game.New(s)
}

// at runs the command with another box.
func at(t *testing.T, game rules.Game, args ...string) (stdout, stderr string, code int) {
	t.Helper()
	var out, bad bytes.Buffer
	code = (&desk{opened: box.Of(game)}).run(args, &out, &bad)
	return out.String(), bad.String(), code
}

// mustAt is at for what must be done.
func mustAt(t *testing.T, game rules.Game, args ...string) string {
	t.Helper()
	out, bad, code := at(t, game, args...)
	if code != done {
		t.Fatalf("siege %s: exit %d: %s", strings.Join(args, " "), code, bad)
	}
	return out
}

func gates(t *testing.T, args ...string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "m.siege")
	mustAt(t, stub.Game{}, append([]string{"new", "stub", "--seed", "7", "-o", file}, args...)...)
	return file
}

func TestSeatsFollowTheMode(t *testing.T) {
	for want, args := range map[int][]string{2: nil, 1: {"--set", "mode=solo"}} {
		file := filepath.Join(t.TempDir(), "m.siege")
		mustAt(t, modes{}, append([]string{"new", "stub", "-o", file}, args...)...)
		header, _, _ := strings.Cut(contents(t, file), "\n")
		if n := strings.Count(header, `"player":"human"`); n != want {
			t.Errorf("%v: %d seats in %s", args, n, header)
		}
	}
	_, bad, code := at(t, modes{}, "new", "stub", "--seats", "2", "--set", "mode=solo", "-o", filepath.Join(t.TempDir(), "m"))
	if code != unusable || !strings.Contains(bad, "2 seats; Solo takes 1") {
		t.Errorf("exit %d, %q", code, bad)
	}
	out := mustAt(t, modes{}, "games")
	for _, want := range []string{"mode=duel for 2 or more (default)|solo for 1", "boss=king (default), with mode=solo", "deck=starter (default)|DECK", "second-south=asked (default)|skipped, with seat 1"} {
		if !strings.Contains(out, want) {
			t.Errorf("siege games does not say %q: %s", want, out)
		}
	}
}

// social is Two Gates with an option that is on where several people sit (Option.Several).
type social struct{ stub.Game }

func (g social) Info() rules.Info {
	in := g.Game.Info()
	in.Options = append([]rules.Option{{ID: "fog", Name: "Fog", Default: "off", Several: "on", Values: []rules.OptionValue{{ID: "off", Name: "Off"}, {ID: "on", Name: "On"}}}}, in.Options...)
	return in
}

func (g social) New(s rules.Setup) (rules.State, error) {
	delete(s.Options, "fog")
	return g.Game.New(s)
}

func TestSeveralPeopleHaveTheirDefault(t *testing.T) {
	for want, args := range map[string][]string{"on": nil, "off": {"--bot", "1=random"}, "off ": {"--set", "fog=off"}} {
		file := filepath.Join(t.TempDir(), "m.siege")
		mustAt(t, social{}, append([]string{"new", "stub", "-o", file}, args...)...)
		if header, _, _ := strings.Cut(contents(t, file), "\n"); !strings.Contains(header, `"fog":"`+strings.TrimSpace(want)+`"`) {
			t.Errorf("with %v the fog is not %s: %s", args, want, header)
		}
	}
}

func contents(t *testing.T, file string) string {
	t.Helper()
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func TestLongValuesAreKeptAsTheyAre(t *testing.T) {
	deck := strings.Repeat("a_card*2,b=c; d ", 90) + "34"
	file := filepath.Join(t.TempDir(), "m.siege")
	mustAt(t, modes{}, "new", "stub", "--set", "deck="+deck, "-o", file)
	if !strings.Contains(contents(t, file), `"deck":"`+deck+`"`) {
		t.Error("the deck is not in the file as it was given")
	}
	_, bad, code := at(t, modes{}, "new", "stub", "--set", "deck=a\x1b[2J", "-o", filepath.Join(t.TempDir(), "m"))
	if code != unusable || !strings.Contains(bad, "control character") || strings.Contains(bad, "\x1b") {
		t.Errorf("exit %d, %q", code, bad)
	}
}

// What one seat is shown has nothing of the other's: neither cards nor choices nor preferences.
func TestShowKeepsSecrets(t *testing.T) {
	file := gates(t)
	mustAt(t, stub.Game{}, "prefer", file, "0", "second", "skipped")
	var whole, mine, theirs struct {
		Choices     []choiceJSON
		Preferences []preferenceJSON
		State       struct {
			North struct{ Hand []string }
		}
	}
	for seat, into := range map[string]any{"": &whole, "--seat=0": &mine, "--seat=1": &theirs} {
		args := []string{"show", file, "--json"}
		if seat != "" {
			args = append(args, seat)
		}
		if err := json.Unmarshal([]byte(mustAt(t, stub.Game{}, args...)), into); err != nil {
			t.Fatal(err)
		}
	}
	if len(mine.Choices) == 0 || len(mine.Choices) != len(whole.Choices) || len(mine.Preferences) != 1 || mine.Preferences[0].Value != "skipped" {
		t.Errorf("North is shown %+v", mine)
	}
	if len(theirs.Choices) != 0 || strings.Join(theirs.State.North.Hand, " ") == strings.Join(whole.State.North.Hand, " ") || theirs.Preferences[0].Seat != 1 {
		t.Errorf("South is shown %+v", theirs)
	}
	if text := mustAt(t, stub.Game{}, "show", file, "--seat=1"); strings.Contains(text, "ward ") || !strings.Contains(text, "> seat 0: North, human") {
		t.Errorf("South reads %s", text)
	}
	mustAt(t, stub.Game{}, "play", file, choicesOf(t, file, "ward"))
	told := mustAt(t, stub.Game{}, "replay", file, "--seat=1")
	if strings.Contains(told, "ward ") || !strings.Contains(told, "1. North") || !strings.Contains(told, "a card at") {
		t.Errorf("South is told %s", told)
	}
}

// choicesOf is the first choice that begins with a word.
func choicesOf(t *testing.T, file, word string) string {
	t.Helper()
	for _, line := range strings.Split(mustAt(t, stub.Game{}, "choices", file), "\n") {
		if strings.HasPrefix(line, word) {
			return line
		}
	}
	t.Fatalf("no choice begins with %s", word)
	return ""
}

func TestPrefer(t *testing.T) {
	file := gates(t)
	if out := mustAt(t, stub.Game{}, "prefer", file); out != "0 second asked  (asked|skipped; North: Second action)\n1 second asked  (asked|skipped; South: Second action)\n" {
		t.Errorf("nothing settled: %q", out)
	}
	if _, bad, code := at(t, stub.Game{}, "prefer", file, "1", "second", "skipped"); code != refused || !strings.Contains(bad, "South") {
		t.Errorf("South settles: exit %d, %q", code, bad)
	}
	for _, args := range [][]string{{"0", "second", "perhaps"}, {"0", "third", "asked"}, {"0", "second"}} {
		if _, bad, code := at(t, stub.Game{}, append([]string{"prefer", file}, args...)...); code != unusable || bad == "" {
			t.Errorf("%v: exit %d, %q", args, code, bad)
		}
	}
	out := mustAt(t, stub.Game{}, "play", file, "prefer 0 second skipped", choicesOf(t, file, "ward"))
	if !strings.Contains(out, "> prefer 0 second skipped") || !strings.Contains(out, "turn of South") {
		t.Errorf("played %s", out)
	}
	if out := mustAt(t, stub.Game{}, "replay", file, "--verify"); !strings.Contains(out, "sound, 1 decision, 2 records") {
		t.Errorf("verified: %s", out)
	}
}

func TestPlayByChance(t *testing.T) {
	file := gates(t, "--set", "length=short")
	out := mustAt(t, stub.Game{}, "play", file, "--random", "1000")
	if !strings.Contains(out, "Over: ") {
		t.Errorf("played %s", out)
	}
	if _, _, code := at(t, stub.Game{}, "play", file, "--random=-1"); code != unusable {
		t.Errorf("exit %d", code)
	}
}

// A position keeps the names, the players, the seed and the seats of its match.
func TestPositionKeepsTheTable(t *testing.T) {
	file := gates(t, "--bot", "1=novice")
	json := filepath.Join(t.TempDir(), "p.json")
	if err := os.WriteFile(json, []byte(mustAt(t, stub.Game{}, "show", file, "--json")), 0o600); err != nil {
		t.Fatal(err)
	}
	again := filepath.Join(t.TempDir(), "again.siege")
	mustAt(t, stub.Game{}, "position", json, "-o", again)
	out := mustAt(t, stub.Game{}, "show", again, "--json")
	if !strings.Contains(out, `"seed": "7"`) || !strings.Contains(out, `"player": "novice"`) || !strings.Contains(out, `"name": "South"`) {
		t.Errorf("the position is of %s", out)
	}
	third := filepath.Join(t.TempDir(), "third.siege")
	mustAt(t, stub.Game{}, "position", json, "--bot", "0=novice", "--take-backs", "-o", third)
	if out := mustAt(t, stub.Game{}, "show", third, "--json"); strings.Count(out, `"player": "novice"`) != 2 {
		t.Errorf("with another computer player: %s", out)
	}
}

func TestFuzzInAFixedSetup(t *testing.T) {
	if out := mustAt(t, stub.Game{}, "fuzz", "stub", "--matches", "4", "--set", "length=short"); !strings.Contains(out, "4 matches") {
		t.Error(out)
	}
	for want, args := range map[string][]string{"endless": {"--set", "length=endless"}, "3 seats": {"--seats", "3"}} {
		if _, bad, code := at(t, stub.Game{}, append([]string{"fuzz", "stub", "--matches", "4"}, args...)...); code != unusable || !strings.Contains(bad, want) {
			t.Errorf("%v: exit %d, %q", args, code, bad)
		}
	}
}
