package play_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/gametest"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/save"
	"portcullis/scenes/play"
	"portcullis/scenes/scenestest"
)

func TestWatchShowsAMatchAgain(t *testing.T) {
	g := scenestest.Visit(t)
	path := g.Started("kurth", 4)
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	g.Click("menu:saves")
	g.Click("saves:watch")
	g.At("watch")
	shown := func() int { return play.Shown(g.App.Scene()) }
	for i := 0; shown() < 4; i++ {
		if i > 20000 {
			t.Fatalf("only %d of 4 decisions were shown", shown())
		}
		if prompt := g.App.Mirror().Prompt; strings.HasPrefix(prompt, "Waiting") {
			t.Fatalf("the prompt of a watched match is %q", prompt)
		}
		g.Tick(game.Input{Keys: []game.Key{{Code: ebiten.KeySpace}}})
	}
	g.Keys(ebiten.KeyEscape)
	g.Rest(3)
	g.At("saves")
	after, err := os.ReadFile(path)
	if err != nil || string(after) != string(before) {
		t.Errorf("watching changed the file: %v", err)
	}
}

// watched is a match of Kurth that is being watched, paused after some decisions of all.
func watched(t *testing.T, all, shown int) *scenestest.Guest {
	t.Helper()
	g := scenestest.Visit(t)
	g.Started("kurth", all)
	g.Click("menu:saves")
	g.Click("saves:watch")
	g.At("watch")
	for play.Shown(g.App.Scene()) < shown {
		g.Keys(ebiten.KeySpace)
	}
	g.Keys(ebiten.KeySpace)
	g.Keys(ebiten.KeyP)
	g.Rest(3)
	return g
}

// Esc closes what lies open over a match that is watched, and only then goes back to the saved matches.
func TestEscapeClosesBeforeItLeaves(t *testing.T) {
	g := watched(t, 16, 9)
	shown := play.Shown(g.App.Scene())
	open := func() bool {
		return slices.ContainsFunc(g.App.Mirror().Elements, func(e game.Element) bool { return e.ID == "table:close" })
	}
	g.Keys(ebiten.KeyK)
	g.Rest(30)
	if !open() {
		t.Fatal("the legend does not open")
	}
	g.Keys(ebiten.KeyEscape)
	g.Rest(30)
	g.At("watch")
	if open() || play.Shown(g.App.Scene()) != shown {
		t.Errorf("Esc has not closed the legend alone: %d decisions are shown after %d", play.Shown(g.App.Scene()), shown)
	}
	g.Keys(ebiten.KeyEscape)
	g.Rest(3)
	g.At("saves")
}

// A click on a line of the log goes back to its moment and stops there.
func TestALineOfTheLogWindsTheMatch(t *testing.T) {
	g := watched(t, 16, 9)
	elements := g.App.Mirror().Elements
	i := slices.IndexFunc(elements, func(e game.Element) bool { return strings.HasPrefix(e.ID, "table:line/") })
	if i < 0 {
		t.Fatal("there is no line to go back to")
	}
	before := play.Shown(g.App.Scene())
	g.Click(elements[i].ID)
	g.Rest(30)
	if after := play.Shown(g.App.Scene()); after >= before || after == 0 {
		t.Errorf("the line has led from %d to %d", before, after)
	}
	g.Keys(ebiten.KeyEscape)
	g.Rest(3)
	g.At("saves")
}

// The timeline winds by clicks, by dragging, by keys and by its buttons, which a gamepad walks to, and what is shown is the
// match as it stood.
func TestTheTimelineWinds(t *testing.T) {
	g := watched(t, 16, 9)
	shown := func() int { return play.Shown(g.App.Scene()) }
	at := shown()
	g.Keys(ebiten.KeyComma)
	g.Rest(30)
	if shown() != at-1 {
		t.Errorf("a step back leads from %d to %d", at, shown())
	}
	g.Keys(ebiten.KeyM)
	g.Rest(30)
	if shown() != at {
		t.Errorf("a step on leads to %d, not to %d", shown(), at)
	}
	g.Click("table:backward")
	g.Rest(30)
	g.Click("table:forward")
	g.Rest(30)
	if shown() != at {
		t.Errorf("the buttons for a step lead to %d, not to %d", shown(), at)
	}
	ctrl := func(code ebiten.Key) {
		g.Tick(game.Input{Keys: []game.Key{{Code: code, Ctrl: true}}})
		g.Rest(30)
	}
	ctrl(ebiten.KeyLeft)
	begun := shown()
	if begun >= at {
		t.Errorf("a turn back leads from %d to %d", at, begun)
	}
	ctrl(ebiten.KeyRight)
	next := shown()
	ctrl(ebiten.KeyLeft)
	if shown() != begun || next <= begun {
		t.Errorf("a turn on leads from %d to %d, and back to %d", begun, next, shown())
	}
	g.Click("table:reel/0")
	g.Rest(30)
	if shown() != 0 {
		t.Errorf("the first turn begins after %d decisions", shown())
	}
	g.Point("table:turn-on")
	to := g.X
	g.Point("table:reel/0")
	x := g.X
	g.Tick(game.Input{Pressed: true, Down: true})
	last := 0
	for i := range 20 {
		g.X = x + (to-x)*float64(i+1)/20
		g.Tick(game.Input{Moved: true, Down: true})
		if shown() < last {
			t.Errorf("dragged to the right it goes from %d back to %d", last, shown())
		}
		last = shown()
	}
	g.Tick(game.Input{Released: true})
	g.Rest(30)
	if shown() != 16 || last != 16 {
		t.Errorf("dragged to the end %d of 16 are shown, after it %d", last, shown())
	}
	g.Keys(ebiten.KeyComma)
	g.Rest(30)
	if shown() != 15 {
		t.Errorf("a step back from the end leads to %d", shown())
	}
}

// A match that is shown again goes on by itself as well.
func TestAMatchIsWatchedInAWindowThatSleeps(t *testing.T) {
	g := scenestest.Visit(t)
	g.Started("kurth", 5)
	now := g.App.Settings()
	now.Animation = settings.None
	g.App.Post(game.ChangeSettings{Settings: now})
	g.Tick(game.Input{})
	g.Click("menu:saves")
	g.Click("saves:watch")
	w := gametest.Asleep(g.App, game.Screen{W: g.W, H: g.H, Device: 1, Text: 1})
	w.Until(t, "all of it was shown", func() bool {
		return g.App.Scene().Name() == "watch" && play.Shown(g.App.Scene()) == 5
	})
}

// A match of two people that hid their hands from each other hides nothing once it is over: no curtain falls while it is watched.
func TestNoCurtainFallsOverAMatchThatIsWatched(t *testing.T) {
	g := scenestest.Visit(t)
	g.App.Post(game.NewMatch{Header: save.Header{Game: "siegestorm", Seed: 3, Seats: []save.Seat{{Name: "Ada", Player: save.Human}, {Name: "Tobias", Player: save.Human}}}})
	g.Rest(3)
	r := rules.NewRand(3)
	for n := 0; !g.App.Match().Over(); n++ {
		if n > 3000 {
			t.Fatal("the match does not end")
		}
		choices := g.App.Match().State().Decision().Choices
		g.App.Post(game.Play{Choice: choices[r.IntN(len(choices))]})
		g.Tick(game.Input{})
	}
	g.App.Post(game.LeaveMatch{})
	g.Rest(3)
	g.Click("menu:saves")
	g.Click("saves:watch")
	g.At("watch")
	for n := 0; play.Shown(g.App.Scene()) < 40; n++ {
		if slices.ContainsFunc(g.App.Mirror().Elements, func(e game.Element) bool { return e.ID == "table:lift" }) || n > 20000 {
			t.Fatalf("after %d decisions it is asked: %q", play.Shown(g.App.Scene()), g.App.Mirror().Prompt)
		}
		g.Tick(game.Input{Keys: []game.Key{{Code: ebiten.KeySpace}}})
		g.Pass()
	}
}
