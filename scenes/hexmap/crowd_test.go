package hexmap

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// TestWhoRegroupsCanBePicked: after a battle of a large siege each block that can regroup from a whole hex, and the place that was won, keep
// 24 x 24 points with the camera as far away as it goes, however many stand there and beside it (AR-REG-1).
func TestWhoRegroupsCanBePicked(t *testing.T) {
	most := 0
	for _, seed := range [...]uint64{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 28, 73, 80, 94} {
		wander(t, "stand_alone", seed, func(s *argot.State) {
			if s.Asked == engine.AskRegroup {
				path := table.NewPath(s.Decision().Choices, s.Describe)
				most = max(most, handy(t, s, path, seed))
				for _, first := range path.Next() { // where it goes
					if first.Kind() == "block" {
						handy(t, s, path.Click(first), seed)
					}
				}
			}
		})
	}
	if most < 5 {
		t.Errorf("at most %d blocks could regroup: too few to tell", most)
	}
}

// TestWhatCanBeClickedKeepsItsRoom: so it is with all places, and with blocks in whole hexes, whatever is asked.
func TestWhatCanBeClickedKeepsItsRoom(t *testing.T) {
	for seed, scenario := range map[uint64]string{8: "campaign", 19: "full_siege"} {
		blocks := 0
		wander(t, scenario, seed, func(s *argot.State) {
			if s.Asked != engine.AskPlacement {
				blocks += handy(t, s, table.NewPath(s.Decision().Choices, s.Describe), seed)
			}
		})
		if blocks == 0 {
			t.Errorf("%s: no block could be picked", scenario)
		}
	}
}

// wander plays a match by sensible and by random choices, and shows each position.
func wander(t *testing.T, scenario string, seed uint64, f func(*argot.State)) {
	t.Helper()
	s, r := begun(t, scenario, seed), rules.NewRand(seed)
	for d := s.Decision(); !d.Over(); d = s.Decision() {
		f(s)
		choices := s.Sensible(nil)
		if r.IntN(3) == 0 {
			choices = d.Choices
		}
		if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
			t.Fatal(err)
		}
	}
}

// handy checks that blocks of whole hexes and places that can be clicked have room for that, and counts the blocks.
func handy(t *testing.T, s *argot.State, path table.Path, seed uint64) (blocks int) {
	t.Helper()
	m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	if seed%2 == 0 {
		m = ink.Metrics{W: 1024, H: 640, Device: 1, Text: 1.6}
	}
	board := slices.Clone(table.Lay(New(), table.Pose{State: s, Viewer: s.Asker, Mode: table.Asking, Path: path, Zoom: 1}, m, faces).Plan.Board)
	stage.Sort(board)
	for _, el := range path.Next() {
		if b, ok := s.Content.Find(el.Name()); ok {
			if at := s.Pieces[b].At; at == atlas.Nowhere || s.Map.At(at).Half != atlas.Whole {
				continue // halves lie nearer to each other than blocks are wide
			}
			blocks++
		}
		if el.Kind() != "block" && el.Kind() != "place" || !slices.ContainsFunc(board, func(p stage.Piece) bool { return p.ID == el }) {
			continue
		}
		if free, ok := stage.Open(board, el); !ok || min(free.W, free.H) < m.MinTarget() {
			t.Errorf("seed %d, after %v: %s has %.1f x %.1f free", seed, path.Chosen(), el, free.W, free.H)
		}
	}
	return blocks
}
