package city

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// KU-UPK-7, KU-END-2: the arrival that overruns a location says so, large and at the location; when the end of a turn counts
// what is overrun, all that is is struck, and no dice of an attack lie over it.
func TestOverrunsAreOnStage(t *testing.T) {
	board := New()
	g := load(t)
	r := rand.New(rand.NewPCG(8, 9))
	fell, arrived, counted := 0, 0, 0
	for seed := range uint64(40) {
		s, err := g.New(rules.Setup{Seed: seed + 1})
		if err != nil {
			t.Fatal(err)
		}
		for !s.Decision().Over() {
			d := s.Decision()
			mo := momentOf(s, screens()[0], closed)
			mo.Mode, mo.Next, mo.Choices = table.Playing, nil, nil
			s.Watch(func(e rules.Event) {
				mo.State, mo.Story = s.Clone(), append(mo.Story, e)
				act, ok := New().Act(mo)
				v := s.(*kurth.State).View()
				switch e.Name {
				case "markers_placed":
					over := int(e.M) >= v.OverrunAt && int(e.M-e.N) < v.OverrunAt
					if !ok || !slices.Equal(act.Hits, []rules.Element{e.To}) || over != saysOverrun(act) {
						t.Errorf("%d markers come to %s, now %d: shown %v, as overrun %v", e.N, e.To, e.M, ok, saysOverrun(act))
					}
					if over {
						fell++
					} else {
						arrived++
					}
				case "siege_checked":
					if len(act.Hits) != int(e.N) || ok != (e.N > 0) {
						t.Errorf("of %d overrun locations it strikes %v", e.N, act.Hits)
					}
					if slices.ContainsFunc(board.Layout(mo).Board, func(p stage.Piece) bool { return p.ID == "veil" }) {
						t.Error("the dice lie over the city while it is looked at")
					}
					counted += int(e.N)
				}
			})
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if fell == 0 || arrived == 0 || counted == 0 {
		t.Errorf("%d locations fell, markers came %d times without, %d were counted", fell, arrived, counted)
	}
}

// saysOverrun reports whether what is shown large has the word.
func saysOverrun(a table.Act) bool {
	if a.Draw == nil {
		return false
	}
	look, _ := a.Draw(300, 300)
	return slices.ContainsFunc(look, func(op ink.Op) bool {
		return strings.HasSuffix(op.Text, " is overrun") && strings.ToUpper(op.Text[:1]) == op.Text[:1]
	})
}
