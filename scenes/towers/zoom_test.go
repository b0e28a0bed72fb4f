package towers

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// The close look shows all strengths of a card, at every size of screen; where a small card has too little room it says how many more
// there are.
func TestTheCloseLookShowsAllStrengths(t *testing.T) {
	_, s := yard(t, engine.Points{}, nil, nil)
	for _, id := range []string{"power_blast", "hill_giant", "blood_lust"} {
		card, ok := s.Content.Find(id)
		if !ok {
			t.Fatal(id)
		}
		info := s.Content.At(card)
		for _, c := range []struct {
			m    ink.Metrics
			w, h float64
			all  bool
		}{
			{ink.Metrics{W: 1024, H: 640, Device: 1, Text: 1}, 288, 480, true},
			{ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, 324, 540, true},
			{ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1.6}, 324, 540, false},
			{ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, 218, 290, false},
		} {
			look, all := whole(boardkit.New(c.m, faces, ink.Standard), info, ink.R(0, 0, c.w, c.h), printed(info), Kind(info), nil)
			more := slices.ContainsFunc(look, func(op ink.Op) bool { return op.Kind == ink.Write && strings.Contains(op.Text, " more") })
			if c.all && !all || all == more {
				t.Errorf("%s on %v shows all strengths: %v, says that there are more: %v", id, c.m, all, more)
			}
		}
		look, box, ok := New().Zoom(table.Moment{State: s, Viewer: 0, Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1.6}, Measure: faces}, s.CardElement(card), 1024, 540)
		if !ok || box.W > 1024 || slices.ContainsFunc(look, func(op ink.Op) bool { return op.Kind == ink.Write && strings.Contains(op.Text, " more: ") }) {
			t.Errorf("%s in large text: shown %v on %v, or not whole", id, ok, box)
		}
	}
}
