package towers

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Once the first of several shots is aimed, the large button sends all that are left to the same target, in one click (TS-CMB-10).
func TestShotsGoOnAtTheirTarget(t *testing.T) {
	g, seen := load(t), 0
	for seed := uint64(1); seed < 60 && seen < 3; seed++ {
		state, err := g.New(rules.Setup{Seats: 2, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		s, r := state.(*towersiege.State), rules.NewRand(seed)
		for range 400 {
			d := s.Decision()
			if d.Over() {
				break
			}
			path := table.Offered(s)
			m := table.Moment{State: s, Mode: table.Asking, Path: path, Viewer: s.Asker, Next: path.Next(), Choices: path.Left(), Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}
			if l, ok := begin(&m); ok && s.Asked == engine.AskTargets {
				if c, left, again := l.aimedAgain(); again {
					seen++
					sc := table.Lay(New(), table.Pose{State: s, Viewer: s.Asker, Mode: table.Asking, Path: path}, m.Metrics, faces)
					if sc.Main != primaryPiece || !slices.Contains(sc.Plan.Series, primaryPiece) {
						t.Errorf("the large button is %s", sc.Main)
					}
					list := New().Series(m, primaryPiece)
					if len(list) != left {
						t.Errorf("%d shots are left, and %d are sent", left, len(list))
					}
					copied := s.Clone()
					for _, o := range list {
						if _, err := copied.Apply(o); err != nil || o != c {
							t.Errorf("%v: %v", o, err)
						}
					}
				}
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if seen < 3 {
		t.Errorf("%d volleys: too few to tell", seen)
	}
}
