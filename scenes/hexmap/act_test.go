package hexmap

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/advice"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// TestAFallenGateIsShownLarge: a fortification that others bring down is shown with where it stood, and of what happens every
// turn nothing is.
func TestAFallenGateIsShownLarge(t *testing.T) { // AR-FRT-5
	fell, other := 0, 0
	for seed := uint64(1); seed < 5; seed++ {
		s := begun(t, "first_battle", seed)
		for !s.Decision().Over() {
			events, err := s.Apply(advice.Sensible(s.State, nil)[0])
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range events {
				m := table.Moment{State: s, Viewer: 0, Mode: table.Playing, Story: []rules.Event{e}, Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}
				act, ok := New().Act(m)
				switch {
				case ok != (e.Name == "gate_fell" || e.Name == "train_captured"):
					t.Errorf("%s is shown large: %v", e.Name, ok)
				case !ok:
					other++
				default:
					fell++
					if list, box := act.Draw(400, 300); len(list) == 0 || box.Empty() || !slices.Equal(act.Hits, []rules.Element{e.Subject}) {
						t.Errorf("%s is shown at %v in %v", e.Name, act.Hits, box)
					}
				}
			}
		}
	}
	if fell == 0 || other == 0 {
		t.Errorf("%d were shown large, %d not", fell, other)
	}
}
