package host

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

// What comes into a folder is told while nobody looks, and so is what leaves it; nothing is told after the end.
func TestAFolderIsFollowed(t *testing.T) {
	folder := t.TempDir()
	told := make(chan struct{}, 16)
	stop, err := changed(folder, func() { told <- struct{}{} })
	if err != nil {
		t.Skip(err) // the system lets nobody follow folders
	}
	heard := func(what string) {
		t.Helper()
		select {
		case <-told:
		case <-time.After(time.Minute):
			t.Fatalf("nothing is told of %s", what)
		}
	}
	path := filepath.Join(folder, "event7")
	if err := os.WriteFile(path, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	heard("what has come")
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	heard("what has left")
	stop()
	if _, err := changed(filepath.Join(folder, "none"), func() {}); err == nil {
		t.Error("a folder that is not there is followed")
	}
}
