package engine

import (
	"testing"

	"portcullis/rules/argot/content"
)

// counselled is a campaign whose missions ended as given, in the order of the list, when its war
// council begins.
func counselled(t testing.TB, results ...content.Result) *State {
	t.Helper()
	s := fresh(t, "campaign", 1)
	s.Campaign.Day = uint8(s.Content.Days.Days)
	copy(s.Campaign.Missions[:], results)
	for s.Stack.Top().Kind != FrameMatch {
		s.end()
	}
	s.Asked = AskNothing
	s.run()
	if s.Asked != AskCouncil {
		t.Fatalf("question %d, want the council", s.Asked)
	}
	return s
}

func TestOutcomesOfFailedUndermining(t *testing.T) {
	// AR-EX-3, AR-MIS-4, AR-ARM-2, AR-ARM-5, AR-ARM-6, AR-MIS-12
	s := counselled(t, content.Success, content.NotAttempted, content.NotAttempted, content.Failure)
	if p := s.Pieces[block(t, s, "ar10")]; p.Status != Removed {
		t.Errorf("ar10 has status %d, want it destroyed", p.Status)
	}
	for _, id := range []string{"ar11", "ar12"} {
		if p := s.Pieces[block(t, s, id)]; p.Party != content.Mineos || p.Status != Unplaced {
			t.Errorf("%s is %+v, want it with Mineos", id, p)
		}
	}
	own := 0
	for b := range s.Content.Army(content.ArgotArmy).All() {
		if s.Pieces[b].Party == content.Argot {
			own++
		}
	}
	if armed(s, content.Mineos) != 28 || own != 15 {
		t.Errorf("Mineos has %d blocks and Argot %d of its own, want 28 and 15", armed(s, content.Mineos), own)
	}
	if s.Stance[content.Hespero] != content.Wary {
		t.Error("Hespero still stands with Argot")
	}
}

func TestOutcomesOfUndermining(t *testing.T) {
	// AR-MIS-4, AR-SID-5, AR-ARM-5: only a success keeps the three companies and brings Hespero to Argot's side.
	for result, stance := range map[content.Result]content.Stance{content.Success: content.WithArgot, content.Failure: content.Wary, content.NotAttempted: content.Wary} {
		s := counselled(t, content.NotAttempted, content.NotAttempted, content.NotAttempted, result)
		if s.Stance[content.Hespero] != stance {
			t.Errorf("after result %d Hespero's stance is %d, want %d", result, s.Stance[content.Hespero], stance)
		}
		for _, id := range []string{"ar10", "ar11", "ar12"} {
			if stays := s.Pieces[block(t, s, id)].Party == content.Argot; stays != (result == content.Success) {
				t.Errorf("after result %d %s stays: %v", result, id, stays)
			}
		}
	}
}

func TestGreatestArmy(t *testing.T) {
	// AR-EX-4, AR-ARM-9, AR-ARM-10, AR-ARM-13, AR-MIS-2, AR-RUL-12, AR-RUL-13
	s := counselled(t, content.NotAttempted, content.Success, content.NotAttempted, content.Success)
	play(t, s, "buy st03")
	play(t, s, "buy st04")
	refused(t, s, "buy st03", "AR-ARM-11")
	refused(t, s, "swap ar01", "AR-ARM-11")
	play(t, s, "adjourn")
	refused(t, s, "upgrade ar01", "AR-ARM-11")
	for _, id := range []string{"ar14", "ar16", "ar17", "po01", "he01", "mi01"} {
		refused(t, s, "swap "+id, "AR-ARM-10")
	}
	play(t, s, "swap ar03")
	if p := s.Pieces[block(t, s, "ar03")]; p.Status != Removed || p.Party != NoParty {
		t.Errorf("the swapped block is %+v", p)
	}
	refused(t, s, "recruit ni01", "AR-ARM-8")
	play(t, s, "recruit zu02")
	refused(t, s, "recruit zu01", "AR-ARM-8")
	play(t, s, "recruit ni04")
	refused(t, s, "recruit ni04", "AR-ARM-8")
	play(t, s, "recruit ni01")
	if s.Asked != AskPlacement {
		t.Fatalf("question %d after the council, want the set-up", s.Asked)
	}
	if n := armed(s, content.Argot); n != 24 {
		t.Errorf("%d blocks, want 24", n)
	}
	for id, want := range map[string]Status{"he01": Unplaced, "zu02": Unplaced, "zu01": Removed, "zu03": Removed, "ni01": Unplaced, "ni02": Removed, "ni03": Removed, "ni04": Unplaced, "st03": Unplaced} {
		if p := s.Pieces[block(t, s, id)]; p.Status != want || want == Unplaced && p.Party != content.Argot {
			t.Errorf("%s is %+v, want status %d", id, p, want)
		}
	}
	if s.Pool != 18-8 {
		t.Errorf("%d resources, want 10", s.Pool)
	}
}

func TestSwapIsOptional(t *testing.T) {
	// AR-ARM-10, AR-EX-4
	s := counselled(t, content.NotAttempted, content.Success, content.NotAttempted, content.Success)
	play(t, s, "adjourn")
	play(t, s, "adjourn")
	refused(t, s, "swap ar01", "AR-ARM-11")
	for s.Asked == AskCouncil {
		playFirst(t, s)
	}
	if s.Pieces[block(t, s, "he01")].Status != Removed || armed(s, content.Argot) != 24 {
		t.Errorf("without a swap Argot has %d blocks", armed(s, content.Argot))
	}
}

func TestPurchases(t *testing.T) {
	// AR-ARM-11, AR-FRT-8, AR-BLK-9
	s := counselled(t, content.NotAttempted, content.NotAttempted, content.NotAttempted, content.Success)
	upgradable := []string{"ar01", "ar04", "ar06", "ar13"}
	for b := range content.Block(content.BlockCount) {
		want := false
		for _, id := range upgradable {
			want = want || s.Content.At(b).ID == id
		}
		if offered(t, s, "upgrade "+s.Content.At(b).ID) != want {
			t.Errorf("upgrading %s is offered: %v", s.Content.At(b).ID, !want)
		}
	}
	play(t, s, "upgrade ar06")
	if b := block(t, s, "ar06"); !s.Pieces[b].Upgraded || s.Face(b).Modifier != 2 || s.Pool != 15 {
		t.Errorf("after an upgrade: %+v, %d resources", s.Pieces[b], s.Pool)
	}
	refused(t, s, "upgrade ar06", "AR-ARM-11")
	refused(t, s, "upgrade ar02", "AR-ARM-11")
	if e := event(t, play(t, s, "strengthen kraikos_gate"), "gate_strengthened"); e.N != 2 || e.M != 5 {
		t.Errorf("the gate gains %d to %d", e.N, e.M)
	}
	g := s.Map.FindGate("kraikos_gate")
	if s.Gates[g] != (Gate{Strength: 5, Upgraded: true}) || s.Pool != 13 {
		t.Errorf("the gate is %+v, %d resources left", s.Gates[g], s.Pool)
	}
	refused(t, s, "strengthen kraikos_gate", "AR-ARM-11")
	play(t, s, "buy st04")
	if s.Pool != 9 || s.Pieces[block(t, s, "st04")].Strength != 4 {
		t.Errorf("%d resources after a train", s.Pool)
	}
	play(t, s, "upgrade ar13")
	play(t, s, "upgrade ar01")
	play(t, s, "strengthen quay_gate")
	if s.Pool != 1 {
		t.Fatalf("%d resources, want 1", s.Pool)
	}
	if s.Phase != WarCouncil || !s.sits(councilChooses) {
		t.Error("a council that can buy nothing more is not adjourned by itself")
	}
	refused(t, s, "upgrade ar04", "AR-ARM-11")
}

func TestTooDear(t *testing.T) {
	// AR-ARM-11
	s := counselled(t, content.NotAttempted, content.NotAttempted, content.NotAttempted, content.Success)
	s.Pool = 2
	s.listChoices()
	refused(t, s, "upgrade ar01", "AR-ARM-11")
	refused(t, s, "buy st03", "AR-ARM-11")
	play(t, s, "strengthen high_gate")
	if s.Pool != 0 {
		t.Errorf("%d resources", s.Pool)
	}
	for choice, price := range map[string]int16{"upgrade ar01": 3, "buy st03": 4, "strengthen high_gate": 2} {
		s := counselled(t, content.NotAttempted, content.NotAttempted, content.NotAttempted, content.Success)
		s.Pool = price - 1
		s.listChoices()
		refused(t, s, choice, "AR-ARM-11")
		s.Pool = price // the last resource is enough
		s.listChoices()
		if play(t, s, choice); s.Pool != 0 {
			t.Errorf("%s left %d resources", choice, s.Pool)
		}
	}
}

func TestNoMoreTrainsThanSquares(t *testing.T) {
	// AR-SET-6
	s := counselled(t, content.NotAttempted, content.NotAttempted, content.NotAttempted, content.Success)
	w := *s.World
	sc := *s.Scenario()
	w.Content = new(content.Content)
	*w.Content = *s.World.Content
	w.Content.Scenarios = append([]content.Scenario(nil), w.Content.Scenarios...)
	sc.ArgotZone.Add(place(t, s, "0704"))
	sc.ArgotZone.Add(place(t, s, "0806"))
	w.Content.Scenarios[s.Options.Scenario] = sc
	s.World = &w
	s.listChoices()
	refused(t, s, "buy st03", "AR-SET-6")
}

func TestNoCouncil(t *testing.T) {
	// Ledger 8: without a council ni01 and ni02 come, zu01 of Zulon's, and nothing is bought or swapped.
	s := counselled(t, content.NotAttempted, content.Success, content.NotAttempted, content.Success)
	c := fresh(t, "campaign", 1, noCouncil)
	c.Campaign = s.Campaign
	for c.Stack.Top().Kind != FrameMatch {
		c.end()
	}
	c.Asked = AskNothing
	c.run()
	if c.Asked != AskPlacement || c.Asker != Argot {
		t.Fatalf("question %d, want the set-up", c.Asked)
	}
	for id, want := range map[string]Status{"ni01": Unplaced, "ni02": Unplaced, "ni03": Removed, "ni04": Removed, "zu01": Unplaced, "zu02": Removed, "zu03": Removed, "he01": Removed, "st03": Removed} {
		if got := c.Pieces[block(t, c, id)].Status; got != want {
			t.Errorf("%s has status %d, want %d", id, got, want)
		}
	}
	if armed(c, content.Argot) != 24 {
		t.Errorf("%d blocks, want 24", armed(c, content.Argot))
	}
}

func TestOutcomesOfKilledBargainer(t *testing.T) {
	// AR-MIS-3, AR-ARM-3, AR-SET-11
	for _, c := range []struct {
		result content.Result
		blocks int
	}{{content.Success, 0}, {content.Failure, 4}, {content.NotAttempted, 4}} {
		s := counselled(t, content.NotAttempted, content.NotAttempted, c.result, content.Success)
		if got := armed(s, content.Bargainer); got != c.blocks {
			t.Errorf("result %s: the Bargainer has %d blocks, want %d", c.result.ID(), got, c.blocks)
		}
	}
}

func TestOutcomesOfParley(t *testing.T) {
	// AR-MIS-2, AR-SET-12, AR-ARM-12
	for _, c := range []struct {
		result content.Result
		zulon  int
	}{{content.Success, 0}, {content.Failure, 3}, {content.NotAttempted, 3}} {
		s := counselled(t, content.NotAttempted, c.result, content.NotAttempted, content.Success)
		if got := armed(s, content.Zulon); got != c.zulon {
			t.Errorf("result %s: Zulon has %d blocks of his own, want %d", c.result.ID(), got, c.zulon)
		}
	}
}

func TestHesperoComesWhoeverIsKilled(t *testing.T) {
	// AR-RUL-49, AR-SID-5
	s := counselled(t, content.Success, content.NotAttempted, content.NotAttempted, content.Success)
	if armed(s, content.Hespero) != 4 || s.Stance[content.Hespero] != content.WithArgot {
		t.Errorf("Hespero has %d blocks with stance %d", armed(s, content.Hespero), s.Stance[content.Hespero])
	}
}
