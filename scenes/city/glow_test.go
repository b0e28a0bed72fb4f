package city

import (
	"slices"
	"testing"

	"portcullis/rules/kurth"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Gold says what can be clicked or was, and nothing else: a place that is attacked, which cannot be clicked, has no rim of it, and a card
// that was dealt no glow.
func TestGoldIsForWhatCanBeClicked(t *testing.T) {
	b, gold, seen := New(), ink.TonesFor(0).Legal, map[string]int{}
	visit(t, 400, func(s *kurth.State, _ int) {
		mo := momentOf(s, screens()[0], closed)
		if mo.Mode != table.Asking {
			return
		}
		plan := b.Layout(mo)
		for _, p := range stacked(plan) {
			if kind := p.ID.Kind(); kind != "place" && kind != "card" {
				continue
			}
			if slices.ContainsFunc(p.Look, func(op ink.Op) bool {
				return op.Text == "" && (op.Color == gold.Light || op.Color == gold.Light.Alpha(0.5))
			}) {
				t.Errorf("%s is rimmed in gold at %q", p.ID, s.Decision().Kind)
			}
			seen[s.Decision().Kind]++
		}
	})
	if seen["attack"] == 0 {
		t.Errorf("seen: %v", seen)
	}
}
