package scenes

import (
	"portcullis/game"
	"portcullis/game/settings"
	"portcullis/scenes/form"
)

// settingsScreen is the screen of the settings.
type settingsScreen struct {
	screen
	model settingsModel
}

func newSettingsScreen(h *House) *settingsScreen {
	s := &settingsScreen{screen: screen{house: h, name: "settings", title: "Settings"}}
	s.plan = func(k form.Kit) []form.Item { return planSettings(k, s.model) }
	s.prompt = func() string { return "Set the table to your liking" }
	s.act, s.back, s.shown = s.do, s.leave, s.read
	s.read()
	s.open()
	return s
}

func (s *settingsScreen) read() { s.model.Now = s.house.app.Settings() }

// Update takes in settings that were changed elsewhere: full screen has a key of its own.
func (s *settingsScreen) Update(t *game.Tick) {
	if now := s.house.app.Settings(); !s.ui.Held() && now != s.model.Now {
		s.model.Now = now
		s.ui.Replan()
	}
	s.screen.Update(t)
}

// leave closes the question, or goes back.
func (s *settingsScreen) leave() {
	if s.model.Ask {
		s.model.Ask = false
		s.ui.Replan()
		return
	}
	s.pop()
}

func (s *settingsScreen) do(e form.Event) {
	for i, p := range pages {
		if e.ID == p.id {
			s.model.Page = page(i)
			s.ui.ScrollTo("settings:sheet", 0)
			return
		}
	}
	switch e.ID {
	case settingsBack:
		s.pop()
	case settingsRules:
		s.house.OpenRules(s.house.current(), "")
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
		if now, ok := applySetting(s.model.Now, e); ok {
			s.model.Now = now
			// Text that grows under the pointer would move the knob away from it.
			if e.ID != "set:text-size" || !e.Held {
				s.set(now)
			}
		}
	}
}

func (s *settingsScreen) set(now settings.Settings) {
	s.model.Now = now
	s.house.app.Post(game.ChangeSettings{Settings: now})
}
