package citadel

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// BS-TBL-12: while an attack is aimed each figure that can fall bears its chance, and no other one does.
func TestWhatCanFallIsMarked(t *testing.T) {
	b, marked := New(), 0
	m := ink.Metrics{W: 1024, H: 640, Device: 1, Text: 1}
	visit(t, 200, func(s *bsieged.State, _ rules.Choice) {
		d := s.Decision()
		path := table.NewPath(d.Choices, s.Describe)
		for i, c := range d.Choices {
			if c.Verb != bsieged.Attack || i%5 != 0 {
				continue
			}
			at, way := path, path.Way(c)
			for _, el := range way[:len(way)-1] {
				at = at.Click(el)
			}
			want := map[rules.Element]string{}
			for _, p := range s.Victims(c) {
				el := rules.Element("avatar:avatar")
				if p.Figure >= 0 {
					el = rules.Element("troop:" + s.Set().Fields[p.Field].ID + "/" + string(rune('0'+p.Zone)) + "/" + figureNames[p.Figure])
				}
				want[el] = rules.Percent(p.Chance).String()
			}
			plan := table.Lay(b, table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: at, Hover: way[len(way)-1]}, m, faces).Plan
			for _, p := range plan.Board {
				if p.ID.Kind() != "troop" && p.ID != "avatar:avatar" {
					continue
				}
				got := ""
				for _, op := range p.Look {
					if !strings.HasSuffix(op.Text, " %") {
						continue
					}
					got = op.Text
					if edge := p.Edge(); op.Box.Shift(p.Box.X, p.Box.Y).Intersect(edge) != op.Box.Shift(p.Box.X, p.Box.Y) {
						t.Errorf("%s: the frame about %s at %v cuts its chance at %v", s.Describe(c).Sentence, p.ID, edge, op.Box.Shift(p.Box.X, p.Box.Y))
					}
					if side := strings.Contains(string(p.ID), "west") || strings.Contains(string(p.ID), "east"); side && (op.Box.Y < 0 || op.Box.Bottom() > p.Box.H) {
						t.Errorf("%s: the chance of %s lies at %v, on its neighbour", s.Describe(c).Sentence, p.ID, op.Box)
					}
				}
				if got != want[p.ID] {
					t.Errorf("%s: %s is marked %q, not %q", s.Describe(c).Sentence, p.ID, got, want[p.ID])
				}
				if got != "" {
					marked++
				}
			}
		}
	})
	if marked < 20 {
		t.Errorf("only %d figures were marked", marked)
	}
}

// A chance that is not sure is never told as one that is.
func TestPercent(t *testing.T) {
	for p, want := range map[float64]string{0: "0 %", 0.001: "under 1 %", 0.5: "50 %", 0.9959: "over 99 %", 1: "100 %"} {
		if got := rules.Percent(p).String(); got != want {
			t.Errorf("%v: %q, not %q", p, got, want)
		}
	}
}
