package citadel

import (
	"slices"
	"strconv"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// The sign that changes a die says how many tokens of Divine Grace that takes (BS-GRA-1).
func TestSignsOnDiceHaveAPrice(t *testing.T) {
	seen := 0
	visit(t, 400, func(s *bsieged.State, _ rules.Choice) {
		d := s.Decision()
		path := table.NewPath(d.Choices, s.Describe)
		if d.Kind != "grace" || seen > 20 {
			return
		}
		for _, size := range [...]ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}} {
			plan := table.Lay(New(), table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: path}, size, faces).Plan
			for _, p := range plan.Tray {
				c, ok := path.Aim(p.ID)
				if p.ID.Kind() != "die" || !ok || c.Verb != bsieged.Grace {
					continue
				}
				seen++
				price := strconv.Itoa(int(max(c.Args[1], -c.Args[1])))
				if !slices.ContainsFunc(p.Look, func(op ink.Op) bool { return op.Text == price }) {
					t.Errorf("%v: %s does not say that it takes %s", size, p.ID, price)
				}
			}
		}
	})
	if seen == 0 {
		t.Error("no die could be changed")
	}
}
