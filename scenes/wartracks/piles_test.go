package wartracks

import (
	"testing"

	"portcullis/rules/siegestorm"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// TestNamesOfPilesAreWhole: every side has cards of all kinds, removed ones too, and no name of a pile is cut.
func TestNamesOfPilesAreWhole(t *testing.T) {
	g := load(t)
	for name, setup := range setups() {
		s, err := g.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1.6}, {W: 1024, H: 640, Device: 1, Text: 1.6}} {
			moment := table.Moment{State: s, Viewer: 0, Mode: table.Ended, Metrics: m, Measure: faces, Room: screen(s.(*siegestorm.State), m).Room}
			l, _ := newLayout(&moment)
			for i := range l.Sides {
				if side := &l.Sides[i]; side.Removed == nil {
					card := siegestorm.CardView{Number: 900 + i, Element: elementOf("card", 900+i), Card: &g.Set().Cards[0]}
					side.Removed, side.Casualties, side.Heal = []siegestorm.CardView{card}, []siegestorm.CardView{card}, []siegestorm.CardView{card}
				}
			}
			l.all()
			seen := 0
			for _, list := range [][]stage.Piece{l.Out.Row, l.Out.Panel, l.Out.Left, l.Out.Board} {
				for _, p := range list {
					switch p.ID.Kind() {
					case "resources", "casualties", "heal", "removed":
						seen++
						for _, loss := range ink.Losses(faces, ink.Sheet{Look: p.Look}) {
							if loss.Want != ink.Overlaid {
								t.Errorf("%s, %dx%d, text %.1f: %s: %q is %s, %q is shown", name, m.W, m.H, m.Text, p.ID, loss.Text, loss.Want, loss.Shown)
							}
						}
					}
				}
			}
			if seen < 4 {
				t.Errorf("%s, %dx%d: %d piles", name, m.W, m.H, seen)
			}
		}
	}
}
