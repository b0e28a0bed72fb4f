package engine

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// restoring is the question what a seat restores in a position, in the last turn of the match; nothing
// may be asked before it.
func restoring(t testing.TB, s *State, seat rules.Seat) {
	t.Helper()
	s.Phase, s.Day, s.Turn = RallyPhase, s.Options.Days, s.turnsOfDay()
	s.Stack.Top().Stage = turnCheck
	s.Stack.Push(Frame{Kind: FrameRestore, Seat: seat, Party: PartyOf(seat)})
	s.Asked = AskNothing
	s.run()
	if s.Asker != seat {
		t.Fatalf("question %d to seat %d", s.Asked, s.Asker)
	}
}

func steps(t testing.TB, s *State, id string, want uint8) {
	t.Helper()
	if got := s.Pieces[block(t, s, id)].Strength; got != want {
		t.Errorf("%s has %d steps, want %d", id, got, want)
	}
}

func TestUndeadRise(t *testing.T) {
	// AR-ABI-1, AR-RUL-17, AR-RAL-9: free, one step, cargo and blocks among enemies too.
	s := empty(t, "full_siege")
	s.Pool, s.Purse = 0, 0
	put(t, s, "mi01", "0806", 2)
	put(t, s, "ar01", "0806", 2)
	put(t, s, "mi02", "1104", 4)
	put(t, s, "mi10", "1104", 2)
	put(t, s, "mi21", "0402", 2)
	load(t, s, "mi04", "mi21")
	s.Pieces[block(t, s, "mi04")].Strength = 1
	s.riseAgain()
	if e := s.events[len(s.events)-1]; len(s.events) != 1 || e.N != 0 || e.M != 2 {
		t.Errorf("events %+v, want one that tells of two risen blocks of Mineos", s.events)
	}
	for id, want := range map[string]uint8{"mi01": 3, "ar01": 2, "mi02": 4, "mi10": 2, "mi04": 2, "mi21": 2} {
		steps(t, s, id, want)
	}
}

func TestRaids(t *testing.T) {
	// AR-EX-16, AR-RAL-6, AR-MAP-6: in id order, as long as the pool holds anything.
	s := empty(t, "full_siege")
	put(t, s, "mi10", "0804", 0)
	put(t, s, "mi11", "0906", 0)
	s.Pool, s.Purse = 1, 0
	s.raid()
	if s.Pool != 0 || s.Purse != 1 || s.Rally.Raided != atlas.SetOf(place(t, s, "0804")) {
		t.Errorf("pool %d, purse %d, raided %v", s.Pool, s.Purse, s.Rally.Raided)
	}
	s.Pool = 5
	s.raid()
	if s.Pool != 3 || s.Purse != 3 || s.Rally.Raided.Len() != 2 {
		t.Errorf("pool %d, purse %d after two raids", s.Pool, s.Purse)
	}
}

func TestWhoRaids(t *testing.T) {
	// AR-RAL-6, AR-RUL-65, AR-RUL-47
	for _, c := range []struct {
		name   string
		blocks []string
		party  Party
		want   bool
	}{
		{"ground", []string{"mi10"}, content.Mineos, true},
		{"wings", []string{"mi24"}, content.Mineos, true},
		{"a captured train", []string{"ar17"}, content.Mineos, false},
		{"the Bargainer", []string{"ba01"}, content.Bargainer, false},
		{"one among enemies", []string{"mi10", "ar01"}, NoParty, false},
		{"nobody", nil, NoParty, false},
	} {
		s := empty(t, "full_siege")
		for _, id := range c.blocks {
			put(t, s, id, "0804", 0)
			if c.party != NoParty {
				s.Pieces[block(t, s, id)].Party = c.party
			}
		}
		if got := s.Raids(place(t, s, "0804")); got != c.want {
			t.Errorf("%s: raids %v, want %v", c.name, got, c.want)
		}
	}
}

func TestLootRestores(t *testing.T) {
	// AR-EX-2, AR-RAL-7, AR-BLK-7, AR-BLK-9
	s := empty(t, "full_siege")
	at := place(t, s, "0804")
	beside := s.Map.Beside(at).First()
	put(t, s, "mi10", s.Map.At(beside).ID, 2)
	put(t, s, "mi11", "1104", 2)
	put(t, s, "mi12", "0804", 4)
	put(t, s, "mi13", "0804", 1)
	put(t, s, "ar17", "0804", 1)
	s.Pieces[block(t, s, "ar17")].Party = content.Mineos
	s.Purse = 4
	s.Rally.Raided.Add(at)
	restoring(t, s, Mineos)
	refused(t, s, "restore mi11 purse", "AR-RAL-7")
	refused(t, s, "restore mi12 purse", "AR-BLK-9")
	refused(t, s, "restore ar17 purse", "AR-RAL-5")
	refused(t, s, "restore mi10 pool", "AR-RAL-2")
	play(t, s, "restore mi10 purse")
	play(t, s, "restore mi10 purse")
	steps(t, s, "mi10", 4)
	if s.Purse != 0 {
		t.Errorf("purse %d, want 0", s.Purse)
	}
}

func TestLootIsKept(t *testing.T) {
	// AR-RAL-7, AR-RAL-3, AR-RAL-4: a purse too small is kept; contested blocks are not restored.
	s := empty(t, "full_siege")
	put(t, s, "mi18", "0804", 1)
	put(t, s, "mi13", "0906", 1)
	put(t, s, "mi08", "0906", 1)
	put(t, s, "ar01", "0906", 1)
	s.Purse = 2
	s.Rally.Raided.Add(place(t, s, "0804"))
	s.Rally.Raided.Add(place(t, s, "0906"))
	for id, want := range map[string]*rules.Refusal{"mi18": noFunds, "mi13": contested} {
		if got := s.cannotRestore(block(t, s, id), FromPurse, content.Mineos); got != want {
			t.Errorf("%s: %v, want %v", id, got, want)
		}
	}
	if s.restorable(content.Mineos) {
		t.Error("Mineos can restore something")
	}
}

func TestCapturedTrainRestores(t *testing.T) {
	// AR-RAL-8, AR-RUL-59
	s := empty(t, "full_siege")
	put(t, s, "mi10", "1104", 2)
	put(t, s, "mi11", "1303", 2)
	put(t, s, "mi12", "1005", 2) // beside it
	put(t, s, "ar17", "1104", 3)
	put(t, s, "ar18", "1104", 2)
	for _, id := range []string{"ar17", "ar18"} {
		s.Pieces[block(t, s, id)].Party = content.Mineos
	}
	restoring(t, s, Mineos)
	refused(t, s, "restore mi11 ar17", "AR-RAL-8")
	refused(t, s, "restore ar18 ar17", "AR-RAL-5")
	play(t, s, "restore mi10 ar17")
	steps(t, s, "mi10", 3)
	steps(t, s, "ar17", 1)
	refused(t, s, "restore mi10 ar17", "AR-TRN-6")
	if !offered(t, s, "restore mi10 ar18") || !offered(t, s, "restore mi12 ar18") {
		t.Error("the other train does not pay, in its location and beside it")
	}
}

func TestCityRestores(t *testing.T) {
	// AR-RAL-2, AR-RAL-3, AR-RAL-4, AR-RAL-5, AR-RAL-10, AR-RUL-35, AR-TPY-11, AR-BLK-7
	s := empty(t, "full_siege")
	s.Stance[content.Hespero] = content.WithArgot
	s.Pool = 6
	put(t, s, "ar01", "0705", 2)
	put(t, s, "ar02", "0905", 2)
	put(t, s, "mi10", "0905", 2)
	put(t, s, "ar03", "0703", 2)
	put(t, s, "hs01", s.Map.At(s.Map.Zone(atlas.CasinoWard).First()).ID, 1)
	put(t, s, "ba01", "0706", 1)
	put(t, s, "ar13", "0606", 4)
	put(t, s, "ar17", "0806", 1)
	put(t, s, "ar18", "0807", 4)
	put(t, s, "ar04", "0606", 4)
	s.eliminate(block(t, s, "ar04"), "AR-BLK-8")
	restoring(t, s, Argot)
	refused(t, s, "restore ar02 pool", "AR-RAL-3")
	refused(t, s, "restore ar03 pool", "AR-RAL-2")
	refused(t, s, "restore ar13 pool", "AR-BLK-9")
	refused(t, s, "restore ba01 pool", "AR-RAL-2")
	refused(t, s, "restore ar17 ar18", "AR-RAL-5")
	refused(t, s, "restore ar17 ar17", "AR-RAL-5")
	refused(t, s, "restore ar01 purse", "AR-RAL-7")
	refused(t, s, "restore ar04 pool", "AR-BLK-8")
	play(t, s, "restore ar01 pool")
	play(t, s, "restore hs01 pool")
	play(t, s, "restore ar17 pool")
	steps(t, s, "ar01", 3)
	steps(t, s, "hs01", 2)
	steps(t, s, "ar17", 2)
	if s.Pool != 3 {
		t.Errorf("%d resources, want 3", s.Pool)
	}
	s.Stance[content.Hespero] = content.Wary
	s.listChoices()
	refused(t, s, "restore hs01 pool", "AR-RAL-2")
}

func TestTrainPaysItsLastStep(t *testing.T) {
	// AR-EX-17, AR-TRN-6, AR-RAL-2, AR-RAL-4, AR-RUL-28
	s := empty(t, "full_siege")
	s.Pool = 9
	put(t, s, "ar17", "1009", 2)
	put(t, s, "po01", "1109", 2)
	put(t, s, "po02", "1209", 2)
	put(t, s, "ar01", "0705", 3)
	restoring(t, s, Argot)
	refused(t, s, "restore po02 ar17", "AR-RAL-2")
	refused(t, s, "restore po01 pool", "AR-RAL-2")
	play(t, s, "restore po01 ar17")
	steps(t, s, "po01", 3)
	if p := s.Pieces[block(t, s, "ar17")]; p.Status != Eliminated || s.First(place(t, s, "1009")) != content.NoBlock {
		t.Errorf("the train that paid its last step is %+v", p)
	}
	if offered(t, s, "restore po01 ar17") {
		t.Error("a train that is gone still pays")
	}
}

func TestBothSourcesMayBeChosen(t *testing.T) {
	// AR-RAL-4: a block entitled to both may choose, step by step.
	s := empty(t, "full_siege")
	s.Pool = 9
	put(t, s, "ar17", "0806", 4)
	put(t, s, "ar06", "0806", 1)
	restoring(t, s, Argot)
	play(t, s, "restore ar06 ar17")
	play(t, s, "restore ar06 pool")
	steps(t, s, "ar06", 3)
	steps(t, s, "ar17", 2)
	if s.Pool != 7 {
		t.Errorf("%d resources, want 7", s.Pool)
	}
}

func TestRestoringThatCannotBeIsPassed(t *testing.T) {
	// AR-RAL-1, AR-RAL-9; a seat that is passed over tells so, if it had something to pay with. It has seen nothing new.
	s := empty(t, "full_siege")
	put(t, s, "ar01", "0705", 0)
	s.Pool = 5
	s.Stack.Push(Frame{Kind: FrameRestore, Seat: Argot, Party: content.Argot})
	restoreFrame{}.resume(s, s.Stack.Top())
	if n := len(s.events); n != 1 || s.events[0].Reveals || s.events[0].Name != "restoring_passed" || s.Stack.Top().Kind == FrameRestore {
		t.Errorf("events %+v", s.events)
	}
}

func TestRallyGoesInOrder(t *testing.T) {
	// AR-RAL-1, AR-RAL-9: after all battles the undead, raids, Mineos, Argot.
	s := empty(t, "full_siege")
	s.Pool, s.Purse = 4, 0
	put(t, s, "mi01", "0804", 2)
	put(t, s, "ar01", "0705", 2)
	s.Stack.Top().Stage = turnFirstFights
	s.run()
	steps(t, s, "mi01", 3)
	if s.Pool != 3 || s.Purse != 1 || s.Asked != AskRestoring || s.Asker != Mineos {
		t.Fatalf("pool %d, purse %d, question %d to %d", s.Pool, s.Purse, s.Asked, s.Asker)
	}
	play(t, s, "restore mi01 purse")
	if s.Asker != Argot {
		t.Errorf("seat %d is asked", s.Asker)
	}
	play(t, s, "restore ar01 pool")
	steps(t, s, "ar01", 3)
}

func TestCargoIsRestoredInItsShipsPlace(t *testing.T) {
	// AR-SEA-9
	s := empty(t, "full_siege")
	s.Pool = 3
	put(t, s, "ar14", "0506", 0)
	load(t, s, "ar01", "ar14")
	s.Pieces[block(t, s, "ar01")].Strength = 1
	restoring(t, s, Argot)
	play(t, s, "restore ar01 pool")
	steps(t, s, "ar01", 2)
}

func TestEverySourceIsToldToThePurse(t *testing.T) {
	// AR-INV-9: what a step costs is what the payer loses, step by step.
	s := empty(t, "full_siege")
	s.Pool = 9
	put(t, s, "ar13", "0606", 1)
	restoring(t, s, Argot)
	events := play(t, s, "restore ar13 pool")
	if len(events) < 2 || events[0].Name != "resources_spent" || events[0].N != -3 || events[1].Name != "steps_restored" || events[1].N != 1 {
		t.Errorf("events %+v", events)
	}
}
