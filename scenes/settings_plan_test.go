package scenes

import (
	"fmt"
	"strings"
	"testing"

	"portcullis/game/settings"
	"portcullis/scenes/form"
)

func TestSettingsFitEverywhere(t *testing.T) {
	full := settings.Defaults()
	for i := range full.Names {
		full.Names[i] = strings.Repeat("W", settings.MaxNameLength)
	}
	full.TooltipDelay, full.TextSize = settings.MaxTooltipDelay, settings.MaxTextSize
	for p := range pages {
		for name, now := range map[string]settings.Settings{"at first": settings.Defaults(), "full": full} {
			t.Run(fmt.Sprint(pages[p].title, " ", name), func(t *testing.T) {
				everywhere(t, func(k form.Kit) []form.Item { return planSettings(k, settingsModel{Now: now, Page: page(p)}) })
				everywhere(t, func(k form.Kit) []form.Item {
					return planSettings(k, settingsModel{Now: now, Page: page(p), Ask: true})
				})
			})
		}
	}
}
