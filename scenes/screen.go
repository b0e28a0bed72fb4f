package scenes

import (
	"io/fs"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/settings"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// screen is a game.Scene made of form items. The screens of this package fill it in.
type screen struct {
	house *House
	name  string
	title string
	ui    *form.UI
	// plan lays the screen out.
	plan func(form.Kit) []form.Item
	// prompt is what is asked, for the mirror.
	prompt func() string
	// act carries out what the user did.
	act func(form.Event)
	// back leaves the screen; nil: Esc does nothing.
	back func()
	// shown is called when the screen comes to the front; nil: nothing has to be read again.
	shown func()
	// dropped takes files that were dropped on the window and are no matches; nil: only matches
	// are taken.
	dropped func(fs.FS)
	// notes is text worth reading aloud; nil: none.
	notes func() []string
}

var _ game.Scene = (*screen)(nil)

// open makes the screen's UI.
func (s *screen) open() {
	s.ui = form.NewUI(&s.house.canvas, s.house.config.Painter, s.house.config.Measure, func(m ink.Metrics) []form.Item {
		return s.plan(form.Kit{Metrics: m, Measure: s.house.config.Measure})
	})
}

// Name identifies the screen.
func (s *screen) Name() string { return s.name }

// Update takes the input of a tick.
func (s *screen) Update(t *game.Tick) {
	if s.house.front != s {
		s.house.front = s
		if s.shown != nil {
			s.shown()
		}
		s.ui.Replan()
	}
	now := s.house.app.Settings()
	s.ui.Fade, s.ui.Rest = fade(now), now.Tooltip()
	for _, k := range t.Input.Keys {
		if k.Code == ebiten.KeyF1 && s.name != "rules" {
			s.house.OpenRules(s.house.current(), "")
		}
	}
	if files := t.Input.Dropped; files != nil && !s.house.takeDropped(files) {
		if s.dropped != nil {
			s.dropped(files)
			s.ui.Replan()
		} else {
			s.house.notTaken()
		}
	}
	s.ui.Update(t, s.handle)
}

// fade is how long things take to light up.
func fade(s settings.Settings) time.Duration {
	if s.ReducedMotion {
		return 0
	}
	return time.Duration(s.Animation.Factor() * float64(120*time.Millisecond))
}

func (s *screen) handle(e form.Event) {
	if e.Act == form.Back {
		if s.back != nil {
			s.house.click()
			s.back()
		}
		return
	}
	if e.Act == form.Press {
		s.house.click()
	}
	s.act(e)
	s.ui.Replan()
}

// pop goes back to where one was.
func (s *screen) pop() { s.house.app.Post(game.Pop{}) }

// Draw paints the screen.
func (s *screen) Draw(dst *ebiten.Image) { s.ui.Draw(dst) }

// Mirror is the screen as text.
func (s *screen) Mirror() game.Mirror {
	m := game.Mirror{Scene: s.name, Title: s.title, Prompt: s.prompt(), Settled: s.ui.Settled(), Elements: s.ui.Elements()}
	if s.notes != nil {
		m.Notes = s.notes()
	}
	if tip := s.ui.Tip(); tip != "" {
		m.Notes = append(m.Notes, tip)
	}
	return m
}
