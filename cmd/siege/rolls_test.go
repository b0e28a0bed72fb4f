package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// attacking is a match in which the next choice throws two dice, and every roll is asked about.
func attacking(t *testing.T) string {
	t.Helper()
	file := begun(t, "--set", "questions=all")
	must(t, "play", file, "place tanners_row", "move grain_market")
	return file
}

// Forced dice are exactly those that are thrown: with fewer, more or none the match stays as it was
// and nothing is told as if it had happened.
func TestRollsFitTheDice(t *testing.T) {
	file := attacking(t)
	before, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		want string
		code int
		args []string
	}{
		{"--rolls 3: 1 face is forced, and the choices throw more dice", refused, []string{"roll", "--rolls", "3"}},
		{"--rolls 3,4,5: 3 faces are forced, and only 2 dice are thrown", refused, []string{"roll", "--rolls", "3,4,5"}},
		{"--rolls 3,4: 2 faces are forced, and no die is thrown", refused, []string{"--rolls", "3,4"}},
		{"KU-TRN-3", refused, []string{"accept", "--rolls", "3,4"}},
		{"KU-", refused, []string{"roll", "move citadel", "--rolls", "3,4"}},
		{"1 to 6", unusable, []string{"roll", "--rolls", "3,7"}},
		{"at most 32", unusable, []string{"roll", "--rolls", strings.Repeat("3,", 32) + "3"}},
	} {
		out, bad, code := siege(t, append([]string{"play", file}, test.args...)...)
		if code != test.code || out != "" || !strings.Contains(bad, test.want) || strings.Count(bad, "\n") != 1 {
			t.Errorf("play %v: exit %d, %q, %q; want %q", test.args, code, out, bad, test.want)
		}
		if after, err := os.ReadFile(file); err != nil || !bytes.Equal(before, after) {
			t.Fatalf("play %v changed the file (%v)", test.args, err)
		}
	}
	if out := must(t, "play", file, "roll", "--rolls", "3,4"); !regexp.MustCompile(`3 and 4|3, 4`).MatchString(out) {
		t.Errorf("forced 3 and 4, told %q", out)
	}
	if strings.Contains(must(t, "show", "--json", file), `"forced"`) {
		t.Error("forced dice wait")
	}
}

// Faces may also be for the dice of decisions by chance, and of computer seats.
func TestRollsOfOthers(t *testing.T) {
	file := attacking(t)
	must(t, "play", file, "roll", "accept", "--random", "40", "--rolls", "1,2,6,6")
	if !strings.Contains(must(t, "replay", file), "6 and 6") {
		t.Error("the dice of a decision by chance were not forced")
	}
	if strings.Contains(must(t, "show", "--json", file), `"forced"`) {
		t.Error("forced dice wait")
	}
}

// A choice is told once it is accepted, not before.
func TestRefusedChoiceIsNotTold(t *testing.T) {
	file := begun(t)
	out, _, code := siege(t, "play", file, "place citadel", "move citadel")
	if code != refused || !strings.Contains(out, "> place citadel\n") || strings.Contains(out, "> move citadel") {
		t.Errorf("exit %d, %q", code, out)
	}
	storm := filepath.Join(t.TempDir(), "s.siege")
	must(t, "new", "siegestorm", "--seed", "4", "-o", storm)
	for seat := range 2 {
		out, _, code = siege(t, "play", storm, "prefer "+string(rune('0'+seat))+" auto_pass often")
		if code == done || strings.Contains(out, "> ") {
			t.Errorf("a preference of no value: exit %d, %q", code, out)
		}
	}
}

// Programs read of every choice what would come of it, and what is asked about before it.
func TestChoicesForPrograms(t *testing.T) {
	type line struct{ Label, Value, Tone string }
	var list []struct {
		Notation, Caution string
		Preview           *struct {
			Title, Fraction string
			Chance          *float64
			Lines           []line
		}
	}
	if err := json.Unmarshal([]byte(must(t, "choices", "--json", attacking(t))), &list); err != nil {
		t.Fatal(err)
	}
	for _, c := range list {
		if c.Notation != "roll" {
			continue
		}
		if p := c.Preview; p == nil || p.Chance == nil || *p.Chance <= 0.5 || p.Fraction == "" || len(p.Lines) == 0 || p.Lines[0].Tone == "" || c.Caution != "" {
			t.Errorf("the roll is previewed as %+v, with the caution %q", p, c.Caution)
		}
		return
	}
	t.Fatal("no roll among the choices")
}
