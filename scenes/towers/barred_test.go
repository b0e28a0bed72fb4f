package towers

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// A click with an Item on who cannot use it says why, in words for the classes, and begins nothing else (TS-ITM-3, TS-ITM-6).
func TestAnItemGoesToNobodyWhoCannotUseIt(t *testing.T) {
	g, s := yard(t, engine.Points{7, 0}, []string{"carrion_crow", "hero", "skeleton"}, nil)
	sword, ok := s.Content.Find("sword")
	p := &s.Players[0]
	at := slices.Index(p.Deck.All(), sword)
	if !ok || at < 0 {
		t.Fatal("no Sword")
	}
	copy(p.Deck.Cards[at:], p.Deck.Cards[at+1:p.Deck.N])
	p.Deck.N--
	p.Hand.Cards[0], p.Hand.N = sword, 1
	s.State.Settle()
	d := sit(t, g, s, true)
	crow := s.ThingElement(s.Last - 2)
	path := table.Offered(s).Click("card:sword")
	sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: path, Hover: crow}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
	if why := sc.Plan.Why[crow].Why.String(); !strings.Contains(why, "Carrion Crow can use these Items: ") || !strings.Contains(why, "weapons (W)") {
		t.Errorf("why a Crow gets no Sword: %q", why)
	}
	d.click("card:sword", crow)
	if ask := d.table.Mirror().Prompt; !strings.HasPrefix(ask, "Sword") {
		t.Errorf("after a click on who cannot use it: %q", ask)
	}
	d.click(s.ThingElement(s.Last))
	if got := d.list(); len(got) != 1 || !strings.HasPrefix(got[0], "equip sword") {
		t.Errorf("then it goes to who can: %q", got)
	}
}

// Who points at an own creature that stayed behind when the fight began reads why it cannot strike (TS-CMB-1), and of one that has
// struck that it has (TS-ATK-6).
func TestWhoCannotStrikeSaysWhy(t *testing.T) {
	_, s := yard(t, engine.Points{0, 0}, []string{"hero", "skeleton", "carrion_crow"}, []string{"skeleton"})
	hero, stays, struck := s.Last-3, s.Last-2, s.Last-1
	for _, c := range []rules.Choice{{Verb: engine.EnterCombat}, {Verb: engine.Declare, Args: [4]int16{int16(hero)}}, {Verb: engine.Declare, Args: [4]int16{int16(struck)}}, {Verb: engine.Ready}} {
		if s.Decision().Allows(c) {
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	if s.Asked != engine.AskCombat {
		t.Fatalf("it asks %v", s.Asked)
	}
	s.At(struck).Marks = s.At(struck).Marks&^engine.Declared | engine.Attacked
	s.State.Settle()
	for id, want := range map[engine.ThingID]string{hero: "", stays: "not sent out to attack", struck: "has made its attack"} {
		el := s.ThingElement(id)
		sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s), Hover: el}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
		why, told := sc.Plan.Why[el]
		if told != (want != "") || !strings.Contains(why.Why.String(), want) {
			t.Errorf("of %s it is said %q, want %q", s.Info(s.At(id)).Title(), why.Why, want)
		}
	}
}

// Who is picked to attack hand to hand, and could choose whom it hits with an ability, says so with its price; a click on a creature
// says that the Tower has to be clicked (TS-BLK-1, TS-ATK-3).
func TestWhatReachesACreatureIsSaid(t *testing.T) {
	_, s := yard(t, engine.Points{0, 6}, []string{"carrion_crow"}, []string{"skeleton"})
	crow, skeleton := s.ThingElement(s.Last-1), s.ThingElement(s.Last)
	pose := table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s).Click(crow), Hover: skeleton}
	sc := table.Lay(New(), pose, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
	if why := sc.Plan.Why[skeleton].Why.String(); !strings.Contains(why, "Flight: 1 power") {
		t.Errorf("why the Skeleton cannot be clicked: %q", why)
	}
	m := table.Moment{State: s, Mode: table.Asking, Path: pose.Path, Chosen: pose.Path.Chosen(), Next: pose.Path.Next(), Choices: pose.Path.Left()}
	if ask := New().Guide(m); !strings.Contains(ask, "first Flight") {
		t.Errorf("what is asked: %q", ask)
	}
}

// Who has been picked to attack hand to hand attacks a seat by a click on its Tower, or on the Mage on its plaque (TS-ATK-1).
func TestAClickOnATowerAttacksItsSeat(t *testing.T) {
	_, s := yard(t, engine.Points{0, 0}, []string{"skeleton"}, nil)
	path := table.Offered(s).Click(s.ThingElement(s.Last))
	sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: path}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
	for _, el := range []rules.Element{s.ThingElement(s.Players[1].Tower), s.ThingElement(s.Players[1].Mage)} {
		i := slices.IndexFunc(sc.Plan.Board, func(p stage.Piece) bool { return p.ID == el })
		if i < 0 || sc.Plan.Board[i].Means() != engine.SeatElement(1) {
			t.Errorf("a click on %s attacks nobody", el)
		}
	}
}
