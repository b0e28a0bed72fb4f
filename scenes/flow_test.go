package scenes_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/assets"
	"portcullis/game"
	"portcullis/game/box"
	"portcullis/scenes"
	"portcullis/scenes/kit"
	"portcullis/scenes/scenestest"
)

func TestTwoClicksToPlay(t *testing.T) {
	g := scenestest.Visit(t)
	g.At("menu")
	g.Click("game:kurth")
	g.At("new")
	g.Click("new:begin")
	g.At("board")
	if m := g.App.Match(); m == nil || m.Info().ID != "kurth" || m.Header().Options["difficulty"] != "easy" {
		t.Errorf("the match is %+v", g.App.Match())
	}
	if g.App.MatchPath() == "" {
		t.Error("the match has no file")
	}
}

func TestEverythingWithoutAMouse(t *testing.T) {
	g := scenestest.Visit(t)
	g.Keys(ebiten.KeyEnter) // the lessons, as nothing was played yet
	g.At("learn")
	g.Keys(ebiten.KeyEscape)
	g.At("menu")
	for range 40 {
		g.Keys(ebiten.KeyTab)
		if g.Focused() == "menu:settings" {
			break
		}
	}
	g.Keys(ebiten.KeySpace)
	g.At("settings")
	g.Keys(ebiten.KeyF1)
	g.At("rules")
	g.Keys(ebiten.KeyEscape, ebiten.KeyEscape)
	g.At("menu")
	for g.Focused() != "game:kurth" {
		g.Tick(game.Input{Keys: []game.Key{{Code: ebiten.KeyTab, Shift: true}}})
	}
	g.Keys(ebiten.KeyEnter, ebiten.KeyEnter)
	g.At("board")
}

func TestNewMatchTakesEverythingThatWasSettled(t *testing.T) {
	g := scenestest.Visit(t)
	g.Click("game:kurth")
	g.Click(kit.OptionID("difficulty", "advanced"))
	g.Click("seat:0:name")
	g.Write("Zoë")
	g.Click("new:more")
	g.Click("new:take-backs")
	g.Click("new:seed")
	g.Write("12x")
	if e := g.Find("new:begin"); e.Enabled || !strings.Contains(e.Reason, "whole number") {
		t.Errorf("a seed that is none: %+v", e)
	}
	g.Keys(ebiten.KeyBackspace)
	g.Write("34")
	g.Click("new:begin")
	g.At("board")
	h := g.App.Match().Header()
	if h.Seed != 1234 || h.Options["difficulty"] != "advanced" || h.Seats[0].Name != "Zoë" || !h.TakeBacks {
		t.Errorf("the match began as %+v", h)
	}
	if g.App.Settings().Names[0] != "Zoë" {
		t.Errorf("names for the next match: %q", g.App.Settings().Names)
	}
}

func TestComputerCanPlayASeat(t *testing.T) {
	g := scenestest.Visit(t)
	g.Click("game:kurth")
	g.Click("seat:0:computer")
	g.Click("seat:0:level=random")
	g.Click("new:begin")
	if p := g.App.Match().Header().Seats[0].Player; p != "random" {
		t.Errorf("the seat is played by %q", p)
	}
}

func TestContinueOpensTheLastMatch(t *testing.T) {
	g := scenestest.Visit(t)
	if g.Has("menu:continue") {
		t.Error("there is something to continue before the first match")
	}
	g.Click("game:kurth")
	g.Click("new:begin")
	d := g.App.Match().State().Decision()
	g.App.Post(game.Play{Choice: d.Choices[0]})
	g.Tick(game.Input{})
	before, path := g.App.Match().Len(), g.App.MatchPath()
	g.App.Post(game.LeaveMatch{})
	g.Rest(2)
	g.At("menu")
	g.Click("menu:continue")
	g.At("board")
	if g.App.MatchPath() != path || g.App.Match().Len() != before {
		t.Errorf("%d choices of %s are open; want %d of %s", g.App.Match().Len(), g.App.MatchPath(), before, path)
	}
}

func TestResultsTellHowItEndedAndBeginAnew(t *testing.T) {
	g := scenestest.Visit(t)
	g.Click("game:kurth")
	g.Click("new:more")
	g.Click("new:seed")
	g.Write("5")
	g.Click("new:begin")
	g.PlayOut()
	g.Screens.Shell.OpenResults()
	g.Rest(2)
	g.At("results")
	notes := g.App.Mirror().Notes
	outcome, _ := g.App.Match().State().Outcome()
	if len(notes) < 3 || notes[2] != outcome.Reason.String() {
		t.Errorf("the results say %q, not %q", notes, outcome.Reason)
	}
	g.Click("results:figures")
	g.Click("results:rule")
	g.At("rules")
	g.Keys(ebiten.KeyEscape)
	g.At("results")
	g.Click("results:same")
	g.At("board")
	if h := g.App.Match().Header(); h.Seed != 5 || g.App.Match().Len() != 0 {
		t.Errorf("the same deal again has seed %d and %d decisions", h.Seed, g.App.Match().Len())
	}
	g.PlayOut()
	g.Screens.Shell.OpenResults()
	g.Rest(2)
	g.Click("results:again")
	g.At("board")
	if h := g.App.Match().Header(); h.Seed != 77 {
		t.Errorf("playing again has seed %d, want the next one, 77", h.Seed)
	}
	g.PlayOut()
	g.Screens.Shell.OpenResults()
	g.Rest(2)
	g.Click("results:menu")
	g.At("menu")
	g.Click("menu:records")
	g.At("records")
}

func TestRejectedContentIsToldInAWindow(t *testing.T) {
	broken, err := box.OpenWithFallback(assets.Content(), brokenContent())
	if err != nil {
		t.Fatal(err)
	}
	g := scenestest.VisitWith(t, scenes.Config{Box: broken})
	g.At("notice")
	notes := strings.Join(g.App.Mirror().Notes, "\n")
	if !strings.Contains(notes, "kurth/actions.toml:") {
		t.Errorf("the window does not name file and line: %s", notes)
	}
	g.Click("answer:1")
	g.At("menu")
	g.Click("game:kurth")
	g.At("new")
}

func TestAboutCopiesAPath(t *testing.T) {
	g := scenestest.Visit(t)
	g.Click("menu:about")
	g.At("about")
	g.Click("copy:0")
	if len(g.Copied) != 1 || g.Copied[0] != g.App.Folders().Matches {
		t.Errorf("copied %q", g.Copied)
	}
	g.Click("licence:0")
	g.Keys(ebiten.KeyEscape)
	g.At("menu")
}

func TestLeave(t *testing.T) {
	g := scenestest.Visit(t)
	g.Click("menu:leave")
	if !g.App.Leaving() {
		t.Error("the program goes on")
	}
}
