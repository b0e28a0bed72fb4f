package hexmap

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// TestNumbersKeepOffBlocks: no number of a hex, and none of where a tunnel leads, is written over a block, whatever is spread.
func TestNumbersKeepOffBlocks(t *testing.T) {
	s, err := game(t).New(rules.Setup{Seed: 3, Options: map[string]string{"scenario": "full_siege"}})
	if err != nil {
		t.Fatal(err)
	}
	r, seen := rules.NewRand(3), 0
	for n := range 400 {
		choices := s.Decision().Choices
		if len(choices) == 0 {
			break
		}
		if n%20 == 0 {
			viewer := s.Decision().Seats.First()
			sc := table.Lay(New(), table.Pose{State: s, Viewer: viewer, Mode: table.Asking, Path: table.Offered(s)}, ink.Metrics{W: 3840, H: 2160, Device: 1, Text: 1}, faces)
			var blocks []stage.Piece
			for _, p := range sc.Plan.Board {
				if strings.HasPrefix(string(p.ID), "block:") || strings.HasPrefix(string(p.ID), "back:") {
					blocks = append(blocks, p)
				}
			}
			for _, names := range sc.Plan.Board {
				if names.ID.Kind() != "names" {
					continue
				}
				for _, op := range names.Look {
					if op.Kind != ink.Write || !strings.ContainsAny(op.Text, "0123456789") {
						continue
					}
					seen++
					box := op.Box.Shift(names.Box.X, names.Box.Y)
					for _, b := range blocks {
						if b.Box.Overlaps(box) {
							t.Errorf("after %d choices: %q at %v lies over %s at %v", n, op.Text, box, b.ID, b.Box)
						}
					}
				}
			}
		}
		if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
			t.Fatal(err)
		}
	}
	if seen == 0 {
		t.Error("no number was written")
	}
}

// Where the map is near, each fortification is named beside it, off all blocks.
func TestGatesAreNamed(t *testing.T) {
	s, err := game(t).New(rules.Setup{Seed: 3, Options: map[string]string{"scenario": "first_battle"}})
	if err != nil {
		t.Fatal(err)
	}
	sc := table.Lay(New(), table.Pose{State: s, Viewer: s.Decision().Seats.First(), Mode: table.Asking, Path: table.Offered(s)}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
	for _, p := range sc.Plan.Board {
		if p.ID != "names:over" {
			continue
		}
		for _, op := range p.Look {
			if op.Kind == ink.Write && op.Text == "North Gate" {
				return
			}
		}
	}
	t.Error("North Gate is not named on the map")
}
