package scenes

import (
	"testing"

	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

var sink []form.Item

func BenchmarkPlan(b *testing.B) {
	k := kitOf(ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1})
	for _, name := range []string{"menu_a_match_goes_on", "new_solo", "saves_many", "settings_Reading", "rules_at_a_rule", "results_won", "decks_starter", "decks_mixed"} {
		plan := allPlans(b)[name]
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				sink = plan(k)
			}
		})
	}
}
