package game

import (
	"errors"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game/settings"
	"portcullis/game/sound"
)

func TestScenesLieOnAStack(t *testing.T) {
	menu, board, rules, about := newScene("menu"), newScene("board"), newScene("rules"), newScene("about")
	a := testApp(t, menu)
	shows := func(want *plainScene, depth int) {
		t.Helper()
		if a.Scene() != want || a.Depth() != depth {
			t.Fatalf("shows %s at %d; want %s at %d", a.Scene().Name(), a.Depth(), want.name, depth)
		}
	}
	do := func(c ...Command) { a.Post(c...); step(t, a, Input{}) }
	do(Push{board}, Push{rules})
	shows(rules, 3)
	do(Pop{})
	shows(board, 2)
	if !rules.closed || board.closed {
		t.Error("the scene that was taken away, and only that, is closed")
	}
	do(Replace{about})
	shows(about, 2)
	if !board.closed {
		t.Error("a replaced scene is closed")
	}
	do(Push{newScene("more")}, Home{})
	shows(menu, 1)
	if !about.closed || menu.closed {
		t.Error("Home closes all but the lowest")
	}
	do(Pop{}, Pop{})
	shows(menu, 1)
}

func TestOnlyTheTopIsUpdated(t *testing.T) {
	menu, board := newScene("menu"), newScene("board")
	a := testApp(t, menu)
	a.Post(Push{board})
	step(t, a, Input{})
	step(t, a, Input{Pressed: true})
	if menu.updates != 0 || board.updates != 2 || !board.inputs[1].Pressed {
		t.Errorf("menu %d, board %d updates", menu.updates, board.updates)
	}
}

func TestQuitLeaves(t *testing.T) {
	a := testApp(t, newScene("menu"))
	if err := step(t, a, Input{}); err != nil {
		t.Fatal(err)
	}
	a.Post(Quit{})
	if err := step(t, a, Input{}); !errors.Is(err, ErrLeave) || !a.Leaving() {
		t.Errorf("got %v", err)
	}
}

// failing is a command that fails.
type failing struct{ text string }

func (c failing) Do(*App) error { return errors.New(c.text) }

func TestErrorsBecomeNoticesThatPass(t *testing.T) {
	a := testApp(t, newScene("menu"))
	a.Post(failing{"no room on the disk"}, failing{"no room on the disk"}, Notify{"Saved."})
	step(t, a, Input{})
	var texts []string
	for _, n := range a.Notices() {
		texts = append(texts, n.Text)
	}
	if diff := cmp.Diff([]string{"No room on the disk.", "Saved."}, texts); diff != "" {
		t.Fatal(diff)
	}
	if n := a.Notices(); !n[0].Bad || n[1].Bad {
		t.Error("only the first went wrong")
	}
	if notes := a.Mirror().Notes; len(notes) != 2 || notes[1] != "Saved." {
		t.Errorf("the mirror tells %q", notes)
	}
	var asked []time.Duration
	a.wake = func(d time.Duration) { asked = append(asked, d) }
	step(t, a, Input{})
	if len(asked) != 2 || asked[0] <= 0 || asked[0] > 10*time.Second {
		t.Errorf("asked to be woken in %v", asked)
	}
	for range 60 * 10 {
		step(t, a, Input{})
	}
	if len(a.Notices()) != 0 {
		t.Errorf("after ten seconds: %v", a.Notices())
	}
}

func TestSentences(t *testing.T) {
	for text, want := range map[string]string{
		"no match is on the table":     "No match is on the table.",
		"Done.":                        "Done.",
		"/a/b.siege: it is damaged":    "/a/b.siege: it is damaged.",
		"not now (KU-ATK-4)":           "Not now (KU-ATK-4)",
		"élan is missing":              "Élan is missing.",
		"":                             "",
		"what is this?":                "What is this?",
		"settings.toml, line 3: wrong": "settings.toml, line 3: wrong.",

		"no such file or directory\nNothing was changed": "No such file or directory. Nothing was changed.",
	} {
		if got := sentence(errors.New(text)); got != want {
			t.Errorf("%q becomes %q; want %q", text, got, want)
		}
	}
}

// fakeWindow remembers what it was asked.
type fakeWindow struct {
	full  bool
	shots int
	calls []string
}

func (w *fakeWindow) setFullscreen(on bool) { w.full = on }
func (w *fakeWindow) screenshot()           { w.shots++ }
func (w *fakeWindow) call(text string)      { w.calls = append(w.calls, text) }

func TestKeysThatMeanTheSameEverywhere(t *testing.T) {
	menu := newScene("menu")
	a := testApp(t, menu)
	w := &fakeWindow{}
	a.window = w
	enter := Key{Code: ebiten.KeyEnter}
	step(t, a, Input{Keys: []Key{{Code: ebiten.KeyF11}, enter, {Code: ebiten.KeyF12}}})
	if !w.full || !a.Settings().Fullscreen || w.shots != 1 {
		t.Errorf("full screen %v, %d pictures", w.full, w.shots)
	}
	if diff := cmp.Diff([]Key{enter}, menu.inputs[0].Keys); diff != "" {
		t.Errorf("what the scene gets: %s", diff)
	}
	step(t, a, Input{Keys: []Key{{Code: ebiten.KeyEnter, Alt: true}}})
	if w.full || len(menu.inputs[1].Keys) != 0 {
		t.Error("Alt+Enter does not leave full screen")
	}
}

// fakeSounds remembers what it was told.
type fakeSounds struct {
	silence
	volumes sound.Volumes
	focus   sound.Focus
	played  []sound.Effect
	touched int
}

func (s *fakeSounds) Play(e sound.Effect)        { s.played = append(s.played, e) }
func (s *fakeSounds) SetVolumes(v sound.Volumes) { s.volumes = v }
func (s *fakeSounds) Focus(f sound.Focus)        { s.focus = f }
func (s *fakeSounds) Touch()                     { s.touched++ }

func TestSettingsReachTheSound(t *testing.T) {
	heard := &fakeSounds{}
	a := NewApp(Options{Sounds: heard, Start: func(*App) Scene { return newScene("menu") }})
	if want := (sound.Volumes{Master: 0.8, Effects: 0.8, Ambience: 0.4}); heard.volumes != want {
		t.Errorf("at the start: %v", heard.volumes)
	}
	s := settings.Defaults()
	s.Master, s.MuteUnfocused = 30, false
	a.Post(ChangeSettings{s}, PlaySound{sound.Horn})
	step(t, a, Input{})
	if heard.volumes.Master != 0.3 || len(heard.played) != 1 || heard.played[0] != sound.Horn {
		t.Errorf("after the commands: %+v", heard)
	}
	a.SetFocus(sound.Unfocused)
	if heard.focus != sound.Focused {
		t.Error("it falls silent although the setting says not to")
	}
	s.MuteUnfocused = true
	a.Post(ChangeSettings{s})
	step(t, a, Input{})
	a.SetFocus(sound.Unfocused)
	if heard.focus != sound.Unfocused {
		t.Error("it does not fall silent")
	}
	touched := heard.touched
	step(t, a, Input{})
	if heard.touched != touched {
		t.Error("a tick without input counts as a person")
	}
	step(t, a, Input{Moved: true})
	if heard.touched != touched+1 {
		t.Error("a moved pointer does not count as a person")
	}
}

func TestMirrorIsGivenOncePerTick(t *testing.T) {
	menu := newScene("menu")
	a := testApp(t, menu)
	var seen []Mirror
	a.OnMirror(func(m Mirror) { seen = append(seen, m) })
	step(t, a, Input{})
	a.Post(Push{newScene("board")})
	step(t, a, Input{})
	if len(seen) != 2 || seen[0].Scene != "menu" || seen[1].Scene != "board" {
		t.Errorf("seen %v", seen)
	}
	if seen[0].Elements == nil {
		t.Error("no elements is null in JSON; want an empty list")
	}
}

// A scene is laid out before it is drawn: without that the window is black until the next tick
// is done, which takes long when a board opens.
func TestASceneIsUpdatedBeforeItIsDrawn(t *testing.T) {
	first, second := newScene("first"), newScene("second")
	a := NewApp(Options{Start: func(*App) Scene { return first }})
	first.update = func(tick *Tick) {
		if tick.Input.Pressed {
			a.Post(Push{second})
		}
	}
	if err := step(t, a, Input{X: 3, Y: 4, Pressed: true, Down: true, Keys: []Key{{}}}); err != nil {
		t.Fatal(err)
	}
	if a.Scene() != Scene(second) || second.updates != 1 {
		t.Fatalf("%s is on top, updated %d times", a.Scene().Name(), second.updates)
	}
	if in := second.inputs[0]; in.X != 3 || in.Y != 4 || !in.Down || in.Pressed || len(in.Keys) > 0 {
		t.Errorf("it is told %+v of what was done to the scene before", in)
	}
	second.update = func(*Tick) { a.Post(Pop{}) }
	if err := step(t, a, Input{}); err != nil {
		t.Fatal(err)
	}
	if a.Scene() != Scene(first) || first.updates != 2 {
		t.Errorf("%s is on top, the first updated %d times", a.Scene().Name(), first.updates)
	}
}

// Two scenes that call each other do not hold the program up.
func TestScenesThatCallEachOtherEndATick(t *testing.T) {
	first, second := newScene("first"), newScene("second")
	a := NewApp(Options{Start: func(*App) Scene { return first }})
	first.update = func(*Tick) { a.Post(Push{second}) }
	second.update = func(*Tick) { a.Post(Pop{}) }
	if err := step(t, a, Input{}); err != nil {
		t.Fatal(err)
	}
	if n := first.updates + second.updates; n != changesPerTick {
		t.Errorf("%d updates in a tick", n)
	}
}

// What takes long is made beside the opening of the window, and the first tick waits for it; what went wrong ends the program.
func TestTheFirstTickWaitsForWhatIsMadeBeside(t *testing.T) {
	wrong := errors.New("no content")
	for _, fault := range []error{nil, wrong} {
		ready, made := make(chan bool), newScene("made")
		a := NewApp(Options{Beside: func(o *Options) error {
			<-ready
			o.Start = func(*App) Scene { return made }
			return fault
		}})
		close(ready)
		if err := a.StepTick(Input{}, Screen{W: 1280, H: 720, Device: 1, Text: 1}); !errors.Is(err, fault) {
			t.Errorf("the first tick ends with %v, want %v", err, fault)
		}
		if fault == nil && a.Scene() != Scene(made) {
			t.Error("the first scene is not the one that was made")
		}
	}
}
