package citadel

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
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

// An ability that can be used is clicked on its own plank at every size, however many the hero has: no button stands in for it.
func TestAbilitiesAreClickedOnTheirPlanks(t *testing.T) {
	seen := map[int]int{}
	visit(t, 2500, func(s *bsieged.State, _ rules.Choice) {
		d := s.Decision()
		path := table.NewPath(d.Choices, s.Describe)
		var usable []rules.Element
		for _, el := range path.Next() {
			if el.Kind() == "ability" {
				usable = append(usable, el)
			}
		}
		if d.Kind != "turn" || len(usable) == 0 {
			return
		}
		v := s.View()
		hero := &v.Heroes[v.Active]
		n := len(s.Set().Heroes[hero.Kind].Starting)
		for _, token := range hero.Tokens {
			if token.Ability >= 0 {
				n++
			}
		}
		if seen[n]++; seen[n] > 4 {
			return
		}
		for _, m := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1.6}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
			sc := table.Lay(New(), table.Pose{State: s, Mode: table.Asking, Path: path, Viewer: d.Seats.First()}, m, faces)
			for _, el := range usable {
				if !slices.ContainsFunc(sc.Pieces, func(p stage.Piece) bool {
					return p.ID == el && p.Role == "button" && p.Box.H >= m.MinTarget() && p.Box.W > 2*m.MinTarget()
				}) {
					t.Errorf("%dx%d, text %v, %d abilities: %s is not clicked on its plank", m.W, m.H, m.Text, n, el)
				}
			}
		}
	})
	if seen[2]+seen[3]+seen[4] == 0 {
		t.Errorf("by the number of abilities, so many were seen: %v", seen)
	}
}
