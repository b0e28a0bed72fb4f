package game

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/assets"
	"portcullis/game/bot"
	"portcullis/game/box"
	"portcullis/game/match"
	"portcullis/game/sound"
	"portcullis/rules"
	"portcullis/save"
)

// fixture is an App with the real box, a folder of its own and a board that remembers.
type fixture struct {
	*testing.T
	app   *App
	board *plainScene
	menu  *plainScene
	dir   string
	bots  map[string]bot.Player

	posted chan struct{} // something was posted since it was last looked
}

func newFixture(t *testing.T) *fixture {
	t.Helper()
	games, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	f := &fixture{T: t, menu: newScene("menu"), dir: t.TempDir(), bots: map[string]bot.Player{}, posted: make(chan struct{}, 1)}
	f.app = NewApp(Options{
		Version: "test",
		Games:   games,
		Start:   func(*App) Scene { return f.menu },
		Board:   func(*App) Scene { f.board = newScene("board"); return f.board },
		Folders: Folders{Matches: filepath.Join(f.dir, "matches"), Logs: filepath.Join(f.dir, "logs")},
		Grace:   time.Hour,
		Now:     func() time.Time { return time.Date(2026, 3, 4, 5, 6, 7, 0, time.UTC) },
		Player: func(name string, seed uint64) (bot.Player, error) {
			if p, ok := f.bots[name]; ok {
				return p, nil
			}
			return bot.New(name, seed)
		},
	})
	t.Cleanup(f.app.close)
	f.app.OnPost(func() {
		select {
		case f.posted <- struct{}{}:
		default:
		}
	})
	return f
}

func (f *fixture) do(c ...Command) {
	f.Helper()
	f.app.Post(c...)
	step(f.T, f.app, Input{})
}

// begin begins a match with one player in its seat.
func (f *fixture) begin(player string) {
	f.Helper()
	f.do(NewMatch{save.Header{Game: "kurth", Seed: 5, Seats: []save.Seat{{Player: player}}}})
	if f.app.Match() == nil {
		f.Fatalf("no match; notices %v", f.app.Notices())
	}
}

func (f *fixture) choices() []rules.Choice { return f.app.Match().State().Decision().Choices }

// wait steps until something is so. While a computer player thinks it waits for the answer.
func (f *fixture) wait(what string, is func() bool) {
	f.Helper()
	for range 2000 {
		step(f.T, f.app, Input{})
		if is() {
			return
		}
		if f.app.table.thinks() || f.app.HintPending() {
			<-f.posted
		}
	}
	f.Fatalf("it did not come to this: %s; notices %v", what, f.app.Notices())
}

func (f *fixture) noticed(text string) {
	f.Helper()
	for _, n := range f.app.Notices() {
		if strings.Contains(n.Text, text) {
			return
		}
	}
	f.Errorf("no notice says %q; they say %v", text, f.app.Notices())
}

func TestNewMatchIsOnTheTableAndOnDisk(t *testing.T) {
	f := newFixture(t)
	f.begin(save.Human)
	if f.app.Scene() != Scene(f.board) || f.app.Depth() != 2 {
		t.Errorf("shows %s at %d", f.app.Scene().Name(), f.app.Depth())
	}
	if len(f.board.changes) != 1 || f.board.changes[0].Kind != Opened {
		t.Errorf("the board was told %v", f.board.changes)
	}
	file, err := save.Open(f.app.MatchPath())
	if err != nil {
		t.Fatal(err)
	}
	if h := file.Header; h.App != "test" || h.Seed != 5 || h.Game != "kurth" || len(h.Options) == 0 || h.Created.Year() != 2026 {
		t.Errorf("header %+v", h)
	}
}

// night is a Sounds that remembers the ambience.
type night struct {
	silence
	now sound.Ambience
}

func (n *night) Ambience(a sound.Ambience) { n.now = a }

func TestTheNightIsHeardAtTheTableAndF10LeadsAway(t *testing.T) {
	f := newFixture(t)
	heard := &night{}
	f.app.sounds = heard
	f.begin(save.Human)
	if heard.now != sound.Night {
		t.Error("the table is silent")
	}
	f.do(Push{newScene("rules")})
	step(t, f.app, Input{Keys: []Key{{Code: ebiten.KeyF10}}})
	if f.app.Scene() != Scene(f.menu) || f.app.Match() != nil || heard.now != sound.Quiet {
		t.Errorf("shows %s, ambience %d", f.app.Scene().Name(), heard.now)
	}
	f.do(Push{newScene("about")})
	step(t, f.app, Input{Keys: []Key{{Code: ebiten.KeyF10}}})
	if f.app.Scene() != Scene(f.menu) {
		t.Errorf("without a match it shows %s", f.app.Scene().Name())
	}
}

func TestPlayedChoicesAreToldAndKept(t *testing.T) {
	f := newFixture(t)
	f.begin(save.Human)
	c := f.choices()[0]
	f.do(Play{c})
	last := f.board.changes[len(f.board.changes)-1]
	if last.Kind != Played || last.Choice != c || last.From != 0 || last.To != 1 || len(last.Instants) == 0 || last.Seat != 0 {
		t.Errorf("told %+v", last)
	}
	file, err := save.Open(f.app.MatchPath())
	if err != nil || len(file.Records) != 1 || file.Records[0].Kind != save.Play {
		t.Errorf("on disk: %+v, %v", file, err)
	}
	told := len(f.board.changes)
	f.do(Play{rules.Choice{Verb: 99}})
	if f.app.Match().Len() != 1 || len(f.board.changes) != told {
		t.Error("a refused choice changed something")
	}
	if len(f.app.Notices()) != 1 || !f.app.Notices()[0].Bad {
		t.Errorf("a refusal is not shown: %v", f.app.Notices())
	}
}

func TestUndoAndRedoAreTold(t *testing.T) {
	f := newFixture(t)
	f.begin(save.Human)
	f.do(SetTakeBacks{match.On}, Play{f.choices()[0]})
	f.do(Undo{match.Step})
	if last := f.board.changes[len(f.board.changes)-1]; last.Kind != Moved || last.From != 1 || last.To != 0 {
		t.Errorf("undo: told %+v", last)
	}
	f.do(RedoTo{1})
	if f.app.Match().Len() != 1 {
		t.Error("redo did nothing")
	}
	f.do(UndoTo{0}, Redo{match.Step}, RenameMatch{"The long night"})
	if f.app.Match().Len() != 1 || f.app.Match().Name() != "The long night" {
		t.Errorf("%d decisions, name %q", f.app.Match().Len(), f.app.Match().Name())
	}
	if last := f.board.changes[len(f.board.changes)-1]; last.Kind != TableSet {
		t.Errorf("rename: told %+v", last)
	}
	f.do(Redo{match.Step})
	if len(f.app.Notices()) == 0 {
		t.Error("a redo that cannot be done says nothing")
	}
}

func TestOpenedMatchGoesOnWhereItWasLeft(t *testing.T) {
	f := newFixture(t)
	f.begin(save.Human)
	for range 5 {
		f.do(Play{f.choices()[0]})
	}
	path := f.app.MatchPath()
	before, err := f.app.Match().State().Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	f.do(LeaveMatch{})
	if f.app.Match() != nil || f.app.Scene() != Scene(f.menu) || !f.board.closed {
		t.Fatal("the match was not put away")
	}
	f.do(OpenMatch{Path: path})
	after, err := f.app.Match().State().Snapshot()
	if err != nil || string(after) != string(before) {
		t.Errorf("another position: %v", err)
	}
	f.do(OpenMatch{Path: path}) // the one that is open already
	if f.app.Match() == nil || f.app.Match().Len() != 5 || len(f.app.Notices()) != 0 {
		t.Errorf("opened twice: %v", f.app.Notices())
	}
	f.do(Play{f.choices()[0]})
	if file, err := save.Open(path); err != nil || len(file.Records) != 6 {
		t.Errorf("on disk: %v, %v", file, err)
	}
}

func TestAMatchThatIsOpenElsewhereCanBeLookedAt(t *testing.T) {
	f := newFixture(t)
	f.begin(save.Human)
	f.do(Play{f.choices()[0]})
	path := f.app.MatchPath()
	g := newFixture(t)
	g.do(OpenMatch{Path: path})
	if g.app.Match() == nil || g.app.Match().Len() != 1 || g.app.MatchPath() != "" {
		t.Fatalf("match %v at %q", g.app.Match(), g.app.MatchPath())
	}
	g.noticed(filepath.Base(path))
}

func TestABadFileLeavesEverythingAsItWas(t *testing.T) {
	f := newFixture(t)
	f.begin(save.Human)
	bad := filepath.Join(f.dir, "bad.siege")
	if err := os.WriteFile(bad, []byte("nonsense\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	m := f.app.Match()
	f.do(OpenMatch{Path: bad})
	f.noticed("bad.siege")
	if f.app.Match() != m || f.app.Scene() != Scene(f.board) {
		t.Error("the match on the table was lost")
	}
}

func TestAMatchThatCannotBeKeptIsPlayedAllTheSame(t *testing.T) {
	f := newFixture(t)
	if err := os.WriteFile(filepath.Join(f.dir, "matches"), nil, 0o600); err != nil { // a file in place of the folder
		t.Fatal(err)
	}
	f.begin(save.Human)
	f.noticed("not saved")
	f.do(Play{f.choices()[0]})
	if f.app.Match().Len() != 1 {
		t.Error("it cannot be played")
	}
	f.do(SaveNow{})
	f.noticed("it has no file")
}

func TestCommandsWithoutAMatchAreErrors(t *testing.T) {
	f := newFixture(t)
	f.do(Play{}, Undo{}, Redo{}, UndoTo{}, RedoTo{}, RenameMatch{}, SetTakeBacks{}, SaveNow{}, AskHint{}, DropHint{}, LeaveMatch{})
	f.noticed("No match is on the table.")
	f.do(NewMatch{save.Header{Game: "chess"}})
	f.noticed("chess")
}
