package citadel_test

import (
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/assets"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/save"
	"portcullis/scenes"
	"portcullis/scenes/scenestest"
)

// keepExchange keeps a match of one person, played at random until its hero can exchange cards both ways, and returns
// what is clicked for that: the partner, then a card to give and one to take.
func keepExchange(t *testing.T, dir string) (clicks [3]string) {
	t.Helper()
	files, err := fs.Sub(assets.Content(), "bsieged")
	if err != nil {
		t.Fatal(err)
	}
	g, err := bsieged.Load(files)
	if err != nil {
		t.Fatal(err)
	}
	folder, err := save.OpenFolder(filepath.Join(dir, "matches"))
	if err != nil {
		t.Fatal(err)
	}
	for seed := uint64(1); ; seed++ {
		header, err := match.Settle(g, save.Header{Game: "bsieged", Seed: seed, App: "test", Created: time.Date(2026, 11, 1, 20, 0, 0, 0, time.UTC), Seats: []save.Seat{{Player: save.Human}}})
		if err != nil {
			t.Fatal(err)
		}
		state, err := g.New(rules.Setup{Seed: seed, Seats: 1, Options: header.Options})
		if err != nil {
			t.Fatal(err)
		}
		var played []rules.Choice
		found := false
		for r := rules.NewRand(seed); !found && !state.Decision().Over(); {
			d := state.Decision()
			if clicks, found = bothWays(t, state); found {
				break
			}
			played = append(played, d.Choices[r.IntN(len(d.Choices))])
			if _, err := state.Apply(played[len(played)-1]); err != nil {
				t.Fatal(err)
			}
		}
		if !found {
			continue
		}
		j, err := save.Create(folder.NewPath(header.Game, header.Created), header)
		if err != nil {
			t.Fatal(err)
		}
		m, err := match.New(g, header, j)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range played {
			if _, err := m.Play(c); err != nil {
				t.Fatal(err)
			}
		}
		if err := j.Close(); err != nil {
			t.Fatal(err)
		}
		return clicks
	}
}

// bothWays is what is clicked to exchange a card for a card, if that can be done now and cancelled again.
func bothWays(t *testing.T, s rules.State) (clicks [3]string, ok bool) {
	t.Helper()
	for _, c := range s.Decision().Choices {
		if c.Verb != bsieged.Trade {
			continue
		}
		way := s.Describe(c).Path
		if len(way) != 1 {
			continue
		}
		next := s.Clone()
		if _, err := next.Apply(c); err != nil {
			t.Fatal(err)
		}
		steps := [3]string{string(way[0])}
		for i, verb := range []rules.Verb{bsieged.Give, bsieged.Take} {
			j := slices.IndexFunc(next.Decision().Choices, func(c rules.Choice) bool { return c.Verb == verb })
			if j < 0 {
				break
			}
			c := next.Decision().Choices[j]
			steps[i+1] = string(next.Describe(c).Path[0])
			if _, err := next.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
		can := func(verb rules.Verb) bool {
			return slices.ContainsFunc(next.Decision().Choices, func(c rules.Choice) bool { return c.Verb == verb })
		}
		if steps[2] != "" && can(bsieged.Done) && can(bsieged.Cancel) {
			return steps, true
		}
	}
	return clicks, false
}

// An exchange is dealt out in a window of its own, by mouse and by keyboard: nothing is paid while cards are promised, kept
// back or the window is left, and Done pays one action and moves both cards.
func TestExchangeInItsWindow(t *testing.T) { // BS-EXC-1, BS-EXC-2, BS-EXC-3
	for _, way := range []struct {
		name string
		pick func(t *testing.T, g *scenestest.Guest, id string)
	}{
		{"mouse", func(_ *testing.T, g *scenestest.Guest, id string) { g.Click(id) }},
		{"keyboard", func(t *testing.T, g *scenestest.Guest, id string) {
			for n := 0; g.Focused() != id; n++ {
				if n > 200 {
					t.Fatalf("Tab does not reach %s", id)
				}
				g.Keys(ebiten.KeyTab)
			}
			g.Keys(ebiten.KeyEnter)
		}},
	} {
		t.Run(way.name, func(t *testing.T) {
			dir := t.TempDir()
			steps := keepExchange(t, dir)
			g := scenestest.VisitIn(t, dir, scenes.Config{})
			g.Rest(60)
			way.pick(t, g, "menu:continue")
			g.Rest(60)
			actions := func() string {
				for _, line := range strings.Split(g.App.Mirror().Prompt, "\n") {
					if _, left, ok := strings.Cut(line, "spend an action, "); ok {
						return left
					}
				}
				return ""
			}
			before := actions()
			if before == "" {
				t.Fatalf("it is asked %q", g.App.Mirror().Prompt)
			}
			pick := func(id string) {
				way.pick(t, g, id)
				for range 10 {
					g.Pass()
				}
				for n := 0; n < 2000 && !g.App.Mirror().Settled; n++ {
					g.Pass()
				}
			}

			pick(steps[0])
			pick(steps[1])
			if !g.Has("given:" + strings.TrimPrefix(steps[1], "card:")) {
				var ids []string
				for _, e := range g.App.Mirror().Elements {
					ids = append(ids, e.ID)
				}
				t.Errorf("settled %v, %q: %v: a card that is promised is not shown with those that go: %v", g.App.Mirror().Settled, g.App.Mirror().Prompt, steps, ids)
			}
			pick("given:" + strings.TrimPrefix(steps[1], "card:"))
			if g.Has("given:" + strings.TrimPrefix(steps[1], "card:")) {
				t.Error("a promised card is not put back by a click")
			}
			pick("trade:cancel")
			if now := actions(); now != before {
				t.Errorf("left, the exchange has cost: %q, then %q", before, now)
			}

			for _, id := range steps {
				pick(id)
			}
			pick("trade:done")
			if now := actions(); now == before {
				t.Errorf("done, the exchange has cost nothing: %q; it says %s", now, g.Notes())
			}
		})
	}
}
