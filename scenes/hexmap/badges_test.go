package hexmap

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
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

// TestNumbersOfBlocksGiveClicksToPlaces: the number of blocks of a stack takes no click where it lies over another place that can be picked, the
// half of a hex with what reaches out from it included.
func TestNumbersOfBlocksGiveClicksToPlaces(t *testing.T) {
	over, beside := 0, 0
	for seed, m := range map[uint64]ink.Metrics{2: {W: 1280, H: 720, Device: 1, Text: 1}, 5: {W: 1920, H: 1080, Device: 1, Text: 1}} {
		s, r := begun(t, "full_siege", seed), rules.NewRand(seed)
		for n := range 600 {
			d := s.Decision()
			if d.Over() {
				break
			}
			c := d.Choices[r.IntN(len(d.Choices))]
			if s.Phase == engine.MovementPhase && n%3 == 0 {
				path := table.NewPath(d.Choices, s.Describe)
				for way := path.Way(c); len(way) > 1; way = way[1:] {
					path = path.Click(way[0])
				}
				sc, _ := afar(table.Pose{State: s, Viewer: s.Asker, Mode: table.Asking, Path: path}, m)
				for _, p := range sc.Plan.Board {
					if p.ID.Kind() != "count" {
						continue
					}
					if beside++; overAnother(sc.Plan.Board, path, p) {
						if over++; p.Tip || p.For != "" {
							t.Errorf("seed %d: %s takes clicks of a place beside it", seed, p.ID)
						}
					}
				}
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	if over == 0 || over == beside {
		t.Errorf("%d of %d numbers lie over a place that can be picked", over, beside)
	}
}

// overAnother reports whether a number lies well over a place that can be picked and is not its own.
func overAnother(board []stage.Piece, path table.Path, count stage.Piece) bool {
	id, _, _ := strings.Cut(count.ID.Name(), "/")
	return slices.ContainsFunc(board, func(p stage.Piece) bool {
		return p.ID.Kind() == "place" && p.ID.Name() != id && path.Can(p.ID) && p.Box.Overlaps(count.Box)
	})
}
