package wartracks

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Six creatures on the tracks leave those room for their words that leave next: what each of them can take or kill, and whose each of
// the others is. What has no room at all is counted (ST-STO-7).
func TestSixRowsStillTellWhatEachComesTo(t *testing.T) {
	for _, m := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1366, H: 768, Device: 1, Text: 1}, plain, {W: 1920, H: 1080, Device: 1, Text: 1.6}} {
		s := &setter{t: t, set: load(t).Set()}
		v := s.duel()
		v.Decision, v.Storm = "window", nil
		var there []rules.Text
		for i := range v.Tracks {
			for j := range v.Tracks[i].Slots {
				if v.Tracks[i].Slots[j] == nil {
					c := *v.Tracks[0].Slots[2]
					v.Tracks[i].Slots[j] = &c
				}
				there = append(there, v.Tracks[i].Slots[j].Card.Told())
			}
			v.Tracks[i].Coming = &siegestorm.StormView{Card: *v.Tracks[i].Slots[2], By: i, From: 1 - i, Takes: 3, Reach: siegestorm.Span{Least: 3, Most: 3},
				MayKill: []rules.Text{rules.T("Soul Ferryman"), rules.T("Wing Lancer")}}
		}
		words := strings.Join(strings.Fields(saidBy(table.Lay(New(), table.Pose{State: posed{view: v}, Mode: table.Waiting}, m, faces))), " ")
		_, words, ok := strings.Cut(words, "Who leaves the track")
		if !ok {
			continue
		}
		if n := strings.Count(words, "kill Soul Ferryman or Wing Lancer"); n < 2 && m.Text == 1 {
			t.Errorf("%dx%d, text %.1f: %d rows tell what can be killed: %s", m.W, m.H, m.Text, n, words)
		}
		for _, name := range there {
			if !strings.Contains(words, name.String()) && !strings.Contains(words, "more later") {
				t.Errorf("%dx%d, text %.1f: %s is told nowhere: %s", m.W, m.H, m.Text, name, words)
			}
		}
		if n := strings.Count(words, "in 2 turns") + strings.Count(words, "in 3 turns"); n < 4 && !strings.Contains(words, "more later") {
			t.Errorf("%dx%d, text %.1f: %d rows tell when they leave: %s", m.W, m.H, m.Text, n, words)
		}
	}
}
