package citadel

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// The name of an ability is whole and in its own size wherever its plank is as wide as the name: the picture beside it gives way.
func TestAbilitiesKeepTheirNames(t *testing.T) {
	seen := 0
	visit(t, 40, func(s *bsieged.State, _ rules.Choice) {
		for _, m := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1.6}} {
			d := s.Decision()
			sc := table.Lay(New(), table.Pose{State: s, Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe), Viewer: d.Seats.First()}, m, faces)
			for _, p := range sc.Plan.Row {
				if p.ID.Kind() != "ability" {
					continue
				}
				for _, op := range p.Look {
					if op.Text == "" {
						continue
					}
					seen++
					full := ink.Font{Face: ink.SerifBold, Size: m.Font(ink.SerifBold, powerType).Size}
					if faces.Width(full, op.Text) <= p.Box.W-4*m.Px(6) && op.Font.Size < full.Size && op.Font.Face == ink.SerifBold {
						t.Fatalf("%dx%d, text %v: %q is set in %.1f, not %.1f, on a plank %.0f wide", m.W, m.H, m.Text, op.Text, op.Font.Size, full.Size, p.Box.W)
					}
				}
			}
		}
	})
	if seen == 0 {
		t.Error("no ability was shown")
	}
}
