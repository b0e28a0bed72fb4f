package towers

import (
	"strconv"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// What sets a strength says all of it, and lies over no plate, in windows small and large (TS-TYP-13).
func TestTheStepperLiesOverNoPlate(t *testing.T) {
	_, s := yard(t, engine.Points{0, 3}, []string{"skeleton", "barrow_guard", "hill_giant"}, []string{"skeleton"})
	giant := s.ThingElement(s.Last - 1)
	for _, m := range []ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1.6}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
		path := table.Offered(s).Click(giant).Turn(1)
		list, _ := path.Dial()
		sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: path}, m, faces)
		box, ok := placed(sc, "table:strength")
		if !ok {
			t.Fatalf("nothing sets the strength at %v", m)
		}
		for i := range list {
			if _, ok := placed(sc, rules.Element("table:strength/"+strconv.Itoa(i))); !ok {
				t.Errorf("%v: strength %d is not on the scale", m, i)
			}
		}
		for _, p := range sc.Pieces {
			if both := box.Intersect(p.Box); p.Role == "figure" && both.W*both.H > 0 {
				t.Errorf("%v: what sets the strength at %v lies over %s at %v", m, box, p.ID, p.Box)
			}
		}
	}
}

// Magic that is aimed at nothing is cast so strong by a click on the scale, where all its strengths stand and none is a button in
// the column, of which the last ones were pages away (TS-SCR-1).
func TestStrengthsOfMagicStandOnTheScale(t *testing.T) {
	g, s := yard(t, engine.Points{0, 12}, []string{"skeleton"}, []string{"skeleton"})
	card, _ := g.Content().Find("shelter")
	s.Players[0].Hand = engine.Pile{N: 1}
	s.Players[0].Hand.Cards[0] = card
	s.State.Settle()
	for _, m := range []ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1.6}, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1.6}} {
		path := table.Offered(s).Click("card:shelter")
		sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: path}, m, faces)
		scale, ok := placed(sc, "table:strength")
		if !ok || len(path.Next()) != 2 {
			t.Fatalf("%v: no scale for %v", m, path.Next())
		}
		for _, el := range path.Next() {
			if at, ok := placed(sc, el); !ok || at.Intersect(scale) != at {
				t.Errorf("%v: %s lies at %v, the scale at %v", m, el, at, scale)
			}
		}
	}
}

// What is picked is done with the strength that is set, by the large button as by a click on the board (TS-TYP-13).
func TestTheLargeButtonKeepsTheStrengthThatIsSet(t *testing.T) {
	_, s := yard(t, engine.Points{0, 3}, []string{"skeleton", "hill_giant"}, []string{"skeleton"})
	giant := s.ThingElement(s.Last - 1)
	offered := table.Offered(s)
	var weak rules.Choice
	for _, c := range offered.Click(giant).Left() {
		if weak.Verb == 0 && c.Verb == engine.Assault {
			weak = c
		}
	}
	for turns := range 3 {
		path := offered.Weighed([]rules.Choice{weak}).Click(giant).Turn(turns)
		list, at := path.Dial()
		sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: path}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
		c, ok := sc.Plan.Direct[primaryPiece]
		if !ok || path.Strength(c) != list[at] || at != turns {
			t.Errorf("%v is set, the large button does %v with %q", list[at], c, path.Strength(c))
		}
	}
}

// Whatever strength is set, the large button strikes with it: it never turns into one that puts back what was picked (TS-TYP-13).
func TestTheLargeButtonStrikesWithAnyStrength(t *testing.T) {
	_, s := yard(t, engine.Points{0, 6}, []string{"carrion_crow", "burrow_beast", "hill_giant"}, []string{"bowman"})
	s.At(s.Last).Position = engine.ToDefend
	s.State.Settle()
	picked := table.Offered(s).Click(s.ThingElement(s.Last - 1))
	list, _ := picked.Dial()
	for turns := range list {
		path := picked.Turn(turns)
		sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: path}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
		if c, ok := sc.Plan.Direct[primaryPiece]; !ok || c.Verb != engine.Assault || path.Strength(c) != list[turns] {
			t.Errorf("%v is set, the large button does %v with %q", list[turns], c, path.Strength(c))
		}
	}
	if len(list) < 7 {
		t.Errorf("strengths %v", list)
	}
}

// The button that ends Combat counts who was called out and holds back.
func TestWhoHoldsBackIsCounted(t *testing.T) { // TS-CMB-1
	g, s := yard(t, engine.Points{0, 0}, []string{"hero", "skeleton"}, []string{"skeleton"})
	for _, notation := range []string{"combat", "declare 5", "declare 6", "ready"} {
		if s.Asked == engine.AskCombat {
			break
		}
		c, err := g.Parse(notation)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.Apply(c); err != nil {
			t.Fatal(err)
		}
	}
	sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s)}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
	if says := sc.Plan.Words["do:end_combat"]; says != "End Combat, 2 hold back" {
		t.Errorf("asked %v, the button says %q", s.Asked, says)
	}
}

// A card in a room that has no line for its text says its name and price, and no mark of what is left out.
func TestACardInLittleRoomIsItsName(t *testing.T) {
	g := load(t)
	card, _ := g.Content().Find("hill_giant")
	m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1.6}
	for _, op := range Whole(m, faces, 0, g.Content().At(card), ink.R(0, 0, 314, 60)) {
		if strings.Contains(op.Text, "…") || strings.Contains(op.Text, "Minion") {
			t.Errorf("the card says %q", op.Text)
		}
	}
}
