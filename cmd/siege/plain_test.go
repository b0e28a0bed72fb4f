package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// What a terminal would obey, or not show, is written out; everything else stays as it is.
func TestPlainText(t *testing.T) {
	for text, want := range map[string]string{
		"a line\n\tand é, 漢, 🂡":  "a line\n\tand é, 漢, 🂡",
		"\x1b[2Jgone\a":          `\u001b[2Jgone\u0007`,
		"a\rb\x7f":               `a\u000db\u007f`,
		"\u009b31m":              `\u009b31m`,
		"\u202eback\u200b\u2028": `\u202eback\u200b\u2028`,
		"\xff\xfe":               `\ufffd\ufffd`,
		"\U000e0041":             `\udb40\udc41`,
		"\ufffd":                 "\ufffd",
		"":                       "",
	} {
		var b bytes.Buffer
		if n, err := (plain{&b}).Write([]byte(text)); err != nil || n != len(text) || b.String() != want {
			t.Errorf("%q is written as %q (%d, %v), not %q", text, b.String(), n, err, want)
		}
	}
	if n, err := (plain{full{}}).Write([]byte("x")); n != 0 || err == nil {
		t.Errorf("%d bytes on a full device (%v)", n, err)
	}
	// As JSON it is the same data.
	var b bytes.Buffer
	names := []string{"\x1b[31m\u202e", "\U000e0041", "漢"}
	if err := writeJSON(plain{&b}, names); err != nil {
		t.Fatal(err)
	}
	var back []string
	if err := json.Unmarshal(b.Bytes(), &back); err != nil || strings.Join(back, "|") != strings.Join(names, "|") {
		t.Errorf("%q is read as %q (%v)", b.String(), back, err)
	}
}

// Nothing that stands in a file or on the command line comes out raw, neither as an answer nor in
// what is wrong with it.
func TestNothingIsPrintedRaw(t *testing.T) {
	const escape = "\x1b[2J\u202e"
	dir := t.TempDir()
	position := filepath.Join(dir, "p.json")
	file := begun(t)
	var shown map[string]any
	if err := json.Unmarshal([]byte(must(t, "show", "--json", file)), &shown); err != nil {
		t.Fatal(err)
	}
	shown["match"].(map[string]any)["players"] = []any{map[string]any{"name": "Ann" + escape, "player": "human"}}
	b, err := json.Marshal(shown)
	if err := errors.Join(err, os.WriteFile(position, b, 0o600)); err != nil {
		t.Fatal(err)
	}
	match := filepath.Join(dir, "m.siege")
	for _, args := range [][]string{
		{"position", position, "-o", match},
		{"show", match}, {"show", "--json", match}, {"replay", match}, {"play", match, "--random", "3"}, {"choices", match},
		{"play", match, "move" + escape}, {"show", match + escape}, {"new", "kurth" + escape, "-o", match}, {"new", "kurth", "--set", "difficulty=" + escape, "-o", match},
		{"fly" + escape},
	} {
		out, bad, _ := siege(t, args...)
		if text := out + bad; strings.ContainsAny(text, "\x1b\u202e") || text == "" {
			t.Errorf("siege %q prints %q", args, text)
		}
	}
}
