// Package scenestest is a person at the program for tests of whole flows: who points, clicks and types
// without a window.
package scenestest

import (
	"errors"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/assets"
	"portcullis/game"
	"portcullis/game/box"
	"portcullis/game/lesson"
	"portcullis/game/settings"
	"portcullis/save"
	"portcullis/scenes"
	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/ink"
)

// Guest is a person at the program, who points, clicks and types without a window.
type Guest struct {
	t       testing.TB
	App     *game.App
	Screens *scenes.Screens
	Dir     string  // of its files
	X, Y    float64 // the pointer
	W, H    int     // the window
	Copied  []string
	Now     time.Time

	posted chan struct{} // something was posted since it was last looked
}

// Patient is a grace in which every errand is done: nothing is seen of it.
const Patient = time.Hour

// Visit starts the program as it is.
func Visit(t testing.TB) *Guest { return VisitWith(t, scenes.Config{}) }

// VisitWith starts the program with a box, kits or texts of the test's own.
func VisitWith(t testing.TB, c scenes.Config) *Guest { return VisitIn(t, t.TempDir(), c) }

// VisitIn starts the program with the files of a folder, such as those of an earlier visit.
func VisitIn(t testing.TB, dir string, c scenes.Config) *Guest { return visit(t, dir, c, Patient) }

// VisitHasty starts the program without any patience: every errand is seen under way, and [Guest.Until]
// waits for what comes of it.
func VisitHasty(t testing.TB, dir string, c scenes.Config) *Guest { return visit(t, dir, c, -1) }

func visit(t testing.TB, dir string, c scenes.Config, grace time.Duration) *Guest {
	t.Helper()
	if c.Box == nil {
		var err error
		if c.Box, err = box.Open(assets.Content()); err != nil {
			t.Fatal(err)
		}
	}
	g := &Guest{t: t, Dir: dir, W: 1280, H: 720, X: -1, Y: -1, Now: time.Date(2025, 6, 14, 21, 40, 0, 0, time.Local)}
	folders, err := game.FindFolders(g.Dir, filepath.Join(g.Dir, "config"))
	if err != nil {
		t.Fatal(err)
	}
	for _, err := range folders.Prepare() {
		t.Fatal(err)
	}
	store, faults := settings.Open(filepath.Join(folders.Config, "settings.toml"))
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	c.Painter, c.Measure, c.Now = formtest.Blank(), formtest.Faces, func() time.Time { return g.Now }
	c.Copy = func(s string) error { g.Copied = append(g.Copied, s); return nil }
	c.Paste = func() (string, error) { return strings.Join(g.Copied, "\n"), nil }
	g.Screens = scenes.New(c)
	lessons, err := lesson.Open(assets.Lessons(), c.Box)
	if unknown := (*box.UnknownError)(nil); err != nil && !errors.As(err, &unknown) { // a box of the test's own holds few games
		t.Fatal(err)
	}
	done, err := lesson.OpenDone(filepath.Join(g.Dir, lesson.DoneFile))
	if err != nil {
		t.Fatal(err)
	}
	g.App = game.NewApp(game.Options{
		Lessons: lessons, Done: done,
		Version: "0.1.0", Games: c.Box, Start: g.Screens.Start, Board: g.Screens.Board, Waiting: g.Screens.Waiting, Folders: folders, Settings: store,
		Grace: grace, Clock: game.Ticks, Now: func() time.Time { return g.Now }, Seed: func() uint64 { return 77 },
	})
	g.posted = make(chan struct{}, 1)
	g.App.OnPost(func() {
		select {
		case g.posted <- struct{}{}:
		default:
		}
	})
	g.Tick(game.Input{})
	g.Tick(game.Input{})
	return g
}

// Until lets ticks pass, each when something was posted, until something is so.
func (g *Guest) Until(what string, is func() bool) {
	g.t.Helper()
	for !is() {
		select {
		case <-g.posted:
		case <-time.After(time.Minute):
			g.t.Fatalf("it has not come to this: %s; the screen is %s, notices %v", what, g.App.Scene().Name(), g.App.Notices())
		}
		g.Rest(2)
	}
}

// Tick lets one tick pass, while the clock of the screens stands.
func (g *Guest) Tick(in game.Input) {
	g.t.Helper()
	in.X, in.Y = g.X, g.Y
	g.need(g.App.Step(in, g.screen(), time.Second/60))
}

// Pass lets one tick pass on the clock of the screens too.
func (g *Guest) Pass() {
	g.t.Helper()
	g.need(g.App.StepTick(game.Input{X: g.X, Y: g.Y}, g.screen()))
}

func (g *Guest) screen() game.Screen {
	return game.Screen{W: g.W, H: g.H, Device: 1, Text: g.App.Settings().Text()}
}

func (g *Guest) need(err error) {
	g.t.Helper()
	if err != nil && !g.App.Leaving() {
		g.t.Fatal(err)
	}
}

// Rest lets time pass.
func (g *Guest) Rest(ticks int) {
	g.t.Helper()
	for range ticks {
		g.Tick(game.Input{})
	}
}

// Find returns an element that can be seen.
func (g *Guest) Find(id string) game.Element {
	g.t.Helper()
	var ids []string
	for _, e := range g.App.Mirror().Elements {
		if e.ID == id {
			return e
		}
		ids = append(ids, e.ID)
	}
	g.t.Fatalf("%s is not on the screen %s: %s", id, g.App.Scene().Name(), strings.Join(ids, " "))
	return game.Element{}
}

func (g *Guest) Has(id string) bool {
	for _, e := range g.App.Mirror().Elements {
		if e.ID == id {
			return true
		}
	}
	return false
}

// Point puts the pointer on the middle of an element.
func (g *Guest) Point(id string) {
	g.t.Helper()
	e := g.Find(id)
	g.X, g.Y = float64(e.Rect[0])+float64(e.Rect[2])/2, float64(e.Rect[1])+float64(e.Rect[3])/2
	g.Tick(game.Input{Moved: true})
}

// Click clicks an element that can be seen.
func (g *Guest) Click(id string) {
	g.t.Helper()
	g.Point(id)
	g.Tick(game.Input{Pressed: true, Down: true})
	g.Tick(game.Input{Released: true})
	g.Tick(game.Input{})
}

// Keys presses keys, one each tick.
func (g *Guest) Keys(codes ...ebiten.Key) {
	g.t.Helper()
	for _, c := range codes {
		g.Tick(game.Input{Keys: []game.Key{{Code: c}}})
	}
	g.Tick(game.Input{})
}

// Write types a text.
func (g *Guest) Write(text string) {
	g.t.Helper()
	for _, r := range text {
		g.Tick(game.Input{Runes: []rune{r}})
	}
	g.Tick(game.Input{})
}

// At fails unless a scene of that name is on the screen.
func (g *Guest) At(scene string) {
	g.t.Helper()
	if name := g.App.Scene().Name(); name != scene {
		g.t.Fatalf("the scene is %s, not %s; notices: %v", name, scene, g.App.Notices())
	}
}

// PlayOut plays first choices until the match is over.
func (g *Guest) PlayOut() {
	g.t.Helper()
	for i := 0; !g.App.Match().Over(); i++ {
		if i > 300 {
			g.t.Fatal("the match does not end")
		}
		d := g.App.Match().State().Decision()
		g.App.Post(game.Play{Choice: d.Choices[len(d.Choices)-1]})
		g.Tick(game.Input{})
	}
}

// Focused is the element with the focus.
func (g *Guest) Focused() string {
	for _, e := range g.App.Mirror().Elements {
		if e.Focused {
			return e.ID
		}
	}
	return ""
}

// Begin begins the match on the screen of a new match and returns its header.
func (g *Guest) Begin() save.Header {
	g.t.Helper()
	g.Click("new:begin")
	g.Rest(3)
	if g.App.Match() == nil {
		g.t.Fatalf("no match; notices %v", g.App.Notices())
	}
	return g.App.Match().Header()
}

// Started plays n choices of a new match of a game and puts it away; it returns the match's file.
func (g *Guest) Started(id string, n int) string {
	g.t.Helper()
	g.Click("game:" + id)
	g.Begin()
	for range n {
		g.App.Post(game.Play{Choice: g.App.Match().State().Decision().Choices[0]})
		g.Tick(game.Input{})
	}
	path := g.App.MatchPath()
	g.App.Post(game.LeaveMatch{})
	g.Rest(2)
	g.At("menu")
	return path
}

// Notes are what the screen says aloud.
func (g *Guest) Notes() string { return strings.Join(g.App.Mirror().Notes, "\n") }

// Words are all that is written on a screen around the boards, line by line.
func (g *Guest) Words() string {
	g.t.Helper()
	s, ok := g.App.Scene().(interface {
		Items(ink.Metrics) []form.Item
	})
	if !ok {
		g.t.Fatalf("the scene %s is no screen of items", g.App.Scene().Name())
	}
	var lines []string
	for _, it := range s.Items(ink.Metrics{W: g.W, H: g.H, Device: 1, Text: 1}) {
		for _, op := range it.Look.Idle {
			if op.Kind == ink.Write {
				lines = append(lines, op.Text)
			}
		}
	}
	return strings.Join(lines, "\n")
}
