package towers

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Where nothing is foretold, the panel leaves room for the latest rolls and losses, at all sizes; while it shows a card it leaves
// none.
func TestAnIdlePanelLeavesRoom(t *testing.T) {
	m, err := load(t).New(rules.Setup{Seed: 3, Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	s, dice := m.(*towersiege.State), rules.NewRand(3)
	for s.Asked != engine.AskMain || s.Round < 2 {
		choices := s.Decision().Choices
		if _, err := s.Apply(choices[dice.IntN(len(choices))]); err != nil {
			t.Fatal(err)
		}
	}
	for _, size := range []ink.Metrics{{W: 1280, H: 720, Text: 1}, {W: 1024, H: 640, Text: 1}, {W: 1280, H: 720, Text: 1.6}} {
		size.Device = 1
		pose := table.Pose{State: s, Viewer: s.Turn, Mode: table.Asking, Path: table.Offered(s)}
		sc := table.Lay(New(), pose, size, faces)
		if free := sc.Plan.Free; free.H < 90 || free.W < 170 {
			t.Errorf("%dx%d, text %v: %v is free", size.W, size.H, size.Text, free)
		}
		pose.Sheet = cardSheet
		if sc := table.Lay(New(), pose, size, faces); !sc.Plan.Free.Empty() {
			t.Errorf("%v is free beside a card", sc.Plan.Free)
		}
	}
}
