package engine

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/content"
)

// won is a field on which a seat that wants to be asked has just won a battle at a place with the blocks there.
func won(t testing.TB, s *State, at string, seat rules.Seat) {
	t.Helper()
	s.Regroups[seat] = true
	s.begin(Frame{Kind: FrameRegroup, Place: place(t, s, at), Seat: seat, Party: PartyOf(seat)})
	s.run()
}

func TestTheVictorRegroups(t *testing.T) {
	// AR-EX-25 AR-REG-1 AR-REG-2 AR-STK-4 AR-RUL-46 AR-INV-10
	s := field(t)
	a, b := put(t, s, "ar01", "0806", 4), put(t, s, "ar02", "0806", 4)
	c := put(t, s, "ar04", "0807", 4)
	s.Battle.Crossed[content.Argot] = [8]uint8{9, 9, 9, 9, 9, 9, 9, 9}
	won(t, s, "0806", Argot)
	if !offered(t, s, "regroup ar04 0806") || !offered(t, s, "regroup ar01 0705") || offered(t, s, "regroup ar01 0707") || offered(t, s, "regroup ar04 0808") {
		t.Fatalf("%s", choices(s))
	}
	refused(t, s, "regroup ar01 0707", "AR-MAP-5")
	refused(t, s, "regroup ar04 0808", "AR-REG-1")
	e := event(t, play(t, s, "regroup ar04 0806"), "regrouped")
	if e.M != int16(s.Pieces[c].Handle) || e.Rule != "AR-REG-1" {
		t.Errorf("%+v", e)
	}
	refused(t, s, "regroup ar04 0705", "AR-REG-2")
	play(t, s, "regroup ar01 0705")
	remains(t, s, a, "0705", 4)
	remains(t, s, b, "0806", 4)
	remains(t, s, c, "0806", 4)
	refused(t, s, "regroup ar01 0806", "AR-REG-2")
	play(t, s, "end regroup")
	if s.Result != quiet {
		t.Errorf("%s", choices(s))
	}
}

func TestPeaceIsKeptWhenRegrouping(t *testing.T) {
	// AR-EX-28 AR-REG-2 AR-RUL-46
	s := field(t)
	put(t, s, "mi10", "0506", 4)
	put(t, s, "ar14", "0506", 3)
	put(t, s, "mi12", "0606", 4)
	put(t, s, "mi19", "0405", 3)
	put(t, s, "mi24", "0606", 2)
	put(t, s, "mi04", "0605", 2)
	put(t, s, "ar02", "0507", 2)
	won(t, s, "0506", Mineos)
	if !offered(t, s, "regroup mi12 0506") || offered(t, s, "regroup mi19 0506") || offered(t, s, "regroup mi24 0506") {
		t.Errorf("%s", choices(s))
	}
	refused(t, s, "regroup mi19 0506", "AR-REG-2")
	refused(t, s, "regroup mi24 0506", "AR-REG-2")
	refused(t, s, "regroup mi10 0507", "AR-REG-1")
	refused(t, s, "regroup ar02 0506", "AR-REG-1")
}

// Where a wall or a river parts two locations that adjoin, that is the reason, and not that they do not adjoin.
func TestAWallKeepsFromRegrouping(t *testing.T) { // AR-GRD-9 AR-REG-1
	s := field(t)
	put(t, s, "mi10", "0703", 4)
	put(t, s, "mi12", "0804", 4)
	won(t, s, "0703", Mineos)
	refused(t, s, "regroup mi10 0804", "AR-GRD-9")
	refused(t, s, "regroup mi12 0703", "AR-GRD-9")
	refused(t, s, "regroup mi10 0806", "AR-REG-1")
}

func TestNobodyRegroupsOutOfAnUnresolvedBattle(t *testing.T) {
	// AR-REG-2 AR-STK-1 AR-AIR-6 AR-TRN-7 AR-GRD-9
	s := field(t)
	put(t, s, "mi10", "1105", 4)
	put(t, s, "mi24", "1105", 2)
	put(t, s, "ar01", "1005", 4)
	enter(t, s, "mi12", "1104", "1005", 4)
	for _, id := range []string{"mi01", "mi02", "mi03", "mi04"} {
		put(t, s, id, "1106", 4)
	}
	train := put(t, s, "ar17", "1205", 4)
	s.Pieces[train].Party = content.Mineos
	won(t, s, "1105", Mineos)
	refused(t, s, "regroup mi12 1105", "AR-REG-2")
	refused(t, s, "regroup mi10 1005", "AR-REG-1")
	refused(t, s, "regroup mi10 1106", "AR-STK-1")
	if !offered(t, s, "regroup mi24 1106") || !offered(t, s, "regroup ar17 1105") || !offered(t, s, "regroup mi10 1205") {
		t.Errorf("%s", choices(s))
	}
	s = field(t)
	put(t, s, "mi24", "0806", 2)
	won(t, s, "0806", Mineos)
	refused(t, s, "regroup mi24 0707", "AR-AIR-6")
}

func TestTheVictorIsWhoStillHasABlockThatWasEngaged(t *testing.T) {
	// AR-REG-3 AR-RUL-46 AR-RUL-66
	s := field(t)
	p := place(t, s, "0506")
	own, ship, friend, foe := put(t, s, "mi10", "0506", 4), put(t, s, "mi19", "0506", 3), put(t, s, "ba01", "0506", 3), put(t, s, "ar14", "0506", 3)
	s.Stance[content.Bargainer] = content.WithMineos
	for _, c := range []struct {
		met    []content.Block
		victor Party
		seat   rules.Seat
	}{
		{[]content.Block{own}, content.Mineos, Mineos},
		{[]content.Block{own, ship, friend}, content.Bargainer, Mineos},
		{[]content.Block{own, foe}, NoParty, rules.NoSeat},
		{[]content.Block{foe}, content.Argot, Argot},
		{nil, NoParty, rules.NoSeat},
		{[]content.Block{friend}, content.Bargainer, rules.NoSeat},
		{[]content.Block{friend, block(t, s, "mi12")}, content.Bargainer, Mineos}, // who fell in the battle
	} {
		s.Pieces[block(t, s, "mi12")].Party = content.Mineos
		s.Battle = Battle{Met: content.BlocksOf(c.met...)}
		got := s.victor(p)
		seat := rules.NoSeat
		if got != NoParty {
			seat = s.regrouper(got)
		}
		if got != c.victor || seat != c.seat {
			t.Errorf("met %v: %v, %v, want %v, %v", c.met, got, seat, c.victor, c.seat)
		}
	}
}

func TestWhoWasEngagedInAnEarlierRoundStillCounts(t *testing.T) {
	// AR-REG-3 AR-CMB-11 AR-RUL-46
	s := field(t)
	put(t, s, "ar01", "0506", 4)
	put(t, s, "ar02", "0506", 4)
	put(t, s, "ar14", "0506", 1)
	ship := enter(t, s, "mi19", "0405", "0506", 3)
	enter(t, s, "mi10", "0606", "0506", 4)
	combat(t, s, mineosFights)
	holdUntil(t, s, "mi19")
	play2(t, s, "attack mi19", 6, 1, 1)
	if s.Engaged(ship) || s.Battle.Round != 1 {
		t.Fatal("the galley should be lost")
	}
	var events []rules.Event
	for s.Asked == AskAction {
		events = play(t, s, "hold "+s.Content.Blocks[blockOf(s.choices[0])].ID)
	}
	if e := event(t, events, "battle_ended"); e.N != -1 || e.M != 3 || s.Asked == AskRegroup {
		t.Errorf("a ship that fought is still there, so nobody has won: %+v, %s", e, choices(s))
	}
}

func TestWhoFoughtDoesNotFireAfterwards(t *testing.T) {
	// AR-RNG-3 AR-RUL-25
	s := field(t)
	bows := put(t, s, "ar06", "1105", 3)
	put(t, s, "ar13", "1105", 4)
	enter(t, s, "mi10", "1104", "1105", 1)
	put(t, s, "mi12", "1206", 4)
	combat(t, s, []Party{content.Mineos, content.Argot})
	play2(t, s, "attack ar13", 6, 1, 1, 1)
	play(t, s, "end regroup")
	if s.silent(bows) != hasFought || s.Result != quiet {
		t.Errorf("silence %v: %s", s.silent(bows), choices(s))
	}
}

func TestAShipThatWonInPeaceWithGroundBringsNobodyIn(t *testing.T) {
	// AR-REG-2 AR-RUL-46 AR-TRN-3
	s := field(t)
	put(t, s, "mi19", "0506", 3)
	put(t, s, "ar02", "0506", 4)
	s.Pieces[put(t, s, "ar17", "0606", 4)].Party = content.Mineos
	put(t, s, "mi10", "0606", 4)
	won(t, s, "0506", Mineos)
	refused(t, s, "regroup ar17 0506", "AR-REG-2") // it hits nobody, but the Watch could hit it
	refused(t, s, "regroup mi10 0506", "AR-REG-2")
}

// In the last turn the victor of the last battle is asked to regroup only where something can follow from it.
func TestNobodyRegroupsIdlyInTheLastTurn(t *testing.T) { // AR-RUL-80 AR-REG-1 AR-VIC-2 AR-VIC-4
	for _, c := range []struct {
		says   string
		at     string // of the battle that was won; 0706 is of Old Town, 0806 beside it
		seat   rules.Seat
		keep   uint8 // of three turns
		others map[string]string
		change func(s *State)
		asked  bool
	}{
		{"far from Old Town", "1105", Argot, 2, nil, nil, false},
		{"in Old Town, of which too little is kept", "0706", Mineos, 1, nil, nil, false},
		{"in Old Town, which can be kept", "0706", Mineos, 2, nil, nil, true},
		{"beside it, which can be kept", "0806", Mineos, 2, nil, nil, true},
		{"in Old Town, where no besieger is", "0706", Argot, 2, nil, nil, false},
		{"beside it, where a besieger is", "0806", Argot, 2, map[string]string{"mi12": "0605"}, nil, true},
		{"another battle is still to be fought", "1105", Argot, 2, map[string]string{"mi12": "0311", "ar04": "0311"}, nil, true},
		{"others can still fire", "1105", Argot, 2, map[string]string{"mi16": "1501"}, nil, true},
		{"others have fired", "1105", Argot, 2, map[string]string{"mi16": "1501"}, func(s *State) { s.Pieces[block(t, s, "mi16")].Flags |= Bombarded }, false},
		{"a turn follows", "1105", Argot, 2, nil, func(s *State) { s.Turn-- }, true},
		{"begun before", "1105", Argot, 2, nil, func(s *State) { s.Options.AskLast = true }, true},
	} {
		s := field(t)
		s.Day, s.Turn, s.Keep = s.Options.Days, s.turnsOfDay(), c.keep
		put(t, s, map[rules.Seat]string{Argot: "ar01", Mineos: "mi10"}[c.seat], c.at, 0)
		for id, at := range c.others {
			put(t, s, id, at, 0)
		}
		if c.change != nil {
			c.change(s)
		}
		if won(t, s, c.at, c.seat); (s.Asked == AskRegroup) != c.asked {
			t.Errorf("%s: asked %v", c.says, s.Asked == AskRegroup)
		}
	}
}
