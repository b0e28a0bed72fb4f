package settings_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/keymap"
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

// A person gives a hint another key: whose key is pressed is told before it is taken, what the browser keeps is
// refused, the tooltips name the new key, it does what the old one did, and it can be had back.
func TestKeysAreChanged(t *testing.T) {
	g := scenestest.Visit(t)
	show := func(id string) {
		for range 200 {
			if g.Has(id) {
				return
			}
			g.Keys(ebiten.KeyTab)
		}
		t.Fatalf("%s is never reached", id)
	}
	press := func(k game.Key) {
		g.Tick(game.Input{Keys: []game.Key{k}})
		g.Rest(1)
	}
	chord := func(c keymap.Command) keymap.Chord {
		keys := g.App.Settings().Keys
		return keys.Chord(c)
	}
	g.Click("menu:settings")
	g.Click("tab:keys")
	show("key:hint")
	g.Click("key:hint")
	if p := g.App.Mirror().Prompt; p != "Press the new key" {
		t.Errorf("the prompt is %q", p)
	}
	press(game.Key{Code: ebiten.KeyW, Ctrl: true})
	if words := g.Words(); !strings.Contains(words, "A browser keeps Ctrl+W for its pages.") || g.Has("keys:take") {
		t.Errorf("what cannot be taken is told as\n%s", words)
	}
	press(game.Key{Code: ebiten.KeyF12})
	if words := g.Words(); !strings.Contains(words, "F12 is the key of something else: Keep a picture of the screen.") {
		t.Errorf("whose key it is is told as\n%s", words)
	}
	g.Keys(ebiten.KeyEscape)
	g.At("settings")
	if chord(keymap.Hint) != "H" {
		t.Error("a question that was left changes the key")
	}
	g.Click("key:hint")
	press(game.Key{Code: ebiten.KeyN})
	g.Keys(ebiten.KeyEnter)
	if chord(keymap.Hint) != "N" || chord(keymap.Next) != "" {
		t.Errorf("a hint has %q, the next thing on the board %q", chord(keymap.Hint), chord(keymap.Next))
	}
	if e := g.Find("key:next"); e.Label != "To the next thing on the board that can be clicked: no key" {
		t.Errorf("what has no key is called %q", e.Label)
	}
	g.Click("key:rules")
	press(game.Key{Code: ebiten.KeyF1})
	g.At("settings")
	g.Click("key:rules")
	press(game.Key{Code: ebiten.KeyF2})
	if e := g.Find("key:rules"); e.Label != "The rule for what is asked: F2" {
		t.Errorf("the rules are %q", e.Label)
	}
	press(game.Key{Code: ebiten.KeyF1})
	g.At("settings")
	press(game.Key{Code: ebiten.KeyF2})
	g.At("rules")
	g.Keys(ebiten.KeyEscape)
	g.Point("settings:rules")
	for range 60 {
		g.Rest(1)
	}
	if notes := g.Notes(); !strings.Contains(notes, "Rulebooks (F2)") {
		t.Errorf("the tooltip is %q", notes)
	}
	again, faults := settings.Open(filepath.Join(g.App.Folders().Config, "settings.toml"))
	if keys := again.Get().Keys; keys != g.App.Settings().Keys || len(faults) > 0 {
		t.Errorf("read again they are %v, %v", keys, faults)
	}
	show("key:rules:first")
	g.Click("key:rules:first")
	if chord(keymap.Rules) != "F1" || chord(keymap.Hint) != "N" {
		t.Errorf("the rules have %q, a hint %q", chord(keymap.Rules), chord(keymap.Hint))
	}
	show("key:hint")
	g.Click("key:hint")
	g.Click("keys:nothing")
	if chord(keymap.Hint) != "" {
		t.Errorf("a hint has %q", chord(keymap.Hint))
	}
	g.Click("settings:first")
	g.Click("settings:page")
	if g.App.Settings() != settings.Defaults() {
		t.Errorf("as at first they are %v", g.App.Settings().Keys)
	}
}

// The page calls its keys as the keyboard does, from the moment at which it is plugged in.
func TestKeysAreCalledAsTheKeyboardDoes(t *testing.T) {
	t.Cleanup(keymap.Use(nil))
	g := scenestest.Visit(t)
	g.Click("menu:settings")
	g.Click("tab:keys")
	step := func() string {
		for range 60 {
			if g.Has("key:step") {
				return g.Find("key:step").Label
			}
			g.Keys(ebiten.KeyTab)
		}
		t.Fatal("the key for one thing more is never reached")
		return ""
	}
	if label := step(); !strings.HasSuffix(label, ": Full stop") {
		t.Errorf("an American keyboard calls it %q", label)
	}
	keymap.Use(keymap.ReadLayout(func(k ebiten.Key) string {
		if k == ebiten.KeyPeriod {
			return ":"
		}
		return ""
	}))
	g.Rest(1)
	if label := g.Find("key:step").Label; !strings.HasSuffix(label, ": Colon") {
		t.Errorf("a French keyboard calls it %q", label)
	}
}
