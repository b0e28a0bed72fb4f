package hexmap

import (
	"testing"

	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// TestBadgesAreLegibleAndApart: numbers on the maps are no smaller than can be read, and none covers another: strengths of gates,
// numbers of blocks, turns of an objective, chances, costs and steps that blocks lack.
func TestBadgesAreLegibleAndApart(t *testing.T) {
	badges := map[string]int{}
	for _, size := range [...]ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1}} {
		for _, list := range asked(t) {
			for _, s := range list {
				d := s.Decision()
				if d.Over() {
					continue
				}
				sc := table.Lay(New(), table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)}, size, faces)
				badgesApart(t, sc, size, badges)
			}
		}
	}
	for _, kind := range [...]string{"strength", "count", "flag", "chance", "cost", "wound"} {
		if badges[kind] == 0 {
			t.Errorf("no %s was seen", kind)
		}
	}
}

// badgesApart holds the badges of a screen against each other.
func badgesApart(t *testing.T, sc table.Screen, size ink.Metrics, seen map[string]int) {
	t.Helper()
	var badges []stage.Piece
	for _, p := range sc.Plan.Board {
		switch p.ID.Kind() {
		case "strength", "count", "flag", "chance", "cost", "wound":
		default:
			continue
		}
		seen[p.ID.Kind()]++
		for _, op := range p.Look {
			if op.Kind == ink.Write && p.ID.Kind() != "wound" && op.Font.Size < leastBadge*size.Device*0.99 {
				t.Errorf("%dx%d: %s is written in %.1f", size.W, size.H, p.ID, op.Font.Size)
			}
		}
		for _, o := range badges {
			if o.Box.Inset(1).Overlaps(p.Box.Inset(1)) {
				t.Errorf("%dx%d: %s at %v lies on %s at %v", size.W, size.H, p.ID, p.Box, o.ID, o.Box)
			}
		}
		badges = append(badges, p)
	}
}
