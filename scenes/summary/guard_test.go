package summary

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"portcullis/save"
)

// A file that breaks its reader, or is never done, is told as one that cannot be opened; the
// others are read.
func TestAFileThatBreaksItsReaderIsSetAside(t *testing.T) {
	stuck := make(chan struct{})
	ctx := context.Background()
	g := guard{patience: time.Hour}
	g.begin("1", "")
	describe := func(ctx context.Context, e save.Entry) Match {
		switch e.Path {
		case "panics":
			panic(errors.New("index out of range"))
		case "stuck":
			<-stuck
		}
		return Match{Path: e.Path, State: Won}
	}
	m, final := g.read(ctx, save.Entry{Path: "panics"}, Match{Title: "Kurth"}, describe)
	if !final || m.State != Damaged || m.Title != "Kurth" || !strings.Contains(m.Turn, "Reading it broke the program's reader: index out of range (scenes/summary/guard_test.go:") || m.Advice == "" || !m.Aside || m.Next != "It was left alone" {
		t.Errorf("%+v", m)
	}
	if m, final := g.read(ctx, save.Entry{Path: "good"}, Match{}, describe); !final || m.State != Won {
		t.Errorf("%+v", m)
	}
	g.patience = 0
	if m, final := g.read(ctx, save.Entry{Path: "stuck"}, Match{}, describe); final || m.State != Damaged || !strings.Contains(m.Turn, "It takes long to read") {
		t.Errorf("%+v", m)
	}
	g.patience = time.Hour
	close(stuck)
	if m, final := g.read(ctx, save.Entry{Path: "stuck"}, Match{}, describe); !final || m.State != Won {
		t.Errorf("once it is read: %+v", m)
	}
}

// A file with which the program ended twice is not met again at the next start, until it has changed or another version
// of the program is tried.
func TestAFileThatEndedTheProgramTwiceIsNotReadAgain(t *testing.T) {
	ctx := context.Background()
	state := filepath.Join(t.TempDir(), "state")
	path := filepath.Join(state, "saves.json")
	reads := 0
	describe := func(_ context.Context, e save.Entry) Match { reads++; return Match{State: Won} }
	bad := save.Entry{Path: "bad", Size: 7, Modified: time.Date(2026, 1, 2, 3, 4, 5, 6, time.UTC)}
	start := func(version string) *guard {
		g := &guard{patience: time.Hour}
		g.begin(version, state)
		return g
	}
	// dies has a program begin to read the file, and end before it has done so.
	dies := func() {
		g := start("1")
		g.load()
		now := g.suspect(bad)
		g.start(now, bad, Match{}, func(context.Context, save.Entry) Match { select {} })
	}

	dies()
	if _, err := os.Stat(path); err != nil {
		t.Fatal("nothing is written down: ", err)
	}
	// That it died may have been anything's fault: the file is read.
	if m, final := start("1").read(ctx, bad, Match{}, describe); !final || m.State != Won || reads != 1 {
		t.Fatalf("%+v after %d reads", m, reads)
	}
	start("1").finish()
	dies()
	dies()
	for range 3 {
		g := start("1")
		if m, final := g.read(ctx, bad, Match{}, describe); !final || m.State != Damaged || reads != 1 {
			t.Fatalf("%+v after %d reads", m, reads)
		}
		if m, _ := g.read(ctx, save.Entry{Path: "good"}, Match{}, describe); m.State != Won || reads != 2 {
			t.Fatalf("the others are not read: %+v", m)
		}
		g.finish()
		reads = 1
	}
	changed := bad
	changed.Size++
	g := start("1")
	if m, _ := g.read(ctx, changed, Match{}, describe); m.State != Won {
		t.Errorf("after a change: %+v", m)
	}
	g.finish()
	g = start("2")
	if m, _ := g.read(ctx, bad, Match{}, describe); m.State != Won {
		t.Errorf("by another version: %+v", m)
	}
	g.finish()
	if _, err := os.Stat(path); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a file remains: %v", err)
	}
	if err := os.WriteFile(path, []byte("{nonsense"), 0o600); err != nil {
		t.Fatal(err)
	}
	if m, _ := start("1").read(ctx, bad, Match{}, describe); m.State != Won {
		t.Errorf("after nonsense: %+v", m)
	}
}

// What another program reads that still runs has ended nobody, though the program ended once before while it was read.
func TestAFileThatAnotherProgramReadsIsInnocent(t *testing.T) {
	state := t.TempDir()
	e := save.Entry{Path: "night", Size: 7}
	for range 4 {
		g := &guard{patience: time.Hour}
		g.begin("1", state)
		g.load()
		other := g.suspect(e)
		other.Process, other.Ended = os.Getppid(), endings-1
		g.notes.Reading = []suspect{other}
		g.write()
		next := &guard{patience: time.Hour}
		next.begin("1", state)
		if m, final := next.read(context.Background(), e, Match{}, func(context.Context, save.Entry) Match { return Match{State: Won} }); !final || m.State != Won {
			t.Fatalf("%+v", m)
		}
		next.finish()
	}
}

// A file whose reading was called off is read anew; of those that take long only so many are read at
// once, and who waits for them is told why.
func TestAReadingThatWasCalledOffBeginsAnew(t *testing.T) {
	g := guard{patience: time.Hour}
	g.begin("1", "")
	begun := make(chan string, 2*mostSlow)
	describe := func(ctx context.Context, e save.Entry) Match {
		begun <- e.Path
		<-ctx.Done()
		return Match{State: Lost} // of a reading that was called off
	}
	for i := range mostSlow {
		ctx, leave := context.WithCancel(context.Background())
		go func() { <-begun; leave() }()
		if m, final := g.read(ctx, save.Entry{Path: string(rune('a' + i))}, Match{}, describe); final || m.State != Damaged {
			t.Fatalf("of file %d that nobody waits for: %+v", i, m)
		}
	}
	quick := func(context.Context, save.Entry) Match { return Match{State: Won} }
	if m, final := g.read(context.Background(), save.Entry{Path: "e"}, Match{}, quick); final || !strings.Contains(m.Turn, "Other files take long") {
		t.Errorf("beside %d that take long: %+v", mostSlow, m)
	}
	if m, final := g.read(context.Background(), save.Entry{Path: "a"}, Match{}, quick); !final || m.State != Won {
		t.Errorf("read anew: %+v", m)
	}
	if m, final := g.read(context.Background(), save.Entry{Path: "e"}, Match{}, quick); !final || m.State != Won {
		t.Errorf("with room again: %+v", m)
	}
	if m, final := g.read(context.Background(), save.Entry{Path: "b", Size: 9}, Match{}, quick); !final || m.State != Won {
		t.Errorf("after a change: %+v", m)
	}
}
