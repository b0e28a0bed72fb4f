package hexmap

import (
	"testing"

	"portcullis/rules"
)

// AR-VIC-2: in every scenario each location of the objective is marked on the map, from the set-up on.
func TestTheObjectiveIsMarked(t *testing.T) {
	for _, scenario := range []string{"first_battle", "full_siege", "campaign", "stand_alone", "lamplit_way"} {
		s, marked := begun(t, scenario, 1), map[rules.Element]bool{}
		for _, p := range asking(s, "").Plan.Board {
			marked[p.ID] = true
		}
		for p := range s.Scenario().Objective.All() {
			for _, kind := range []rules.Element{"goal:", "flag:"} {
				if id := kind + rules.Element(s.Map.At(p).ID); !marked[id] {
					t.Errorf("%s: %s is missing", scenario, id)
				}
			}
		}
	}
}
