package table

import (
	"testing"

	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// Where a column has no room for all buttons, those with an icon share its last row, and what has no words left is its
// icon; only if that is not enough, pages are turned. No row is lower than a line of its words.
func TestButtonsWithIconsShareARow(t *testing.T) {
	offered := []chip{{id: "button:pass", label: "Pass for this turn"}, {id: idAgain, label: "See again", icon: "kit/eye"}, {id: idAsks, label: "When to ask me", icon: "kit/settings"}}
	for text, pages := range map[float64]int{1: 0, 1.6: 3} { // in the usual type the icons find room beside the words
		k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: text}, Measure: formtest.Faces}
		s := sheet{kit: k, marks: stage.Marks{}}
		const width, gap = 220, 8
		one := s.chipHeight(offered[0], width)
		for _, c := range []struct {
			room        float64
			rows, pages int
		}{{1000, 3, 0}, {2.6*one + gap, 2, 0}, {one + gap, 1, pages}} {
			s.pages = 0
			rows := s.page(offer{chips: offered}, width, c.room, gap)
			if len(rows) != c.rows || s.pages != c.pages {
				t.Errorf("text %v, room %v: %d rows, %d pages; want %d, %d", text, c.room, len(rows), s.pages, c.rows, c.pages)
			}
			for _, row := range rows {
				if least := s.chipHeight(chip{label: "M"}, width); row.h < least {
					t.Errorf("text %v, room %v: a row of %v px, where a line needs %v", text, c.room, row.h, least)
				}
			}
			if c.rows == 2 && c.pages == 0 {
				last := rows[1].chips
				if len(last) != 2 || !last[1].bare {
					t.Errorf("text %v: the last row is %v", text, last)
				}
			}
		}
	}
}

// Two choices stand in sight where there is room for two rows: what the table itself offers lies beside the last of them, or gives way to it
// if it is to see what happened again or to settle when one is asked: how strong a choice is stays there. Nothing is a page away then.
func TestWhatTheTableOffersGivesWayToChoices(t *testing.T) {
	s := narrowSheet()
	const width, gap = 220, 8
	for last, icons := range map[string]int{"Give up": 2, "Give up the whole attack": 0} {
		offered := []chip{{id: "button:a", label: "Stone Throws at several"}, {id: "button:b", label: last}, {id: idAgain, label: "See again", icon: "kit/eye"}, {id: idAsks, label: "When to ask me", icon: "kit/settings"}}
		s.pages = 0
		rows := s.page(offer{chips: offered}, width, 2*s.chipHeight(offered[0], width)+gap, gap)
		if s.pages != 0 || len(rows) != 2 || rows[0].chips[0].id != "button:a" || rows[1].chips[0].id != "button:b" || len(rows[1].chips) != 1+icons {
			t.Errorf("beside %q: %d pages, rows %v", last, s.pages, rows)
		}
	}
	strength := []chip{{id: "button:a", label: "Stone Throws at several"}, {id: "button:b", label: "Give up the whole attack"}, {id: idAgain, label: "See again", icon: "kit/eye"},
		{id: "dial:less", label: "Weaker: 2 power for a roll of 20", icon: "kit/minus"}, {id: "dial:more", label: "Stronger: 4 power for a roll of 30", icon: "kit/plus"}}
	if s.pages = 0; s.page(offer{chips: strength}, width, 2*s.chipHeight(strength[0], width)+gap, gap) != nil && s.pages == 0 {
		t.Error("how strong a choice is has given way, and no page has it")
	}
}

// Two short choices stand side by side before a page is turned: what ends a turn is always in sight.
func TestShortChoicesStandSideBySide(t *testing.T) {
	offered := []chip{{id: "button:combat", label: "To Combat"}, {id: "button:end", label: "End turn"}, {id: idAgain, label: "See again", icon: "kit/eye"}, {id: idAsks, label: "When to ask me", icon: "kit/settings"}}
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: formtest.Faces}
	s := sheet{kit: k, marks: stage.Marks{}}
	const width, gap = 220, 8
	rows := s.page(offer{chips: offered}, width, 2.6*s.chipHeight(offered[0], width)+gap, gap)
	if len(rows) != 2 || len(rows[0].chips) != 2 || len(rows[1].chips) != 2 || s.pages != 0 {
		t.Errorf("%d pages, rows %v", s.pages, rows)
	}
	box := ink.R(0, 0, width, rows[0].h)
	s.chipRow(rows[0], box, gap, hands{})
	for i, p := range s.pieces {
		if p.Box.Intersect(box) != p.Box || i > 0 && p.Box.Overlaps(s.pieces[0].Box) {
			t.Errorf("%s lies at %v", p.ID, p.Box)
		}
	}
}

// A third short choice stands in a row of its own above those with an icon.
func TestAnOddChoiceStandsAboveTheIcons(t *testing.T) {
	offered := []chip{{id: "button:a", label: "Storm"}, {id: "button:b", label: "Support"}, {id: "button:c", label: "Hold Ground"}, {id: idAgain, label: "See again", icon: "kit/eye"}}
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: formtest.Faces}
	s := sheet{kit: k, marks: stage.Marks{}}
	rows := s.paired(offered, 220, 8)
	if len(rows) != 3 || len(rows[0].chips) != 2 || rows[1].chips[0].label != "Hold Ground" || rows[2].chips[0].id != idAgain {
		t.Errorf("the rows are %v", rows)
	}
}

// narrowSheet is a sheet for a window.
func narrowSheet() *sheet {
	return &sheet{kit: form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: formtest.Faces}, marks: stage.Marks{}}
}

// Choices side by side are as wide as each other, where all of them fit so; what the table itself offers keeps its width.
func TestChoicesSideBySideAreEquallyWide(t *testing.T) {
	s := narrowSheet()
	row := chipRow{chips: []chip{{id: "button:storm", label: "Storm"}, {id: "button:support", label: "Support"}, {id: "button:hold_ground", label: "Hold Ground"}}, h: 40}
	s.chipRow(row, ink.R(0, 0, 420, 40), 10, hands{})
	wide := map[float64]bool{}
	for _, p := range s.pieces {
		wide[p.Box.W] = true
	}
	if len(s.pieces) != 3 || len(wide) != 1 {
		t.Errorf("they are %v wide", wide)
	}
	chips := append(row.chips, chip{id: idAgain, label: "See again", icon: "kit/eye"})
	widths, total := s.stripWidths(chips, 2000, 10)
	even := s.evened(chips, widths, total, 2000)
	if even[0] != even[1] || even[1] != even[2] || even[3] != widths[3] || even[2] != widths[2] {
		t.Errorf("in the strip they are %v wide, alone %v", even, widths)
	}
	if kept := s.evened(chips, widths, total, total+1); kept[0] != widths[0] {
		t.Errorf("where they do not fit so they are %v wide, not %v", kept, widths)
	}
}

// No buttons take no row, however little room is left for them: the program stopped over it.
func TestNoButtonsNeedNoRoom(t *testing.T) {
	for _, room := range []float64{200, 10, 0, -1, -200} {
		s := sheet{kit: form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}}
		if rows := s.page(offer{}, 220, room, 8); len(rows) != 0 {
			t.Errorf("%v pixels hold %d rows of nothing", room, len(rows))
		}
	}
}
