//go:build unix

package box_test

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

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
