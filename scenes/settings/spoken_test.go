package settings

import (
	"testing"

	"portcullis/game/settings"
	"portcullis/scenes/form/formtest"
)

func TestInAnotherLanguage(t *testing.T) {
	formtest.Spoken(t, func() map[string]model {
		all := map[string]model{}
		for i := range pages {
			all[pages[i].id] = model{Now: settings.Defaults(), Page: page(i)}
		}
		all["asked"] = model{Now: settings.Settings{}, Ask: true}
		return all
	}, plan, "C", "H", "K", "W", "P", "F", "S", "R", "L", "V", "O", "N", "E", "F1", "F5", "F10", "F12")
}
