package demo

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/assets"
	"portcullis/game"
	"portcullis/game/box"
)

// screen is a scene with one button that settles after a few ticks.
type screen struct {
	name   string
	app    *game.App
	moving int
	told   int // lines of its log: one each thousand ticks in which it moves
	inputs []string
	click  game.Command
}

func (s *screen) Name() string { return s.name }

func (s *screen) Update(t *game.Tick) {
	if s.moving = max(0, s.moving-1); s.moving%1000 == 999 {
		s.told++
	}
	in := t.Input
	switch {
	case in.Pressed:
		s.inputs = append(s.inputs, fmt.Sprintf("press %.0f,%.0f", in.X, in.Y))
	case in.Released:
		s.inputs = append(s.inputs, fmt.Sprintf("release %.0f,%.0f", in.X, in.Y))
		if s.click != nil {
			s.app.Post(s.click)
		}
	case len(in.Keys) > 0:
		s.inputs = append(s.inputs, in.Keys[0].Code.String())
	}
}

func (s *screen) Draw(*ebiten.Image) {}

func (s *screen) Follow(game.Change) { s.moving = 3 }

func (s *screen) Mirror() game.Mirror {
	return game.Mirror{Scene: s.name, Settled: s.moving == 0, Log: game.Log{Len: s.told}, Elements: []game.Element{
		{ID: "go", Rect: [4]int{100, 50, 40, 20}, Enabled: true},
		{ID: "off", Reason: "not yet"},
	}}
}

// play runs a driver as the loop does, without a window, and returns the pictures that it
// wanted.
func play(t *testing.T, a *game.App, d *Driver) (shots []string, err error) {
	t.Helper()
	for range 200000 {
		act := d.Drive(a, a.Mirror())
		a.Post(act.Post...)
		if err := a.Step(act.Input, game.Screen{W: 1280, H: 720, Device: 1, Text: 1}, 1); err != nil {
			t.Fatal(err)
		}
		if act.Shot != "" {
			shots = append(shots, filepath.Base(act.Shot))
		}
		if act.Done {
			return shots, act.Err
		}
	}
	t.Fatal("the script does not end")
	return nil, nil
}

func testApp(t *testing.T) (*game.App, *screen) {
	t.Helper()
	games, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	menu := &screen{name: "menu", moving: 5}
	a := game.NewApp(game.Options{
		Games:   games,
		Start:   func(a *game.App) game.Scene { menu.app = a; return menu },
		Board:   func(a *game.App) game.Scene { return &screen{name: "board", app: a} },
		Folders: game.Folders{Matches: filepath.Join(t.TempDir(), "matches")},
	})
	return a, menu
}

func TestScriptActsTickByTick(t *testing.T) {
	a, menu := testApp(t)
	menu.click = game.Push{Scene: &screen{name: "rules"}}
	d := New("pictures", func(h *Hand) error {
		if err := h.Menu(); err != nil {
			return err
		}
		h.Key(ebiten.KeyEscape)
		if err := h.Click("go"); err != nil {
			return err
		}
		if err := h.Until("shows the rules", func(m game.Mirror) bool { return m.Scene == "rules" }); err != nil {
			return err
		}
		h.Shot("The Rules, page 1")
		return nil
	})
	shots, err := play(t, a, d)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"001-menu.png", "002-the-rules--page-1.png"}, shots); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"Escape", "press 120,60", "release 120,60"}, menu.inputs); diff != "" {
		t.Error(diff)
	}
	if d.Pictures() != 2 {
		t.Errorf("%d pictures", d.Pictures())
	}
}

// What others do may take longer than a script is patient, as long as it is told of: a long turn of three computers is no standstill.
func TestScriptWaitsForWhatIsTold(t *testing.T) {
	a, menu := testApp(t)
	menu.moving = 3 * patience
	if _, err := play(t, a, New("x", func(h *Hand) error { return h.Settle() })); err != nil {
		t.Error(err)
	}
}

func TestScriptFails(t *testing.T) {
	boom := errors.New("boom")
	for name, c := range map[string]struct {
		script Script
		says   string
	}{
		"by itself":             {func(*Hand) error { return boom }, "boom"},
		"on a missing element":  {func(h *Hand) error { return h.Click("nowhere") }, `no element "nowhere" in the scene "menu"`},
		"on a disabled element": {func(h *Hand) error { return h.Click("off") }, "not yet"},
		"on what never comes":   {func(h *Hand) error { return h.Until("flies", func(game.Mirror) bool { return false }) }, "never flies"},
		"on a match not started": {func(h *Hand) error {
			g, _ := h.App().Games().Game("kurth")
			_, err := h.Match(g, 1, "nobody")
			return err
		}, "nobody"},
	} {
		t.Run(name, func(t *testing.T) {
			a, _ := testApp(t)
			_, err := play(t, a, New("x", c.script))
			if err == nil || !strings.Contains(err.Error(), c.says) {
				t.Errorf("got %v; want %q in it", err, c.says)
			}
		})
	}
}

func TestMatchIsPlayedToItsEndWithAPictureOfEachKindOfMoment(t *testing.T) {
	a, _ := testApp(t)
	var played Played
	shots, err := play(t, a, New("x", func(h *Hand) (err error) {
		g, err := h.App().Games().Game("kurth")
		if err != nil {
			return err
		}
		played, err = h.Match(g, 7, "random")
		return err
	}))
	if err != nil {
		t.Fatal(err)
	}
	if !a.Match().Over() || played.Decisions != a.Match().Len() || played.Result == "" || played.Title != "Siege at Kurth" {
		t.Errorf("played %+v", played)
	}
	seen := map[string]bool{}
	for _, s := range shots {
		if kind := s[len("001-"):]; seen[kind] {
			t.Errorf("%s twice", kind)
		} else {
			seen[kind] = true
		}
	}
	if len(shots) < 3 || !strings.HasSuffix(shots[len(shots)-1], "over.png") {
		t.Errorf("pictures %v", shots)
	}
}
