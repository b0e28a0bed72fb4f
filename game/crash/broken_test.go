package crash_test

import (
	"errors"
	"strings"
	"testing"

	"portcullis/game/crash"
	"portcullis/save"
)

func TestAPanicIsAnErrorWithItsPlace(t *testing.T) {
	var none []int
	err := crash.Try(func() error { none[3]++; return nil })
	var b *crash.Broken
	if !errors.As(err, &b) || !strings.Contains(b.Cause, "index out of range") || len(b.Stack) == 0 {
		t.Fatalf("%v", err)
	}
	if !strings.HasPrefix(b.Place, "game/crash") || !strings.Contains(b.Place, "broken_test.go:") {
		t.Errorf("it happened at %q", b.Place)
	}
	if !strings.Contains(b.Error(), b.Place) {
		t.Errorf("%v", b)
	}
	failed := errors.New("no")
	if err := crash.Try(func() error { return failed }); err != failed {
		t.Errorf("%v", err)
	}
}

// An error is told as it is; a panic names the file, the place, and what became of the file.
func TestAFileThatBreaksItsReaderIsNamed(t *testing.T) {
	err := crash.TryFile("/matches/a.siege", func() error { panic("seat 9 of 2\x1b[31m") })
	var f *save.FileError
	if !errors.As(err, &f) || f.Path != "/matches/a.siege" || !errors.Is(err, save.ErrUnreadable) {
		t.Fatalf("%v", err)
	}
	if !strings.Contains(f.Reason, "seat 9 of 2") || !strings.Contains(f.Reason, "broken_test.go:") || strings.Contains(f.Reason, "\x1b") || f.Advice == "" {
		t.Errorf("%v", f)
	}
	if err := crash.TryFile("a", func() error { return nil }); err != nil {
		t.Error(err)
	}
}
