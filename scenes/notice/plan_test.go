package notice

import (
	"testing"

	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
)

func plans(t testing.TB) formtest.Plans {
	all := formtest.Plans{}
	for name, m := range models() {
		all.Add("notice "+name, func(k form.Toolkit) []form.Item { return plan(k, m) })
	}
	return all
}

func TestFitsEverywhere(t *testing.T) { formtest.Fit(t, plans(t)) }

func TestElementsAreTheGoldenOnesAndAreReached(t *testing.T) { formtest.Check(t, plans(t)) }

func BenchmarkPlan(b *testing.B) { formtest.Bench(b, plans(b)) }

func models() map[string]Model {
	var faults []string
	for range 14 {
		faults = append(faults, `kurth/actions.toml:31: unknown verb "frobnicate" in the effects of spell "Burn the Wick"`)
	}
	return map[string]Model{
		"content": {Title: "The content pack cannot be used", Bad: true,
			Body:    []string{"The games in this folder have faults, so they were not loaded. Nothing of yours was changed.", "Mend the lines below, or play with the content that is built in."},
			Details: faults, Buttons: []form.Label{{ID: "notice:leave", Text: "Leave"}, {ID: "notice:builtin", Text: "Use the built-in content", Icon: "kit/play"}}, Main: 1},
		"short": {Title: "The match could not be saved", Bad: true, Body: []string{"No space is left on the disk."}, Buttons: []form.Label{{ID: "notice:close", Text: "Go on"}}},
	}
}
