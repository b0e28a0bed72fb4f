package wartracks

import (
	"strings"
	"testing"

	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// What a link of the chain of commands does is read whole there, on more lines where one is too short for it.
func TestWhatALinkDoesIsWhole(t *testing.T) { // ST-CHN-1
	for _, m := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
		s := &setter{t: t, set: load(t).Set()}
		v := s.chained()
		v.Chain[2].Text = "Deploy your top Casualty for free, it enters the Frontlines."
		pieces := table.Lay(New(), table.Pose{State: posed{view: v}, Mode: table.Waiting}, m, faces).Pieces
		links := 0
		for _, p := range pieces {
			for i, link := range v.Chain {
				if p.ID == link.Element {
					links++
					var lines []string
					for _, op := range p.Look {
						if op.Kind == ink.Write {
							lines = append(lines, op.Text)
						}
					}
					if said := strings.Join(lines, " "); !strings.Contains(said, link.Text) {
						t.Errorf("%dx%d: link %d says %q, want %q", m.W, m.H, i, said, link.Text)
					}
				}
			}
		}
		if links != len(v.Chain) {
			t.Errorf("%dx%d: %d links are shown", m.W, m.H, links)
		}
		for _, loss := range stage.Losses(pieces, ink.Rect{}, faces) {
			if strings.HasPrefix(loss.On, "chain:") {
				t.Errorf("%dx%d: %+v", m.W, m.H, loss)
			}
		}
	}
}
