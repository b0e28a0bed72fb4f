package crash

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func at() time.Time { return time.Date(2026, 5, 6, 7, 8, 9, 0, time.FixedZone("east", 7200)) }

func TestReportsOfOneSecondDoNotReplaceEachOther(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "logs")
	for i, want := range []string{"crash-2026-05-06-050809.txt", "crash-2026-05-06-050809-2.txt", "crash-2026-05-06-050809-3.txt"} {
		path, err := NewReport("1", at(), i, nil).Write(dir)
		if err != nil || filepath.Base(path) != want {
			t.Errorf("%s, %v; want %s", path, err, want)
		}
	}
}

func TestReportTellsWhatIsKnown(t *testing.T) {
	r := NewReport("1.2.3", at(), errors.New("index out\nof range"), []byte("goroutine 1\n"))
	r.Add("scene", func() string { return "board\n\n" })
	r.Add("match", func() string { panic("broken too") })
	got := string(r.Bytes())
	for _, want := range []string{
		"version: 1.2.3\n", "time: 2026-05-06T05:08:09Z\n", "cause: index out of range\n",
		"\n== scene ==\nboard\n\n", "\n== match ==\nnot known: finding it out failed as well: broken too\n", "\n== stack ==\ngoroutine 1\n",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is missing in\n%s", want, got)
		}
	}
}

func TestCauseFitsAWindow(t *testing.T) {
	r := NewReport("1", at(), strings.Repeat("x", 5000), nil)
	if n := len([]rune(r.Cause)); n > 410 {
		t.Errorf("%d characters", n)
	}
}

func TestReportThatCannotBeWritten(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := NewReport("1", at(), "x", nil).Write(file); err == nil {
		t.Error("no error")
	}
}
