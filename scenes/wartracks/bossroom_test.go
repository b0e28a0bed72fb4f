package wartracks

import (
	"strings"
	"testing"

	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// What counts of a boss stands whole in his panel however little room there is left of it, beside what a match is about at large text.
func TestABossIsToldInLittleRoom(t *testing.T) {
	m := ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1.6}
	s := &setter{t: t, set: load(t).Set()}
	v := s.king()
	moment := &table.Moment{Metrics: m, Measure: faces, Tones: ink.Standard}
	for _, high := range []float64{174, 640} {
		l := layoutOf(moment, &position{View: v})
		l.bossBoard(ink.R(1455, 614, 449, high))
		said := ""
		for _, p := range l.Out.Panel {
			for _, op := range p.Look {
				if op.Kind == ink.Write {
					said += op.Text + "\n"
				}
			}
			if p.Box.Bottom() > 614+high+1 {
				t.Errorf("%v high: %s lies at %v", high, p.ID, p.Box)
			}
		}
		if strings.Contains(said, "…") {
			t.Errorf("%v high: cut: %s", high, said)
		}
		for _, want := range []string{"17 cards", "Reserve", "Menace"} {
			if !strings.Contains(said, want) {
				t.Errorf("%v high: %q is not told: %s", high, want, said)
			}
		}
	}
}
