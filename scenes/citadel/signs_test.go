package citadel

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// Whoever points at a target number, at the sign of who attacks or at a Spawning Point is told what it means, at every size.
func TestSignsOfTheFieldsSayWhatTheyMean(t *testing.T) {
	s, err := load(t).New(rules.Setup{Seed: 1, Seats: 4})
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range []ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1.6}, {W: 1024, H: 640, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
		pieces := table.Lay(New(), table.Pose{State: s, Mode: table.Looking}, m, faces).Plan.Board
		stage.Sort(pieces)
		found := map[string]int{}
		for _, p := range pieces {
			want, sign := map[string]string{"target": "hits with", "attacks": "attack from Zone", "gate": "enemies come onto the field"}[p.ID.Kind()]
			if !sign {
				continue
			}
			found[p.ID.Kind()]++
			x, y := p.Box.Center()
			if i := stage.Hit(pieces, x, y); i < 0 || pieces[i].ID != p.ID {
				t.Errorf("%dx%d at %v: %s is not what is pointed at", m.W, m.H, m.Text, p.ID)
			}
			if !p.Tip || !strings.Contains(p.Label, want) {
				t.Errorf("%s says %q", p.ID, p.Label)
			}
		}
		if found["target"] != int(cards.FieldCount)*cards.ZoneCount || found["attacks"] == 0 || found["gate"] != int(cards.FieldCount) {
			t.Errorf("%dx%d: there are %v", m.W, m.H, found)
		}
	}
}
