package towers

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/table"
)

// The large button does not stake the last point of a Tower with the Mage inside where a creature can defend that is lost less than
// twice as likely; of a Tower with more points it may (TS-TWR-17).
func TestTheLargeButtonSparesTheLastPointOfTheTower(t *testing.T) {
	_, s := yard(t, engine.Points{0, 0}, []string{"hero"}, []string{"hero"})
	for _, verb := range []rules.Verb{engine.EnterCombat, engine.Declare, engine.Ready, engine.Assault} {
		if i := slices.IndexFunc(s.Decision().Choices, func(c rules.Choice) bool { return c.Verb == verb }); i >= 0 {
			if _, err := s.Apply(s.Decision().Choices[i]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if s.Asked != engine.AskDefender || s.Asker != 1 {
		t.Fatalf("seat %d is asked %d", s.Asker, s.Asked)
	}
	tower := s.Tower(1)
	by := rules.Choice{Verb: engine.Defend, Args: [4]int16{int16(tower.ID)}}
	for _, points := range []int8{2, 1} {
		tower.Points = points
		l, _ := begin(&table.Moment{State: s, Measure: faces, Viewer: 1, Mode: table.Asking, Path: table.Offered(s)})
		l.Choices = s.Decision().Choices
		if got := l.sparesTower(by); (got == by) != (points > 1) {
			t.Errorf("of %d points: %q", points, s.Describe(got).Sentence)
		}
	}
}
