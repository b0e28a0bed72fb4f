//go:build unix

package save

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

func wantMode(t *testing.T, path string, mode os.FileMode) {
	t.Helper()
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	if info.Mode().Perm() != mode {
		t.Errorf("%s has rights %v, want %v", path, info.Mode().Perm(), mode)
	}
}

// A pipe would block whoever opens it.
func TestPipesAndDevicesAreRefused(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "pipe.siege")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{pipe, "/dev/zero"} {
		_, err := Open(path)
		wantFault(t, err, ErrNotRegular, path)
	}
}

func TestReadOnlyMatchCanBeLookedAt(t *testing.T) {
	if os.Geteuid() == 0 {
		t.Skip("root may write everything")
	}
	path := written(t, header(), journey(t)...)
	if err := os.Chmod(path, 0o400); err != nil {
		t.Fatal(err)
	}
	_, _, err := Resume(path)
	fault := wantFault(t, err, ErrReadOnly, path)
	if len(fault.Readable.Records) != len(journey(t)) {
		t.Error("it cannot be looked at")
	}
	if err := os.Chmod(path, 0); err != nil {
		t.Fatal(err)
	}
	_, _, err = Resume(path)
	wantFault(t, err, ErrUnreadable, path)
	if !errors.Is(err, os.ErrPermission) {
		t.Error("the cause is lost")
	}
}
