package engine

import (
	"testing"

	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// AR-TRN-7, AR-RUL-61: a captured train has come neither by a hexside nor off a ship for its new owner.
func TestACapturedTrainDidNotLand(t *testing.T) {
	s := siege(t, redTen, "mi22 0508", "mi10 0508", "ar16 1712")
	b := goAshore(t, s, "ar17", "mi22")
	s.settle(place(t, s, "0508"))
	if p := &s.Pieces[b]; p.Party != content.Mineos || p.Has(Disembarked) || !p.Has(Moved) || !p.Has(Regrouped) {
		t.Errorf("%+v", *p)
	}
}

// AR-SEA-2, AR-SEA-3, AR-SEA-4, AR-CTL-2: ships follow the coast and stop at the enemy.
func TestShipsFollowTheCoast(t *testing.T) {
	s := siege(t, redTen, "mi19 0403", "mi20 0505", "ar01 0404", "ar16 1712")
	stopped(t, s, "mi19", "0404", "", "")         // the enemy on the beach does not bar it
	stopped(t, s, "mi19", "0503", "", "AR-SEA-2") // inland
	stopped(t, s, "mi20", "0606", "", "AR-SEA-2") // no harbour
	stopped(t, s, "mi20", "0507", "", "")         // from dock to dock
	s = siege(t, redTen, "mi19 0405", "ar14 0406", "ar15 0506", "ar01 0505", "ar16 1712")
	stopped(t, s, "mi19", "0406", "", "")
	stopped(t, s, "mi19", "0507", "", "AR-CTL-2")
	stopped(t, s, "mi19", "0507", "0406", "AR-MOV-6") // no hexside in common
	s = siege(t, redTen, "mi19 0504b", "ar14 0505", "ar15 0405", "ar16 1712")
	stopped(t, s, "mi19", "0506", "0505", "AR-CTL-2")
	stopped(t, s, "mi19", "1701", "", "AR-SEA-2")
}

// AR-SEA-5, AR-SEA-6, AR-GRD-3: boarding is the block's whole move; it goes with the ship, and does not land
// in the same turn.
func TestBoarding(t *testing.T) {
	s := siege(t, redTen, "mi19 0405", "mi21 0404", "mi01 0404", "mi02 0404", "mi03 0404", "ar14 0404", "ar16 1712")
	begun(s)
	play(t, s, "activate 0404")
	refused(t, s, "board mi01 mi19", "AR-SEA-6")
	refused(t, s, "board mi21 mi21", "AR-SEA-5")
	refused(t, s, "board mi01 ar14", "AR-SEA-6")
	known := &s.Pieces[block(t, s, "mi01")].Seen
	*known = Seen{Known: true, Strength: 4, Day: 1, Turn: 1, Farthest: 2}
	play(t, s, "board mi01 mi21")
	if *known != (Seen{}) {
		t.Error("what boards is still known")
	}
	if !s.Pieces[block(t, s, "mi01")].Has(Moved) || !s.Pieces[block(t, s, "mi01")].Has(Boarded) {
		t.Error("boarding is no move")
	}
	refused(t, s, "march mi01 0403 0404", "AR-SEA-6")
	refused(t, s, "land mi01", "AR-SEA-7")
	play(t, s, "board mi02 mi21")
	refused(t, s, "board mi03 mi21", "AR-SEA-5")
	play(t, s, "march mi21 0505 0405")
	for _, id := range []string{"mi01", "mi02"} {
		if p := s.Pieces[block(t, s, id)]; p.Status != Aboard || s.Map.At(p.At).ID != "0505" || p.Ship != block(t, s, "mi21") {
			t.Errorf("%s is not aboard at 0505: %+v", id, p)
		}
	}
	refused(t, s, "land mi01", "AR-SEA-7")
	refused(t, s, "board mi03 mi21", "AR-SEA-6")
	play(t, s, "end group")
	refused(t, s, "activate 0505", "AR-MOV-3")
}

// AR-MOV-2, AR-SEA-9, AR-MOV-3: that only cargo can be moved where a location is activated is told by its event, which the
// other seat is shown later; who is aboard or has moved can go nowhere.
func TestWhatAnActivationTells(t *testing.T) {
	s := siege(t, redTen, "mi21 0404", "mi19 0408", "ar16 1712")
	load(t, s, "mi01", "mi21")
	begun(s)
	if e := event(t, play(t, s, "activate 0408"), "activated"); e.M != 0 {
		t.Errorf("a ship that can sail: %+v", e)
	}
	play(t, s, "end group")
	s.Pieces[block(t, s, "mi21")].Flags |= Moved
	s.listChoices()
	if e := event(t, play(t, s, "activate 0404"), "activated"); e.M != 1 {
		t.Errorf("cargo alone: %+v", e)
	}
	for _, id := range []string{"mi01", "mi21"} {
		var r Reach
		r.Ends.Add(place(t, s, "0404"))
		if s.Reach(block(t, s, id), &r); r.Ends != (atlas.Set{}) {
			t.Errorf("%s can go somewhere", id)
		}
	}
}

// AR-SEA-6: the ship must not have moved.
func TestShipsThatMovedAreNotBoarded(t *testing.T) {
	s := siege(t, redTen, "mi21 0405", "mi01 0404", "mi02 0404", "ar16 1712")
	begun(s)
	play(t, s, "activate 0405")
	play(t, s, "march mi21 0404 0405")
	play(t, s, "activate 0404")
	refused(t, s, "board mi01 mi21", "AR-SEA-6")
}

// AR-SEA-7, AR-SEA-9, AR-GRD-6, AR-MOV-3: landing before or after the ship's move, as the whole move.
func TestLanding(t *testing.T) {
	s := siege(t, redTen, "mi21 0405", "ar16 1712")
	load(t, s, "mi10", "mi21")
	load(t, s, "mi11", "mi21")
	handle := s.Pieces[block(t, s, "mi10")].Handle
	begun(s)
	play(t, s, "activate 0405")
	refused(t, s, "land mi10", "AR-SEA-7") // at sea
	play(t, s, "march mi21 0404 0405")
	play(t, s, "land mi10")
	stands(t, s, "mi10", "0404")
	p := s.Pieces[block(t, s, "mi10")]
	if !p.Has(Disembarked) || !p.Has(Moved) || p.Handle == handle {
		t.Errorf("it has landed as %+v", p)
	}
	refused(t, s, "march mi10 0403 0404", "AR-MOV-3")
	play(t, s, "end group")
	// The other lands when its ship's location is activated, though the ship has moved.
	play(t, s, "activate 0404")
	play(t, s, "land mi11")
	stands(t, s, "mi11", "0404")
}

// AR-EX-18, AR-SEA-7: nobody lands beside an enemy ship.
func TestNobodyLandsBesideEnemyShips(t *testing.T) {
	for _, test := range [...]struct{ card, ship, cargo, galley, watch, second string }{
		{redTen, "mi21", "mi10", "ar14", "ar01", "ar02"}, {blackTen, "ar14", "ar09", "mi19", "mi01", "mi02"},
	} {
		s := siege(t, test.card, test.ship+" 0505", test.galley+" 0506", test.watch+" 0506", test.second+" 0506", "mi24 0000", "ar16 1712")
		load(t, s, test.cargo, test.ship)
		begun(s)
		play(t, s, "activate 0505")
		play(t, s, "march "+test.ship+" 0506 0505")
		refused(t, s, "land "+test.cargo, "AR-SEA-7")
		// AR-CMB-10 reads who is engaged: the ships only.
		for id, want := range map[string]bool{test.ship: true, test.galley: true, test.watch: false, test.second: false} {
			if s.Engaged(block(t, s, id)) != want {
				t.Errorf("%s is engaged: %v", id, !want)
			}
		}
	}
}

// AR-SEA-8, AR-CTL-3, AR-PIN-1: who lands among enemies attacks, came in by no hexside, and pins one of them.
func TestLandingAmongEnemies(t *testing.T) {
	s := siege(t, redTen, "mi21 0404", "ar01 0404", "ar02 0404", "ar16 1712")
	b := load(t, s, "mi10", "mi21")
	begun(s)
	play(t, s, "activate 0404")
	play(t, s, "land mi10")
	p := place(t, s, "0404")
	if s.RoleOf(p, content.Mineos) != Attacker || s.Meets(p).By != content.Mineos || s.Meets(p).Entered != [2]uint8{} {
		t.Errorf("the meeting is %+v", s.Meets(p))
	}
	if !s.Pieces[b].Seen.Alone {
		t.Error("a block that lands alone among enemies is no train, and that is not noted")
	}
	if ground, sea := s.Pins(p, content.Argot); ground != 1 || sea != 0 {
		t.Errorf("it pins %d ground and %d sea blocks", ground, sea)
	}
}

// AR-SEA-7, AR-STK-1, AR-TRN-8: stacking applies to landing, and a train does not land first.
func TestLandingHasLimits(t *testing.T) {
	s := siege(t, redTen, "mi21 0404", "mi01 0404", "mi02 0404", "mi03 0404", "mi04 0404", "ar16 1712")
	load(t, s, "mi10", "mi21")
	begun(s)
	play(t, s, "activate 0404")
	refused(t, s, "land mi10", "AR-STK-1")
	s = siege(t, blackTen, "ar14 0404", "mi01 0404", "ar01 1712")
	load(t, s, "ar17", "ar14")
	load(t, s, "ar09", "ar14")
	begun(s)
	play(t, s, "activate 0404")
	refused(t, s, "land ar17", "AR-TRN-8")
	play(t, s, "land ar09")
	play(t, s, "land ar17")
	stands(t, s, "ar17", "0404")
}

// AR-SEA-7, AR-MOV-7: nobody lands in a fight between two enemies.
func TestNobodyLandsInAFight(t *testing.T) {
	s := siege(t, redTen, "mi21 0404", "ar01 0404", "zu01 0404", "ar16 1712")
	load(t, s, "mi10", "mi21")
	begun(s)
	play(t, s, "activate 0404")
	refused(t, s, "land mi10", "AR-MOV-7")
}

// AR-TRN-4: who lands beside a train that is alone takes it, and a train whose escort boards is taken.
func TestTrainsAreTakenOnTheBeach(t *testing.T) {
	s := siege(t, redTen, "mi21 0404", "ar17 0404", "ar16 1712", "mi01 1701")
	load(t, s, "mi10", "mi21")
	begun(s)
	play(t, s, "activate 0404")
	play(t, s, "land mi10")
	if s.Pieces[block(t, s, "ar17")].Party != content.Mineos {
		t.Error("the train is not taken by who landed")
	}
	s = siege(t, blackTen, "ar14 0404", "ar17 0404", "ar01 0404", "mi10 0404", "mi01 1701", "ar16 1712")
	begun(s)
	play(t, s, "activate 0404")
	play(t, s, "board ar01 ar14")
	if s.Pieces[block(t, s, "ar17")].Party != content.Argot {
		t.Error("the train is taken though the ship is still there")
	}
	play(t, s, "march ar14 0405 0404")
	if s.Pieces[block(t, s, "ar17")].Party != content.Mineos {
		t.Error("the train that was left on the beach is not taken")
	}
}

// AR-AIR-2, AR-AIR-3, AR-AIR-6, AR-AIR-8, AR-MAP-2: wings cross everything at 1 a location, pass enemies, and do not
// stop in the Sanctuary.
func TestWingsAreNotHindered(t *testing.T) {
	s := siege(t, redTen, "mi24 0806", "ar01 0706", "ar16 0707", "mi10 1701")
	stopped(t, s, "mi24", "0707", "", "AR-AIR-6")
	stopped(t, s, "mi24", "0606", "", "")
	if got := path(t, s, "mi24", "0606", ""); got != "0706 0606" {
		t.Errorf("mi24 flies %q", got)
	}
	stopped(t, s, "mi24", "0406", "", "") // over wall and shore to the sea: 4 locations
	stopped(t, s, "mi24", "0206", "", "AR-BLK-6")
	stopped(t, s, "mi24", "U0705", "", "AR-AIR-6")
	s = siege(t, redTen, "mi24 0504a", "ar16 1712")
	if got := path(t, s, "mi24", "0504b", ""); got != "0504b" {
		t.Errorf("from half to half it flies %q", got)
	}
}

// AR-STK-4: hexside limits do not bind ships and wings, and these do not use them up.
func TestLimitsAreForGroundBlocks(t *testing.T) {
	s := siege(t, redTen, "mi19 0404", "mi24 0404", "mi10 0404", "ar16 1712")
	s.Movement.Party = content.Mineos
	side := s.Map.Between(place(t, s, "0404"), place(t, s, "0403"))
	s.crossed[side] = 4
	stopped(t, s, "mi19", "0403", "", "")
	stopped(t, s, "mi24", "0403", "", "")
	s.crossed[side] = 0
	begun(s)
	play(t, s, "activate 0404")
	play(t, s, "march mi19 0403 0404")
	play(t, s, "march mi24 0403 0404")
	if n := s.crossed[side]; n != 0 {
		t.Errorf("a ship and wings count as %d ground blocks", n)
	}
}

// AR-MOD-1: what lies outside the region of a scenario is no way and no end of a move.
func TestNobodyLeavesTheRegion(t *testing.T) {
	s := empty(t, "first_battle")
	put(t, s, "mi10", "0902", 0)
	put(t, s, "ar01", "0704", 0)
	stopped(t, s, "mi10", "1002", "", "AR-MOD-1")
	stopped(t, s, "mi10", "0803", "", "")
	for _, id := range reached(t, s, "mi10") {
		if !s.Map.Exists(place(t, s, id)) {
			t.Errorf("it reaches %s", id)
		}
	}
}
