package citadel

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// What an Event closes bears a lock, and so does the Catapult while another hero is on it; nothing else does (BS-CON-V-forbid, BS-CAT-2).
func TestClosedPlacesAreMarked(t *testing.T) {
	b, marked := New(), map[string]int{}
	m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	each(t, func(s *bsieged.State) {
		d := s.Decision()
		closed := map[rules.Element]bool{}
		for _, c := range s.View().Closed {
			closed[c.At] = true
		}
		plan := table.Lay(b, table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)}, m, faces).Plan
		for _, p := range plan.Board {
			el := p.ID
			switch el.Kind() {
			case "target":
				el = rules.Element("zone:" + el.Name())
			case "building", "catapult":
			default:
				continue
			}
			locked := slices.ContainsFunc(p.Look, func(op ink.Op) bool { return op.Name == "kit/lock" })
			if locked != closed[el] {
				t.Errorf("%s is closed: %v, and has a lock: %v", el, closed[el], locked)
			}
			if locked {
				marked[el.Kind()]++
			}
		}
	})
	if marked["building"] == 0 || marked["catapult"] == 0 {
		t.Errorf("too few were closed: %v", marked)
	}
}
