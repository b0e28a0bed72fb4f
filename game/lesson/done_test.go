package lesson

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// What was finished is kept, once; a damaged file is set aside and told, never overwritten.
func TestDone(t *testing.T) {
	path := filepath.Join(t.TempDir(), DoneFile)
	one, two := &Lesson{ID: "k1", Game: "kurth"}, &Lesson{ID: "k1", Game: "argot"}
	d, err := OpenDone(path)
	if err != nil || d.Any() || d.Has(one) {
		t.Fatalf("%v", err)
	}
	for range 2 {
		if err := d.Add(one); err != nil {
			t.Fatal(err)
		}
	}
	again, err := OpenDone(path)
	if err != nil || !again.Has(one) || again.Has(two) || len(again.list) != 1 {
		t.Fatalf("%v, %v", again, err)
	}
	if err := os.WriteFile(path, []byte("done = [\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	broken, err := OpenDone(path)
	if err == nil || !strings.Contains(err.Error(), "lessons.toml.damaged") || broken.Any() {
		t.Fatalf("%v, %v", broken, err)
	}
	if err := broken.Add(two); err != nil {
		t.Fatal(err)
	}
	if kept, err := os.ReadFile(path + ".damaged"); err != nil || string(kept) != "done = [\n" {
		t.Errorf("%q, %v", kept, err)
	}
	if again, err := OpenDone(path); err != nil || !again.Has(two) {
		t.Errorf("%v, %v", again, err)
	}
	if (*Done)(nil).Has(one) || (*Done)(nil).Add(one) != nil {
		t.Error("nobody knows of a lesson")
	}
}
