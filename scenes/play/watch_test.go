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

// While a match is watched, Esc goes back by one, too: from a look back first.
func TestEscapeClosesFirstWhatWasOpenedWhileWatching(t *testing.T) {
	g := scenestest.Visit(t)
	g.Started("kurth", 4)
	g.Click("menu:saves")
	g.Click("saves:watch")
	g.At("watch")
	for range 60 {
		g.Keys(ebiten.KeySpace)
	}
	g.Rest(3)
	elements := g.App.Mirror().Elements
	i := slices.IndexFunc(elements, func(e game.Element) bool { return strings.HasPrefix(e.ID, "table:line/") })
	if i < 0 {
		t.Fatal("there is no line to look back at")
	}
	g.Click(elements[i].ID)
	g.Rest(3)
	if prompt := g.App.Mirror().Prompt; !strings.HasPrefix(prompt, "Looking back") {
		t.Fatalf("nothing is looked back at: %q", prompt)
	}
	g.Keys(ebiten.KeyEscape)
	g.Rest(3)
	g.At("watch")
	g.Keys(ebiten.KeyEscape)
	g.Rest(3)
	g.At("saves")
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
