package citadel

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// BS-TBL-4: the names of the cards on a hero's sheet are whole, no word of them broken.
func TestNoWordOfACardIsBroken(t *testing.T) {
	for _, m := range []ink.Metrics{{W: 1920, H: 1080, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}} {
		moment := table.Moment{State: begun(t, 1), Metrics: m, Measure: faces}
		l, ok := newLayout(New(), &moment)
		if !ok {
			t.Fatal("no layout")
		}
		w := min(float64(m.W)*0.49, 800)
		for design := range l.set.Cards {
			l.Heroes[0].Slots[0].Card = design
			b := l.Fresh()
			l.sheetCards(b, ink.R(0, 0, w, w*0.32), 0)
			i := slices.IndexFunc(b.List, func(op ink.Op) bool { return op.Text == l.set.Cards[design].Name })
			if i < 0 {
				t.Errorf("%v: %s is not named", m, l.set.Cards[design].Name)
				continue
			}
			op := b.List[i]
			for word := range strings.FieldsSeq(op.Text) {
				if op.Wrap && faces.Width(op.Font, word) > op.Box.W {
					t.Errorf("%v: %q is broken within a word", m, op.Text)
				}
			}
		}
	}
}

// BS-CRD-1 BS-TBL-1: every card is shown with all its words, no larger than they need, so that the board about it stays in sight.
func TestACardIsShownNoLargerThanItsWordsNeed(t *testing.T) {
	for _, m := range []ink.Metrics{{W: 1920, H: 1080, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}} {
		moment := table.Moment{State: begun(t, 1), Metrics: m, Measure: faces}
		l, ok := newLayout(New(), &moment)
		if !ok {
			t.Fatal("no layout")
		}
		w, h := float64(m.W)*0.9, float64(m.H)*0.75
		small := 0
		for i := range l.set.Cards {
			d := &l.set.Cards[i]
			list, size, drawn := New().Zoom(moment, rules.Element("card:"+d.ID), w, h)
			if !drawn || size.W > w || size.H > h {
				t.Errorf("%v: %s takes %v", m, d.Name, size)
			}
			if size.H < h*0.75 {
				small++
			}
			for _, op := range list {
				if op.Kind == ink.Write && !op.Fits(faces) {
					t.Errorf("%v: on %s %q does not fit", m, d.Name, op.Text)
				}
			}
			if m.Text == 1 && !l.roomy(l.Fresh(), size, d) {
				t.Errorf("%v: %s at %v has no room for its words", m, d.Name, size)
			}
		}
		if m.Text == 1 && small < len(l.set.Cards)/2 {
			t.Errorf("%v: only %d of %d cards leave the board in sight", m, small, len(l.set.Cards))
		}
	}
}
