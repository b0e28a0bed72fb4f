package wartracks

import (
	"strings"
	"testing"

	"portcullis/rules/siegestorm"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// TestNamesOfPilesAreWhole: every side has cards of all kinds, removed ones too, and no name of a pile is cut.
func TestNamesOfPilesAreWhole(t *testing.T) {
	g := load(t)
	for _, name := range modes() {
		setup := setups()[name]
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

// The rim of a pile or of a Supporter that is lit lies beyond it, and not over how long the Resources last.
func TestRimsKeepOffWhatIsSaidBetweenThem(t *testing.T) {
	g := load(t)
	s, err := g.New(setups()["duel"])
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	for _, m := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}, {W: 1600, H: 900, Device: 1, Text: 1.25}} {
		moment := table.Moment{State: s, Viewer: 0, Mode: table.Waiting, Metrics: m, Measure: faces, Room: screen(s.(*siegestorm.State), m).Room}
		l, _ := newLayout(&moment)
		l.Sides[0].Support = []siegestorm.CardView{{Number: 900, Element: elementOf("card", 900), Card: &g.Set().Cards[0]}}
		l.all()
		var said ink.Rect
		for _, p := range l.Out.Left {
			for _, op := range p.Look {
				if strings.Contains(op.Text, "turns left") {
					said = op.Box.Shift(p.Box.X, p.Box.Y)
				}
			}
		}
		for _, p := range l.Out.Left {
			if k := p.ID.Kind(); !said.Empty() && (k == "resources" || k == "heal" || p.ID == elementOf("card", 900)) {
				seen++
				if p.Box.Inset(-litRim).Overlaps(said) {
					t.Errorf("%dx%d, text %.2f: the rim of %s at %v lies over %v", m.W, m.H, m.Text, p.ID, p.Box, said)
				}
			}
		}
	}
	if seen == 0 {
		t.Error("nothing says how long the Resources last")
	}
}
