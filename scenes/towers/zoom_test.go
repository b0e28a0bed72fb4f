package towers

import (
	"math"
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
func TestTheCloseLookShowsAllStrengths(t *testing.T) { // TS-SCR-2
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
			look, all := whole(boardkit.New(c.m, faces, ink.Standard), info, ink.R(0, 0, c.w, c.h), printedCost(info), printed(info), Kind(info), nil, false)
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

// The picture of a card gives way before its words do: what is printed on a card is written whole wherever it has room without the
// picture, as in the dock below the page with what a match is about.
func TestAPictureGivesWayToWords(t *testing.T) { // TS-HID-2
	_, s := yard(t, engine.Points{}, nil, nil)
	short, bare := 0, 0
	for i := range s.Content.Cards {
		info := &s.Content.Cards[i]
		for _, text := range []float64{1, 1.6} {
			m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: text}
			for _, high := range []float64{160, 178, 200, 240, 300, 400} {
				b := boardkit.New(m, faces, ink.Standard)
				box := ink.R(0, 0, math.Round(218*(1+(text-1)/2)), high)
				in := box.Inset(math.Max(6, b.Px(20)))
				line := printed(info)
				if in.H-b.Line(b.Font(ink.SerifBold, 26)) < saidHigh(b, in.W, info, nil, len(line) > 0) {
					short++
					continue
				}
				look, all := whole(b, info, box, printedCost(info), line, Kind(info), nil, false)
				if !all {
					t.Errorf("%s, %v high, text %v: not all strengths", info.ID, high, text)
				}
				if !slices.ContainsFunc(look, func(op ink.Op) bool { return op.Kind == ink.Picture && op.Name == portraitOf(info) }) {
					bare++
				}
				said := ""
				for _, lost := range ink.Losses(faces, ink.Sheet{Look: look}) {
					t.Errorf("%s, %v high, text %v: %v", info.ID, high, text, lost)
				}
				for _, op := range look {
					if op.Kind == ink.Write && op.Box.Bottom() <= box.Bottom() {
						said += op.Text + " "
					}
				}
				if words := info.Rules().String(); !strings.Contains(strings.Join(strings.Fields(said), " "), strings.Join(strings.Fields(words), " ")) {
					t.Errorf("%s, %v high, text %v: says %q instead of %q", info.ID, high, text, said, words)
				}
			}
		}
	}
	if short == 0 || bare == 0 {
		t.Errorf("%d cards had no room, %d had none for their picture: no size was small enough", short, bare)
	}
}
