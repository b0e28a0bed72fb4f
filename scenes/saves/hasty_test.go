package saves_test

import (
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/assets"
	"portcullis/game"
	"portcullis/game/box"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/scenes"
	"portcullis/scenes/kit"
	"portcullis/scenes/saves"
	"portcullis/scenes/scenestest"
	"portcullis/scenes/stubboard"
	"portcullis/scenes/summary"
	"portcullis/scenes/table"
)

// gates is Two Gates as a match of it is met that does nobody any good: loading one waits for the
// disk, or breaks.
type gates struct {
	stub.Game
	disk   chan struct{} // nil: it is quick
	breaks *atomic.Bool  // nil: it does not
}

func (g gates) New(setup rules.Setup) (rules.State, error) {
	if g.disk != nil {
		<-g.disk
	}
	if g.breaks != nil && g.breaks.Load() {
		panic("gate 3 of 2")
	}
	return g.Game.New(setup)
}

func house(t *testing.T, g rules.Game, board kit.Kit) scenes.Config {
	t.Helper()
	all, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	return scenes.Config{Box: all.With(g), Kits: append(scenes.Kits(), board)}
}

// played keeps a match of Kurth and an older one of Two Gates in a folder, of which the program knows nothing yet.
func played(t *testing.T) (dir, kurth, stubs string) {
	t.Helper()
	dir = t.TempDir()
	g := scenestest.VisitIn(t, dir, house(t, stub.Game{}, stubboard.Kit()))
	kurth, stubs = g.Started("kurth", 3), g.Started("stub", 1)
	before := time.Now().Add(-time.Hour)
	if err := os.Chtimes(stubs, before, before); err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(filepath.Join(dir, "state", "saves-list")); err != nil {
		t.Fatal(err)
	}
	return dir, kurth, stubs
}

func shown(g *scenestest.Guest) (rows []string) {
	for _, r := range saves.ModelOf(g.App.Scene()).Rows {
		rows = append(rows, r.Path)
	}
	return rows
}

// While the disk is slow the program stays awake: what is read is listed and can be opened, it says
// that more is being read, and whoever leaves stops that.
func TestASlowDiskKeepsNobody(t *testing.T) {
	dir, kurth, _ := played(t)
	disk := make(chan struct{})
	g := scenestest.VisitHasty(t, dir, house(t, gates{disk: disk}, stubboard.Kit()))
	if words := g.Words(); !strings.Contains(words, "Looking for your last match") {
		t.Errorf("the menu says %s", words)
	}
	g.Until("the menu has found the last match", func() bool { return g.Has("menu:continue") })
	g.Click("menu:saves")
	g.At("saves")
	g.Until("the first match is listed", func() bool { return len(shown(g)) == 1 })
	if m := saves.ModelOf(g.App.Scene()); m.Rows[0].Path != kurth || m.Reading == "" || !strings.Contains(g.Words(), m.Reading) || g.App.Mirror().Settled {
		t.Errorf("%+v is listed; it says that it reads: %q", shown(g), m.Reading)
	}
	g.Until("its picture is there", func() bool { return saves.ModelOf(g.App.Scene()).ChosenMatch().Board != nil })
	g.Keys(ebiten.KeyEscape)
	g.At("menu")
	g.Click("menu:continue")
	g.Until("the match is on the table", func() bool { return g.App.Match() != nil })
	g.Rest(2)
	g.At("board")
	if g.App.Busy() {
		t.Error("the folder is still being read for nobody")
	}
	g.App.Post(game.LeaveMatch{})
	g.Rest(2)
	g.Click("menu:saves")
	close(disk)
	g.Until("both are listed", func() bool { return len(shown(g)) == 2 && saves.ModelOf(g.App.Scene()).Reading == "" })
	g.Until("all is done", func() bool { return !g.App.Busy() })
}

// The match that is looked at is loaded apart from the screen, and not any more once another is chosen.
func TestAMatchIsLookedAtWhileItIsLoaded(t *testing.T) {
	dir, kurth, stubs := played(t)
	quick := scenestest.VisitIn(t, dir, house(t, stub.Game{}, stubboard.Kit()))
	quick.Click("menu:saves")
	if len(shown(quick)) != 2 {
		t.Fatal(shown(quick))
	}
	disk := make(chan struct{}) // for the list nothing is read: its row is known from the visit before
	g := scenestest.VisitHasty(t, dir, house(t, gates{disk: disk}, stubboard.Kit()))
	g.Until("the menu has read all", func() bool { return !g.App.Busy() })
	g.Click("menu:saves")
	g.Until("all is read", func() bool { return len(shown(g)) == 2 && !g.App.Busy() })
	g.Click(row(stubs))
	if m := saves.ModelOf(g.App.Scene()); !m.Looking || !strings.Contains(g.Words(), "Reading how it stands") {
		t.Errorf("of the match that is loaded it says\n%s", g.Words())
	}
	g.Click(row(kurth))
	g.Until("the other one is shown", func() bool { return saves.ModelOf(g.App.Scene()).ChosenMatch().Board != nil && !g.App.Busy() })
	close(disk)
	g.Click(row(stubs))
	g.Until("it is shown", func() bool { return saves.ModelOf(g.App.Scene()).ChosenMatch().Board != nil })
	if m := saves.ModelOf(g.App.Scene()); m.Looking || m.Chosen != stubs || m.ChosenMatch().Facts == nil {
		t.Errorf("%+v", m.ChosenMatch())
	}
}

// A file that breaks its reader is told with its place and set aside; it can be opened all the same,
// after a question, and is like any other once that has gone well.
func TestAFileThatWasSetAsideIsOpenedAllTheSame(t *testing.T) {
	dir, _, stubs := played(t)
	breaks := &atomic.Bool{}
	breaks.Store(true)
	g := scenestest.VisitIn(t, dir, house(t, gates{breaks: breaks}, stubboard.Kit()))
	g.Click("menu:saves")
	g.Click(row(stubs))
	c := saves.ModelOf(g.App.Scene()).ChosenMatch()
	if c.State != summary.Damaged || !c.Aside || !strings.Contains(c.Turn, "gate 3 of 2 (scenes/saves_test/hasty_test.go:") {
		t.Fatalf("%+v", c)
	}
	for _, id := range []string{"saves:watch", "saves:copy", "saves:rename"} {
		if e := g.Find(id); e.Enabled || e.Reason == "" {
			t.Errorf("%s is %+v", id, e)
		}
	}

	g.Click("saves:open")
	if g.App.Match() != nil || !strings.Contains(g.Words(), "all the same?") {
		t.Fatalf("it is not asked:\n%s", g.Words())
	}
	g.Keys(ebiten.KeyEscape)
	g.At("saves")
	if saves.ModelOf(g.App.Scene()).Asking {
		t.Error("the question stays")
	}
	g.Click("saves:open")
	g.Click("saves:cancel")
	g.Click("saves:open")
	g.Click("saves:anyway")
	g.At("saves")
	if m := saves.ModelOf(g.App.Scene()); g.App.Match() != nil || m.Asking || !strings.Contains(m.Fault, "gate 3 of 2") || !strings.Contains(m.Fault, filepath.Base(stubs)) {
		t.Fatalf("of what broke again it says %q", m.Fault)
	}

	breaks.Store(false)
	g.Click("saves:open")
	g.Click("saves:anyway")
	g.Rest(2)
	g.At("board")
	if g.App.MatchPath() != stubs {
		t.Errorf("%s is open", g.App.MatchPath())
	}
	g.App.Post(game.LeaveMatch{})
	g.Rest(2)
	g.Click("menu:saves")
	g.Click(row(stubs))
	if c := saves.ModelOf(g.App.Scene()).ChosenMatch(); c.Aside || c.State != summary.Playing || c.Board == nil {
		t.Errorf("after it was opened: %+v", c)
	}
}

// torn is a board that breaks when it is laid out.
type torn struct{ table.Board }

func (torn) Layout(table.Moment) table.Plan { panic("no room for the gates") }

// A match whose picture cannot be laid out is told, and the list goes on.
func TestAPictureThatBreaksIsTold(t *testing.T) {
	dir, kurth, stubs := played(t)
	broken := stubboard.Kit()
	broken.Board = func() table.Board { return torn{stubboard.Board{}} }
	g := scenestest.VisitIn(t, dir, house(t, stub.Game{}, broken))
	g.Click("menu:saves")
	g.Click(row(stubs))
	if m := saves.ModelOf(g.App.Scene()); m.ChosenMatch().Board != nil || !strings.Contains(m.Fault, "no room for the gates (scenes/saves_test/hasty_test.go:") || !strings.Contains(m.Fault, filepath.Base(stubs)) {
		t.Errorf("it says %q", m.Fault)
	}
	g.Click(row(kurth))
	if m := saves.ModelOf(g.App.Scene()); m.ChosenMatch().Board == nil || m.Fault != "" {
		t.Errorf("then it says %q", m.Fault)
	}
}
