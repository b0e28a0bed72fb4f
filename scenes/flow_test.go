package scenes

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/assets"
	"portcullis/game"
	"portcullis/game/box"
	"portcullis/game/settings"
	"portcullis/scenes/ink"
)

// blank is a painter that draws nothing: these tests look at what screens say, not at pixels.
type blank struct{}

func (blank) Draw(*ebiten.Image, ink.List, float64, float64, float64) {}
func (blank) SetUnit(float64)                                         {}

// guest is a person at the program, who points, clicks and types without a window.
type guest struct {
	t      *testing.T
	app    *game.App
	house  *House
	dir    string
	x, y   float64
	w, h   int
	copied []string
	now    time.Time
}

func visit(t *testing.T) *guest { return visitWith(t, openBox(t)) }

func openBox(t *testing.T) *box.Box {
	b, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func visitWith(t *testing.T, b *box.Box) *guest { return visitIn(t, b, t.TempDir()) }

// visitAt starts the program again with the files of an earlier visit.
func visitAt(t *testing.T, dir string) *guest { return visitIn(t, openBox(t), dir) }

func visitIn(t *testing.T, b *box.Box, dir string) *guest {
	t.Helper()
	g := &guest{t: t, dir: dir, w: 1280, h: 720, x: -1, y: -1, now: time.Date(2025, 6, 14, 21, 40, 0, 0, time.Local)}
	folders, err := game.FindFolders(g.dir, filepath.Join(g.dir, "config"))
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
	g.house = New(Config{
		Box: b, Painter: blank{}, Measure: faces, Now: func() time.Time { return g.now },
		Copy:  func(s string) error { g.copied = append(g.copied, s); return nil },
		Paste: func() (string, error) { return strings.Join(g.copied, "\n"), nil },
	})
	g.app = game.NewApp(game.Options{
		Version: "0.1.0", Games: b, Start: g.house.Start, Board: g.house.Board, Folders: folders, Settings: store,
		Clock: game.Ticks, Now: func() time.Time { return g.now }, Seed: func() uint64 { return 77 },
	})
	g.tick(game.Input{})
	g.tick(game.Input{})
	return g
}

// tick lets one tick pass.
func (g *guest) tick(in game.Input) {
	g.t.Helper()
	in.X, in.Y = g.x, g.y
	s := game.Screen{W: g.w, H: g.h, Device: 1, Text: g.app.Settings().Text()}
	if err := g.app.Step(in, s, time.Second/60); err != nil && !g.app.Leaving() {
		g.t.Fatal(err)
	}
}

// rest lets time pass.
func (g *guest) rest(ticks int) {
	g.t.Helper()
	for range ticks {
		g.tick(game.Input{})
	}
}

// find returns an element that can be seen.
func (g *guest) find(id string) game.Element {
	g.t.Helper()
	var ids []string
	for _, e := range g.app.Mirror().Elements {
		if e.ID == id {
			return e
		}
		ids = append(ids, e.ID)
	}
	g.t.Fatalf("%s is not on the screen %s: %s", id, g.app.Scene().Name(), strings.Join(ids, " "))
	return game.Element{}
}

func (g *guest) has(id string) bool {
	for _, e := range g.app.Mirror().Elements {
		if e.ID == id {
			return true
		}
	}
	return false
}

// point puts the pointer on the middle of an element.
func (g *guest) point(id string) {
	g.t.Helper()
	e := g.find(id)
	g.x, g.y = float64(e.Rect[0])+float64(e.Rect[2])/2, float64(e.Rect[1])+float64(e.Rect[3])/2
	g.tick(game.Input{Moved: true})
}

// click clicks an element that can be seen.
func (g *guest) click(id string) {
	g.t.Helper()
	g.point(id)
	g.tick(game.Input{Pressed: true, Down: true})
	g.tick(game.Input{Released: true})
	g.tick(game.Input{})
}

// keys presses keys, one each tick.
func (g *guest) keys(codes ...ebiten.Key) {
	g.t.Helper()
	for _, c := range codes {
		g.tick(game.Input{Keys: []game.Key{{Code: c}}})
	}
	g.tick(game.Input{})
}

// write types a text.
func (g *guest) write(text string) {
	g.t.Helper()
	for _, r := range text {
		g.tick(game.Input{Runes: []rune{r}})
	}
	g.tick(game.Input{})
}

// at fails unless a scene of that name is on the screen.
func (g *guest) at(scene string) {
	g.t.Helper()
	if name := g.app.Scene().Name(); name != scene {
		g.t.Fatalf("the scene is %s, not %s; notices: %v", name, scene, g.app.Notices())
	}
}

// playOut plays first choices until the match is over.
func (g *guest) playOut() {
	g.t.Helper()
	for i := 0; !g.app.Match().Over(); i++ {
		if i > 300 {
			g.t.Fatal("the match does not end")
		}
		d := g.app.Match().State().Decision()
		g.app.Post(game.Play{Choice: d.Choices[len(d.Choices)-1]})
		g.tick(game.Input{})
	}
}

func TestTwoClicksToPlay(t *testing.T) {
	g := visit(t)
	g.at("menu")
	g.click("game:kurth")
	g.at("new")
	g.click(newBegin)
	g.at("board")
	if m := g.app.Match(); m == nil || m.Info().ID != "kurth" || m.Header().Options["difficulty"] != "easy" {
		t.Errorf("the match is %+v", g.app.Match())
	}
	if g.app.MatchPath() == "" {
		t.Error("the match has no file")
	}
}

func TestEverythingWithoutAMouse(t *testing.T) {
	g := visit(t)
	g.keys(ebiten.KeyEnter) // the first game of the box, as nothing was played yet
	g.at("new")
	g.keys(ebiten.KeyEscape)
	g.at("menu")
	for range 40 {
		g.keys(ebiten.KeyTab)
		if focused(g) == menuSettings {
			break
		}
	}
	g.keys(ebiten.KeySpace)
	g.at("settings")
	g.keys(ebiten.KeyF1)
	g.at("rules")
	g.keys(ebiten.KeyEscape, ebiten.KeyEscape)
	g.at("menu")
	for focused(g) != "game:kurth" {
		g.tick(game.Input{Keys: []game.Key{{Code: ebiten.KeyTab, Shift: true}}})
	}
	g.keys(ebiten.KeyEnter, ebiten.KeyEnter)
	g.at("board")
}

func focused(g *guest) string {
	for _, e := range g.app.Mirror().Elements {
		if e.Focused {
			return e.ID
		}
	}
	return ""
}

func TestGamesInPreparationSayWhyTheyCannotBePlayed(t *testing.T) {
	g := visit(t)
	e := g.find("game:argot")
	if e.Enabled || !strings.Contains(e.Reason, "in preparation") {
		t.Errorf("Argot is %+v", e)
	}
	g.click("game:argot")
	g.at("menu")
	g.point("game:argot")
	g.rest(60)
	if notes := strings.Join(g.app.Mirror().Notes, " "); !strings.Contains(notes, "in preparation") {
		t.Errorf("the tooltip says %q", notes)
	}
}

func TestNewMatchTakesEverythingThatWasSettled(t *testing.T) {
	g := visit(t)
	g.click("game:kurth")
	g.click(optionID("difficulty", "advanced"))
	g.click(seatID(0, "name"))
	g.write("Zoë")
	g.click(newTakeBacks)
	g.click(newSeed)
	g.write("12x")
	if e := g.find(newBegin); e.Enabled || !strings.Contains(e.Reason, "whole number") {
		t.Errorf("a seed that is none: %+v", e)
	}
	g.keys(ebiten.KeyBackspace)
	g.write("34")
	g.click(newBegin)
	g.at("board")
	h := g.app.Match().Header()
	if h.Seed != 1234 || h.Options["difficulty"] != "advanced" || h.Seats[0].Name != "Zoë" || !h.TakeBacks {
		t.Errorf("the match began as %+v", h)
	}
	if g.app.Settings().Names[0] != "Zoë" {
		t.Errorf("names for the next match: %q", g.app.Settings().Names)
	}
}

func TestComputerCanPlayASeat(t *testing.T) {
	g := visit(t)
	g.click("game:kurth")
	g.click(seatID(0, "computer"))
	g.click(seatID(0, "level=random"))
	g.click(newBegin)
	if p := g.app.Match().Header().Seats[0].Player; p != "random" {
		t.Errorf("the seat is played by %q", p)
	}
}

func TestContinueOpensTheLastMatch(t *testing.T) {
	g := visit(t)
	if g.has(menuContinue) {
		t.Error("there is something to continue before the first match")
	}
	g.click("game:kurth")
	g.click(newBegin)
	d := g.app.Match().State().Decision()
	g.app.Post(game.Play{Choice: d.Choices[0]})
	g.tick(game.Input{})
	before, path := g.app.Match().Len(), g.app.MatchPath()
	g.app.Post(game.LeaveMatch{})
	g.rest(2)
	g.at("menu")
	g.click(menuContinue)
	g.at("board")
	if g.app.MatchPath() != path || g.app.Match().Len() != before {
		t.Errorf("%d choices of %s are open; want %d of %s", g.app.Match().Len(), g.app.MatchPath(), before, path)
	}
}

func TestResultsTellHowItEndedAndBeginAnew(t *testing.T) {
	g := visit(t)
	g.click("game:kurth")
	g.click(newSeed)
	g.write("5")
	g.click(newBegin)
	g.playOut()
	g.house.OpenResults()
	g.rest(2)
	g.at("results")
	notes := g.app.Mirror().Notes
	outcome, _ := g.app.Match().State().Outcome()
	if len(notes) < 2 || notes[1] != outcome.Reason.String() {
		t.Errorf("the results say %q, not %q", notes, outcome.Reason)
	}
	g.click(resultsRule)
	g.at("rules")
	g.keys(ebiten.KeyEscape)
	g.at("results")
	g.click(resultsSame)
	g.at("board")
	if h := g.app.Match().Header(); h.Seed != 5 || g.app.Match().Len() != 0 {
		t.Errorf("the same deal again has seed %d and %d decisions", h.Seed, g.app.Match().Len())
	}
	g.playOut()
	g.house.OpenResults()
	g.rest(2)
	g.click(resultsAgain)
	g.at("board")
	if h := g.app.Match().Header(); h.Seed != 77 {
		t.Errorf("playing again has seed %d, want the next one, 77", h.Seed)
	}
	g.playOut()
	g.house.OpenResults()
	g.rest(2)
	g.click(resultsMenu)
	g.at("menu")
	g.click(menuRecords)
	g.at("records")
}

func TestRejectedContentIsToldInAWindow(t *testing.T) {
	broken, err := box.OpenWithFallback(assets.Content(), brokenContent())
	if err != nil {
		t.Fatal(err)
	}
	g := visitWith(t, broken)
	g.at("notice")
	notes := strings.Join(g.app.Mirror().Notes, "\n")
	if !strings.Contains(notes, "kurth/actions.toml:") {
		t.Errorf("the window does not name file and line: %s", notes)
	}
	g.click(answerID(1))
	g.at("menu")
	g.click("game:kurth")
	g.at("new")
}

func TestAboutCopiesAPath(t *testing.T) {
	g := visit(t)
	g.click(menuAbout)
	g.at("about")
	g.click(copyID(0))
	if len(g.copied) != 1 || g.copied[0] != g.app.Folders().Matches {
		t.Errorf("copied %q", g.copied)
	}
	g.click(licenceID(0))
	g.keys(ebiten.KeyEscape)
	g.at("menu")
}

func TestLeave(t *testing.T) {
	g := visit(t)
	g.click(menuLeave)
	if !g.app.Leaving() {
		t.Error("the program goes on")
	}
}
