package engine

import (
	"slices"
	"testing"

	"portcullis/rules/argot/content"
)

// AR-EX-10, AR-PIN-1, AR-PIN-2, AR-PIN-3: three blocks that come in pin three of four; the fourth leaves, but
// not the way they came.
func TestEntrantsPinTheirLike(t *testing.T) {
	s := siege(t, redTen, "ar01 1005", "ar02 1005", "ar03 1005", "po02 1005", "mi01 1104", "mi02 1104", "mi03 1104", "ar16 1005", "ar05 0806")
	begun(s)
	play(t, s, "activate 1104")
	for _, id := range []string{"mi01", "mi02", "mi03"} {
		play(t, s, "march "+id+" 1005 1104")
	}
	if s.Asker != Argot || s.Asked != AskGroup {
		t.Fatalf("seat %d is asked %d", s.Asker, s.Asked)
	}
	if got := s.Meets(place(t, s, "1005")); got.By != content.Mineos {
		t.Errorf("the attacker is %d", got.By)
	}
	play(t, s, "activate 1005")
	refused(t, s, "march po02 1105 1005", "AR-PIN-2")
	play(t, s, "pin ar01")
	refused(t, s, "pin ar01", "AR-PIN-1")
	refused(t, s, "pin mi01", "AR-PIN-1")
	play(t, s, "pin ar03")
	play(t, s, "pin ar02")
	if s.Asked != AskMarch {
		t.Fatalf("asked %d after three pins", s.Asked)
	}
	refused(t, s, "march ar01 1105 1005", "AR-PIN-1")
	refused(t, s, "march po02 1104 1005", "AR-PIN-3")
	// AR-RUL-67: the hexside is barred, not the location behind it.
	if got := path(t, s, "po02", "1104", ""); got != "1004 1104" {
		t.Errorf("round the enemy it goes %q", got)
	}
	// AR-AIR-7: it does not bind wings.
	play(t, s, "march ar16 1104 1005")
	// AR-PIN-2: once for each location; those who are pinned cannot be activated.
	play(t, s, "end group")
	play(t, s, "activate 1005")
	if s.Asked != AskMarch || !s.Movement.Group.Has(block(t, s, "po02")) {
		t.Fatalf("activated again, asked %d", s.Asked)
	}
	play(t, s, "march po02 1105 1005")
	stands(t, s, "po02", "1105")
	refused(t, s, "activate 1005", "AR-PIN-1")
}

// AR-EX-27, AR-CTL-3, AR-PIN-1: who came later cannot be named.
func TestReinforcementsAreNotPinned(t *testing.T) {
	s := siege(t, redTen, "ar02 0806", "ar03 0806", "ar09 0807", "mi10 0705", "ar16 1712")
	begun(s)
	play(t, s, "activate 0705")
	play(t, s, "march mi10 0806 0705")
	play(t, s, "activate 0807")
	play(t, s, "march ar09 0806 0807")
	if s.RoleOf(place(t, s, "0806"), content.Argot) != Defender || s.RoleOf(place(t, s, "0806"), content.Mineos) != Attacker {
		t.Error("a friend who joins the occupant is no defender")
	}
	play(t, s, "activate 0806")
	if s.Asked != AskPins || len(s.choices) != 2 || !offered(t, s, "pin ar02") || !offered(t, s, "pin ar03") {
		t.Fatalf("asked %d with %v", s.Asked, s.choices)
	}
	refused(t, s, "pin ar09", "AR-PIN-1")
	play(t, s, "pin ar03")
	play(t, s, "march ar02 0805 0806")
	stands(t, s, "ar02", "0805")
}

// AR-RUL-69, AR-PIN-1, AR-MOV-3: no token is spent on a location in which nobody could do anything, because all who
// stand there will be pinned; one block more, or wings, and it can be activated.
func TestNoTokenIsSpentOnThePinned(t *testing.T) {
	for more, offer := range map[string]bool{"ar03 0704": false, "ar03 0806": true, "ar16 0806": true} {
		s := siege(t, redTen, "ar02 0806", "mi10 0705", more)
		begun(s)
		play(t, s, "activate 0705")
		play(t, s, "march mi10 0806 0705")
		if offered(t, s, "activate 0806") != offer {
			t.Errorf("with %s: offered is %v", more, !offer)
		}
		if !offer {
			refused(t, s, "activate 0806", "AR-PIN-1")
		}
	}
}

// AR-PIN-4, AR-AIR-7, AR-RUL-32: ships pin ships, ground blocks ground blocks, wings ground blocks first, then ships;
// nobody pins wings.
func TestWhatPinsWhat(t *testing.T) {
	for _, test := range [...]struct {
		entered, here []string
		ground, sea   int
	}{
		{[]string{"mi10", "mi11"}, []string{"ar01", "ar14", "ar16"}, 1, 0},
		{[]string{"mi19"}, []string{"ar01", "ar14", "ar16"}, 0, 1},
		{[]string{"mi24"}, []string{"ar01", "ar14", "ar16"}, 1, 0},
		{[]string{"mi24", "mi25"}, []string{"ar01", "ar14", "ar16"}, 1, 1},
		{[]string{"mi24", "mi25"}, []string{"ar01", "ar02", "ar03", "ar14"}, 2, 0},
		{[]string{"mi10", "mi24"}, []string{"ar01", "ar14"}, 1, 1},
		{[]string{"mi24", "mi26"}, []string{"ar16"}, 0, 0},
		{[]string{"mi19", "mi10", "mi24"}, []string{"ar01", "ar02", "ar14", "ar15"}, 2, 1},
		{[]string{"mi10", "mi11"}, []string{"hs01", "ar01"}, 1, 0},
		{[]string{"mi10", "mi11"}, []string{"ar17", "ar01"}, 2, 0},
	} {
		s := siege(t, redTen)
		p := place(t, s, "0506")
		for _, id := range test.here {
			put(t, s, id, "0506", 0)
		}
		for _, id := range test.entered {
			b := put(t, s, id, "0506", 0)
			s.come(b, s.Map.Between(p, place(t, s, "0606")))
		}
		put(t, s, "mi18", "0506", 0) // it was here before
		put(t, s, "hs04", "0506", 0) // AR-RUL-32: a friend of another party is not Argot's to give
		ground, sea := s.Pins(p, content.Argot)
		if ground != test.ground || sea != test.sea {
			t.Errorf("%v pin %d ground and %d sea blocks of %v, want %d and %d", test.entered, ground, sea, test.here, test.ground, test.sea)
		}
	}
}

// AR-PIN-4: ground blocks are named first, then sea blocks.
func TestPinsAreNamedByKind(t *testing.T) {
	s := siege(t, redTen, "ar01 0506", "ar02 0506", "ar14 0506", "ar15 0506", "mi24 0505", "mi19 0505", "mi10 1701")
	begun(s)
	play(t, s, "activate 0505")
	play(t, s, "march mi24 0506 0505")
	play(t, s, "march mi19 0506 0505")
	play(t, s, "end movement")
	play(t, s, "activate 0506")
	refused(t, s, "pin ar14", "AR-PIN-4")
	play(t, s, "pin ar02")
	refused(t, s, "pin ar01", "AR-PIN-4")
	play(t, s, "pin ar15")
	// AR-PIN-3 binds ships: the galley may not leave by the hexside that enemies came in by.
	refused(t, s, "march ar14 0505 0506", "AR-PIN-3")
	play(t, s, "march ar14 0507 0506")
}

// AR-EX-26, AR-RUL-64, AR-CTL-3: whoever is left alone is the occupant.
func TestRolesLapseWhenTheDefendersLeave(t *testing.T) {
	s := siege(t, redTen, "ar16 0905", "ar04 0805", "ar05 0804", "mi10 1005", "mi11 1701")
	begun(s)
	play(t, s, "activate 1005")
	play(t, s, "march mi10 0905 1005")
	play(t, s, "end movement")
	p := place(t, s, "0905")
	if s.RoleOf(p, content.Mineos) != Attacker {
		t.Error("Mineos entered and does not attack")
	}
	play(t, s, "activate 0905")
	play(t, s, "march ar16 0806 0805")
	if s.Meets(p) != (Meeting{By: NoParty}) {
		t.Errorf("the meeting is still %+v", s.Meets(p))
	}
	play(t, s, "activate 0805")
	play(t, s, "march ar04 0905 0805")
	m := s.Meets(p)
	entry := s.Map.Between(p, place(t, s, "0805"))
	if m.By != content.Argot || s.Pieces[block(t, s, "ar04")].Entry != entry || !s.EnteredOver(p, Attacker, entry) {
		t.Errorf("Argot came in and the meeting is %+v", m)
	}
	if s.EnteredOver(p, Attacker, s.Map.Between(p, place(t, s, "1005"))) {
		t.Error("the way of those who were the attackers is not forgotten")
	}
}

// AR-CTL-1, AR-CTL-2: an enemy location ends a move, a friendly one does not; wings fly on.
func TestLocationsAreFriendlyVacantOrEnemy(t *testing.T) {
	s := siege(t, redTen, "mi10 1107", "mi01 1006b", "ar01 1106", "mi24 1106", "ar16 1712")
	stopped(t, s, "mi10", "1005", "1006b", "")
	stopped(t, s, "mi24", "1004", "", "")
	s = siege(t, redTen, "mi10 1106", "ar01 1105", "ar02 1104", "mi24 1106", "ar16 1712")
	stopped(t, s, "mi10", "1104", "1105", "AR-GRD-7")
}

// AR-INI-3, AR-MIS-11: a hero gives a token more at the start of Argot's movement turn, but never an eleventh.
func TestHeroesGiveTokens(t *testing.T) {
	for card, asked := range map[string]bool{blackFive: true, blackTen: false} {
		s := empty(t, "campaign")
		deal(t, s, card)
		put(t, s, "ar01", "0806", 0)
		put(t, s, "mi01", "1701", 0)
		s.run()
		if (s.Asked == AskTokens) != asked {
			t.Errorf("%s: asked %d", card, s.Asked)
		}
		if !asked {
			continue
		}
		play(t, s, "use tam")
		if s.Movement.Tokens != 6 || s.Asked != AskGroup {
			t.Errorf("%d tokens, asked %d", s.Movement.Tokens, s.Asked)
		}
	}
	// The besieger has no heroes.
	s := empty(t, "campaign")
	deal(t, s, "diamonds_5")
	put(t, s, "ar01", "0806", 0)
	put(t, s, "mi01", "1701", 0)
	if s.run(); s.Asked != AskGroup || s.Asker != Mineos || s.Movement.Tokens != 5 {
		t.Errorf("seat %d is asked %d with %d tokens", s.Asker, s.Asked, s.Movement.Tokens)
	}
}

// AR-PIN-2: where all are pinned nobody is asked, and such a location is not activated again.
func TestWhereAllArePinnedNobodyIsAsked(t *testing.T) {
	s := siege(t, redTen, "ar01 1005", "ar03 1005", "ar16 1005", "ar02 0806", "mi01 1104", "mi02 1104", "mi03 1701")
	begun(s)
	play(t, s, "activate 1104")
	play(t, s, "march mi01 1005 1104")
	play(t, s, "march mi02 1005 1104")
	play(t, s, "end movement")
	play(t, s, "activate 1005")
	if s.Asked != AskMarch || !s.Pieces[block(t, s, "ar01")].Has(Pinned) || !s.Pieces[block(t, s, "ar03")].Has(Pinned) || s.Pieces[block(t, s, "ar16")].Has(Pinned) {
		t.Fatalf("asked %d", s.Asked)
	}
	play(t, s, "march ar16 0905 1005")
	refused(t, s, "activate 1005", "AR-PIN-1")
}

// AR-PIN-1: more enemies than blocks that were there pin no block that came later.
func TestNobodyWhoCameLaterIsPinned(t *testing.T) {
	s := siege(t, redTen, "ar02 0806", "ar09 0807", "ar03 0904", "mi10 0705", "mi11 0705", "mi01 1701")
	begun(s)
	play(t, s, "activate 0705")
	play(t, s, "march mi10 0806 0705")
	play(t, s, "march mi11 0806 0705")
	play(t, s, "end movement")
	play(t, s, "activate 0807")
	play(t, s, "march ar09 0806 0807")
	if ground, sea := s.Pins(place(t, s, "0806"), content.Argot); ground != 1 || sea != 0 {
		t.Errorf("%d ground and %d sea blocks are to be pinned", ground, sea)
	}
}

// What the enemy sees of a block that moves: how far it went, and that it is no train if it came among enemies
// alone (AR-TRN-8).
func TestMovesShowWhatABlockIs(t *testing.T) {
	s := siege(t, redTen, "mi08 1104", "mi10 1105", "mi11 1105", "ar01 1003", "ar02 1106", "ar16 1712")
	begun(s)
	play(t, s, "activate 1104")
	play(t, s, "march mi08 1003 1104")
	play(t, s, "activate 1105")
	play(t, s, "march mi10 1106 1105")
	play(t, s, "march mi11 1106 1105")
	for id, want := range map[string]Seen{"mi08": {Farthest: 1, Alone: true}, "mi10": {Farthest: 1, Alone: true}, "mi11": {Farthest: 1}} {
		if got := s.Pieces[block(t, s, id)].Seen; got != want {
			t.Errorf("of %s is known %+v, want %+v", id, got, want)
		}
	}
	s = siege(t, redTen, "mi10 1403", "mi01 1701", "ar16 1712")
	begun(s)
	play(t, s, "activate 1403")
	play(t, s, "march mi10 1104 1204")
	if got := s.Pieces[block(t, s, "mi10")].Seen.Farthest; got != 3 { // four along a road, the extra location with them (AR-GRD-10)
		t.Errorf("it has proved a movement of %d, want 3", got)
	}
	s = siege(t, redTen, "mi08 1303", "mi01 1701", "ar01 1204", "ar16 1712")
	begun(s)
	play(t, s, "activate 1303")
	play(t, s, "march mi08 1204 1304")
	if got := s.Pieces[block(t, s, "mi08")].Seen.Farthest; got != 2 { // all along the road, but into the enemy
		t.Errorf("it has proved a movement of %d, want 2", got)
	}
}

// AR-TRN-4, AR-TRN-7, AR-RUL-27: whoever enters a location with nothing but trains takes them at once, and so does
// an enemy with whom a train is left alone.
func TestTrainsAreTakenInMovement(t *testing.T) {
	s := siege(t, redTen, "mi10 1104", "mi01 1701", "ar17 1105", "ar01 0806")
	begun(s)
	play(t, s, "activate 1104")
	events := play(t, s, "march mi10 1105 1104")
	if names := named(events); !slices.Contains(names, "train_captured") || s.Pieces[block(t, s, "ar17")].Party != content.Mineos {
		t.Errorf("told %v", names)
	}
	if s.Meets(place(t, s, "1105")) != (Meeting{By: NoParty}) {
		t.Error("it is an attacker with nobody to attack")
	}
	s = siege(t, blackTen, "ar17 1105", "ar01 1105", "ar02 0806", "mi10 1105", "mi01 1701")
	begun(s)
	play(t, s, "activate 1105")
	play(t, s, "march ar01 1005 1105")
	if s.Pieces[block(t, s, "ar17")].Party != content.Mineos {
		t.Error("the train that was left with the enemy is not taken")
	}
	s = siege(t, redTen, "mi24 1104", "mi01 1701", "ar17 1105", "ar01 0806")
	begun(s)
	play(t, s, "activate 1104")
	play(t, s, "march mi24 1105 1104")
	if s.Pieces[block(t, s, "ar17")].Party != content.Argot || !s.BattleAt(place(t, s, "1105")) {
		t.Error("wings take a train without a fight")
	}
}

// AR-PIN-1, ledger 2.3: that all who stand in a location are pinned is told in the order of the numbers by which the other
// seat knows them, whichever block bears which.
func TestPinsTellOfNoFaces(t *testing.T) {
	for _, handles := range [][3]uint16{{4, 5, 6}, {6, 5, 4}, {5, 6, 4}} {
		s := siege(t, redTen, "ar01 0806", "ar02 0806", "ar03 0806", "ar16 0806", "mi10 0705", "mi11 0705", "mi12 0705")
		for i, id := range []string{"ar01", "ar02", "ar03"} {
			s.Pieces[block(t, s, id)].Handle = handles[i]
		}
		begun(s)
		play(t, s, "activate 0705")
		for _, id := range []string{"mi10", "mi11", "mi12"} {
			play(t, s, "march "+id+" 0806 0705")
		}
		var told []int16
		for _, e := range play(t, s, "activate 0806") {
			if e.Name == "pinned" {
				told = append(told, e.M)
			}
		}
		if !slices.Equal(told, []int16{4, 5, 6}) {
			t.Errorf("with the handles %v the pins are told as %v", handles, told)
		}
	}
}

// AR-INV-15, AR-RUL-69: why a location cannot be activated does not show which of its blocks is which: of one that has
// moved and one that is pinned the pin is told, whoever of them is who.
func TestWhyNothingMovesHidesWhoIsWho(t *testing.T) {
	for _, moved := range []string{"ar01", "ar02"} {
		s := siege(t, blackTen, "ar01 1105", "ar02 1105", "ar05 0806", "mi10 1105", "mi01 1701")
		begun(s)
		for _, id := range []string{"ar01", "ar02"} {
			flag := Pinned
			if id == moved {
				flag = Moved
			}
			s.Pieces[block(t, s, id)].Flags |= flag
		}
		if why := s.idle(place(t, s, "1105"), s.reachesOf(s.Movement.Party)); why != isPinned {
			t.Errorf("%s has moved: %v", moved, why)
		}
	}
}
