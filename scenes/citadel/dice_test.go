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

// The results that Divine Grace can turn a roll to stand in their order, and the one that it has in its place among them (BS-GRA-2).
func TestResultsStandInTheirOrder(t *testing.T) {
	seen := 0
	visit(t, 400, func(s *bsieged.State, _ rules.Choice) {
		d := s.Decision()
		if d.Kind != "grace" {
			return
		}
		pose := table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)}
		last, below, results := -1, 0.0, 0
		for _, p := range table.Lay(New(), pose, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces).Plan.Tray {
			face, err := strconv.Atoi(p.ID.Name())
			if roll := s.View().Now.Roll.Faces; p.ID == keepRoll && len(roll) == 1 {
				face, err = roll[0], nil
			}
			if err != nil || p.ID.Kind() != "result" && p.ID != keepRoll {
				continue
			}
			if results++; p.Box.Y < below || face < last {
				t.Errorf("%s stands at %.0f, and %d at %.0f", p.ID, p.Box.Y, last, below)
			}
			last, below = face, p.Box.Y
		}
		if results > 1 {
			seen++
		}
	})
	if seen == 0 {
		t.Error("no results were offered")
	}
}

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
