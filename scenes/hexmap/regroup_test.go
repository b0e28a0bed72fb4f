package hexmap

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/words"
	"portcullis/scenes/table"
)

// All that have won a battle and can regroup to the same place do so by one click on it, where there is room; each of them can still
// be picked alone (AR-REG-1, AR-STK-1).
func TestAllRegroupByOneClick(t *testing.T) {
	seen, cost := 0, [2]int{}
	for seed := uint64(1); seed < 40 && (seen < 8 || cost[0]*cost[1] == 0); seed++ {
		s, r := begun(t, "first_battle", seed), rules.NewRand(seed)
		for d := s.Decision(); !d.Over(); d = s.Decision() {
			if s.Asked == engine.AskRegroup {
				plan := asking(s, "").Plan
				for seat := range rules.Seat(2) { // what a battle has cost is told of both sides
					fallen := 0
					for b := range content.Block(content.BlockCount) {
						if p := &s.Pieces[b]; p.Status == engine.Eliminated && p.Has(engine.Fought) && engine.SeatOf(p.Party) == seat {
							fallen++
						}
					}
					if says := strings.Contains(plan.Reading, words.Seat(seat).String()+" lost "); says != (fallen > 0) {
						t.Errorf("seat %d lost %d blocks, and it is told %q", seat, fallen, plan.Reading)
					}
					if fallen > 0 {
						cost[seat]++
					}
				}
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
	if cost[0] == 0 || cost[1] == 0 {
		t.Errorf("blocks of %v battles fell, by seat: too few to tell", cost)
	}
	if seen < 8 {
		t.Errorf("%d places were seen to which several regroup", seen)
	}
}
