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
	for _, text := range []float64{1, 1.6} {
		k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: text}, Measure: formtest.Faces}
		s := sheet{kit: k, marks: stage.Marks{}}
		const width, gap = 220, 8
		one := s.chipHeight(offered[0], width)
		for _, c := range []struct {
			room        float64
			rows, pages int
		}{{1000, 3, 0}, {2.6*one + gap, 2, 0}, {one + gap, 1, 3}} {
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
