package save

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// What happens to a match file under an open window loses nothing: the next record, or the
// next question whether all is saved, writes the whole match to a file of its own and says so.
func TestLostFilesAreRescued(t *testing.T) {
	all := journey(t)
	for name, c := range map[string]struct {
		harm func(path string) error
		why  error
	}{
		"deleted": {os.Remove, errGone},
		"moved":   {func(path string) error { return os.Rename(path, path+".bak") }, errGone},
		"replaced": {func(path string) error {
			return errors.Join(os.WriteFile(path+"~", []byte("x"), 0o600), os.Rename(path+"~", path))
		}, errReplaced},
		"replaced by its like": {func(path string) error {
			data, err := os.ReadFile(path)
			return errors.Join(err, os.WriteFile(path+"~", data, 0o600), os.Rename(path+"~", path))
		}, errReplaced},
		"emptied":   {func(path string) error { return os.Truncate(path, 0) }, errCutShort},
		"cut short": {func(path string) error { return os.Truncate(path, 300) }, errCutShort},
		"grown":     {func(path string) error { return write(path, os.O_APPEND, "more\n") }, errGrown},
		"overwritten": {func(path string) error {
			info, err := os.Stat(path)
			return errors.Join(err, write(path, 0, strings.Repeat("x", int(info.Size()))))
		}, errOverwrote},
		"a letter of its second line changed":          {func(path string) error { return edit(path, later) }, errOverwrote},
		"the same, with the time of the file put back": {func(path string) error { return edit(path, time.Time.Local) }, errOverwrote},
		"folder moved": {func(path string) error { return os.Rename(filepath.Dir(path), filepath.Dir(path)+"-elsewhere") }, errGone},
	} {
		for _, last := range [][]Record{nil, {{Kind: Play, Text: "move temple"}}} {
			path := filepath.Join(t.TempDir(), "matches", "night.siege")
			if err := os.Mkdir(filepath.Dir(path), 0o700); err != nil {
				t.Fatal(err)
			}
			j, err := Create(path, header())
			if err != nil {
				t.Fatal(err)
			}
			if err := errors.Join(j.Append(all[:5]...), j.Append(all[5:]...), j.Append()); err != nil {
				t.Fatal(err)
			}
			if err := c.harm(path); err != nil {
				t.Skip(name, "cannot happen to an open file here:", err)
			}
			err = j.Append(last...)
			var rescued *Rescued
			to := filepath.Join(filepath.Dir(path), "night-rescued.siege")
			if !errors.As(err, &rescued) || !errors.Is(err, c.why) || rescued.From != path || rescued.To != to || j.Path() != to {
				t.Fatalf("%s: %v", name, err)
			}
			for _, says := range []string{path, to, c.why.Error()} {
				if !strings.Contains(err.Error(), says) {
					t.Errorf("%s: %q does not say %q", name, err, says)
				}
			}
			want := append(all[:len(all):len(all)], last...)
			wantRecords(t, name, to, want)
			more := Record{Kind: Undo}
			if _, _, err := Resume(to); !errors.Is(err, ErrOpenElsewhere) {
				t.Errorf("%s: the new file is not locked: %v", name, err)
			}
			if err := errors.Join(j.Append(more), j.Append(), j.Close()); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			wantRecords(t, name, to, append(want, more))
		}
	}
}

func later(t time.Time) time.Time { return t.Add(time.Second) }

// edit changes a letter of the second line, and the time of the file from what it was.
func edit(path string, at func(time.Time) time.Time) error {
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	_, err = f.WriteAt([]byte("#"), int64(bytes.IndexByte(data, '\n')+9))
	if err = errors.Join(err, f.Close()); err != nil {
		return err
	}
	for now := info; ; { // until the clock of the file system has moved on
		if err := os.Chtimes(path, time.Time{}, at(info.ModTime())); err != nil {
			return err
		}
		if now, err = os.Stat(path); err != nil || !sameTimes(info, now) {
			return err
		}
		if changed(now).IsZero() {
			return errors.New("the time of the change itself is not told here")
		}
	}
}

// A file that was only touched, or written again as it was, is no lost one.
func TestATouchedFileIsNotLost(t *testing.T) {
	path := filepath.Join(t.TempDir(), "night.siege")
	j, err := Create(path, header())
	if err != nil {
		t.Fatal(err)
	}
	all := journey(t)
	for i, r := range all {
		at := time.Unix(int64(i)*1000, 0)
		if err := errors.Join(j.Append(r), os.Chtimes(path, at, at)); err != nil {
			t.Fatal(err)
		}
	}
	if err := errors.Join(j.Append(), j.Close()); err != nil || j.Path() != path {
		t.Fatal(err)
	}
	wantRecords(t, "touched", path, all)
}

func write(path string, flag int, text string) error {
	f, err := os.OpenFile(path, os.O_WRONLY|flag, 0)
	if err != nil {
		return err
	}
	_, err = f.WriteString(text)
	return errors.Join(err, f.Close())
}

func wantRecords(t *testing.T, name, path string, want []Record) {
	t.Helper()
	f := mustOpen(t, path)
	if diff := cmp.Diff(want, f.Records); diff != "" || f.Damage != nil {
		t.Errorf("%s: %s, %v", name, diff, f.Damage)
	}
}

// A second loss is no worse than the first.
func TestRescuedTwice(t *testing.T) {
	path := filepath.Join(t.TempDir(), "night.siege")
	j, err := Create(path, header())
	if err != nil {
		t.Fatal(err)
	}
	defer j.Close()
	var rescued *Rescued
	for n, to := range []string{"night-rescued.siege", "night-rescued-2.siege"} {
		if err := os.Truncate(j.Path(), 9); err != nil {
			t.Fatal(err)
		}
		if err := j.Append(Record{Kind: Undo}); !errors.As(err, &rescued) || filepath.Base(rescued.To) != to {
			t.Fatal(err)
		}
		if got := len(mustOpen(t, j.Path()).Records); got != n+1 || j.Len() != n+1 {
			t.Errorf("%d records, want %d", got, n+1)
		}
	}
}

// Where nothing can be written either, nothing is said to be safe, and the next try succeeds.
func TestRescueThatFails(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "matches")
	path := filepath.Join(dir, "night.siege")
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	j, err := Create(path, header())
	if err != nil {
		t.Fatal(err)
	}
	defer j.Close()
	if err := errors.Join(j.Append(journey(t)...), os.RemoveAll(dir), os.WriteFile(dir, nil, 0o600)); err != nil {
		t.Skip("an open file cannot be removed here:", err)
	}
	for range 2 {
		if err := j.Append(Record{Kind: Undo}); err == nil {
			t.Fatal("a record is safe in no file")
		} else {
			var failed *WriteError
			if !errors.As(err, &failed) || failed.Kept != len(journey(t)) {
				t.Fatal(err)
			}
		}
	}
	if err := os.Remove(dir); err != nil {
		t.Fatal(err)
	}
	var rescued *Rescued
	if err := j.Append(Record{Kind: Undo}); !errors.As(err, &rescued) {
		t.Fatal(err)
	}
	wantRecords(t, "in the end", j.Path(), append(journey(t), Record{Kind: Undo}))
}
