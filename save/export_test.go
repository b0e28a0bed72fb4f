package save

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// A file keeps the name that it was made with until a person names the match.
func TestWhatNobodyHasNamed(t *testing.T) {
	for name, want := range map[string]bool{
		"kurth-2026-11-22-113231": true, "tower_siege-2026-01-02-030405-2": true, "kurth": false, "My match": false, "kurth-2026-11-22-113231b": false, "kurth-2026-11-22": false,
	} {
		e := Entry{Path: filepath.Join("matches", name+Ext)}
		if got := e.Unnamed(); got != want {
			t.Errorf("%s: %v", name, got)
		}
		if e.File = (&File{Name: "Ada's match"}); e.Unnamed() {
			t.Errorf("%s with a name has none", name)
		}
	}
}

// What is exported is the same file under the name of the match; it replaces nothing, and what cannot be written is told.
func TestExport(t *testing.T) {
	folder, err := OpenFolder(filepath.Join(t.TempDir(), "matches"))
	if err != nil {
		t.Fatal(err)
	}
	path := folder.NewPath("kurth", time.Date(2026, 11, 22, 11, 32, 31, 0, time.UTC))
	if err := os.WriteFile(path, []byte("whatever it holds"), 0o600); err != nil {
		t.Fatal(err)
	}
	out := filepath.Join(t.TempDir(), "new", "Portcullis")
	for name, want := range map[string]string{"Knight, round 6": "Knight-round-6", "../../etc: a/b": "etc-a-b", "Überfall": "Überfall", "...": "match"} {
		for i, end := range []string{"", "-2"} {
			got, err := Entry{Path: path, Name: name}.Export(out)
			if err != nil || got != filepath.Join(out, want+end+Ext) {
				t.Errorf("%q, time %d: it lies at %s, %v", name, i+1, got, err)
				continue
			}
			if data, err := os.ReadFile(got); err != nil || string(data) != "whatever it holds" {
				t.Errorf("it holds %q, %v", data, err)
			}
		}
	}
	blocked := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(blocked, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := (Entry{Path: path, Name: "A"}).Export(blocked); err == nil || !strings.Contains(err.Error(), "cannot be copied to "+blocked) {
		t.Errorf("into a file: %v", err)
	}
	if _, err := (Entry{Path: path + "x", Name: "A"}).Export(out); err == nil {
		t.Error("what is not there was exported")
	}
}
