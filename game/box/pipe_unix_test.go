//go:build unix

package box_test

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"portcullis/assets"
	"portcullis/game/box"
)

// A pipe in a content pack is a fault; it is not waited for.
func TestLintOfAPipe(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "kurth"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mkfifo(filepath.Join(dir, "kurth", "actions.toml"), 0o600); err != nil {
		t.Fatal(err)
	}
	faults := box.Lint(os.DirFS(dir))
	if len(faults) == 0 || !strings.Contains(faults[0].String()+faults[1].String(), "kurth/actions.toml: cannot be read: not a file") {
		t.Errorf("%v", faults)
	}
}

// A folder of a game that is a link in a circle, or to nowhere, is no folder that is left out.
func TestLintOfALoopOfLinks(t *testing.T) {
	for name, to := range map[string]string{"a loop": "kurth", "nowhere": "gone"} {
		dir := t.TempDir()
		if err := os.Symlink(to, filepath.Join(dir, "kurth")); err != nil {
			t.Fatal(err)
		}
		if faults := box.Lint(os.DirFS(dir)); len(faults) != 1 || faults[0].File != "kurth" || !strings.Contains(faults[0].Reason, "cannot be read") {
			t.Errorf("%s: %v", name, faults)
		}
	}
}

// Content that came back with other ends of lines, or with a byte order mark, is the same content.
func TestContentOfOtherEndsOfLines(t *testing.T) {
	dir := t.TempDir()
	if err := os.CopyFS(dir, assets.Content()); err != nil {
		t.Fatal(err)
	}
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(path, append([]byte("\ufeff"), bytes.ReplaceAll(data, []byte("\n"), []byte("\r\n"))...), 0o600)
	})
	if err != nil {
		t.Fatal(err)
	}
	other, err := box.Open(os.DirFS(dir))
	if err != nil {
		t.Fatal(err)
	}
	for i, e := range open(t).Games() {
		if got := other.Games()[i].Game.ContentHash(); got != e.Game.ContentHash() {
			t.Errorf("%s: %s instead of %s", e.ID, got, e.Game.ContentHash())
		}
	}
}
