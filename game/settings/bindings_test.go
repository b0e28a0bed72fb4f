package settings

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"portcullis/game/keymap"
)

// Keys that were changed come back, those that were not are not written, and the others of the file stay.
func TestChangedKeysComeBack(t *testing.T) {
	path := write(t, "language = 'de'\n[later]\ndepth = 3\n[keys]\nhint = 'j'\nfly = 'Q'\n")
	s, faults := Open(path)
	n := s.Get()
	if len(faults) > 0 || n.Keys.Chord(keymap.Hint) != "J" {
		t.Fatalf("%v, %q", faults, n.Keys.Chord(keymap.Hint))
	}
	n.Keys.Give(keymap.Save, "H")
	n.Keys.Give(keymap.Legend, "")
	n.Keys.Give(keymap.PanUp, "Ctrl+ArrowUp")
	if err := s.Set(n); err != nil {
		t.Fatal(err)
	}
	again, faults := Open(path)
	if diff := cmp.Diff(n, again.Get()); diff != "" || len(faults) > 0 {
		t.Errorf("%v\n%s", faults, diff)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	for _, want := range []string{"language = 'de'", "[later]", "fly = 'Q'", "hint = 'J'", "save = 'H'", "legend = ''", "pan-up = 'Ctrl+ArrowUp'"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in\n%s", want, text)
		}
	}
	if strings.Contains(text, "undo =") {
		t.Errorf("a key that was not changed is written\n%s", text)
	}
	n.Keys = keymap.Map{}
	if err := again.Set(n); err != nil {
		t.Fatal(err)
	}
	if first, faults := Open(path); first.Get() != n || len(faults) > 0 {
		t.Errorf("as at first they are %v, %v", first.Get().Keys, faults)
	}
}

// A key that cannot be used costs only itself, and is told with its line.
func TestBadKeysAreNamed(t *testing.T) {
	path := write(t, `text_size = 120
[keys]
hint = "Warp"
save = 7
pause = "Ctrl+W"
skip = "W"
hurry = "W"
menu = "F2"
`)
	s, faults := Open(path)
	var told []string
	for _, f := range faults {
		told = append(told, strings.TrimPrefix(f.Error(), path+", "))
	}
	want := []string{
		`line 3: keys.hint: there is no key "Warp"; "H" holds`,
		`line 4: keys.save: 7 is not the name of a key; "F5" holds`,
		`line 5: keys.pause: "Ctrl+W" cannot be used: A browser keeps Ctrl+W for its pages; "P" holds`,
		`line 6: keys.skip: "W" cannot be used: It is the key of hurry already; "S" holds`,
	}
	if diff := cmp.Diff(want, told); diff != "" {
		t.Error(diff)
	}
	var keys keymap.Map
	keys.Give(keymap.Menu, "F2")
	keys.Give(keymap.Hurry, "W")
	if got := s.Get(); got.Keys != keys || got.TextSize != 120 {
		t.Errorf("%v", got.Keys)
	}
	for text, says := range map[string]string{
		"keys = 3":                       "line 1: keys: 3 is no list of commands with their keys",
		"hints = true\nkeys.hint = 'X+'": "line 2: keys.hint: there is no key",
		"keys = {hint = 'Warp'}":         "line 1: keys.hint: there is no key",
	} {
		path := filepath.Join(t.TempDir(), "settings.toml")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if s, faults := Open(path); len(faults) != 1 || !strings.Contains(faults[0].Error(), says) || s.Get() != Defaults() {
			t.Errorf("%q: %v, %v", text, faults, s.Get().Keys)
		}
	}
}
