package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// full is an output that takes nothing.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no room") }

func TestUnprintedAnswerIsNoSuccess(t *testing.T) {
	file := begun(t)
	for _, args := range [][]string{{"games"}, {"show", file}, {"choices", file}, {"play", file, "place citadel"}, {"replay", file}, {"--version"}, {"--help"}} {
		var bad bytes.Buffer
		if code := run(args, full{}, &bad); code != unusable || strings.Count(bad.String(), "\n") != 1 || !strings.Contains(bad.String(), "cannot be printed: no room") {
			t.Errorf("siege %v: exit %d, %q", args, code, bad.String())
		}
	}
}

func TestTooManyMatches(t *testing.T) {
	for _, command := range []string{"fuzz", "sim"} {
		for _, n := range []string{"0", "1000001", "9223372036854775807"} {
			if _, bad, code := siege(t, command, "kurth", "--matches", n); code != unusable || !strings.Contains(bad, "play 1 to 1000000") {
				t.Errorf("%s --matches %s: exit %d, %q", command, n, code, bad)
			}
		}
	}
}

func TestPositionThatIsNone(t *testing.T) {
	dir := t.TempDir()
	for content, want := range map[string]string{
		"":                                     "line 1: it is not JSON",
		"\x7fELF\x02\x01":                      "line 1: it is not JSON",
		"{\n\"game\": \"kurth\",\n}":           "line 3: it is not JSON",
		"[1]":                                  "not a JSON array",
		`{"game": 5}`:                          "not a JSON number",
		`{"game": "kurth", "state": [1]}`:      "not a JSON array",
		strings.Repeat(" ", maxPosition) + "{": "larger than 1048576 bytes",
	} {
		path := filepath.Join(dir, "state.json")
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, bad, code := siege(t, "position", path, "-o", filepath.Join(dir, "m.siege")); code != unusable || !strings.Contains(bad, want) || strings.Contains(bad, "Go ") {
			t.Errorf("position %.40q: exit %d, %q; want %q", content, code, bad, want)
		}
	}
}

// A device has no size of its own, and no end.
func TestPositionWithoutEnd(t *testing.T) {
	if _, err := os.Stat("/dev/zero"); err != nil {
		t.Skip("no /dev/zero here")
	}
	if _, bad, code := siege(t, "position", "/dev/zero", "-o", filepath.Join(t.TempDir(), "m.siege")); code != unusable || !strings.Contains(bad, "larger than") {
		t.Errorf("exit %d, %q", code, bad)
	}
}

// A play that is refused leaves no forced dice behind, and a slip in a later choice is
// found before the first is played.
func TestPlayAllOrNothing(t *testing.T) {
	file := begun(t)
	refuses(t, file, "KU-", "play", file, "roll", "--rolls", "6,6")
	before, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if _, bad, code := siege(t, "play", file, "place citadel", "dance", "--rolls", "6,6"); code != unusable || !strings.Contains(bad, "dance") {
		t.Errorf("an unknown second choice: exit %d, %q", code, bad)
	}
	if after, err := os.ReadFile(file); err != nil || !bytes.Equal(before, after) {
		t.Errorf("the match was changed (%v)", err)
	}
}

// The Warden does not know the order of the draw pile nor the generator, and a seat's view
// does not tell them.
func TestSeatSeesNothingHidden(t *testing.T) {
	file := begun(t)
	type answer struct {
		State struct {
			Draw, Row []string
			Markers   map[string]int
			Rng       any
		}
	}
	read := func(args ...string) (a answer) {
		if err := json.Unmarshal([]byte(must(t, append([]string{"show", "--json", file}, args...)...)), &a); err != nil {
			t.Fatal(err)
		}
		return a
	}
	all, seen := read(), read("--seat", "0")
	if slices.Equal(all.State.Draw, seen.State.Draw) || reflect.DeepEqual(all.State.Rng, seen.State.Rng) {
		t.Errorf("the draw pile or the generator is shown: %v, %v", seen.State.Draw, seen.State.Rng)
	}
	if !slices.Equal(all.State.Row, seen.State.Row) || !maps.Equal(all.State.Markers, seen.State.Markers) {
		t.Error("what the seat does see is changed")
	}
	slices.Sort(all.State.Draw)
	slices.Sort(seen.State.Draw)
	if !slices.Equal(all.State.Draw, seen.State.Draw) {
		t.Error("other cards are in the draw pile")
	}
}

func TestWhatIsNotThere(t *testing.T) {
	file, dir := begun(t), t.TempDir()
	missing := filepath.Join(dir, "missing")
	for _, test := range []struct {
		want string
		args []string
	}{
		{missing + ": it cannot be read: ", []string{"position", missing, "-o", filepath.Join(dir, "m.siege")}},
		{dir + ": it cannot be read: ", []string{"position", dir, "-o", filepath.Join(dir, "m.siege")}},
		{missing + ": it cannot be read: ", []string{"lint", missing}},
		{missing + ": it cannot be read: ", []string{"--content", missing, "games"}},
		{file + ": it is not a folder", []string{"lint", file}},
		{file + ": it is not a folder", []string{"--content", file, "games"}},
		{"kurth: the folder is missing", []string{"--content", dir, "games"}},
	} {
		if _, bad, code := siege(t, test.args...); code != unusable || !strings.Contains(bad, test.want) || strings.Count(bad, "\n") != 1 {
			t.Errorf("siege %v: exit %d, %q; want %q", test.args, code, bad, test.want)
		}
	}
}

// BS-BAD-21: a setup that the rules do not allow is refused with what they allow and the rule, by
// every command that takes one; nothing is written.
func TestRefusedSetupNamesTheRule(t *testing.T) {
	file := filepath.Join(t.TempDir(), "m.siege")
	for rule, args := range map[string][]string{
		"BS-OPT-6":   {"--set", "difficulty=king"},
		"BS-DIF-10":  {"--set", "grace=0"},
		"BS-DIF-11":  {"--set", "events=4-6"},
		"(BS-SET-1)": {"--seats", "7"},
		"BS-SET-4":   {"--set", "spawning_points=9"},
		"BS-SET-13":  {"--set", "heroes=eileen,eileen,kador,lugh"},
		"BS-SET-16":  {"--set", "first_hero=kador"},
		"BS-OPT-10":  {"--set", "round_seven=perhaps"},
		"BS-OPT-15":  {"--seats", "6", "--set", "spawning_points=north"},
	} {
		_, bad, code := siege(t, append([]string{"new", "bsieged", "-o", file}, args...)...)
		if code != unusable || !strings.Contains(bad, rule) {
			t.Errorf("new %v: exit %d, %q; want %s", args, code, bad, rule)
		}
	}
	if _, err := os.Stat(file); err == nil {
		t.Error("a refused setup left a file behind")
	}
	for _, args := range [][]string{{"sim", "bsieged", "--matches", "1"}, {"fuzz", "bsieged", "--matches", "1"}} {
		if _, bad, code := siege(t, append(args, "--set", "difficulty=king")...); code != unusable || !strings.Contains(bad, "BS-OPT-6") {
			t.Errorf("%v: exit %d, %q", args, code, bad)
		}
	}
}
