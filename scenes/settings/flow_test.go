package settings_test

import (
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/settings"
	"portcullis/scenes/scenestest"
)

func TestSettingsTakeEffectAndSurvive(t *testing.T) {
	g := scenestest.Visit(t)
	g.Click("menu:settings")
	g.At("settings")
	if e := g.Find("settings:first"); e.Enabled {
		t.Error("everything is as at first, and can be made so")
	}
	g.Click("set:fullscreen")
	g.Click("set:palette=" + string(settings.ColourBlind))
	g.Click("set:motion")
	g.Click("tab:sound")
	g.Click("set:mute")
	e := g.Find("set:effects")
	g.X, g.Y = float64(e.Rect[0])+2, float64(e.Rect[1]+e.Rect[3]/3)
	g.Tick(game.Input{Moved: true})
	g.Tick(game.Input{Pressed: true, Down: true})
	g.X += float64(e.Rect[2]) * 2
	g.Tick(game.Input{Moved: true, Down: true})
	g.Tick(game.Input{Moved: true, Down: true})
	g.Tick(game.Input{Released: true})
	g.Rest(2)
	g.Click("tab:play")
	g.Click("set:speed=fast")
	g.Click("set:take-backs")
	g.Click("set:hints")
	g.Click("set:name:0")
	g.Write("Ada")
	g.Click("tab:reading")
	for g.Focused() != "set:text-size" {
		g.Keys(ebiten.KeyTab)
	}
	g.Keys(ebiten.KeyRight, ebiten.KeyRight)
	want := settings.Defaults()
	want.Fullscreen, want.Palette, want.ReducedMotion, want.MuteUnfocused = true, settings.ColourBlind, true, false
	want.Effects, want.Animation, want.TakeBacks, want.Hints, want.TextSize = 100, settings.Fast, true, false, 110
	want.Names[0] = "Ada"
	if now := g.App.Settings(); now != want {
		t.Errorf("the settings are\n%+v, want\n%+v", now, want)
	}
	again, faults := settings.Open(filepath.Join(g.App.Folders().Config, "settings.toml"))
	if len(faults) > 0 || again.Get() != want {
		t.Errorf("read again they are\n%+v, %v", again.Get(), faults)
	}
	g.Click("settings:first")
	g.Click("settings:leave")
	g.Click("settings:first")
	g.Keys(ebiten.KeyEscape)
	if now := g.App.Settings(); now != want {
		t.Errorf("a question that was left changes them to\n%+v", now)
	}
	g.At("settings")
	g.Click("settings:first")
	g.Click("settings:page")
	want.TextSize = settings.Defaults().TextSize
	if now := g.App.Settings(); now != want {
		t.Errorf("with the page Reading as at first they are\n%+v, want\n%+v", now, want)
	}
	g.Click("settings:first")
	if e := g.Find("settings:page"); e.Enabled {
		t.Error("a page that is as it was at first can be made so")
	}
	g.Click("settings:all")
	if now := g.App.Settings(); now != settings.Defaults() {
		t.Errorf("as at first they are\n%+v", now)
	}
}
