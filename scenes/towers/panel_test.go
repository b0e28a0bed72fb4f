package towers

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Where nothing is foretold, the panel leaves room for the latest rolls and losses, at all sizes; while it shows a card it leaves
// none.
func TestAnIdlePanelLeavesRoom(t *testing.T) {
	s := quiet(t)
	for _, size := range []ink.Metrics{{W: 1280, H: 720, Text: 1}, {W: 1024, H: 640, Text: 1}, {W: 1280, H: 720, Text: 1.6}} {
		size.Device = 1
		pose := table.Pose{State: s, Viewer: s.Turn, Mode: table.Asking, Path: table.Offered(s)}
		sc := table.Lay(New(), pose, size, faces)
		if free := sc.Plan.Free; free.H < 90 || free.W < 170 {
			t.Errorf("%dx%d, text %v: %v is free", size.W, size.H, size.Text, free)
		}
		pose.Sheet = cardSheet
		if sc := table.Lay(New(), pose, size, faces); !sc.Plan.Free.Empty() {
			t.Errorf("%v is free beside a card", sc.Plan.Free)
		}
	}
}

// quiet is a Main after the first Round in which nothing can come of ending the turn.
func quiet(t *testing.T) *towersiege.State {
	t.Helper()
	for seed := uint64(1); seed < 100; seed++ {
		m, err := load(t).New(rules.Setup{Seed: seed, Seats: 2})
		if err != nil {
			t.Fatal(err)
		}
		s, dice := m.(*towersiege.State), rules.NewRand(seed)
		for !s.Decision().Over() {
			if s.Asked == engine.AskMain && s.Round > 1 && len(s.Onslaught()) == 0 {
				return s
			}
			choices := s.Decision().Choices
			if _, err := s.Apply(choices[dice.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("something can come at the end of every turn")
	return nil
}

// A hint stands whole in the panel or is none of its: beside what the match is about, which may leave the panel a few points, the table
// says it, and a panel without room for a line is away.
func TestAHintIsNeverCut(t *testing.T) {
	m, err := load(t).New(rules.Setup{Seed: 1, Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	const hint = "Play Ogre. All Mages win about as often, so the lot decides."
	for _, size := range []ink.Metrics{{W: 1280, H: 720, Text: 1}, {W: 1024, H: 640, Text: 1.6}} {
		size.Device = 1
		sc := table.Lay(New(), table.Pose{State: m, Viewer: 0, Mode: table.Asking, Path: table.Offered(m)}, size, faces)
		room := sc.Room
		for high := 10.0; high <= room.Panel.H; high += 7 {
			room.Panel.H = high
			plan := New().Layout(table.Moment{Metrics: size, Measure: faces, Room: room, State: m, Mode: table.Asking, Advice: hint, Path: table.Offered(m)})
			shown := false
			for _, p := range plan.Panel {
				for _, op := range p.Look {
					shown = shown || op.Text != ""
					if op.Text == "" && op.Whole != "" {
						t.Errorf("%dx%d, panel %.0f high: %q is cut to nothing", size.W, size.H, high, op.Whole)
					}
				}
			}
			if !shown && len(plan.Panel) > 0 {
				t.Errorf("%dx%d, panel %.0f high: a panel without a word", size.W, size.H, high)
			}
		}
	}
}

// A roll says what rolls, and not only whose it is (TS-DCE-1).
func TestARollSaysWhatRolls(t *testing.T) {
	_, s := yard(t, engine.Points{0, 0}, []string{"skeleton"}, []string{"skeleton"})
	l, _ := begin(&table.Moment{State: s, Measure: faces, Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Viewer: 0, Mode: table.Playing})
	last := s.Things[len(s.Things)-1]
	e := rules.Event{Kind: rules.DiceRolled, Name: "attack_rolled", Seat: last.Owner, Subject: s.ThingElement(last.ID), N: 25, Dice: rules.Faces{20}}
	said := l.outcome(e, e)
	if !strings.HasPrefix(said[0], "Skeleton of ") || !strings.HasPrefix(said[1], "Skeleton needs 01 to 25") {
		t.Errorf("said as %q", said)
	}
}
