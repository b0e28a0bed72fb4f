package table

import (
	"slices"
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// TestWhatWeighsStaysInSight: where a panel has room, the lines that weigh and that the log does not show any more stand there,
// the newest of them last, each whole and in its order; without room, and without such lines, nothing does.
func TestWhatWeighsStaysInSight(t *testing.T) {
	for _, text := range []float64{0.8, 1, 1.6} {
		k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: text}, Measure: formtest.Faces}
		r := record{looking: -1, turn: rules.Progress{Turn: 1}}
		for i := range 20 {
			r.lines = append(r.lines, match.Line{Entry: i, Turn: 1, Text: rules.Name("", "The Hero misses Greystone Keep."), Weighs: i%3 == 0})
		}
		told := func(box ink.Rect, r record, first int) (list []int) {
			s := sheet{kit: k, marks: stage.Marks{}}
			s.weighty(box, r, first, hands{})
			for _, p := range s.pieces {
				if p.Box.Y < box.Y || p.Box.Bottom() > box.Bottom() {
					t.Errorf("text %v: %s lies at %v of %v", text, p.ID, p.Box, box)
				}
				if n, ok := lineOf(p.ID); ok {
					list = append(list, n)
				}
			}
			if losses := stage.Losses(s.pieces, ink.Rect{}, formtest.Faces); len(losses) > 0 {
				t.Errorf("text %v: %+v", text, losses)
			}
			return list
		}
		box := ink.R(900, 100, 300, 200)
		list := told(box, r, 17)
		if n := len(list); n < 2 || list[n-1] != 15 || list[n-2] != 12 || !slices.IsSorted(list) {
			t.Errorf("text %v: told are %v", text, list)
		}
		if list := told(ink.R(900, 100, 300, 30), r, 17); list != nil {
			t.Errorf("text %v: without room %v are told", text, list)
		}
		if list := told(box, r, 0); list != nil {
			t.Errorf("text %v: %v are told, and the log shows all", text, list)
		}
	}
}

// What hangs down from the dock over the panel leaves none of those lines without the parchment on which they stand.
func TestWhatWeighsIsAwayUnderTheEndOfALesson(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: formtest.Faces}
	r := record{looking: -1, turn: rules.Progress{Turn: 1}}
	for i := range 20 {
		r.lines = append(r.lines, match.Line{Entry: i, Turn: 1, Text: rules.Name("", "The Hero misses Greystone Keep."), Weighs: true})
	}
	for _, over := range []bool{false, true} {
		m := &mentor{of: 3, step: 3, over: over, name: "Suyin", says: []string{"Well done."}}
		if m.say = "Well done."; over {
			m.able = slices.Repeat([]string{"Send an attacker, and see what it meets."}, 8)
		}
		sc := arrange(view{kit: k, board: freePanel{}, record: r, mentor: m})
		hangs := sc.frame.card.H > sc.frame.dock.H
		if _, told := sc.box("table:weighty"); hangs != over || told == over {
			t.Errorf("the lesson is over: %v; its card hangs over the panel: %v, and there lines are told: %v", over, hangs, told)
		}
	}
}

// freePanel is a board with nothing to say in its panel.
type freePanel struct{}

func (freePanel) Wants(ink.Metrics, ink.Measurer) Wants { return Wants{Column: true, Panel: 260} }

func (freePanel) Layout(m Moment) Plan { return Plan{Free: m.Room.Panel} }
