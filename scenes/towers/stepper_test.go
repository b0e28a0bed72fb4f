package towers

import (
	"strings"
	"testing"

	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// What sets a strength says all of it, and lies over no plate, in windows small and large (TS-TYP-13).
func TestTheStepperLiesOverNoPlate(t *testing.T) {
	_, s := yard(t, engine.Points{0, 3}, []string{"skeleton", "barrow_guard", "hill_giant"}, []string{"skeleton"})
	giant := s.ThingElement(s.Last - 1)
	for _, m := range []ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1.6}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
		path := table.Offered(s).Click(giant).Turn(1)
		sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: path}, m, faces)
		box, ok := placed(sc, "table:strength")
		if !ok {
			t.Fatalf("nothing sets the strength at %v", m)
		}
		for _, word := range textsOf(sc, "table:strength") {
			if strings.Contains(word, "…") {
				t.Errorf("%v: %q is cut", m, word)
			}
		}
		for _, p := range sc.Pieces {
			if both := box.Intersect(p.Box); p.Role == "figure" && both.W*both.H > 0 {
				t.Errorf("%v: what sets the strength at %v lies over %s at %v", m, box, p.ID, p.Box)
			}
		}
	}
}

// What is told on buttons in numbers has its number.
func TestWhoHoldsBackIsCounted(t *testing.T) { // TS-CMB-1
	g, s := yard(t, engine.Points{0, 0}, []string{"hero", "skeleton"}, []string{"skeleton"})
	d := sit(t, g, s, true)
	d.click("do:combat", s.ThingElement(s.Last-2))
	e, _ := d.element("do:end_combat")
	if !strings.Contains(e.Label, "End Combat, ") || strings.Contains(e.Label, "%") {
		t.Errorf("the button says %q", e.Label)
	}
}
