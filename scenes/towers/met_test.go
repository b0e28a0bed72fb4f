package towers

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/advice"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Board, dock and large button tell the same of a blow: at a Mage in the open whom nobody guards too, whose seat has a Tower that has
// fallen and that nobody can hurt any more.
func TestABlowIsToldAlikeEverywhere(t *testing.T) { // TS-CMB-5 TS-TWR-7
	_, s := yard(t, engine.Points{0, 0}, []string{"hero"}, nil)
	s.Mage(1).On, s.Mage(1).Position, s.Tower(1).Points = 0, engine.OnGuard, 0
	s.State.Settle()
	hero := s.ThingElement(s.Last)
	sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s).Click(hero), Hover: "seat:1"}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
	said := ""
	for _, p := range sc.Plan.Board {
		if p.ID == "chance:1" {
			said = p.Label
		}
	}
	percent := said[strings.LastIndex(said, "hurts ")+len("hurts "):]
	if strings.HasPrefix(percent, "0") {
		t.Errorf("the board says %q", said)
	}
	if words := textsOf(sc, "declared"); !slices.ContainsFunc(words, func(w string) bool { return strings.HasSuffix(w, percent) && !strings.HasPrefix(w, percent) }) {
		t.Errorf("the board says %q, the dock %q", said, words)
	}
}

// Two creatures of one name and seat have a number, the same on their plates and in lists; one's own are "your".
func TestCreaturesOfOneNameAreToldApart(t *testing.T) {
	_, s := yard(t, engine.Points{0, 0}, []string{"skeleton"}, []string{"skeleton", "zombie"})
	twin := s.At(s.Last)
	twin.Card = s.At(s.Last - 1).Card // of decks of their own
	s.Cards[twin.ID-1] = twin.Card
	sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s).Click(s.ThingElement(s.Last - 2)), Hover: "seat:1"}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
	words := textsOf(sc, "declared")
	for i, want := range []string{"Your Skeleton", "Skeleton 1", "Skeleton 2"} {
		plate := []string{"Skeleton", "Skeleton 1", "Skeleton 2"}[i]
		if !slices.Contains(words, want) {
			t.Errorf("the dock has no %q: %q", want, words)
		}
		if on := textsOf(sc, s.ThingElement(s.Last-engine.ThingID(2-i))); !slices.Contains(on, plate) {
			t.Errorf("the plate of %q says %q", plate, on)
		}
	}
	l, _ := begin(&table.Moment{State: s, Measure: faces, Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Viewer: 0, Mode: table.Asking, Path: table.Offered(s)})
	b := l.Fresh()
	l.lossLine(b, ink.R(0, 0, 200, 20), s.At(s.Last), advice.Loss{Thing: s.Last, Hurt: 0.006}, "Skeleton 2")
	if !slices.ContainsFunc(b.List, func(op ink.Op) bool { return op.Text == "1 %" }) {
		t.Errorf("a small chance stands nowhere beside its name: %+v", b.List)
	}
	if rules.Percent(0.004).String() != percentWords(0.004) {
		t.Error("a small chance is told otherwise on the board")
	}
}
