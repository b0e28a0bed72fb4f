package towers

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Who can save a creature that has been struck is told that it dies else, and no odds of the blow that has struck stand beside that; nor beside the
// question whether to strike back (TS-RUL-58, TS-RIP-1).
func TestNoOddsOfABlowThatHasStruck(t *testing.T) {
	size, saves := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, 0
	for seed := uint64(1); seed < 80 && saves < 2; seed++ {
		state, err := load(t).New(rules.Setup{Seats: 2, Seed: seed, Options: map[string]string{"mages": "first_game"}})
		if err != nil {
			t.Fatal(err)
		}
		s, r := state.(*towersiege.State), rules.NewRand(seed)
		for range 500 {
			d := s.Decision()
			if d.Over() {
				break
			}
			if s.Asked == engine.AskSave || s.Asked == engine.AskRiposte {
				sc := table.Lay(New(), table.Pose{State: s, Viewer: s.Asker, Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)}, size, faces)
				said := strings.Join(textsOf(sc, "declared"), " ")
				if strings.Contains(said, " hits ") || strings.Contains(said, " withstands ") {
					t.Errorf("after the blow the dock says %q", said)
				}
				if s.Asked == engine.AskSave {
					if saves++; !strings.Contains(said, "The blow has struck.") {
						t.Errorf("who can save somebody is told %q", said)
					}
				}
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if saves == 0 {
		t.Error("nobody could be saved")
	}
}
