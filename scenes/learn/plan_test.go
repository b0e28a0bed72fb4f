package learn

import (
	"testing"

	"portcullis/game/lesson"
	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/kit/kittest"
)

func plans(t testing.TB) formtest.Plans {
	all := formtest.Plans{}
	for name, m := range models() {
		all.Add("learn "+name, func(k form.Toolkit) []form.Item { return plan(k, m) })
	}
	return all
}

func TestFitsEverywhere(t *testing.T) { formtest.Fit(t, plans(t)) }

func TestElementsAreTheGoldenOnesAndAreReached(t *testing.T) { formtest.Check(t, plans(t)) }

// models are the lists of lessons: none, not begun, left on the way, done.
func models() map[string]model {
	of := func(n int, rows ...row) course {
		c := course{Game: kittest.Games()[n]}
		for i, r := range rows {
			r.Lesson = &lesson.Lesson{ID: string(rune('a' + i)), Game: c.Game.ID, Title: "The last three hours", Minutes: 1 + 4*i,
				Able: []string{"Walk to good odds, and attack", "Mend a near miss with Mana", "Count what is overrun before a turn ends"}}
			r.Mentor, r.Face = "Old Bram Hollowell", "opponents/kurth-bram"
			c.Rows = append(c.Rows, r)
		}
		return c
	}
	return map[string]model{
		"none": {},
		"one":  {Courses: []course{of(0, row{})}},
		"left": {Courses: []course{of(0, row{Left: "a.siege"}, row{Done: true, Left: "b.siege"})}},
		"all":  {Courses: []course{of(0, row{Done: true}), of(1, row{}, row{}, row{Done: true}), of(2, row{}, row{})}},
	}
}
