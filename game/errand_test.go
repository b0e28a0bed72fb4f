package game

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"portcullis/game/crash"
	"portcullis/rules"
	"portcullis/save"
)

// gated is a box that hands no game out before its gate is open, as a disk does that is slow.
type gated struct {
	games interface {
		Game(string) (rules.Game, error)
	}
	asked chan struct{} // somebody stands before the gate
	gate  chan struct{}
}

func (g gated) Game(id string) (rules.Game, error) {
	select {
	case g.asked <- struct{}{}:
	default:
	}
	<-g.gate
	return g.games.Game(id)
}

// breaking is a box whose games break who asks for them.
type breaking struct{}

func (breaking) Game(string) (rules.Game, error) { panic("no game is in the box") }

// until steps, each time that something was posted, until something is so.
func (f *fixture) until(what string, is func() bool) {
	f.Helper()
	for !is() {
		<-f.posted
		step(f.T, f.app, Input{})
	}
}

// kept begins a match, plays once, puts it away and returns its file.
func (f *fixture) kept() string {
	f.Helper()
	f.begin(save.Human)
	f.do(Play{f.choices()[0]})
	path := f.app.MatchPath()
	f.do(LeaveMatch{})
	return path
}

// slow makes every errand take long, and the box slow.
func (f *fixture) slow() (asked, gate chan struct{}) {
	asked, gate = make(chan struct{}, 1), make(chan struct{})
	f.app.options.Grace = -1
	f.app.options.Games = gated{f.app.options.Games, asked, gate}
	f.app.options.Waiting = func(_ *App, doing string, off Command) Scene { return &waiting{newScene("waiting: " + doing), off} }
	return asked, gate
}

// waiting is the window of an errand.
type waiting struct {
	*plainScene
	off Command
}

// A match that takes long to load keeps nobody: a window tells of it, the program ticks on, and the
// board comes when it is there.
func TestAMatchIsLoadedApartFromTheLoop(t *testing.T) {
	f := newFixture(t)
	path := f.kept()
	_, gate := f.slow()
	f.do(OpenMatch{Path: path})
	step(t, f.app, Input{})
	if name := f.app.Scene().Name(); name != "waiting: Reading "+filepath.Base(path) || f.app.Mirror().Settled || f.app.Match() != nil {
		t.Fatalf("while it is read the scene is %s, settled %v", name, f.app.Mirror().Settled)
	}
	close(gate)
	f.until("the match is on the table", func() bool { return f.app.Match() != nil })
	if f.app.Scene() != Scene(f.board) || f.app.Depth() != 2 || !f.app.Mirror().Settled || f.app.Match().Len() != 1 {
		t.Errorf("%s is shown on a stack of %d", f.app.Scene().Name(), f.app.Depth())
	}
}

// A person who leaves the window gets nothing, and the file is let go of.
func TestTheReadingOfAMatchIsCalledOff(t *testing.T) {
	f := newFixture(t)
	path := f.kept()
	asked, gate := f.slow()
	f.do(OpenMatch{Path: path})
	step(t, f.app, Input{})
	<-asked
	f.do(f.app.Scene().(*waiting).off)
	if f.app.Scene() != Scene(f.menu) || f.app.Busy() || !f.app.Mirror().Settled {
		t.Fatalf("after calling it off: %s, busy %v", f.app.Scene().Name(), f.app.Busy())
	}
	free := func() bool {
		_, j, err := save.Resume(path)
		if err != nil {
			return false
		}
		j.Close()
		return true
	}
	if free() {
		t.Fatal("nobody reads the file, so that calling off shows nothing")
	}
	close(gate)
	f.until("the file is let go of", free)
	if f.app.Match() != nil || f.app.Scene() != Scene(f.menu) {
		t.Error("the match came all the same")
	}
}

// Of two matches that are opened one after another the second is shown.
func TestTheLastMatchThatIsOpenedIsShown(t *testing.T) {
	f := newFixture(t)
	first, second := f.kept(), f.kept()
	_, gate := f.slow()
	f.do(OpenMatch{Path: first})
	f.do(OpenMatch{Path: second})
	close(gate)
	f.until("a match is on the table", func() bool { return f.app.Match() != nil && len(f.app.errands) == 0 })
	if f.app.MatchPath() != second || f.app.Depth() != 2 {
		t.Errorf("%s is on the table, on a stack of %d", f.app.MatchPath(), f.app.Depth())
	}
}

// A file that breaks the reader is an error that names it, and everything stays as it was.
func TestAMatchThatBreaksItsReaderIsTold(t *testing.T) {
	f := newFixture(t)
	path := f.kept()
	f.begin(save.Human)
	m := f.app.Match()
	f.app.options.Games = breaking{}
	f.do(OpenMatch{Path: path})
	f.noticed(filepath.Base(path))
	f.noticed("no game is in the box (game/errand_test.go:")
	if f.app.Match() != m || f.app.Scene() != Scene(f.board) {
		t.Error("the match on the table was lost")
	}
	if _, j, err := save.Resume(path); err != nil {
		t.Errorf("the file is not let go of: %v", err)
	} else {
		j.Close()
	}
}

// What is called off ends by its context, and its result goes to nobody.
func TestAnErrandEndsWithItsContext(t *testing.T) {
	f := newFixture(t)
	f.app.options.Grace = -1
	ended, undone := make(chan error, 1), false
	off := f.app.Send(Errand{
		Work:     func(ctx context.Context) error { <-ctx.Done(); ended <- ctx.Err(); return ctx.Err() },
		Then:     func(error) { t.Error("it was taken up") },
		Unwanted: func() { undone = true },
	})
	off()
	off()
	if err := <-ended; !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	f.until("what it made is let go of", func() bool { return undone })
}

// An errand that is quick is done before Send returns; a panic in it is its error.
func TestAQuickErrandIsTakenUpAtOnce(t *testing.T) {
	f := newFixture(t)
	var got error
	f.app.Send(Errand{Work: func(context.Context) error { panic("torn") }, Then: func(err error) { got = err }})
	var b *crash.Broken
	if !errors.As(got, &b) || !strings.Contains(got.Error(), "torn") || f.app.Busy() {
		t.Errorf("%v", got)
	}
}

func TestAMatchFileThatIsGoneIsTold(t *testing.T) {
	f := newFixture(t)
	path := f.kept()
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	f.do(OpenMatch{Path: path})
	f.noticed(filepath.Base(path))
}
