package settings

import (
	"reflect"
	"strings"
	"testing"

	"portcullis/game/keymap"
	"portcullis/game/settings"
	"portcullis/scenes/city"
	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/kit"
)

func plans(t testing.TB) formtest.Plans {
	all := formtest.Plans{}
	for i := range pages {
		all.Add("settings "+pages[i].title.String(), func(k form.Toolkit) []form.Item {
			return plan(k, model{Now: settings.Defaults(), Page: page(i), Sample: city.Kit().Sample})
		})
	}
	changed := settings.Defaults()
	changed.Keys.Give(keymap.Hint, "J")
	changed.Keys.Give(keymap.Save, "")
	for name, q := range map[string]asking{
		"free":    {Command: keymap.Save},
		"taken":   {Command: keymap.Save, Pressed: "J"},
		"refused": {Command: keymap.Hint, Why: keymap.Refusal(keymap.Hint, "Ctrl+W").String()},
	} {
		all.Add("settings key "+name, func(k form.Toolkit) []form.Item {
			k.Keys = &changed.Keys
			return plan(k, model{Now: changed, Page: pageKeys, Key: q})
		})
	}
	return all
}

func TestFitsEverywhere(t *testing.T) { formtest.Fit(t, plans(t)) }

func TestElementsAreTheGoldenOnesAndAreReached(t *testing.T) { formtest.Check(t, plans(t)) }

func BenchmarkPlan(b *testing.B) { formtest.Bench(b, plans(b)) }

// Long names and large numbers fit too, and a game without a sample leaves its place empty.
func TestFullSettingsFitEverywhere(t *testing.T) {
	full := settings.Defaults()
	for i := range full.Names {
		full.Names[i] = strings.Repeat("W", settings.MaxNameLength)
	}
	for _, c := range keymap.All() {
		full.Keys[c] = "Ctrl+Alt+Shift+NumpadMultiply"
	}
	full.TooltipDelay, full.TextSize = settings.MaxTooltipDelay, settings.MaxTextSize
	for p := range pages {
		for name, sample := range map[string]kit.Sample{"sample": city.Kit().Sample, "no sample": {}} {
			t.Run(pages[p].title.String()+" "+name, func(t *testing.T) {
				formtest.Everywhere(t, func(k form.Toolkit) []form.Item { return plan(k, model{Now: full, Page: page(p), Sample: sample}) })
				formtest.Everywhere(t, func(k form.Toolkit) []form.Item {
					return plan(k, model{Now: full, Page: page(p), Sample: sample, Ask: true})
				})
			})
		}
	}
}

// Every setting is on a page, so that what can be set can be seen to be changed, and undone.
func TestEverythingThatCanBeSetIsOnAPage(t *testing.T) {
	first := settings.Defaults()
	for i := range reflect.TypeFor[settings.Settings]().NumField() {
		if reflect.TypeFor[settings.Settings]().Field(i).Name == "Briefed" {
			continue // what has been said once; nobody sets it
		}
		now := first
		switch field := reflect.ValueOf(&now).Elem().Field(i); field.Kind() {
		case reflect.Bool:
			field.SetBool(!field.Bool())
		case reflect.Int:
			field.SetInt(field.Int() + 5)
		case reflect.String:
			field.SetString("other")
		case reflect.Array:
			field.Index(field.Len() - 1).SetString("Q")
		}
		name := reflect.TypeFor[settings.Settings]().Field(i).Name
		if now == first || len(changed(now)) != 1 {
			t.Errorf("a change of %s shows as %q", name, changed(now))
		}
		if firstEverywhere(now) != first {
			t.Errorf("%s is not made as it was at first", name)
		}
	}
}
