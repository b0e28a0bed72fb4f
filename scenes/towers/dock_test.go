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

// Who has been picked in Combat shows all that it can do beside its blow at once, at the usual size of window and of text: no page is turned
// for it, and to give the attack up stands last (TS-CMB-1, TS-INN-2).
func TestAllThatACreatureCanDoIsInSight(t *testing.T) {
	_, s := yard(t, engine.Points{0, 2}, []string{"roklor", "apprentice"}, []string{"apprentice", "hero", "hill_giant"})
	roklor := s.ThingElement(s.Last - 4)
	s.At(s.Last - 4).Marks |= engine.UpkeepPaid
	s.Tower(1).Points = 1 // worth a blow more than a stone
	for i := range s.Things {
		if t := &s.Things[i]; t.Owner == 1 && t.Position == engine.OnGuard {
			t.Position = engine.ToDefend
		}
	}
	for s.Asked != engine.AskCombat {
		c := s.Decision().Choices[0]
		for _, o := range s.Decision().Choices {
			if o.Verb == engine.EnterCombat || o.Verb == engine.Declare || s.Asked == engine.AskDeclare && o.Verb == engine.Ready && c.Verb != engine.Declare {
				c = o
			}
		}
		if _, err := s.Apply(c); err != nil {
			t.Fatal(err)
		}
	}
	d := sit(t, load(t), s, true)
	d.click(roklor)
	if _, more := d.element("table:more"); more {
		t.Error("a page is turned")
	}
	throws, ok := d.element("use:0")
	forgo, last := d.element("do:forgo")
	if large, _ := d.element(primaryPiece); !ok || !last || throws.Rect[1] >= forgo.Rect[1] || large.Rect[1] <= forgo.Rect[1] {
		t.Errorf("Stone Throws lie at %v, to give up at %v, the large button at %v", throws.Rect, forgo.Rect, large.Rect)
	}
}
