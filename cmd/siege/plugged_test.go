package main

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"

	"portcullis/assets"
	"portcullis/game/box"
	"portcullis/rules/stub"
)

// A game that the command does not know is one line in the box: it is listed beside the others, begun,
// shown, played, taken back, told, fuzzed and simulated.
func TestAGameIsPluggedIn(t *testing.T) {
	all, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	all = all.With(stub.Game{})
	run := func(args ...string) string {
		t.Helper()
		var out, bad bytes.Buffer
		if code := (&desk{opened: all}).run(args, &out, &bad); code != done {
			t.Fatalf("siege %s: exit %d: %s", strings.Join(args, " "), code, bad.String())
		}
		return out.String()
	}
	file := filepath.Join(t.TempDir(), "gates.siege")
	run("new", "stub", "--seed", "3", "--set", "length=short", "-o", file)
	ward := ""
	for _, line := range strings.Split(run("choices", file), "\n") {
		if choice, _, _ := strings.Cut(line, "  "); strings.HasPrefix(choice, "ward ") {
			ward = choice
		}
	}
	run("play", file, ward)
	run("undo", file)
	for _, step := range []struct {
		args []string
		want string
	}{
		{[]string{"games"}, "Two Gates"},
		{[]string{"games"}, "Siege at Kurth"},
		{[]string{"show", file}, "Two Gates, "},
		{[]string{"choices", file}, "raid "},
		{[]string{"play", file, "--random", "1000"}, ""},
		{[]string{"show", file}, "Over: "},
		{[]string{"replay", file, "--verify"}, "sound"},
		{[]string{"fuzz", "stub", "--matches", "2"}, ""},
		{[]string{"sim", "stub", "--matches", "2", "--bot", "0=random", "--bot", "1=random"}, ""},
	} {
		if out := run(step.args...); !strings.Contains(out, step.want) {
			t.Errorf("siege %s says %q; want %q in it", strings.Join(step.args, " "), out, step.want)
		}
	}
}
