package settings

import (
	"portcullis/game"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/kit"
	"portcullis/scenes/shell"
)

// screen is the screen of the settings.
type screen struct {
	shell.Screen
	model model
}

// New makes the settings, with a sample of a game to show what they do.
func New(sh *shell.Shell, sample kit.Sample) game.Scene {
	s := &screen{model: model{Sample: sample}, Screen: shell.Screen{Shell: sh, Scene: "settings", Title: rules.Say("Settings")}}
	s.Plan = func(k form.Toolkit) []form.Item { return plan(k, s.model) }
	s.Prompt = func() string {
		if s.Listens() {
			return rules.Say("Press the new key")
		}
		return rules.Say("Set the table to your liking")
	}
	s.Act, s.Back, s.Shown = s.do, s.leave, s.read
	s.read()
	s.Open()
	return s
}

func (s *screen) read() { s.model.Now = s.Shell.App.Settings() }

// Update takes in settings that were changed elsewhere: full screen has a key of its own.
func (s *screen) Update(t *game.Tick) {
	if now := s.Shell.App.Settings(); !s.UI.Held() && now != s.model.Now {
		s.model.Now = now
		s.UI.Replan()
	}
	if s.Listens() {
		heard := *t
		heard.Input = s.hear(t.Input)
		t = &heard
	}
	s.Screen.Update(t)
}

// leave closes a question, or goes back.
func (s *screen) leave() {
	if s.model.Ask || s.Listens() {
		s.model.Ask, s.model.Key = false, asking{}
		s.UI.Replan()
		return
	}
	s.Pop()
}

func (s *screen) do(e form.Event) {
	for i, p := range pages {
		if e.ID == p.id {
			s.model.Page = page(i)
			s.UI.ScrollTo("settings:sheet", 0)
			return
		}
	}
	switch e.ID {
	case settingsBack:
		s.Pop()
	case settingsRules:
		s.Shell.OpenRules(s.Shell.Current(), "")
	case settingsFirst:
		s.model.Ask = true
	case settingsLeave:
		s.model.Ask = false
	case settingsAll:
		s.model.Ask = false
		s.set(firstEverywhere(s.model.Now))
	case settingsPage:
		s.model.Ask = false
		s.set(firstOn(s.model.Page, s.model.Now))
	default:
		if e.Act == form.Press && s.doKey(e.ID) {
			return
		}
		if now, ok := applySetting(s.model.Now, e); ok {
			s.model.Now = now
			// Text that grows under the pointer would move the knob away from it.
			if e.ID != "set:text-size" || !e.Held {
				s.set(now)
			}
		}
	}
}

func (s *screen) set(now settings.Settings) {
	s.model.Now = now
	s.Shell.App.Post(game.ChangeSettings{Settings: now})
}
