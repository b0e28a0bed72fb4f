package settings

import (
	"testing"

	"portcullis/game/keymap"
	"portcullis/game/settings"
	"portcullis/scenes/form/formtest"
)

func TestInAnotherLanguage(t *testing.T) {
	formtest.Spoken(t, func() map[string]model {
		all := map[string]model{}
		for i := range pages {
			all[pages[i].id] = model{Now: settings.Defaults(), Page: page(i)}
		}
		all["key"] = model{Now: settings.Settings{}, Page: pageKeys, Key: asking{Command: keymap.Hint, Pressed: "F5", Why: keymap.Refusal(keymap.Save, "Ctrl+W").String()}}
		all["asked"] = model{Now: settings.Settings{}, Ask: true}
		return all
	}, plan)
}
