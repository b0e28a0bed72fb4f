package game

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/save"
)

// fall makes a scene panic within a loop that has no window.
func fall(t *testing.T, f *fixture) *loop {
	t.Helper()
	l := &loop{app: f.app, waker: newWaker(func() {}), stderr: io.Discard}
	t.Cleanup(l.waker.stop)
	f.board.update = func(*Tick) { panic("the roof\nis missing") }
	var err error
	func() {
		defer l.catch(&err)
		err = f.app.Step(Input{}, Screen{W: 1280, H: 720, Device: 2, Text: 1.2}, tickLength)
	}()
	if err != nil {
		t.Fatalf("Update ends the program: %v", err)
	}
	return l
}

func TestAFaultIsReportedAndTheMatchIsKept(t *testing.T) {
	f := newFixture(t)
	f.begin(save.Human)
	f.do(Play{f.choices()[0]}, RenameMatch{"The long night"})
	notation := f.app.Match().History()[0].Notation
	path := f.app.MatchPath()
	var last Mirror
	f.app.OnMirror(func(m Mirror) { last = m })

	l := fall(t, f)
	if !l.after.happened() || l.endings != ErrCrashed {
		t.Fatal("the window does not show what happened")
	}
	w := *l.after.wreck
	if filepath.Dir(w.report) != f.app.options.Folders.Logs || w.cause != "the roof is missing" || w.match != path {
		t.Errorf("%+v", w)
	}
	data, err := os.ReadFile(w.report)
	if err != nil {
		t.Fatal(err)
	}
	report := string(data)
	for _, want := range []string{
		"version: test\n", "time: 2026-03-04T05:06:07Z\n", "system: ", "go: go1", "cause: the roof is missing\n",
		"1280 x 720 pixels, 2.00 per point, text size 1.20", "== scene ==\nboard\n", `"game":"kurth"`, `"The long night"`,
		"1 " + notation + "\n", "game.Play", "game.RenameMatch", "== snapshot ==\n{", path, "crash_test.go",
	} {
		if !strings.Contains(report, want) {
			t.Errorf("the report does not say %q", want)
		}
	}
	if last.Scene != "crash" || !last.Settled || !strings.Contains(strings.Join(last.Notes, "\n"), w.report) {
		t.Errorf("the mirror shows %+v", last)
	}
	f.app.close()
	file, err := save.Open(path)
	if err != nil || len(file.Records) != 2 {
		t.Errorf("the match: %+v, %v", file, err)
	}
}

func TestAFaultWithoutAFolderForReportsIsSaid(t *testing.T) {
	f := newFixture(t)
	f.begin(save.Human)
	if err := os.WriteFile(filepath.Join(f.dir, "logs"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	l := fall(t, f)
	text := strings.Join(l.after.wreck.lines(), "\n")
	if !strings.Contains(text, "could not be written") || !strings.Contains(text, f.app.MatchPath()) {
		t.Errorf("the window says\n%s", text)
	}
}

// A report must come about even if the state of the match makes everything panic.
func TestAFaultWithinTheReportIsNoSecondFault(t *testing.T) {
	f := newFixture(t)
	f.begin(save.Human)
	l := &loop{app: f.app, waker: newWaker(func() {}), stderr: io.Discard}
	defer l.waker.stop()
	f.app.stack.scenes = nil // the name of the scene cannot be found
	var err error
	func() {
		defer l.catch(&err)
		panic("first")
	}()
	data, readErr := os.ReadFile(l.after.wreck.report)
	if readErr != nil {
		t.Fatal(readErr)
	}
	if !strings.Contains(string(data), "cause: first\n") || !strings.Contains(string(data), "finding it out failed as well") {
		t.Errorf("the report says\n%s", data)
	}
}

// A page hands on what a mouse does until the program has ended, when the App is put away already.
func TestNothingIsUpdatedOnceTheProgramWasLeft(t *testing.T) {
	f := newFixture(t)
	l := &loop{app: f.app, waker: newWaker(func() {}), stderr: io.Discard, left: true}
	defer l.waker.stop()
	f.app.stack.scenes = nil
	if err := l.Update(); err != ebiten.Termination || l.after.happened() {
		t.Errorf("Update after the end: %v, a fault: %v", err, l.after.happened())
	}
}
