package wartracks

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// Where a side can be struck all of its panel is lit, and all of it takes the click: its piles and its hand too, and what says on
// the battlefield what the blow would cost.
func TestAPanelThatCanBeStruckTakesTheClick(t *testing.T) { // ST-STO-10
	const seat = rules.Element("seat:1")
	m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	seen := 0
	visit(t, rules.Setup{}, 12, func(_ *siegestorm.State, _ []rules.Event, s *siegestorm.State, _ rules.Choice) {
		d := s.Decision()
		if d.Over() || d.Seats.First() != 0 || !slices.ContainsFunc(d.Choices, func(c rules.Choice) bool { return s.Describe(c).Path[0] == seat }) {
			return
		}
		sc := table.Lay(New(), table.Pose{State: s.Clone(), Viewer: 0, Mode: table.Asking, Path: table.Offered(s)}, m, faces)
		for _, id := range []rules.Element{seat, "resources:1", "casualties:1", "heal:1", "chip:aim/side-1"} {
			i := slices.IndexFunc(sc.Pieces, func(p stage.Piece) bool { return p.ID == id })
			if i < 0 {
				continue
			}
			x, y := sc.Pieces[i].Box.Center()
			if hit := stage.Hit(sc.Pieces, x, y); hit < 0 || sc.Pieces[hit].Means() != seat {
				t.Errorf("a click in the middle of %s hits %s, not the side", id, sc.Pieces[max(0, hit)].ID)
			}
			seen++
		}
	})
	if seen == 0 {
		t.Fatal("nobody could be struck")
	}
}
