package citadel

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// What the panel of the round says it says to its end: no line leads on to one for which there is no room.
func TestTheRoundSaysNothingByHalves(t *testing.T) {
	seen := 0
	visit(t, 400, func(s *bsieged.State, _ rules.Choice) {
		if seen++; seen%20 != 0 {
			return
		}
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {2560, 1440}} {
			for _, scale := range []float64{1, 1.3, 1.6} {
				m := ink.Metrics{W: size[0], H: size[1], Device: 1, Text: scale}
				for _, p := range table.Lay(New(), table.Pose{State: s, Mode: table.Asking}, m, faces).Pieces {
					if p.ID.Kind() != "round" {
						continue
					}
					last, fed := "", false
					for _, op := range p.Look {
						if op.Kind == ink.Write {
							last, fed = op.Text, fed || strings.Contains(op.Text, "Food")
						}
					}
					if !fed { // BS-SEA-2, BS-SEA-4: in Winter too
						t.Fatalf("at %dx%d and %.0f %% it says nothing of Food", m.W, m.H, scale*100)
					}
					if strings.HasSuffix(last, ":") || strings.HasSuffix(last, ",") {
						t.Fatalf("at %dx%d and %.0f %% it ends with %q", m.W, m.H, scale*100, last)
					}
				}
			}
		}
	})
}

// BS-SEA-2: how much Food the end of the Season takes, and how much of it is missing, is told from the first round of the Season on.
func TestThePanelTellsWhatFoodIsMissing(t *testing.T) {
	m := table.Moment{State: begun(t, 4)}
	l, ok := newLayout(New(), &m)
	if !ok {
		t.Fatal("no layout")
	}
	if forms := l.meal(); forms[0] != "2 Food each: all have it" {
		t.Errorf("with enough Food it says %q", forms)
	}
	l.Heroes[0].Lacks, l.Heroes[1].Lacks = 2, 1
	if forms := l.meal(); forms[0] != "2 Food each, 3 missing" || forms[len(forms)-1] != "3 Food missing" {
		t.Errorf("with too little it says %q", forms)
	}
}

// BS-RUL-6: by when the Messenger is out is called a rule only where it is one, and is told until he is out.
func TestTheRoundTellsWhatIsDue(t *testing.T) {
	m := table.Moment{State: begun(t, 4)}
	l, ok := newLayout(New(), &m)
	if !ok {
		t.Fatal("no layout")
	}
	for _, c := range []struct {
		round     int
		left, due bool
		want      string
	}{
		{2, false, false, "Best out by 7, back by 12"},
		{2, false, true, "Must be out by 7, back by 12"},
		{6, true, false, "Messenger must be back by 12"},
		{11, false, true, "Messenger must be back by 12"},
	} {
		l.Round, l.Messenger.Outskirts, l.Messenger.Due = c.round, c.left, c.due
		if _, _, short := l.timetable(); short[0] != c.want {
			t.Errorf("in round %d it says %q, not %q", c.round, short, c.want)
		}
	}
}
