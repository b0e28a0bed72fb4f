package logfile

import (
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func contents(t *testing.T, dir string) map[string]string {
	t.Helper()
	all := map[string]string{}
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		data, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		all[e.Name()] = string(data)
	}
	return all
}

func TestFilesAreBoundedAndFew(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "logs")
	f, err := open(dir, 20)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{"one 45678\n", "two 45678\n", "three 678\n", "four 5678\n", "five 5678\n", "six 45678\n", "seven 678\n", "eight 678\n", "nine 5678\n", "ten 45678\n", "eleven 78\n"} {
		if n, err := f.Write([]byte(line)); n != len(line) || err != nil {
			t.Fatal(n, err)
		}
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	want := map[string]string{
		Name:        "eleven 78\n",
		Name + ".1": "nine 5678\nten 45678\n",
		Name + ".2": "seven 678\neight 678\n",
		Name + ".3": "five 5678\nsix 45678\n",
	}
	got := contents(t, dir)
	for name, text := range want {
		if got[name] != text {
			t.Errorf("%s holds %q; want %q", name, got[name], text)
		}
	}
	if len(got) != len(want) {
		t.Errorf("%d files; want %d", len(got), len(want))
	}
}

func TestLogGoesOn(t *testing.T) {
	dir := t.TempDir()
	for _, line := range []string{"first\n", "second\n"} {
		f, err := Open(dir)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := f.Write([]byte(line)); err != nil {
			t.Fatal(err)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if got := contents(t, dir)[Name]; got != "first\nsecond\n" {
		t.Errorf("it holds %q", got)
	}
}

func TestAnEntryLargerThanAFileIsWhole(t *testing.T) {
	dir := t.TempDir()
	f, err := open(dir, 10)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	long := strings.Repeat("x", 50) + "\n"
	for range 2 {
		if _, err := f.Write([]byte(long)); err != nil {
			t.Fatal(err)
		}
	}
	got := contents(t, dir)
	if got[Name] != long || got[Name+".1"] != long {
		t.Errorf("got %q", got)
	}
}

func TestFolderThatIsAFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(path, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := Open(path); err == nil || !strings.Contains(err.Error(), path) {
		t.Errorf("error %v does not name the folder", err)
	}
}

// What comes from files must not be able to forge lines or to move the cursor of a
// terminal: the program's log handler takes care of it.
func TestControlCharactersAreWritten(t *testing.T) {
	dir := t.TempDir()
	f, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	slog.New(slog.NewTextHandler(f, nil)).Info("opened\nlevel=ERROR", "name", "a\x1b[2Jb\nc\u202e")
	got := contents(t, dir)[Name]
	if strings.Count(got, "\n") != 1 || strings.ContainsAny(got, "\x1b\u202e") {
		t.Errorf("the log holds %q", got)
	}
}
