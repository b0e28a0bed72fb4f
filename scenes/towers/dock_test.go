package towers

import (
	"strings"
	"testing"

	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// An ability that can be used out of Main alone by going to Combat says so before the click (TS-TRN-13); Flight is none.
func TestWhatBeginsCombatSaysSo(t *testing.T) {
	_, s := yard(t, engine.Points{0, 6}, []string{"bowman", "carrion_crow"}, []string{"skeleton"})
	for i, want := range map[int]bool{2: true, 1: false} {
		path := table.Offered(s).Click(s.ThingElement(s.Last - engine.ThingID(i)))
		sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: path}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
		if said := sc.Plan.Words["use:0"]; said == "" || strings.Contains(said, "begins Combat") != want {
			t.Errorf("the button of %s says %q", s.Info(s.At(s.Last-engine.ThingID(i))).ID, said)
		}
	}
}

// The panel turns to a card where one points at it, and not where the pointer has lain since the last choice.
func TestTheOddsStayAfterARoll(t *testing.T) {
	_, s := yard(t, engine.Points{0, 6}, []string{"bowman"}, []string{"skeleton"})
	m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s)}, m, faces)
	for spent, want := range map[bool]int{false: cardSheet, true: oddsSheet} {
		plan := New().Layout(table.Moment{Metrics: m, Measure: faces, Room: sc.Room, State: s, Mode: table.Asking, Path: table.Offered(s), Hover: s.ThingElement(s.Last), Spent: spent})
		if plan.Sheet != want {
			t.Errorf("sheet %d, want %d", plan.Sheet, want)
		}
	}
}
