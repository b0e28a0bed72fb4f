package shell

import (
	"image"
	"io/fs"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/keymap"
	"portcullis/game/settings"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// Screen is a game.Scene made of form items. Packages of screens embed it, fill it in and call Open.
type Screen struct {
	Shell *Shell
	Scene string // its name for the probe
	Title string
	UI    *form.UI
	// Plan lays the screen out.
	Plan func(form.Toolkit) []form.Item
	// Prompt is what is asked, for the mirror.
	Prompt func() string
	// Act carries out what the user did.
	Act func(form.Event)
	// Back leaves the screen; nil: Esc does nothing.
	Back func()
	// Shown is called when the screen comes to the front; nil: nothing has to be read again.
	Shown func()
	// Left is called when the screen is put away: nobody waits any more for what it was reading; nil:
	// it reads nothing.
	Left func()
	// Dropped takes files that were dropped on the window and are no matches; nil: only matches
	// are taken.
	Dropped func(fs.FS)
	// Notes is text worth reading aloud; nil: none.
	Notes func() []string

	layout *keymap.Layout // of the keyboard by which the keys are called
}

var _ game.Scene = (*Screen)(nil)

// Open makes the UI of a screen that is filled in.
func (s *Screen) Open() {
	s.UI = form.NewUI(&s.Shell.canvas, s.Shell.Painter, s.Shell.Measure, s.Items)
}

// Items is the screen laid out at a size.
func (s *Screen) Items(m ink.Metrics) []form.Item {
	keys := s.Shell.App.Settings().Keys
	return s.Plan(form.Toolkit{Metrics: m, Measure: s.Shell.Measure, Keys: &keys})
}

// Name identifies the screen.
func (s *Screen) Name() string { return s.Scene }

// Update takes the input of a tick.
func (s *Screen) Update(t *game.Tick) {
	if s.Shell.front != s {
		s.Shell.front = s
		if s.Shown != nil {
			s.Shown()
		}
		s.UI.Replan()
	}
	if l := keymap.Plugged(); l != s.layout {
		s.layout = l
		s.UI.Replan()
	}
	now := s.Shell.App.Settings()
	s.UI.Fade, s.UI.Rest, s.UI.Keys = fade(now), now.Tooltip(), &now.Keys
	for _, k := range t.Input.Keys {
		if now.Keys.Does(k, keymap.Menus) == keymap.Rules && s.Scene != "rules" {
			s.Shell.OpenRules(s.Shell.Current(), "")
		}
	}
	if files := t.Input.Dropped; files != nil && !s.Shell.TakeDropped(files) {
		if s.Dropped != nil {
			s.Dropped(files)
			s.UI.Replan()
		} else {
			s.Shell.NotTaken()
		}
	}
	s.UI.Update(t, s.handle)
}

// Writing is the text that is edited on the screen.
func (s *Screen) Writing() (game.Writing, bool) { return s.UI.Writing() }

// fade is how long things take to light up.
func fade(s settings.Settings) time.Duration {
	if s.ReducedMotion {
		return 0
	}
	return time.Duration(s.Animation.Factor() * float64(120*time.Millisecond))
}

func (s *Screen) handle(e form.Event) {
	if e.Act == form.Back {
		if s.Back != nil {
			s.Shell.Click()
			s.Back()
		}
		return
	}
	if e.Act == form.Press {
		s.Shell.Click()
	}
	s.Act(e)
	s.UI.Replan()
}

// Close puts the screen away.
func (s *Screen) Close() error {
	if s.Left != nil {
		s.Left()
	}
	return nil
}

// Pop goes back to where one was.
func (s *Screen) Pop() { s.Shell.App.Post(game.Pop{}) }

// Mirror is the screen as text.
func (s *Screen) Mirror() game.Mirror {
	m := game.Mirror{Scene: s.Scene, Title: s.Title, Prompt: s.Prompt(), Settled: s.UI.Settled(), Elements: s.UI.Elements(), Tip: s.UI.Told}
	if s.Notes != nil {
		m.Notes = s.Notes()
	}
	if tip := s.UI.Tip(); tip != "" {
		m.Notes = append(m.Notes, tip)
	}
	return m
}

// Cuts are the texts on the screen that lack room.
func (s *Screen) Cuts() []game.Cut { return form.Cuts(s.UI.Losses()) }

// PaintAhead paints before there is a window what lies still.
func (s *Screen) PaintAhead(image.Point) { s.Shell.Ahead(s.UI.Ahead) }

// Draw paints the screen.
func (s *Screen) Draw(dst *ebiten.Image) { s.UI.Draw(dst) }
