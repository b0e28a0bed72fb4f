package citadel

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// BS-TBL-4: who points at the plate of a hero reads what each figure and sign on it means; on a narrow screen with large text, where a legend
// would hide half of the board, in the words about the hero.
func TestAPlateHasALegend(t *testing.T) {
	s := begun(t, 4)
	for _, metrics := range []ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1.6}, {W: 1024, H: 640, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
		m := table.Moment{State: s, Mode: table.Looking, Metrics: metrics, Measure: faces}
		for _, h := range s.View().Heroes {
			plate := rules.Element("plate:" + s.Set().Heroes[h.Kind].ID)
			r, ok := New().Read(m, plate, 400, 400)
			if table.Narrow(metrics) && metrics.Text > 1 {
				about, _ := s.About(plate)
				said := ""
				for _, line := range about.Lines {
					said += line.Label.String() + " "
				}
				if ok || !strings.Contains(said, "Morale") || !strings.Contains(said, "Gold") || !strings.Contains(said, "Food") || !strings.Contains(said, "Divine Grace") {
					t.Errorf("%dx%d at %v: a legend %t, beside %q", metrics.W, metrics.H, metrics.Text, ok, said)
				}
				continue
			}
			if !ok || r.Beside != table.NothingBeside {
				t.Fatalf("of a plate is shown %v", r.Size)
			}
			said := ""
			for _, op := range r.Look {
				said += op.Text + " "
				if op.Kind == ink.Write && !op.Fits(faces) {
					t.Errorf("%dx%d at %v: %q does not fit", metrics.W, metrics.H, metrics.Text, op.Text)
				}
			}
			for _, want := range []string{"Morale", "Gold", "Food", "Divine", "colour"} {
				if !strings.Contains(said, want) {
					t.Errorf("the legend of a plate lacks %s: %q", want, said)
				}
			}
			for _, large := range []string{"Strength", "Zone 1 with", "slots"} { // is not on a small plate
				if strings.Contains(said, large) == table.Narrow(metrics) {
					t.Errorf("%dx%d at %v: the legend of a plate has %s: %q", metrics.W, metrics.H, metrics.Text, large, said)
				}
			}
		}
	}
}
