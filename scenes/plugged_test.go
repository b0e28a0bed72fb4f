package scenes_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/assets"
	"portcullis/game"
	"portcullis/game/box"
	"portcullis/game/settings"
	"portcullis/rules/stub"
	"portcullis/save/outcomes"
	"portcullis/scenes"
	"portcullis/scenes/kit"
	"portcullis/scenes/scenestest"
	"portcullis/scenes/stubboard"
)

// gates starts the program with Two Gates in the box, which no shared room knows: one line for its
// rules and one for its screens.
func gates(t *testing.T) *scenestest.Guest {
	t.Helper()
	all, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	return scenestest.VisitWith(t, scenes.Config{
		Box:  all.With(stub.Game{}),
		Kits: append(scenes.Kits(), stubboard.Kit()),
		Rules: func(id string) (string, bool, error) {
			if id == stubboard.Kit().ID {
				return stubboard.Rules, true, nil
			}
			return assets.Rules(id)
		},
	})
}

// says fails unless all of it is written on the screen.
func says(t *testing.T, g *scenestest.Guest, all ...string) {
	t.Helper()
	words := g.Words()
	for _, want := range all {
		if !strings.Contains(words, want) {
			t.Errorf("the screen %s does not say %q:\n%s", g.App.Scene().Name(), want, words)
		}
	}
}

// A game that no shared room knows is played from the menu to the records.
func TestAGameIsPluggedIn(t *testing.T) {
	g := gates(t)
	now := g.App.Settings()
	now.Animation = settings.None
	g.App.Post(game.ChangeSettings{Settings: now})
	says(t, g, "Two Gates", "Alone or 2 people", "5 min")

	g.Click("game:stub")
	g.At("new")
	says(t, g, "Two sides put cards at their gates and raid those of the other.", "Hidden hands: a curtain falls between two people")
	g.Click("option:length=short")
	g.Click("seat:1:computer")
	g.Click("seat:1:level=novice")
	g.Click("new:rules")
	g.At("rules")
	says(t, g, "Raid the gates of the other side with cards that it cannot see.")
	g.Keys(ebiten.KeyEscape)
	if h := g.Begin(); h.Game != "stub" || h.Options["length"] != "short" || h.Seats[1].Player != "novice" {
		t.Fatalf("begun with %+v", h)
	}
	g.At("board")
	for _, id := range []string{"gate:north-left", "gate:south-right", "score:north"} {
		g.Find(id)
	}
	g.Find("card:" + handOf(t, g)[0])

	play(t, g, 2)
	g.App.Post(game.LeaveMatch{})
	g.Rest(2)
	g.At("menu")
	g.Click("menu:saves")
	g.At("saves")
	says(t, g, "Two Gates, Short", "Score of North", "Score of South")
	g.Click("saves:open")
	g.At("board")

	play(t, g, 1000)
	g.Screens.Shell.OpenResults()
	g.Rest(2)
	g.At("results")
	outcome, _ := g.App.Match().State().Outcome()
	says(t, g, stubboard.Kit().Headlines[outcome.Result].String(), outcome.Reason.String(), "Your decisions", "Score of North")
	g.Click("results:rule")
	g.At("rules")
	g.Keys(ebiten.KeyEscape)
	g.Click("results:menu")
	g.At("menu")
	g.Click("menu:records")
	g.At("records")
	says(t, g, "Two Gates", "Short")
	g.Keys(ebiten.KeyEscape)
	if err := os.RemoveAll(g.App.Folders().Matches); err != nil {
		t.Fatal(err)
	}
	g.Click("menu:records")
	g.At("records")
	says(t, g, "Two Gates", "Short")
	if n := len(g.Screens.Shell.Kept.All()); n != 1 {
		t.Errorf("%d matches are counted", n)
	}
	again, err := outcomes.Open(filepath.Join(filepath.Dir(g.App.Folders().Matches), outcomes.File))
	if err != nil || len(again.All()) != 1 {
		t.Errorf("kept are %+v, %v", again.All(), err)
	}
	g.Keys(ebiten.KeyEscape)
	g.Click("menu:about")
	says(t, g, "Two Gates, a game for tests")
}

// handOf are the cards of the first seat.
func handOf(t *testing.T, g *scenestest.Guest) []string {
	t.Helper()
	var hand []string
	for _, e := range g.App.Mirror().Elements {
		if id, ok := strings.CutPrefix(e.ID, "card:"); ok {
			hand = append(hand, id)
		}
	}
	if len(hand) == 0 {
		t.Fatal("no card lies before the person who is to play")
	}
	return hand
}

// play plays up to n choices of the person, and lets the computer play its own.
func play(t *testing.T, g *scenestest.Guest, n int) {
	t.Helper()
	m := g.App.Match()
	for ticks := 0; !m.Over() && n > 0; ticks++ {
		if ticks > 1_000_000 {
			t.Fatal("the match does not go on")
		}
		if m.Decider()&m.Humans() != 0 {
			g.App.Post(game.Play{Choice: m.State().Decision().Choices[0]})
			n--
		}
		g.Tick(game.Input{})
	}
}

// Any kit can be taken out of the list: the game is there, its box is plain, and its matches are told
// to have no board. Without any kit the screens stand too.
func TestAnyKitCanBeTakenOut(t *testing.T) {
	all := scenes.Kits()
	without := map[string][]kit.Kit{"no kits": {}}
	for i, k := range all {
		without["without "+k.ID] = append(append([]kit.Kit{}, all[:i]...), all[i+1:]...)
	}
	for name, kits := range without {
		t.Run(name, func(t *testing.T) {
			g := scenestest.VisitWith(t, scenes.Config{Kits: kits})
			boards := map[string]bool{}
			for _, k := range kits {
				boards[k.ID] = k.Board != nil
			}
			for _, id := range []string{"menu:saves", "menu:rules", "menu:records", "menu:settings", "menu:about"} {
				g.Click(id)
				g.Words()
				g.Keys(ebiten.KeyEscape)
				g.At("menu")
			}
			begun := 0
			for _, e := range g.App.Mirror().Elements {
				id, ok := strings.CutPrefix(e.ID, "game:")
				if !ok || !e.Enabled {
					continue
				}
				g.Click(e.ID)
				g.Words()
				g.Begin()
				begun++
				if boards[id] {
					g.At("board")
				} else {
					g.At("notice")
					says(t, g, "has no board")
				}
				g.App.Post(game.LeaveMatch{})
				g.Rest(2)
				g.At("menu")
			}
			if begun < 3 {
				t.Errorf("%d games were begun", begun)
			}
		})
	}
}
