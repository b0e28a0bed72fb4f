package hexmap

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/table"
)

// All who must leave a lost battle retreat by one click on a place that has room for all of them, which has an arrow.
func TestAllWhoMustLeaveRetreatByOneClick(t *testing.T) { // AR-RET-8 AR-STK-1
	seen := 0
	for seed := uint64(1); seed < 80 && seen < 4; seed++ {
		s, r := begun(t, []string{"first_battle", "lamplit_way"}[seed%2], seed), rules.NewRand(seed)
		for d := s.Decision(); !d.Over(); d = s.Decision() {
			if s.Asked == engine.AskWithdrawal {
				m := table.Moment{State: s, Viewer: s.Asker, Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe), Choices: d.Choices}
				for el, list := range New().begin(m).groups {
					seen++
					to, _ := s.Map.Find(el.Name())
					leavesBy(t, s, New().Series(m, el), to, len(list))
					if sc := asking(s, ""); !slices.Contains(sc.Plan.Series, el) || New().Guide(m) == "" {
						t.Errorf("nothing tells that all can go to %s", el)
					} else if _, arrow := trayed(sc, "way:"+el); !arrow {
						t.Errorf("no arrow leads all to %s", el)
					}
				}
			}
			c := d.Choices[r.IntN(len(d.Choices))]
			if s.Asked == engine.AskAction {
				c = d.Choices[len(d.Choices)-1] // hold
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	if seen == 0 {
		t.Error("nobody could leave together")
	}
}

// leavesBy plays a series of retreats as the table does and looks whether so many blocks have come to a place by it.
func leavesBy(t *testing.T, s rules.State, list []rules.Choice, to atlas.Place, n int) {
	t.Helper()
	after := s.Clone()
	for _, c := range list {
		if d := after.Decision(); d.Kind != "withdrawal" || !slices.Contains(d.Choices, c) {
			break
		}
		if _, err := after.Apply(c); err != nil {
			t.Fatal(err)
		}
	}
	came := 0
	for _, c := range list {
		if p := &after.(*argot.State).Pieces[content.Block(c.Args[0])]; p.At == to && p.InPlay() {
			came++
		}
	}
	if came != n || n < 2 {
		t.Errorf("%d of %d have come to %d", came, n, to)
	}
}
