package citadel

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// While a field is asked for, a click anywhere within its outline is a click on it, but for what lies on the field.
func TestAWholeFieldTakesTheClick(t *testing.T) {
	asked := 0
	visit(t, 400, func(s *bsieged.State, _ rules.Choice) {
		d := s.Decision()
		path := table.NewPath(d.Choices, s.Describe)
		if asked > 2 || !path.Can("catapult:catapult") || !path.Click("catapult:catapult").Can("field:west") {
			return
		}
		asked++
		b := New()
		plan := table.Lay(b, table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: path.Click("catapult:catapult")}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces).Plan
		list := pieces(plan)
		stage.Sort(list)
		for _, p := range list {
			if p.ID.Kind() != "field" {
				continue
			}
			for i, c := range p.Outline { // just within each corner
				o := p.Outline[(i+2)%len(p.Outline)]
				at := ink.Between(c, o, 0.06).Plus(ink.P(p.Box.X, p.Box.Y))
				if hit := stage.Hit(list, at.X, at.Y); hit < 0 || list[hit].Depth <= depthZone {
					t.Errorf("%s takes no click at %v", p.ID, at)
				}
			}
		}
	})
	if asked == 0 {
		t.Error("no field was asked for")
	}
}
