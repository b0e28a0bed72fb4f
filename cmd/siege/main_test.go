package main

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"portcullis/assets"
)

// siege runs the command and returns what it printed and its exit code.
func siege(t *testing.T, args ...string) (stdout, stderr string, code int) {
	t.Helper()
	var out, bad bytes.Buffer
	code = run(args, &out, &bad)
	return out.String(), bad.String(), code
}

// must runs the command and expects it to do what was asked.
func must(t *testing.T, args ...string) string {
	t.Helper()
	out, bad, code := siege(t, args...)
	if code != done {
		t.Fatalf("siege %s: exit %d: %s", strings.Join(args, " "), code, bad)
	}
	return out
}

// refuses runs the command and expects a refusal that names rule and leaves the file as it was.
func refuses(t *testing.T, file, rule string, args ...string) {
	t.Helper()
	before, _ := os.ReadFile(file)
	_, bad, code := siege(t, args...)
	if code != refused || !strings.Contains(bad, rule) {
		t.Errorf("siege %s: exit %d, %q; want a refusal that names %s", strings.Join(args, " "), code, bad, rule)
	}
	if after, _ := os.ReadFile(file); !bytes.Equal(before, after) {
		t.Errorf("siege %s changed the file", strings.Join(args, " "))
	}
}

func begun(t *testing.T, args ...string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "m.siege")
	must(t, append([]string{"new", "kurth", "--seed", "7", "-o", file}, args...)...)
	return file
}

func TestPlayByNotation(t *testing.T) {
	file := begun(t)
	if got := must(t, "choices", file); got != "place citadel\nplace tanners_row\n" {
		t.Fatalf("choices: %q", got)
	}
	refuses(t, file, "KU-", "play", file, "move citadel")
	if _, bad, code := siege(t, "play", file, "dance"); code != unusable || !strings.Contains(bad, "dance") {
		t.Errorf("an unknown word: exit %d, %q", code, bad)
	}
	out := must(t, "play", file, "place citadel")
	if !strings.Contains(out, "Citadel") {
		t.Errorf("the events are not told: %q", out)
	}
	if !strings.Contains(must(t, "show", file), "Move the Warden") {
		t.Error("the prompt of the next decision is not shown")
	}
	if !strings.Contains(must(t, "replay", file), "1. place citadel") {
		t.Error("the replay does not tell the choice")
	}
	if !strings.Contains(must(t, "replay", "--verify", file), "sound, 1 decision, 1 record") {
		t.Error("the match is not verified")
	}
}

func TestAMatchIsToldAsAStory(t *testing.T) {
	file := filepath.Join(t.TempDir(), "argot.siege")
	must(t, "new", "argot", "--seed", "7", "-o", file)
	must(t, "play", file, "--random", "400")
	told := must(t, "replay", "--chronicle", file)
	if !strings.HasPrefix(told, "# The Siege of Argot\n") || !strings.Contains(told, "\n## Day 1 of the siege, turn ") {
		t.Errorf("the story begins %.200q", told)
	}
	if _, bad, code := siege(t, "replay", "--chronicle", begun(t)); code == done || !strings.Contains(bad, "no chronicle") {
		t.Errorf("of a game without a chronicle: exit %d, %q", code, bad)
	}
}

func TestForcedRollsComeOut(t *testing.T) {
	file := begun(t)
	must(t, "play", file, "place tanners_row", "move grain_market")
	if out := must(t, "play", file, "roll", "--rolls", "3,4"); !regexp.MustCompile(`3 and 4|3, 4`).MatchString(out) {
		t.Errorf("forced 3 and 4, told %q", out)
	}
	for _, bad := range []string{"7", "0", "3,x", ",", strings.Repeat("1,", 32) + "1"} {
		if _, _, code := siege(t, "play", file, "--rolls", bad); code != unusable {
			t.Errorf("--rolls %s: exit %d", bad, code)
		}
	}
}

func TestUndoStopsAtDice(t *testing.T) {
	file := begun(t)
	must(t, "play", file, "place tanners_row", "move grain_market")
	if out := must(t, "undo", file, "2"); !strings.Contains(out, "Take back") {
		t.Errorf("undo says %q", out)
	}
	if got := must(t, "choices", file); !strings.HasPrefix(got, "place ") {
		t.Errorf("after the undo: %q", got)
	}
	refuses(t, file, "", "undo", file)
	must(t, "play", file, "place tanners_row", "move grain_market", "roll")
	refuses(t, file, "", "undo", file)
}

func TestTakeBacksLiftTheBarrier(t *testing.T) {
	file := begun(t, "--take-backs")
	must(t, "play", file, "place tanners_row", "move grain_market", "roll")
	must(t, "undo", file)
	if got := must(t, "choices", file); !strings.Contains(got, "roll\n") {
		t.Errorf("after the undo: %q", got)
	}
}

func TestEditedPosition(t *testing.T) {
	file := begun(t)
	dir := t.TempDir()
	var shown struct {
		State map[string]any `json:"state"`
	}
	if err := json.Unmarshal([]byte(must(t, "show", "--json", file)), &shown); err != nil {
		t.Fatal(err)
	}
	shown.State["markers"].(map[string]any)["armory"] = 11
	draw := shown.State["draw"].([]any)
	draw[0], draw[len(draw)-1] = draw[len(draw)-1], draw[0]
	edited, err := json.Marshal(shown.State)
	if err != nil {
		t.Fatal(err)
	}
	position := filepath.Join(dir, "p.json")
	if err := os.WriteFile(position, edited, 0o600); err != nil {
		t.Fatal(err)
	}
	started := filepath.Join(dir, "p.siege")
	must(t, "position", position, "-o", started)
	var again struct {
		State map[string]any `json:"state"`
	}
	if err := json.Unmarshal([]byte(must(t, "show", "--json", started)), &again); err != nil {
		t.Fatal(err)
	}
	if n := again.State["markers"].(map[string]any)["armory"]; n != 11.0 {
		t.Errorf("the armory holds %v markers, not 11", n)
	}
	if top := again.State["draw"].([]any)[0]; top != draw[0] {
		t.Errorf("%v is on top, not %v", top, draw[0])
	}
	must(t, "play", started, "place citadel")
	must(t, "replay", "--verify", started)

	shown.State["spirit"] = 13
	edited, _ = json.Marshal(shown.State)
	os.WriteFile(position, edited, 0o600)
	if _, bad, code := siege(t, "position", position, "-o", filepath.Join(dir, "q.siege")); code != unusable || !strings.Contains(bad, "KU-INV-3") {
		t.Errorf("13 Spirit: exit %d, %q", code, bad)
	}
}

func TestComputerSeat(t *testing.T) {
	file := begun(t, "--bot", "0=random", "--set", "difficulty=advanced")
	if out := must(t, "play", file); !strings.Contains(out, "Over: ") {
		t.Errorf("the computer did not play to the end: %q", out)
	}
	must(t, "replay", "--verify", file)
	refuses(t, file, "KU-END", "play", file, "roll")
}

func TestUnusableInput(t *testing.T) {
	dir := t.TempDir()
	noise := filepath.Join(dir, "noise")
	os.WriteFile(noise, []byte("not a match\n"), 0o600)
	file := begun(t)
	for _, args := range [][]string{
		{},
		{"fly"},
		{"new", "chess", "-o", filepath.Join(dir, "c")},
		{"new", "kurth"},
		{"new", "kurth", "-o", file},
		{"new", "kurth", "--set", "difficulty=heroic", "-o", filepath.Join(dir, "c")},
		{"new", "kurth", "--set", "weather=fog", "-o", filepath.Join(dir, "c")},
		{"new", "kurth", "--bot", "1=random", "-o", filepath.Join(dir, "c")},
		{"new", "kurth", "--bot", "0=deep", "-o", filepath.Join(dir, "c")},
		{"new", "kurth", "--seats", "3", "-o", filepath.Join(dir, "c")},
		{"show", noise},
		{"show", filepath.Join(dir, "nothing")},
		{"show", dir},
		{"show", file, "--seat", "4"},
		{"undo", file, "0"},
		{"position", noise, "-o", filepath.Join(dir, "c")},
		{"fuzz", "kurth", "--matches", "0"},
		{"sim", "kurth", "--matches", "0"},
		{"lint", filepath.Join(dir, "nothing")},
		{"--content", dir, "games"},
	} {
		if _, bad, code := siege(t, args...); code != unusable || bad == "" {
			t.Errorf("siege %s: exit %d, %q; want %d and a reason", strings.Join(args, " "), code, bad, unusable)
		}
	}
	if entries, _ := os.ReadDir(dir); len(entries) != 1 {
		t.Errorf("unusable input left files behind: %v", entries)
	}
}

func TestLint(t *testing.T) {
	if out := must(t, "lint", filepath.Join("..", "..", "assets", "content")); !strings.Contains(out, "no faults") {
		t.Errorf("the content of the box: %q", out)
	}
	dir := t.TempDir()
	if err := os.CopyFS(dir, assets.Content()); err != nil {
		t.Fatal(err)
	}
	actions := filepath.Join(dir, "kurth", "actions.toml")
	text, err := os.ReadFile(actions)
	if err != nil {
		t.Fatal(err)
	}
	os.WriteFile(actions, bytes.Replace(text, []byte(`verb = "extra_die"`), []byte(`verb = "extra_dye"`), 1), 0o600)
	out, _, code := siege(t, "lint", dir)
	if code != refused || !strings.Contains(out, "kurth/actions.toml") || !strings.Contains(out, "extra_dye") {
		t.Errorf("a typo in a verb: exit %d, %q", code, out)
	}
	if _, bad, code := siege(t, "--content", dir, "games"); code != unusable || !strings.Contains(bad, "extra_dye") {
		t.Errorf("playing with a broken pack: exit %d, %q", code, bad)
	}
}

// Feats and opponents are checked together; a fault of either is told with file and line.
func TestLintExtras(t *testing.T) {
	if out := must(t, "lint", "--extras", filepath.Join("..", "..", "assets")); !strings.Contains(out, "no faults") {
		t.Errorf("those of the box: %q", out)
	}
	for _, c := range []struct{ file, from, to, want string }{
		{"feats.toml", `rim = "silver"`, `rim = "tin"`, `"tin" is no rim`},
		{"feats.toml", `values = ["advanced"]`, `values = ["insane"]`, `option difficulty has no value "insane"`},
		{"opponents.toml", `level = "novice"`, `level = "general"`, `"general" is no kind of computer player`},
	} {
		dir := t.TempDir()
		for _, name := range []string{"feats.toml", "opponents.toml"} {
			text, err := fs.ReadFile(assets.FS(), name)
			if err != nil {
				t.Fatal(err)
			}
			if name == c.file {
				text = bytes.Replace(text, []byte(c.from), []byte(c.to), 1)
			}
			if err := os.WriteFile(filepath.Join(dir, name), text, 0o600); err != nil {
				t.Fatal(err)
			}
		}
		out, _, code := siege(t, "lint", "--extras", dir)
		if code != refused || !strings.HasPrefix(out, c.file+":") || !strings.Contains(out, c.want) {
			t.Errorf("%s: exit %d, %q", c.to, code, out)
		}
	}
}

func TestHelpAndVersion(t *testing.T) {
	if out := must(t, "--help"); !strings.Contains(out, "position") {
		t.Errorf("help: %q", out)
	}
	if out := must(t, "--version"); !strings.HasPrefix(out, "siege ") {
		t.Errorf("version: %q", out)
	}
}

func TestLanguage(t *testing.T) {
	file := begun(t)
	must(t, "play", file, "place citadel")
	catalogue := filepath.Join("..", "..", "game", "language", "testdata", "pl.po")
	told := must(t, "--language", catalogue, "replay", file)
	if want := "the Citadel: przybywają 2 znaczniki, jest ich tam 2."; !strings.Contains(told, want) {
		t.Errorf("told in Polish:\n%s\nwithout %q", told, want)
	}
	if told := must(t, "replay", file); !strings.Contains(told, "brings 2 markers to the Citadel") {
		t.Errorf("the language outlives its run:\n%s", told)
	}
	if shown := must(t, "--language", catalogue, "choices", file); shown != must(t, "choices", file) {
		t.Errorf("the notation is translated: %s", shown)
	}
	for _, wrong := range []string{filepath.Join(t.TempDir(), "none.po"), file} {
		if _, bad, code := siege(t, "--language", wrong, "show", file); code != unusable || !strings.Contains(bad, wrong) {
			t.Errorf("--language %s: exit %d, %q", wrong, code, bad)
		}
	}
}
