package hexmap

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/table"
)

// All that have won a battle and can regroup to the same place do so by one click on it, where there is room; each of them can still
// be picked alone (AR-REG-1, AR-STK-1).
func TestAllRegroupByOneClick(t *testing.T) {
	seen := 0
	for seed := uint64(1); seed < 40 && seen < 8; seed++ {
		s, r := begun(t, "first_battle", seed), rules.NewRand(seed)
		for d := s.Decision(); !d.Over() && seen < 8; d = s.Decision() {
			if s.Asked == engine.AskRegroup {
				plan := asking(s, "").Plan
				path := table.NewPath(d.Choices, s.Describe)
				m := table.Moment{State: s, Viewer: s.Asker, Mode: table.Asking, Path: path, Choices: path.Left(), Next: path.Next()}
				for _, el := range plan.Series {
					if el.Kind() != "place" {
						continue
					}
					seen++
					try := s.Clone()
					who := map[content.Block]bool{}
					for _, c := range New().Series(m, el) {
						b := content.Block(c.Args[0])
						who[b] = true
						if !path.Can(s.BlockElement(b)) {
							t.Errorf("%s cannot be picked alone", s.BlockElement(b))
						}
						if _, err := try.Apply(c); err != nil {
							t.Errorf("to %s: %v", el, err)
						}
					}
					if len(who) < 2 {
						t.Errorf("to %s goes %v by one click", el, who)
					}
				}
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if seen < 8 {
		t.Errorf("%d places were seen to which several regroup", seen)
	}
}
