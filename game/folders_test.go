package game

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"portcullis/save/files"
)

func TestFoldersOnTheCommandLineReplaceAllOthers(t *testing.T) {
	dir := t.TempDir()
	f, err := FindFolders(filepath.Join(dir, "data"), filepath.Join(dir, "config"))
	if err != nil {
		t.Fatal(err)
	}
	want := Folders{
		Config:   filepath.Join(dir, "config"),
		Matches:  filepath.Join(dir, "data", "matches"),
		Decks:    filepath.Join(dir, "data", "decks"),
		Pictures: filepath.Join(dir, "data", "pictures"),
		Exports:  filepath.Join(dir, "data", "exports"),
		State:    filepath.Join(dir, "data", "state"),
		Logs:     filepath.Join(dir, "data", "logs"),
	}
	if f != want {
		t.Errorf("got %+v", f)
	}
	if faults := f.Prepare(); len(faults) != 0 {
		t.Error(faults)
	}
	for _, dir := range []string{f.Config, f.Matches, f.State, f.Logs} {
		entries, err := os.ReadDir(dir)
		if err != nil || len(entries) != 0 {
			t.Errorf("%s: %v, %v", dir, entries, err)
		}
	}
}

func TestFoldersAreAbsolute(t *testing.T) {
	for _, dirs := range [][2]string{{"", ""}, {"here", "there"}} {
		f, err := FindFolders(dirs[0], dirs[1])
		if err != nil {
			t.Fatal(err)
		}
		for _, dir := range []string{f.Config, f.Matches, f.Pictures, f.Exports, f.State, f.Logs} {
			if !filepath.IsAbs(dir) {
				t.Errorf("%q is not absolute", dir)
			}
		}
	}
}

func TestEachFolderThatCannotBeUsedIsNamed(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "data")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	f, err := FindFolders(file, filepath.Join(dir, "config"))
	if err != nil {
		t.Fatal(err)
	}
	faults := f.Prepare()
	if len(faults) != 3 {
		t.Fatalf("faults %v", faults)
	}
	for i, want := range []string{"saved matches", "window state", "logs"} {
		var fault *FolderError
		if !errors.As(faults[i], &fault) || fault.Holds != want || !strings.Contains(fault.Error(), fault.Path) {
			t.Errorf("%v; want the folder of %s", faults[i], want)
		}
	}
	if !strings.Contains(faults[0].Error(), "--data-dir") {
		t.Errorf("%v does not say what to do", faults[0])
	}
}

func TestFolderThatCannotBeWrittenIsAFault(t *testing.T) {
	if os.Geteuid() == 0 {
		t.Skip("the rights of a folder mean nothing to this user")
	}
	dir := t.TempDir()
	if err := os.Chmod(dir, 0o500); err != nil {
		t.Fatal(err)
	}
	defer os.Chmod(dir, 0o700)
	if err := files.Writable(dir); err == nil {
		t.Error("it is called usable")
	}
}

// What a kill left of files that were being written goes at the next start, wherever it lies; all else stays.
func TestPrepareSweeps(t *testing.T) {
	dir := t.TempDir()
	f, err := FindFolders(filepath.Join(dir, "data"), filepath.Join(dir, "config"))
	if err != nil {
		t.Fatal(err)
	}
	before := time.Now().Add(-time.Hour)
	var left, kept []string
	for _, in := range []string{f.Config, f.State, f.Exports, filepath.Dir(f.Matches), f.Matches, filepath.Join(f.Matches, "chronicles"), f.Decks, filepath.Join(f.Decks, "argot")} {
		left, kept = append(left, filepath.Join(in, ".123.writing")), append(kept, filepath.Join(in, "night.siege"))
	}
	for _, path := range append(left, kept...) {
		if err := errors.Join(files.WriteAtomic(path, nil), os.Chtimes(path, before, before)); err != nil {
			t.Fatal(err)
		}
	}
	f.Prepare()
	for _, path := range left {
		if files.Exists(path) {
			t.Errorf("%s stays", path)
		}
	}
	for _, path := range kept {
		if !files.Exists(path) {
			t.Errorf("%s is gone", path)
		}
	}
}
