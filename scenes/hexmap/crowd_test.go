package hexmap

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// TestWhoRegroupsCanBePicked: after a battle of a large siege each block that can regroup from a whole hex, and the place that was won, keep
// 24 x 24 points with the camera as far away as it goes, however many stand there (AR-REG-1).
func TestWhoRegroupsCanBePicked(t *testing.T) {
	m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	most := 0
	for seed := uint64(1); seed < 16; seed++ {
		s, r := begun(t, "stand_alone", seed), rules.NewRand(seed)
		for d := s.Decision(); !d.Over(); d = s.Decision() {
			if s.Asked == engine.AskRegroup {
				path := table.NewPath(d.Choices, s.Describe)
				sc := table.Lay(New(), table.Pose{State: s, Viewer: s.Asker, Mode: table.Asking, Path: path, Zoom: 1}, m, faces)
				board := slices.Clone(sc.Plan.Board)
				stage.Sort(board)
				blocks := 0
				for _, el := range path.Next() {
					if el.Kind() != "block" && el.Kind() != "place" {
						continue
					}
					if b, ok := s.Content.Find(el.Name()); ok {
						if blocks++; s.Map.At(s.Pieces[b].At).Half != atlas.Whole {
							continue // halves lie nearer to each other than blocks are wide
						}
					}
					if free, ok := stage.Open(board, el); !ok || min(free.W, free.H) < m.MinTarget() {
						t.Errorf("seed %d: %s has %.1f x %.1f free", seed, el, free.W, free.H)
					}
				}
				most = max(most, blocks)
			}
			choices := s.Sensible(nil)
			if r.IntN(3) == 0 {
				choices = d.Choices
			}
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if most < 5 {
		t.Errorf("at most %d blocks could regroup: too few to tell", most)
	}
}
