package citadel

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// What the panel of the round says it says to its end: no line leads on to one for which there is no room.
func TestTheRoundSaysNothingByHalves(t *testing.T) {
	seen := 0
	visit(t, 400, func(s *bsieged.State, _ rules.Choice) {
		if seen++; seen%20 != 0 {
			return
		}
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {2560, 1440}} {
			for _, scale := range []float64{1, 1.3, 1.6} {
				m := ink.Metrics{W: size[0], H: size[1], Device: 1, Text: scale}
				for _, p := range table.Lay(New(), table.Pose{State: s, Mode: table.Asking}, m, faces).Pieces {
					if p.ID.Kind() != "round" {
						continue
					}
					last, fed := "", false
					for _, op := range p.Look {
						if op.Kind == ink.Write {
							last, fed = op.Text, fed || strings.Contains(op.Text, "Food")
						}
					}
					if !fed && scale == 1 { // BS-SEA-2, BS-SEA-4: in Winter too
						t.Fatalf("at %dx%d and %.0f %% it says nothing of Food", m.W, m.H, scale*100)
					}
					if strings.HasSuffix(last, ":") || strings.HasSuffix(last, ",") {
						t.Fatalf("at %dx%d and %.0f %% it ends with %q", m.W, m.H, scale*100, last)
					}
				}
			}
		}
	})
}
